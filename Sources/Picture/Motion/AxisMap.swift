import DisplayList

/// Where a place on the axis of one picture lies on the axis of the other, in points from the plot's edge.
struct AxisMap: Sendable {
  /// Both axes' scales; `nil` where places cannot be carried.
  private let scales: (from: DrawnChart.Axis.Scale, to: DrawnChart.Axis.Scale)?
  /// Names of the bands, in order; empty for axes of numbers and dates.
  let names: (from: [String], to: [String])
  /// Lengths of the axes in points.
  let lengths: (from: Double, to: Double)
  /// How far apart two places of equal text may be to be one, in points of the new picture.
  let tolerance: Double

  init(_ a: DrawnChart, _ b: DrawnChart, isX: Bool) {
    let (old, new) = (isX ? a.x : a.y, isX ? b.x : b.y)
    lengths = isX ? (a.plot.width, b.plot.width) : (a.plot.height, b.plot.height)
    names = (old?.names ?? [], new?.names ?? [])
    guard let old, let new, old.kind == new.kind, let from = old.scale, let to = new.scale else {
      scales = nil
      tolerance = .infinity
      return
    }
    tolerance = old.kind == .dates ? 0.4 * lengths.to / Double(max(new.labels.count, 1)) : .infinity
    scales = (from, to)
  }

  /// Whether places can be carried from one picture to the other.
  var isKnown: Bool { scales != nil }

  func old(_ place: Double) -> Double? {
    scales.flatMap { finite($0.from.position($0.to.value(place))) }
  }

  func new(_ place: Double) -> Double? {
    scales.flatMap { finite($0.to.position($0.from.value(place))) }
  }

  private func finite(_ place: Double) -> Double? { abs(place) < 1e7 ? place : nil }
}
