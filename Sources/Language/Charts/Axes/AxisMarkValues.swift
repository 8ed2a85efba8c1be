import ChartModel
import Foundation

/// Which values an axis shows.
public struct AxisMarkValues: CustomStringConvertible {
  let request: AxisValuesRequest

  /// Round values that suit the data.
  public static var automatic: AxisMarkValues { AxisMarkValues(request: .inferred) }

  /// Round values, near a count.
  /// - Parameters:
  ///   - desiredCount: About how many; `nil` lets the axis decide.
  ///   - roundLowerBound: Whether the scale begins at a shown value; `nil` lets the scale decide.
  ///   - roundUpperBound: Whether the scale ends at one.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      request: .automatic(
        desiredCount: desiredCount, minimumStride: nil, roundLowerBound: roundLowerBound,
        roundUpperBound: roundUpperBound))
  }

  /// Round values that lie no closer than a distance.
  public static func automatic<P>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues where P: BinaryFloatingPoint {
    AxisMarkValues(
      request: .automatic(
        desiredCount: desiredCount, minimumStride: Double(minimumStride),
        roundLowerBound: roundLowerBound, roundUpperBound: roundUpperBound))
  }

  /// Values at equal distances.
  public static func stride<P>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues where P: BinaryFloatingPoint {
    AxisMarkValues(
      request: .strideNumber(
        step: Double(stepSize), roundLowerBound: roundLowerBound, roundUpperBound: roundUpperBound))
  }

  /// Dates a number of calendar units apart; a `calendar` of `nil` is the environment's. The scale begins and ends
  /// at such a date only where a bound is asked to be rounded.
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

/// One of the values that an axis shows.
public struct AxisValue: Sendable {
  let context: AxisValueContext

  /// The place among the axis's values, from 0.
  public var index: Int { context.index }
  /// How many values the axis shows.
  public var count: Int { context.count }

  /// The value as a type; `nil` when it is of another kind.
  public func `as`<P>(_ type: P.Type) -> P? where P: Plottable { P(dataValue: context.value) }
}
