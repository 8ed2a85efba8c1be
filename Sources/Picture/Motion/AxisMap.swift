import DisplayList
import Foundation

/// Where a place on the axis of one picture lies on the axis of the other, in points from the plot's edge.
struct AxisMap: Sendable {
  private enum Way: Sendable {
    case scales(AxisScale, AxisScale)
    /// new = old × factor + shift
    case affine(factor: Double, shift: Double)
  }

  private let way: Way?
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
    guard let old, let new, old.kind == new.kind, old.kind != .names else {
      way = nil
      tolerance = .infinity
      return
    }
    tolerance = old.kind == .dates ? 0.4 * lengths.to / Double(max(new.labels.count, 1)) : .infinity
    let centers = (Self.centers(old, isX), Self.centers(new, isX))
    if let from = AxisScale(old, length: lengths.from, centers: centers.0, isX: isX),
      let to = AxisScale(new, length: lengths.to, centers: centers.1, isX: isX)
    {
      way = .scales(from, to)
    } else {
      way = Self.fit(old.labels.map(\.text), centers.0, new.labels.map(\.text), centers.1)
    }
  }

  /// Whether places can be carried from one picture to the other.
  var isKnown: Bool { way != nil }

  func old(_ place: Double) -> Double? {
    switch way {
    case .scales(let from, let to): finite(from.position(to.value(place)))
    case .affine(let factor, let shift): finite((place - shift) / factor)
    case nil: nil
    }
  }

  func new(_ place: Double) -> Double? {
    switch way {
    case .scales(let from, let to): finite(to.position(from.value(place)))
    case .affine(let factor, let shift): finite(place * factor + shift)
    case nil: nil
    }
  }

  private func finite(_ place: Double) -> Double? { abs(place) < 1e7 ? place : nil }

  private static func centers(_ axis: DrawnChart.Axis, _ isX: Bool) -> [Double] {
    axis.labels.map { isX ? $0.frame.midX : $0.frame.midY }
  }

  /// The line through the two outermost labels that both have.
  private static func fit(_ a: [String], _ placesA: [Double], _ b: [String], _ placesB: [Double]) -> Way? {
    func unique(_ texts: [String], _ places: [Double]) -> [String: Double] {
      var counts: [String: Int] = [:]
      for text in texts { counts[text, default: 0] += 1 }
      return Dictionary(
        zip(texts, places).filter { counts[$0.0] == 1 }, uniquingKeysWith: { first, _ in first })
    }
    let (old, new) = (unique(a, placesA), unique(b, placesB))
    let common = old.compactMap { text, place in new[text].map { (place, $0) } }.sorted { $0 < $1 }
    guard let first = common.first, let last = common.last else { return nil }
    if common.count == 1 { return .affine(factor: 1, shift: first.1 - first.0) }
    let factor = (last.1 - first.1) / (last.0 - first.0)
    guard factor.isFinite, abs(factor) > 1e-6 else { return nil }
    return .affine(factor: factor, shift: first.1 - first.0 * factor)
  }
}

/// A continuous scale as far as its labels tell: which values lie where.
struct AxisScale: Sendable {
  private enum Curve: CaseIterable, Sendable { case linear, log, root }

  private let curve: Curve
  private let lower: Double
  private let upper: Double
  private let start: Double
  private let end: Double

  /// `nil` where no usual scale puts the labels near where they are.
  init?(_ axis: DrawnChart.Axis, length: Double, centers: [Double], isX: Bool) {
    guard axis.upper > axis.lower, length > 0 else { return nil }
    var best: (scale: AxisScale, error: Double)?
    for curve in axis.isLinear ? [Curve.linear] : Curve.allCases where curve != .log || axis.lower > 0 {
      for isReversed in [false, true] {
        let grows = isX != isReversed
        let scale = AxisScale(
          curve: curve, lower: axis.lower, upper: axis.upper, start: grows ? 0 : length,
          end: grows ? length : 0)
        let ticks = axis.ticks.map(scale.position).filter(\.isFinite)
        if ticks.isEmpty || centers.isEmpty {
          // Nothing to check by: the usual way of a plain scale.
          guard axis.isLinear else { return nil }
          self = scale
          return
        }
        // Labels need not stand at their ticks, but a wrong scale is far off for most of them.
        let error = centers.reduce(0) { sum, center in
          sum + (ticks.map { abs($0 - center) }.min() ?? 0)
        }
        let order = Self.disorder(axis, ticks, centers)
        if best.map({ error + order < $0.error - 1e-6 }) ?? true { best = (scale, error + order) }
      }
    }
    guard let best, best.error / Double(centers.count) < 0.12 * length else { return nil }
    self = best.scale
  }

  private init(curve: Curve, lower: Double, upper: Double, start: Double, end: Double) {
    (self.curve, self.lower, self.upper, self.start, self.end) = (curve, lower, upper, start, end)
  }

  /// A large number where labels run against their ticks.
  private static func disorder(_ axis: DrawnChart.Axis, _ ticks: [Double], _ centers: [Double]) -> Double {
    guard let a = ticks.first, let b = ticks.last, let c = centers.first, let d = centers.last else {
      return 0
    }
    return (b - a) * (d - c) < 0 ? 1e6 : 0
  }

  private func bend(_ value: Double) -> Double {
    switch curve {
    case .linear: value
    case .log: Foundation.log(value)
    case .root: value < 0 ? -(-value).squareRoot() : value.squareRoot()
    }
  }

  private func straighten(_ value: Double) -> Double {
    switch curve {
    case .linear: value
    case .log: Foundation.exp(value)
    case .root: value < 0 ? -value * value : value * value
    }
  }

  func position(_ value: Double) -> Double {
    let (a, b) = (bend(lower), bend(upper))
    return start + (end - start) * (bend(value) - a) / (b - a)
  }

  func value(_ position: Double) -> Double {
    let (a, b) = (bend(lower), bend(upper))
    return straighten(a + (b - a) * (position - start) / (end - start))
  }
}
