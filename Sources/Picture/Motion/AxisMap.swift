import OpenChartsDisplayList

/// Maps positions on an axis of one picture to positions on the same axis of the other, in points from the plot's
/// edge.
struct AxisMap: Sendable {
  /// The scales of both axes; `nil` if positions cannot be mapped.
  private let scales: (from: AuditModel.Axis.Scale, to: AuditModel.Axis.Scale)?
  /// The categories in order; empty for numeric and date axes.
  let names: (from: [String], to: [String])
  /// The lengths of the axes in points.
  let lengths: (from: Double, to: Double)
  /// The maximum distance of two labels with equal text that count as the same, in points of the new picture.
  let tolerance: Double

  init(_ a: AuditModel, _ b: AuditModel, isX: Bool) {
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

  /// Whether positions can be mapped between the pictures.
  var isKnown: Bool { scales != nil }

  func old(_ position: Double) -> Double? {
    scales.flatMap { finite($0.from.position($0.to.value(position))) }
  }

  func new(_ position: Double) -> Double? {
    scales.flatMap { finite($0.to.position($0.from.value(position))) }
  }

  private func finite(_ position: Double) -> Double? { abs(position) < 1e7 ? position : nil }
}
