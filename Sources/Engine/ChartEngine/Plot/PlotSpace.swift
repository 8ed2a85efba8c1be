import OpenChartsChartModel
import OpenChartsDisplayList

/// The plot area with its scales, which map data to points.
struct PlotSpace: Sendable {
  var size: Size
  /// The scale of x; `nil` if no data defines the axis.
  var x: PositionScale?
  var y: PositionScale?
  var environment: ChartEnvironment
  var dodgeCount = 1
  /// The smallest distance in points between neighbouring slots on axes without steps; infinite for a single slot.
  var xGap = Double.infinity
  var yGap = Double.infinity
  /// Whether the number of marks is so large that those with the same style are drawn together, instead of row by row.
  var isLarge = false

  static let largeCount = 5_000

  func scale(_ axis: AxisDimension) -> PositionScale? { axis == .x ? x : y }
  func length(_ axis: AxisDimension) -> Double { axis == .x ? size.width : size.height }
  func gap(_ axis: AxisDimension) -> Double { axis == .x ? xGap : yGap }
  var bounds: Rect { Rect(origin: .zero, size: size) }

  /// Returns the ends of a row's slot in points, before the mark takes its share of it; `nil` if a value has no
  /// position. Both ends are equal for a single value on a continuous scale.
  func slot(_ channel: ResolvedChannel, _ row: Int, _ axis: AxisDimension) -> (Double, Double)? {
    switch channel.form {
    case .none: return (0, length(axis))
    case .plot(let start, let end): return (start ?? 0, end ?? length(axis))
    case .single:
      guard let scale = scale(axis) else { return nil }
      let v = channel.lower[row]
      if scale.isBand {
        let (a, b) = scale.usableRange(from: v - 0.5, to: v + 0.5)
        return a.isFinite && b.isFinite ? (a, b) : nil
      }
      let p = scale.position(v)
      return p.isFinite ? (p, p) : nil
    case .slot, .edges:
      guard let scale = scale(axis) else { return nil }
      let (low, high) = (channel.lower[row], channel.upper[row])
      let (a, b) =
        scale.isBand
        ? scale.usableRange(from: min(low, high) - 0.5, to: max(low, high) + 0.5)
        : (scale.position(low), scale.position(high))
      return a.isFinite && b.isFinite ? (a, b) : nil
    }
  }

  /// Returns the position of a point-like mark: the middle of its slot, or of its sub-band.
  func center(_ marks: ResolvedMarks, _ row: Int, _ axis: AxisDimension) -> Double {
    let channel = marks[axis]
    if case .plot(let start, _) = channel.form, let start { return start }
    guard let (a, b) = slot(channel, row, axis) else { return .nan }
    let middle = (a + b) / 2
    guard isDodged(marks, axis) else { return middle }
    let sub = subBand(marks, row, extent: abs(b - a), axis)
    return middle + sub.offset
  }

  /// Returns all centres of a column, in one pass if possible.
  func centers(_ marks: ResolvedMarks, _ axis: AxisDimension) -> [Double] {
    let channel = marks[axis]
    if case .single = channel.form, !isDodged(marks, axis), let scale = scale(axis) {
      return scale.positions(channel.lower)
    }
    return (0..<marks.table.count).map { center(marks, $0, axis) }
  }

  func isDodged(_ marks: ResolvedMarks, _ axis: AxisDimension) -> Bool { marks.dodgeAxis == axis }

  /// Returns a row's sub-band of a slot: the offset of its middle from the slot's middle, and its length.
  func subBand(_ marks: ResolvedMarks, _ row: Int, extent: Double, _ axis: AxisDimension) -> (
    offset: Double, length: Double
  ) {
    let count = Double(max(dodgeCount, 1))
    // Continuous scales have no slots: use 12 points per sub-band, limited by the distance to neighbours.
    let slot = extent > 0 ? extent : min(gap(axis), 12 * count)
    let span = (marks.table.dodge?.span ?? .automatic).resolved(in: slot, automatic: 0.7 * slot)
    let length = span / count
    let offset = (Double(marks.dodge[row]) + 0.5) * length - span / 2
    // The first sub-band is at the start of the reading direction.
    let isFlipped = axis == .x && environment.isRightToLeft
    return (isFlipped ? -offset : offset, length)
  }
}

extension MarkLength {
  /// Returns the length in points in a slot of this extent; never negative.
  func resolved(in extent: Double, automatic: Double) -> Double {
    switch self {
    case .automatic: max(automatic, 0)
    case .fixed(let points): max(points, 0)
    case .ratio(let share): max(share * extent, 0)
    case .inset(let margin): max(extent - 2 * margin, 0)
    }
  }
}

extension ChartRequest {
  /// Whether marks are drawn by style because of a large number of rows.
  var isLarge: Bool { marks.reduce(0) { $0 + $1.rowCount } > PlotSpace.largeCount }
}
