import ChartMath
import Foundation
import Tables

/// The places of a column as they are shown, and as finely as a selection moves: each of those lies in one of these, so
/// that fine counts have the shown ones in them.
struct CrossAxis: Sendable {
  let shown: CrossPlaces
  let fine: CrossPlaces
  /// The shown place of each fine one.
  let shownOf: [Int]

  private init(shown: CrossPlaces, fine: CrossPlaces, shownOf: [Int]) {
    (self.shown, self.fine, self.shownOf) = (shown, fine, shownOf)
  }

  init(names: [String]) {
    self.init(shown: .names(names), fine: .names(names), shownOf: Array(names.indices))
  }

  /// About `wanted` bins, and within them about `resolution` fine places; `nil` where there is no value.
  init?(_ extent: Extent, bins wanted: Int, resolution: Int) {
    guard let bins = extent.bins(wanted) else { return nil }
    // Halves of halves fall on the same side of every edge as the whole does.
    let ratio = Double(resolution) / Double(bins.count)
    let parts = 1 << Int(max(0, log2(ratio).rounded()))
    var fine = bins
    fine.step /= Double(parts)
    fine.count *= parts
    self.init(
      shown: .intervals(bins), fine: .intervals(fine), shownOf: (0..<fine.count).map { $0 / parts })
  }

  /// The most units of the calendar that are shown.
  private static let mostUnits = 2000.0

  /// - Throws: ``DataError`` where the unit is too short for the dates.
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
    // Weeks lie in no longer unit.
    let parts: [TimeUnit] = [.second, .minute, .hour, .day, .month].filter { part in
      part.seconds < unit.seconds && length / part.seconds <= 4 * Double(resolution)
        && (part != .month || unit == .quarter || unit == .year)
    }
    let shown = Self.edges(of: unit, range, zone)
    let part = parts.first ?? unit
    var clock = WallClock(zone)
    // From end to end of what is shown.
    let fine = part == unit ? shown : Self.edges(of: part, shown[0]...shown[shown.count - 1].nextDown, zone)
    let places = CrossPlaces.units(unit, edges: shown)
    self.init(
      shown: places, fine: .units(part, edges: fine),
      shownOf: fine.dropLast().map { places.index(of: unit.start(of: $0, &clock)) ?? 0 })
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
