/// The names that a text can mean: the name with exactly this spelling. If there is none, all names that differ only in
/// case or in the number of blanks.
///
///     NameMatch("TOTAL", among: ["city", "total"]).index   // 1
///     NameMatch("ToTaL", among: ["Total", "total"]).index  // nil
package struct NameMatch: Equatable, Sendable {
  /// The indices of the names, ascending.
  package let indices: [Int]
  private let spellings: [String]

  /// - Complexity: O(*n*).
  package init(_ text: String, among names: some Sequence<String>) {
    let lower = ColumnNames.oneLine(text).lowercased()
    var similar: [(index: Int, name: String)] = []
    for (index, name) in names.enumerated() {
      if name == text {
        similar = [(index, name)]
        break
      }
      if ColumnNames.oneLine(name).lowercased() == lower { similar.append((index, name)) }
    }
    indices = similar.map(\.index)
    spellings = similar.map(\.name)
  }

  /// The index of the only name; `nil` if there is none, or several.
  package var index: Int? { indices.count == 1 ? indices[0] : nil }

  /// A problem with its remedy, for messages, if there are several names; else `nil`.
  package var ambiguity: String? {
    guard indices.count > 1 else { return nil }
    return "several columns differ in case only: "
      + spellings.map { "\"\($0)\"" }.joined(separator: ", ") + "; write the name exactly"
  }
}
