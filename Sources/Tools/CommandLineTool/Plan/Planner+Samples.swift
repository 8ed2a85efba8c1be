import OpenChartsTables

/// Columns of samples, and answers of surveys.
extension Planner {
  private static let mostSamples = 30
  /// Words for the time at which an answer was given.
  private static let answerWords: Set = [
    "timestamp", "horodateur", "zeitstempel", "temporal", "submitted", "submission", "responded", "response",
    "completed", "cronologiche", "carimbo",
  ]

  /// A box for each of at least four columns of numbers of one kind, in a table without names, dates and an order;
  /// `nil` for other tables.
  func samples(_ facts: ChoiceFacts) -> ChartPlan? {
    let columns = profiles.filter { $0.type == .number && $0.present > 0 && $0.role != .index }
    guard (4...Self.mostSamples).contains(columns.count), facts.rowCount >= 5,
      profiles.allSatisfy({ $0.type == .number || $0.present == 0 }), !columns[0].isCircularOrPlace,
      columns.allSatisfy({ $0.isAutomaticMeasure && !$0.isNumbering }),
      Set(columns.map(\.role)).count == 1, Set(columns.map(\.unit)).count == 1,
      Set(columns.map(\.measure)).count == 1, !isAscending(columns[0].index)
    else { return nil }
    // Samples of one kind overlap.
    let low = columns.map(\.low).sorted()[columns.count / 2]
    let high = columns.map(\.high).sorted()[columns.count / 2]
    let (lowerLimit, upperLimit) = (min(low / 2, low * 2), max(high / 2, high * 2))
    guard columns.allSatisfy({ $0.low <= upperLimit && $0.high >= lowerLimit }),
      let largest = columns.map(\.high).max(), abs(largest) <= abs(high) * 20
    else { return nil }
    let indices = columns.map(\.index).sorted()
    // A column whose values are near their predecessors is a course over time.
    let numbers = indices.compactMap { table.columns[$0].numbers }
    let courses = numbers.count { Self.roughness($0) < 0.5 }
    if courses * 2 > numbers.count {
      guard let row = profiles.first(where: { $0.role == .index && $0.present == facts.rowCount }),
        columns.count <= 12
      else { return nil }
      var plan = ChartPlan(.line, x: channel(row.index))
      fold(indices, into: &plan)
      return plan
    }
    var plan = ChartPlan(.point)
    (plan.x, plan.y) = sampleChannels(indices)
    plan.summary = .box
    return plan
  }

  /// The axes of a chart of the distributions of columns: their names and their values. Names that are long or many are
  /// on y.
  func sampleChannels(_ columns: [Int]) -> (x: Channel, y: Channel) {
    let names = Channel(.foldedNames(columns), .name, title: "")
    let values = Channel(.folded(columns), .number, title: shared(columns))
    let longest = columns.map { table.columns[$0].name.count }.max() ?? 0
    let isLong = columns.count > 14 || Double(longest * columns.count) * 6 > arguments.width - 90
    return isLong ? (values, names) : (names, values)
  }

  private func isAscending(_ column: Int) -> Bool {
    guard let values = table.columns[column].numbers else { return false }
    return zip(values, values.dropFirst()).allSatisfy { $0 < $1 }
  }

  /// The answers of a survey: its columns of ratings and of names, if each row has the time of its answers and nothing
  /// that is measured; or those of a survey with many questions. Empty for other tables.
  func answers(_ facts: ChoiceFacts) -> [ColumnProfile] {
    let answers = timedAnswers(facts)
    return answers.isEmpty && isSurvey ? surveyAnswers : answers
  }

  private func timedAnswers(_ facts: ChoiceFacts) -> [ColumnProfile] {
    guard facts.rowCount >= 4, table.rowCount == facts.rowCount,
      let date = profiles.first, date.type == .date, date.words.contains(where: Self.answerWords.contains),
      facts.measures.allSatisfy(isRating), !isRegular(date), !hasOneRowForEachThing(at: date)
    else { return [] }
    let ratings = profiles.filter { isRating($0) && $0.distinct > 1 }
    let names = profiles.filter {
      ($0.type == .text || $0.type == .boolean) && (2...12).contains($0.distinct) && $0.distinct < $0.present
    }
    return names.isEmpty ? [] : ratings + names
  }

  /// Whether the name of a column of ratings says so, as in "Satisfaction (1-5)".
  func isNamedRating(_ column: ColumnProfile) -> Bool {
    let numbers = column.words.compactMap { Int($0) }
    return isRating(column) && column.low >= 1
      && (numbers.count == 2 && numbers[0] <= 1 && (3...10).contains(numbers[1])
        || column.words.contains(where: RoleWords.ratings.contains))
  }

  /// Whether a column holds ratings: whole numbers from 0 or 1 to at most 10.
  func isRating(_ column: ColumnProfile) -> Bool {
    column.type == .number && column.isWhole && column.unit == .plain && column.low >= 0 && column.high <= 10
  }
}
