import Foundation
import OpenChartsChartModel

/// The values that an axis shows.
public struct AxisMarkValues: CustomStringConvertible {
  let request: AxisValuesRequest

  /// Round values that suit the data.
  public static var automatic: AxisMarkValues { AxisMarkValues(request: .inferred) }

  /// Returns round values, close to a desired count.
  /// - Parameters:
  ///   - desiredCount: The approximate number of values; `nil` uses the axis' default.
  ///   - roundLowerBound: Whether the scale starts at one of the values; `nil` uses the scale's default.
  ///   - roundUpperBound: Whether the scale ends at one of the values; `nil` uses the scale's default.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      request: .automatic(
        desiredCount: desiredCount, minimumStride: nil, roundLowerBound: roundLowerBound,
        roundUpperBound: roundUpperBound))
  }

  /// Returns round values at least `minimumStride` apart.
  public static func automatic<P>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues where P: BinaryFloatingPoint {
    AxisMarkValues(
      request: .automatic(
        desiredCount: desiredCount, minimumStride: Double(minimumStride),
        roundLowerBound: roundLowerBound, roundUpperBound: roundUpperBound))
  }

  /// Returns values at equal distances.
  public static func stride<P>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues where P: BinaryFloatingPoint {
    AxisMarkValues(
      request: .strideNumber(
        step: Double(stepSize), roundLowerBound: roundLowerBound, roundUpperBound: roundUpperBound))
  }

  /// Returns dates that are `count` calendar units apart. Uses the calendar of the environment if `calendar` is `nil`.
  /// The scale starts or ends at such a date only if that bound is rounded.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      request: .strideDate(
        component: component, count: count, roundLowerBound: roundLowerBound,
        roundUpperBound: roundUpperBound, calendar: calendar))
  }

  public var description: String {
    switch request {
    case .automatic(let count, let stride, _, _):
      "automatic"
        + (count.map { "(desiredCount: \($0))" } ?? stride.map { "(minimumStride: \($0))" } ?? "")
    case .strideNumber(let step, _, _): "stride(by: \(step))"
    case .strideDate(let component, let count, _, _, _): "stride(by: \(component), count: \(count))"
    case .values(let values): "\(values.count) values"
    }
  }
}

/// A value that an axis shows.
public struct AxisValue: Sendable {
  let context: AxisValueContext

  /// The index among the axis' values, from 0.
  public var index: Int { context.index }
  /// The number of the axis' values.
  public var count: Int { context.count }

  /// Returns the value as a type; `nil` if it has another kind.
  public func `as`<P>(_ type: P.Type) -> P? where P: Plottable { P(dataValue: context.value) }
}
