import Foundation
import OpenChartsViewValues

/// A key of a localized string, with arguments.
///
///     Text("Average: \(average, format: .number) steps")
///
/// A literal is stored unchanged: making a key from it allocates nothing.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The value of one placeholder.
  @usableFromInline enum Argument: Equatable, Sendable {
    case string(String)
    case integer(Int64)
    case unsigned(UInt64)
    case number(Double)
    case text(Text)
  }

  /// The text of the key. If there are arguments, it is a format with placeholders such as `%@`, and `%%` means a
  /// percent sign.
  @usableFromInline package let key: String
  @usableFromInline let arguments: [Argument]

  /// Creates a key without arguments.
  @inlinable public init(_ value: String) {
    key = value
    arguments = []
  }

  @inlinable public init(stringLiteral value: String) { self.init(value) }

  /// Creates another format with the arguments of a key.
  init(format: String, of other: LocalizedStringKey) {
    key = format
    arguments = other.arguments
  }

  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  /// Collects the format and the arguments from an interpolated literal.
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

    /// Adds an argument, with the placeholder `%@`.
    public mutating func appendInterpolation(_ string: String) { append("%@", .string(string)) }

    /// Adds an argument, with the placeholder `%@`.
    public mutating func appendInterpolation(_ string: Substring) {
      append("%@", .string(String(string)))
    }

    /// Adds an argument, with the placeholder `%@`.
    public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text)) }

    /// Adds an argument, with the placeholder `%@`.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append("%@", .text(Text(resource)))
    }

    /// Adds an argument, with the placeholder `%@`.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append("%@", .text(Text(attributedString)))
    }

    /// Adds a number, formatted in the locale of the environment.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(value._specifier, Self.argument(value))
    }

    /// Adds a number with a `printf` format, such as `%.2f`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(specifier, Self.argument(value))
    }

    /// Adds a value, formatted in the locale of the environment.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append("%@", .text(Text(content: FormattedContent(input, format))))
    }

    /// Adds a value, formatted in the locale of the environment.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
      append("%@", .text(Text(content: FormattedContent(input, format))))
    }

    /// Adds a value that a formatter formats.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      append("%@", .text(Text(subject, formatter: formatter)))
    }

    /// Adds a date as a date, a time, or an interval from now.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append("%@", .text(Text(date, style: style)))
    }

    /// Adds an argument, with the placeholder `%@`.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      append("%@", .text(Text(dates)))
    }

    /// Adds an argument, with the placeholder `%@`.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      append("%@", .text(Text(interval)))
    }

    /// Adds the description of any other value.
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

/// A number that can be an argument of a localized string.
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
