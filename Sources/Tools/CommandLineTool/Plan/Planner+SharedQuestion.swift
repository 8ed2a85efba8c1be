/// Names of columns that begin with the same question or heading.
extension Planner {
  private static let separators = ["_", ": ", " - ", " – ", " | ", "; "]
  private static let (fewestWords, shortest) = (3, 20)

  /// The parts of two names after the question or heading with which both begin, such as `Members` and `Others` in
  /// `People by kind of membership: Members` and `People by kind of membership: Others`. `nil` for other names.
  ///
  /// The common beginning has at least three words and 20 characters, and ends with a sign that separates parts. Each
  /// part has a word.
  static func titles(_ a: String, _ b: String) -> (String, String)? {
    let difference = zip(a.indices, b.indices).first { a[$0] != b[$1] }
    let common = a[..<(difference?.0 ?? a.endIndex)]
    let ends = separators.compactMap { common.ranges(of: $0).last?.upperBound }
    guard let end = ends.max() else { return nil }
    let question = a[..<end]
    let length = a.distance(from: a.startIndex, to: end)
    guard length >= shortest, question.split(separator: " ").count >= fewestWords else { return nil }
    let answers = [a, b].map { $0.dropFirst(length).split(separator: " ").joined(separator: " ") }
    guard answers.allSatisfy({ $0.count(where: \.isLetter) >= 3 }) else { return nil }
    return (answers[0], answers[1])
  }
}
