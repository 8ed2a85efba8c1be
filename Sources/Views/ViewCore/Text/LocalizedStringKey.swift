import Foundation
import ViewValues

/// Text to look up in the table of strings, with values filled in.
///
///     Text("Average: \(average, format: .number) steps")
///
/// A literal is kept as it is: making a key from it allocates nothing.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// A value for one of the places of a key.
  @usableFromInline enum Argument: Equatable, Sendable {
    case string(String)
    case integer(Int64)
    case unsigned(UInt64)
    case number(Double)
    case text(Text)
  }

  /// Where there are arguments, a format: `%@` and friends stand for them and `%%` for a percent sign.
  @usableFromInline package let key: String
  @usableFromInline let arguments: [Argument]

  /// A key without values.
  @inlinable public init(_ value: String) {
    key = value
    arguments = []
  }

  @inlinable public init(stringLiteral value: String) { self.init(value) }

  /// Another text for the places of a key.
  init(format: String, of other: LocalizedStringKey) {
    key = format
    arguments = other.arguments
  }

  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  /// Collects the key and its values from an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 4)
      arguments.reserveCapacity(interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) {
      guard literal.utf8.contains(UInt8(ascii: "%")) else {
        key += literal
        return
      }
      for character in literal { key += character == "%" ? "%%" : String(character) }
    }

    /// A value in the place of `%@`.
    public mutating func appendInterpolation(_ string: String) { append("%@", .string(string)) }

    /// A value in the place of `%@`.
    public mutating func appendInterpolation(_ string: Substring) {
      append("%@", .string(String(string)))
    }

    /// A value in the place of `%@`.
    public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text)) }

    /// A value in the place of `%@`.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append("%@", .text(Text(resource)))
    }

    /// A value in the place of `%@`.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append("%@", .text(Text(attributedString)))
    }

    /// A number in the locale of the environment.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(value._specifier, Self.argument(value))
    }

    /// A number by a format of C's `printf`, such as `%.2f`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(specifier, Self.argument(value))
    }

    /// A value as a format writes it in the environment's locale.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append("%@", .text(Text(content: FormattedContent(input, format))))
    }

    /// A value as a format writes it in the environment's locale.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
      append("%@", .text(Text(content: FormattedContent(input, format))))
    }

    /// A value as a formatter writes it.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      append("%@", .text(Text(subject, formatter: formatter)))
    }

    /// A moment as a date, a time, or a distance from now.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append("%@", .text(Text(date, style: style)))
    }

    /// A value in the place of `%@`.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      append("%@", .text(Text(dates)))
    }

    /// A value in the place of `%@`.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      append("%@", .text(Text(interval)))
    }

    /// Any other value by its description.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      append("%@", .string(String(describing: value)))
    }

    private mutating func append(_ specifier: String, _ argument: Argument) {
      key += specifier
      arguments.append(argument)
    }

    private static func argument(_ value: some _FormatSpecifiable) -> Argument {
      switch value._arg {
      case let v as Int64: .integer(v)
      case let v as UInt64: .unsigned(v)
      case let v as Double: .number(v)
      case let v: .string(String(describing: v))
      }
    }
  }
}

/// A number that can stand in a localised string.
public protocol _FormatSpecifiable: Equatable {
  associatedtype _Arg: CVarArg
  var _arg: _Arg { get }
  var _specifier: String { get }
}

extension _FormatSpecifiable where Self: SignedInteger & FixedWidthInteger {
  public var _arg: Int64 { Int64(truncatingIfNeeded: self) }
  public var _specifier: String { "%lld" }
}
extension _FormatSpecifiable where Self: UnsignedInteger & FixedWidthInteger {
  public var _arg: UInt64 { UInt64(truncatingIfNeeded: self) }
  public var _specifier: String { "%llu" }
}
extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  public var _arg: Double { Double(self) }
  public var _specifier: String { "%lf" }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}
