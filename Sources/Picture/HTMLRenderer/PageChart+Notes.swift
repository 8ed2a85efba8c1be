import OpenChartsDescriptions
import OpenChartsDisplayList
import OpenChartsStatistics

extension PageChart {
  /// The maximum number of values for notes, which keeps pages fast to write.
  private static let noteLimit = 20_000

  /// Returns the ascending rows of notable values in a series: extremes, turning points of its trend, outliers.
  func noted(_ index: Int) -> [Int] {
    let series = values.series[index]
    guard series.points.count > 2, series.points.count <= Self.noteLimit else { return [] }
    let isLying = values.navigationOrder == .y
    let (positions, numbers) = isLying ? (series.y, series.x) : (series.x, series.y)
    guard positions.count == numbers.count else { return [] }
    // Points and bars of categories have no trend with turning points.
    let isOrdered = positions.allSatisfy { $0.isFinite } && series.isContinuous
    let statistics = SeriesStatistics(
      x: isOrdered ? positions : numbers.indices.map(Double.init), y: numbers, isOrdered: isOrdered)
    var rows =
      [statistics.minimum, statistics.maximum].compactMap { $0?.rows.first } + statistics.outliers.map(\.row)
    if isOrdered {
      for piece in statistics.shape?.pieces.dropFirst() ?? [] { rows.append(statistics.order[piece.start]) }
    }
    return Set(rows).sorted()
  }
}
