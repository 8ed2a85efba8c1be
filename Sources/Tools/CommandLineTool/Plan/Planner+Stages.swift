import OpenChartsTables

/// Columns of the chances to reach the stages of one course, such as the rounds of a tournament.
extension Planner {
  /// The fewest stages, and the fewest rows with a chance to reach the last one.
  private static let (fewestStages, fewestChances) = (3, 3)

  /// The measures, with the last stage first if the first measure is one of at least three stages.
  ///
  /// Stages are columns that differ only in a number, `rd3_win` to `rd7_win`, with values from 0 to 1 that never rise
  /// from stage to stage. The last one contains the others: the winner of a tournament has won each round before.
  ///
  /// - Complexity: O(rows) for each stage.
  func lastStageFirst(_ measures: [ColumnProfile]) -> [ColumnProfile] {
    guard let first = measures.first, let frame = Self.stageFrame(first.name),
      table.rowCount == facts.rowCount
    else { return measures }
    let stages = measures.compactMap { column -> (column: ColumnProfile, number: Int)? in
      guard let stage = Self.stageFrame(column.name), stage.frame == frame.frame else { return nil }
      return (column, stage.number)
    }.sorted { ($0.number, $0.column.index) < ($1.number, $1.column.index) }
    guard stages.count >= Self.fewestStages,
      zip(stages, stages.dropFirst()).allSatisfy({ $0.number < $1.number }),
      stages.allSatisfy({ $0.column.low >= 0 && $0.column.high <= 1 }), let last = stages.last
    else { return measures }
    let values = stages.compactMap { table.columns[$0.column.index].numbers }
    guard values.count == stages.count,
      values[values.count - 1].count(where: { $0 > 0 }) >= Self.fewestChances,
      zip(values, values.dropFirst()).allSatisfy({ stage, next in
        zip(stage, next).allSatisfy { !($0 < $1) } && zip(stage, next).contains { $0 > $1 }
      })
    else { return measures }
    return [last.column] + measures.filter { $0.index != last.column.index }
  }

  /// A name with `#` for its only number, and that number; `nil` for other names and for numbers above 100.
  private static func stageFrame(_ name: String) -> (frame: String, number: Int)? {
    let numbers = name.split { !$0.isNumber }
    guard numbers.count == 1, let number = Int(numbers[0]), number <= 100 else { return nil }
    return (name.replacing(numbers[0], with: "#"), number)
  }
}
