import OpenChartsChartModel

/// A type whose values can be plotted: as a number, a date or a category.
///
/// An enumeration with `String` raw values only needs to declare the conformance:
///
///     enum City: String, Plottable { case paris, tokyo }
public protocol Plottable {
  /// The number, `Date` or `String` that represents the value.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol

  /// The number, `Date` or `String` that the chart draws.
  var primitivePlottable: PrimitivePlottable { get }

  /// Creates the value from a number, `Date` or `String`; `nil` if no value corresponds to it.
  init?(primitivePlottable: PrimitivePlottable)
}

extension Plottable where Self: RawRepresentable, Self.RawValue == String {
  /// The raw value, which axes and legends show.
  @inlinable public var primitivePlottable: String { rawValue }

  /// Creates the case with a raw value; `nil` if there is no such case.
  @inlinable public init?(primitivePlottable: Self.RawValue) { self.init(rawValue: primitivePlottable) }
}

/// The types that charts support directly: numbers, dates and strings.
public protocol PrimitivePlottableProtocol: Plottable where Self == Self.PrimitivePlottable {
  /// The value in the form in which a chart stores it.
  var _datum: DataValue { get }
  /// Creates the value from a datum; `nil` if the datum has another kind.
  init?(_datum: DataValue)
}

extension PrimitivePlottableProtocol {
  /// The value itself.
  @inlinable public var primitivePlottable: Self { self }

  @inlinable public init?(primitivePlottable: Self.PrimitivePlottable) { self = primitivePlottable }
}
