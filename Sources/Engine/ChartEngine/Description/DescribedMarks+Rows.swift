import Foundation
import OpenChartsChartModel
import OpenChartsPhrases

/// The positions of rows along an axis, and the names of some of them.
struct Positions {
  var values: [Double]
  var labels: [Int: String] = [:]
  /// The meaning of the names as positions.
  var placings: [Int: Placing] = [:]
}

/// The values of rows.
struct Quantities {
  var label: String
  var values: [Double]
}

extension DescribedMarks {
  /// Returns the position of each row along an axis; for an interval, its centre. `nil` if the table or the chart has
  /// no position on this axis.
  ///
  /// - Parameter isNamed: Whether intervals get names, such as "10 to 20".
  func positions(_ table: MarkTable, _ dimension: AxisDimension, isNamed: Bool = true) -> Positions? {
    guard let axis = facts(dimension) else { return nil }
    switch dimension == .x ? table.x : table.y {
    case .none, .plot: return nil
    case .value(let column):
      if axis.isBand { return Positions(values: axis.setup.resolve(column).lower) }
      guard column.isInterval, column.unit == nil else { return Positions(values: column.values) }
      return middles(column.values, column.ends, column.kind, axis, isNamed ? unit(dimension) : nil)
    case .interval(let start, let end):
      if axis.isBand { return Positions(values: axis.setup.resolve(start).lower) }
      return middles(
        start.values, end.isInterval ? end.ends : end.values, start.kind, axis,
        isNamed ? unit(dimension) : nil)
    }
  }

  private func middles(
    _ low: [Double], _ high: [Double], _ kind: ValueKind, _ axis: ScaleFacts, _ unit: Calendar.Component?
  ) -> Positions {
    var positions = Positions(values: zip(low, high).map { ($0 + $1) / 2 })
    guard low.count <= 1_000, let unit else { return positions }
    var speech = SpokenText(environment)
    for row in low.indices where low[row].isFinite && high[row].isFinite {
      let name = speech.interval(low[row], high[row], kind, unit, axis)
      (positions.labels[row], positions.placings[row]) = (name?.text, name?.placing)
    }
    return positions
  }

  /// Returns the values of each row: one column, or two for the ends of spans. The values of sectors are their angles;
  /// the values of a heat map's cells are the numbers of their colours.
  func quantities(_ table: MarkTable, _ dimension: AxisDimension) -> [Quantities] {
    if let angle = table.angle, table.kind.trait.isPolar {
      let lengths = angle.isInterval ? zip(angle.values, angle.ends).map { $1 - $0 } : angle.values
      return [Quantities(label: angle.label, values: lengths)]
    }
    if Self.hasFields(table), let colors = table.foregroundStyle {
      return [Quantities(label: colors.label, values: colors.values)]
    }
    switch dimension == .x ? table.x : table.y {
    case .none, .plot: return []
    case .value(let column):
      let low = Quantities(label: column.label, values: column.values)
      return column.isInterval && column.unit == nil
        ? [low, Quantities(label: column.label, values: column.ends)] : [low]
    case .interval(let start, let end):
      let low = Quantities(label: start.label, values: start.values)
      let high = Quantities(label: end.label, values: end.isInterval ? end.ends : end.values)
      // If all intervals have one end in common, the other end is the quantity.
      if start.values.allSatisfy({ $0 == start.values.first }) { return [high] }
      return end.values.allSatisfy { $0 == end.values.first } ? [low] : [low, high]
    }
  }
}
