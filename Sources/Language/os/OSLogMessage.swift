import Foundation

/// The content of a message: a literal with values that may be private.
///
///     log.info("\(count) rows for \(name, privacy: .private), \(share, format: .fixed(precision: 1)) %")
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Collects the parts of a message.
///
/// The `attributes` of a value are hints for Apple's tools and have no effect.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity + 16 * interpolationCount)
  }

  public mutating func appendLiteral(_ literal: String) { text += literal }

  private mutating func append(
    _ value: String, _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy, isNumber: Bool
  ) {
    let shown = privacy.shown(value, isNumber: isNumber, showsPrivate: LogOutput.settings.showsPrivate)
    text += align.padded(shown)
  }

  /// Appends an integer.
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: T, format: OSLogIntegerFormatting = .decimal, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    append(format.text(number), align, privacy, isNumber: true)
  }

  /// Appends a floating-point number.
  public mutating func appendInterpolation(
    _ number: Double, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    append(format.text(number), align, privacy, isNumber: true)
  }

  /// Appends a floating-point number.
  public mutating func appendInterpolation(
    _ number: Float, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    append(format.text(Double(number)), align, privacy, isNumber: true)
  }

  /// Appends a floating-point number.
  public mutating func appendInterpolation(
    _ number: CGFloat, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    append(format.text(Double(number)), align, privacy, isNumber: true)
  }

  /// Appends a Boolean value.
  public mutating func appendInterpolation(
    _ boolean: Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    let words = format == .truth ? ("true", "false") : ("YES", "NO")
    append(boolean ? words.0 : words.1, .none, privacy, isNumber: true)
  }

  /// Appends a string. It is private by default.
  public mutating func appendInterpolation(
    _ string: String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    append(string, align, privacy, isNumber: false)
  }

  // Disfavoured, because numbers are `CustomStringConvertible` too.
  /// Appends the description of a value. It is private by default.
  @_disfavoredOverload
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    append(value.description, align, privacy, isNumber: false)
  }

  /// Appends an error. It is private by default.
  public mutating func appendInterpolation(
    _ error: any Error, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    append("\(error)", .none, privacy, isNumber: false)
  }

  /// Appends the name of a type.
  public mutating func appendInterpolation(
    _ type: Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    append("\(type)", align, privacy, isNumber: true)
  }

  /// Appends an address.
  public mutating func appendInterpolation(
    _ pointer: UnsafeRawPointer, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    append("\(pointer)", .none, privacy, isNumber: true)
  }
}
