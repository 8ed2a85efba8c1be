import Foundation
import OpenChartsChartModel

/// The width, height or size of a plot's marks, in points or as a fraction of the scale's step. It is the same for all
/// elements, or a property of each element.
///
/// A number literal means points: `BarPlot(data, x: …, y: …, width: 8)`. Marks with different dimensions are
/// collected one by one, as in a `ForEach` of marks.
public struct MarkDimensions<DataElement>: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public typealias FloatLiteralType = Double
  public typealias IntegerLiteralType = Int

  private enum Form {
    case same(MarkLength)
    case elementProperty(KeyPath<DataElement, CGFloat>, (Double) -> MarkLength)
  }
  private let form: Form

  private init(_ form: Form) { self.form = form }

  var isUniform: Bool { if case .same = form { true } else { false } }

  func length(of element: DataElement) -> MarkLength {
    switch form {
    case .same(let length): length
    case .elementProperty(let property, let length): length(Double(element[keyPath: property]))
    }
  }

  /// The default of the marks.
  public static var automatic: MarkDimensions<DataElement> { Self(.same(.automatic)) }

  /// Returns a length in points.
  public static func fixed(_ value: CGFloat) -> MarkDimensions<DataElement> {
    Self(.same(.fixed(Double(value))))
  }

  /// Returns a length in points, a property of each element.
  public static func fixed(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions<DataElement> {
    Self(.elementProperty(keyPath) { .fixed($0) })
  }

  /// Returns the step minus `value` points on each side.
  public static func inset(_ value: CGFloat) -> MarkDimensions<DataElement> {
    Self(.same(.inset(Double(value))))
  }

  /// Returns the step minus a property of each element, in points, on each side.
  public static func inset(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions<DataElement> {
    Self(.elementProperty(keyPath) { .inset($0) })
  }

  /// Returns a fraction of the step: 1 leaves no gap.
  public static func ratio(_ value: CGFloat) -> MarkDimensions<DataElement> {
    Self(.same(.ratio(Double(value))))
  }

  /// Returns a fraction of the step, a property of each element.
  public static func ratio(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions<DataElement> {
    Self(.elementProperty(keyPath) { .ratio($0) })
  }

  public init(floatLiteral value: Double) { self.init(.same(.fixed(value))) }
  public init(integerLiteral value: Int) { self.init(.same(.fixed(Double(value)))) }
}
