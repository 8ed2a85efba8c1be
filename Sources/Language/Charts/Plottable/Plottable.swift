/// A type whose values can stand in a chart: a number, a date or a name underneath.
///
/// An enumeration with `String` raw values gets everything by declaring the conformance:
///
///     enum City: String, Plottable { case paris, tokyo }
public protocol Plottable {
  /// The number, `Date` or `String` that stands for the value.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol

  /// What the chart draws for this value.
  var primitivePlottable: PrimitivePlottable { get }

  /// The value that stands for a place in the chart; `nil` where there is none.
  init?(primitivePlottable: PrimitivePlottable)
}

extension Plottable where Self: RawRepresentable, Self.RawValue == String {
  /// The raw value, which axes and legends show.
  @inlinable public var primitivePlottable: String { rawValue }

  /// The case of a raw value; `nil` where no case has it.
  @inlinable public init?(primitivePlottable: Self.RawValue) { self.init(rawValue: primitivePlottable) }
}

/// The types that charts know by themselves: numbers, dates and strings.
public protocol PrimitivePlottableProtocol: Plottable where Self == Self.PrimitivePlottable {
  /// The value as the chart keeps it.
  var _datum: _PlottableDatum { get }
  /// The value of a datum; `nil` when it is of another kind.
  init?(_datum: _PlottableDatum)
}

extension PrimitivePlottableProtocol {
  /// The value itself.
  @inlinable public var primitivePlottable: Self { self }

  @inlinable public init?(primitivePlottable: Self.PrimitivePlottable) { self = primitivePlottable }
}

/// A number, a moment (seconds since 2001-01-01 UTC) or a name.
public enum _PlottableDatum: Sendable {
  case number(Double)
  case date(Double)
  case category(String)
}
