import Foundation
import OpenChartsChartMath
import OpenChartsChartModel
import OpenChartsPhrases

/// Intervals of an axis, between round numbers or dates, or of several adjacent categories.
struct IntervalPieces {
  private enum Form {
    /// Evenly spaced edges, in numbers.
    case even(start: Double, step: Double)
    /// Edges in numbers or seconds, one more than intervals.
    case edges([Double], step: DateStep?)
    /// The number of categories per interval.
    case names(Int)
  }

  let count: Int
  private let form: Form
  private let axis: ScaleFacts
  private let scale: PositionScale
  private let last: Double?

  /// - Parameters:
  ///   - last: The last position of a mark, which the last interval includes; `nil` if unknown.
  ///   - limit: The maximum number of intervals.
  init?(_ scale: PositionScale, _ axis: ScaleFacts, calendar: Calendar, last: Double?, limit: Int) {
    self.axis = axis
    self.last = last
    self.scale = scale
    let (lower, upper) = scale.bounds
    if scale.isBand {
      let names = scale.domain.count
      guard names > 0 else { return nil }
      let width = (names + limit - 1) / limit
      form = .names(width)
      count = (names + width - 1) / width
      return
    }
    guard lower.isFinite, upper.isFinite, lower < upper else { return nil }
    if axis.setup.kind == .date {
      let step = DateTicks.step(
        lower: lower, upper: upper, calendar: calendar, desiredCount: min(limit * 2 / 3, 31))
      var edges = DateTicks.values(lower: lower, upper: upper, step: step, calendar: calendar)
      if edges.isEmpty { edges = [lower, upper] }
      if edges[0] > lower { edges.insert(lower, at: 0) }
      if edges[edges.count - 1] < upper { edges.append(upper) }
      guard edges.count - 1 <= limit else { return nil }
      form = .edges(edges, step: step)
      count = edges.count - 1
      return
    }
    guard scale.line != nil else {
      // On a nonlinear scale, intervals have equal widths in the picture. Their edges are rounded to two digits.
      let pieces = min(limit, 30)
      var edges = (0...pieces).compactMap { piece -> Double? in
        let share = Double(piece) / Double(pieces)
        let value = scale.value(at: scale.position(lower) * (1 - share) + scale.position(upper) * share)
        return value?.magnitude.map(Self.short)
      }
      edges = Array(Set(edges)).sorted()
      guard edges.count > 1 else { return nil }
      form = .edges(edges, step: nil)
      count = edges.count - 1
      return
    }
    var wanted = min(limit, 31)
    while true {
      let step = NiceTicks.step(
        lower: lower, upper: upper, includesZero: false, desiredCount: wanted, minimumStride: nil)
      let first = (lower / step + 1e-9).rounded(.down)
      let pieces = (upper / step - 1e-9).rounded(.up) - first
      if pieces <= Double(limit), pieces >= 1 {
        form = .even(start: first * step, step: step)
        count = Int(pieces)
        return
      }
      guard wanted > 2 else { return nil }
      wanted -= max(1, wanted / 4)
    }
  }

  /// The start and distance of evenly spaced edges; `nil` for others.
  var line: (start: Double, step: Double)? {
    if case .even(let start, let step) = form { (start, step) } else { nil }
  }

  /// Returns the index of the interval of a resolved number, limited to the first and the last.
  func piece(of v: Double) -> Int {
    switch form {
    case .even(let start, let step): return min(max(Int(saturating: (v - start) / step), 0), count - 1)
    case .names(let width): return min(max(Int(saturating: v) / width, 0), count - 1)
    case .edges(let edges, _): return Bins.lowerIndex(for: v, edges: edges)
    }
  }

  /// Returns the ends of an interval in points.
  func positions(_ piece: Int) -> (Double, Double) {
    let (a, b): (Double, Double) =
      switch form {
      case .even(let start, let step): (start + Double(piece) * step, start + Double(piece + 1) * step)
      case .edges(let edges, _): (edges[piece], edges[piece + 1])
      case .names(let width): (Double(piece * width) - 0.5, Double((piece + 1) * width) - 0.5)
      }
    let (p, q) = (scale.position(a), scale.position(b))
    return (min(p, q), max(p, q))
  }

  /// Returns the spoken label of an interval.
  ///
  /// - Parameter position: The common position of all values in the interval, which then replaces the interval's ends
  ///   in the label; `nil` if they have several positions.
  func label(_ piece: Int, at position: Double?, unit: Calendar.Component, _ speech: inout SpokenText)
    -> String
  {
    switch form {
    case .even, .edges(_, nil):
      if let position { return axis.text(Self.clean(.number(position)), unit, &speech) }
    case .edges(_, let step?):
      // Halves of a year are no labels for values of years.
      if let position, Self.isShorter(step.unit, than: unit) {
        return axis.text(.date(position), unit, &speech)
      }
    case .names: break
    }
    switch form {
    case .even(let start, let step):
      return text(
        .number(start + Double(piece) * step), .number(start + Double(piece + 1) * step), unit, &speech)
    case .edges(let edges, let step?):
      // An interval ends at its last moment: "January", not "January to February".
      let isWhole = [.day, .weekOfYear, .month, .quarter, .year, .yearForWeekOfYear].contains(step.unit)
      var end = isWhole ? max(edges[piece + 1] - 1, edges[piece]) : edges[piece + 1]
      // The last interval includes its upper edge if a mark is there.
      if piece == count - 1, let last, last <= edges[piece + 1] { end = max(end, last) }
      let shown: Calendar.Component =
        switch step.unit {
        case .quarter: .month
        case .weekOfYear: .day
        default: step.unit
        }
      return text(.date(edges[piece]), .date(end), shown, &speech)
    case .edges(let edges, nil):
      return text(.number(edges[piece]), .number(edges[piece + 1]), unit, &speech)
    case .names(let width):
      let names = scale.domain
      let last = min((piece + 1) * width, names.count) - 1
      return speech.range(
        speech.value(names[piece * width], unit: unit), speech.value(names[last], unit: unit))
    }
  }

  private static func isShorter(_ unit: Calendar.Component, than other: Calendar.Component) -> Bool {
    let units: [Calendar.Component] = [.second, .minute, .hour, .day, .weekOfYear, .month, .quarter, .year]
    guard let index = units.firstIndex(of: unit), let otherIndex = units.firstIndex(of: other) else {
      return false
    }
    return index < otherIndex
  }

  private func text(
    _ a: DataValue, _ b: DataValue, _ unit: Calendar.Component, _ speech: inout SpokenText
  ) -> String {
    let from = axis.plain(Self.clean(a), unit, &speech)
    var placing = Placing.name
    if case .date = a { placing = Placing(unit) }
    return speech.range(from, axis.text(Self.clean(b), unit, &speech), placing)
  }

  /// Removes the rounding errors of floating-point arithmetic.
  private static func clean(_ value: DataValue) -> DataValue {
    guard case .number(let v) = value, v != 0, v.isFinite else { return value }
    let scale = pow(10, 9 - (log10(abs(v))).rounded(.down))
    let rounded = (v * scale).rounded() / scale
    return .number(rounded.isFinite ? rounded : v)
  }

  private static func short(_ v: Double) -> Double {
    guard v != 0, v.isFinite else { return v }
    let scale = pow(10, 1 - (log10(abs(v))).rounded(.down))
    let rounded = (v * scale).rounded() / scale
    return rounded.isFinite ? rounded : v
  }
}
