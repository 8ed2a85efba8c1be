import Foundation
import OpenChartsChartModel

/// The width, height or size of a mark: points, or a fraction of the scale's step.
///
/// A number literal means points: `BarMark(x: …, y: …, width: 8)`.
public struct MarkDimension: Sendable, CustomStringConvertible, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  public typealias FloatLiteralType = Double
  public typealias IntegerLiteralType = Int

  package var length: MarkLength

  package init(_ length: MarkLength) { self.length = length }

  /// The default of the mark.
  public static var automatic: MarkDimension { MarkDimension(.automatic) }

  /// Returns a length in points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(.fixed(Double(value))) }

  /// Returns the step minus `value` points on each side.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(.inset(Double(value))) }

  /// Returns a fraction of the step: 1 leaves no gap.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(.ratio(Double(value))) }

  public init(floatLiteral value: Double) { self.init(.fixed(value)) }
  public init(integerLiteral value: Int) { self.init(.fixed(Double(value))) }

  public var description: String {
    switch length {
    case .automatic: "automatic"
    case .fixed(let value): "fixed(\(value))"
    case .ratio(let value): "ratio(\(value))"
    case .inset(let value): "inset(\(value))"
    }
  }
}
