import Foundation
import OpenChartsChartMath
import OpenChartsTables

/// The bins of a column as charts show them, and the finer bins in which a selection moves. Each fine bin lies within
/// one shown bin, so that fine counts add up to the shown counts.
struct CrossAxis: Sendable {
  let shown: FineBins
  let fine: FineBins
  /// The index of the shown bin that contains each fine bin.
  let shownOf: [Int]

  private init(shown: FineBins, fine: FineBins, shownOf: [Int]) {
    (self.shown, self.fine, self.shownOf) = (shown, fine, shownOf)
  }

  init(names: [String]) {
    self.init(shown: .names(names), fine: .names(names), shownOf: Array(names.indices))
  }

  /// Creates about `wanted` shown bins with about `resolution` fine ones; `nil` if the column has no values.
  init?(_ extent: Extent, bins wanted: Int, resolution: Int) {
    guard let bins = extent.bins(wanted) else { return nil }
    // The number of parts is a power of two, so that the edges of the shown bins are exactly edges of fine bins.
    let ratio = Double(resolution) / Double(bins.count)
    let parts = 1 << Int(max(0, log2(ratio).rounded()))
    var fine = bins
    fine.step /= Double(parts)
    fine.count *= parts
    self.init(
      shown: .intervals(bins), fine: .intervals(fine), shownOf: (0..<fine.count).map { $0 / parts })
  }

  /// The maximum number of calendar units in a chart.
  private static let mostUnits = 2000.0

  /// - Throws: ``DataError`` if the unit is too short for the range of the dates.
  init?(
    _ extent: Extent, unit wanted: TimeUnit?, of column: String, resolution: Int, zone: ZoneOffsets
  ) throws(DataError) {
    guard let range = extent.range, range.upperBound - range.lowerBound < 1e14 else { return nil }
    let length = range.upperBound - range.lowerBound
    let units: [TimeUnit] = [.year, .quarter, .month, .week, .day, .hour, .minute]
    let unit = wanted ?? units.first { length / $0.seconds >= 20 } ?? .second
    guard length / unit.seconds <= Self.mostUnits else {
      throw DataError(
        "column \"\(column)\" has more than \(Int(Self.mostUnits)) units of this length; a longer one is right"
      )
    }
    // Weeks are not in the list, because months and longer units do not consist of whole weeks.
    let parts: [TimeUnit] = [.second, .minute, .hour, .day, .month].filter { part in
      part.seconds < unit.seconds && length / part.seconds <= 4 * Double(resolution)
        && (part != .month || unit == .quarter || unit == .year)
    }
    let shown = Self.edges(of: unit, range, zone)
    let part = parts.first ?? unit
    var clock = WallClock(zone)
    // The fine units extend over all shown ones.
    let fine = part == unit ? shown : Self.edges(of: part, shown[0]...shown[shown.count - 1].nextDown, zone)
    let shownBins = FineBins.units(unit, edges: shown)
    self.init(
      shown: shownBins, fine: .units(part, edges: fine),
      shownOf: fine.dropLast().map { shownBins.index(of: unit.start(of: $0, &clock)) ?? 0 })
  }

  private static func edges(
    of unit: TimeUnit, _ range: ClosedRange<Double>, _ zone: ZoneOffsets
  ) -> [Double] {
    var clock = WallClock(zone)
    var edges = [unit.start(of: range.lowerBound, &clock)]
    repeat {
      edges.append(unit.end(of: edges[edges.count - 1], &clock))
    } while edges.last! <= range.upperBound
    return edges
  }
}
