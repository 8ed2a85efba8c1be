import ChartModel
import Foundation

/// How wide, tall or large the marks of a plot are: points or a share of the scale's step, for all elements
/// or for each.
///
/// A number literal is points: `BarPlot(data, x: …, y: …, width: 8)`. Marks of different dimensions are
/// gathered one by one, as a `ForEach` of marks would be.
public struct MarkDimensions<DataElement>: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public typealias FloatLiteralType = Double
  public typealias IntegerLiteralType = Int

  private enum Form {
    case same(MarkLength)
    case own(KeyPath<DataElement, CGFloat>, (Double) -> MarkLength)
  }
  private let form: Form

  private init(_ form: Form) { self.form = form }

  var isUniform: Bool { if case .same = form { true } else { false } }

  func length(of element: DataElement) -> MarkLength {
    switch form {
    case .same(let length): length
    case .own(let property, let length): length(Double(element[keyPath: property]))
    }
  }

  /// The marks' own choice.
  public static var automatic: MarkDimensions<DataElement> { Self(.same(.automatic)) }

  /// A length in points.
  public static func fixed(_ value: CGFloat) -> MarkDimensions<DataElement> {
    Self(.same(.fixed(Double(value))))
  }

  /// A length in points that each element has.
  public static func fixed(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions<DataElement> {
    Self(.own(keyPath) { .fixed($0) })
  }

  /// The step less `value` points on each side.
  public static func inset(_ value: CGFloat) -> MarkDimensions<DataElement> {
    Self(.same(.inset(Double(value))))
  }

  /// The step less points that each element has, on each side.
  public static func inset(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions<DataElement> {
    Self(.own(keyPath) { .inset($0) })
  }

  /// A share of the step: 1 leaves no gap.
  public static func ratio(_ value: CGFloat) -> MarkDimensions<DataElement> {
    Self(.same(.ratio(Double(value))))
  }

  /// A share of the step that each element has.
  public static func ratio(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions<DataElement> {
    Self(.own(keyPath) { .ratio($0) })
  }

  public init(floatLiteral value: Double) { self.init(.same(.fixed(value))) }
  public init(integerLiteral value: Int) { self.init(.same(.fixed(Double(value)))) }
}
