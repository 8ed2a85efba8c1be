import Descriptions
import DisplayList
import Statistics

extension PageChart {
  /// More values than these have no notes of their own: a page is to be made in no time.
  private static let noteLimit = 20_000

  /// The rows of a series where something is: its extremes, the turns of its course, what stands out. Ascending.
  func noted(_ index: Int) -> [Int] {
    let series = values.series[index]
    guard series.points.count > 2, series.points.count <= Self.noteLimit else { return [] }
    let isLying = values.walk == .y
    let (positions, numbers) = isLying ? (series.y, series.x) : (series.x, series.y)
    guard positions.count == numbers.count else { return [] }
    // Bars by name and points have no course that could turn.
    let isOrdered = positions.allSatisfy { $0.isFinite } && series.isContinuous
    let found = SeriesStatistics(
      x: isOrdered ? positions : numbers.indices.map(Double.init), y: numbers, isOrdered: isOrdered)
    var rows = [found.minimum, found.maximum].compactMap { $0?.rows.first } + found.outliers.map(\.row)
    if isOrdered {
      for piece in found.shape?.pieces.dropFirst() ?? [] { rows.append(found.order[piece.start]) }
    }
    return Set(rows).sorted()
  }
}
