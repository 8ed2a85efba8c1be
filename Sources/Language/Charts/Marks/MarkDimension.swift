import ChartModel
import Foundation

/// How wide, tall or large a mark is: points, or a share of the scale's step.
///
/// A number literal is points: `BarMark(x: …, y: …, width: 8)`.
public struct MarkDimension: Sendable, CustomStringConvertible, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  public typealias FloatLiteralType = Double
  public typealias IntegerLiteralType = Int

  package var length: MarkLength

  package init(_ length: MarkLength) { self.length = length }

  /// The mark's own choice.
  public static var automatic: MarkDimension { MarkDimension(.automatic) }

  /// A length in points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(.fixed(Double(value))) }

  /// The step less `value` points on each side.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(.inset(Double(value))) }

  /// A share of the step: 1 leaves no gap.
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
