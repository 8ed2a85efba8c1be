import Foundation

/// The alignment of a value in a column of text.
public struct OSLogStringAlignment: Equatable, Sendable {
  /// The width in characters; negative values align to the left.
  private let columns: Int
  /// No padding.
  public static let none = OSLogStringAlignment(columns: 0)
  /// Pads on the left to a number of columns; 1000 at most.
  public static func right(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment(columns: columns) }
  /// Pads on the right to a number of columns; 1000 at most.
  public static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment(columns: -columns) }

  private static let limit = 1000

  func padded(_ text: String) -> String {
    let missing = min(columns.magnitude, UInt(Self.limit))
    guard text.count < missing else { return text }
    let padding = String(repeating: " ", count: Int(missing) - text.count)
    return columns > 0 ? padding + text : text + padding
  }
}

/// The format of a Boolean value.
public enum OSLogBoolFormat: Sendable {
  /// In order of the cases: `true` and `false`, or `YES` and `NO`.
  case truth, answer
}

/// The format of an integer.
public struct OSLogIntegerFormatting: Equatable, Sendable {
  private var radix = 10
  private var hasPlus = false
  private var prefix = ""
  private var isUppercase = false
  private var minDigits = 1

  /// Decimal.
  public static let decimal = OSLogIntegerFormatting()
  /// Hexadecimal, without a prefix.
  public static let hex = OSLogIntegerFormatting(radix: 16)
  /// Octal, without a prefix.
  public static let octal = OSLogIntegerFormatting(radix: 8)

  /// Decimal, optionally with a plus sign.
  public static func decimal(explicitPositiveSign: Bool = false) -> OSLogIntegerFormatting {
    decimal(explicitPositiveSign: explicitPositiveSign, minDigits: 1)
  }
  /// Decimal, padded with zeros to a minimum number of digits; 100 at most.
  public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(hasPlus: explicitPositiveSign, minDigits: minDigits)
  }
  /// Hexadecimal, optionally with the prefix `0x`, and padded with zeros.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, hasPlus: explicitPositiveSign, prefix: includePrefix ? "0x" : "", isUppercase: uppercase,
      minDigits: minDigits)
  }
  /// Octal, optionally with the prefix `0o`, and padded with zeros.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 8, hasPlus: explicitPositiveSign, prefix: includePrefix ? "0o" : "", isUppercase: uppercase,
      minDigits: minDigits)
  }

  private static let limit = 100

  func text<T: FixedWidthInteger>(_ number: T) -> String {
    var digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let missing = min(minDigits, Self.limit) - digits.count
    if missing > 0 { digits = String(repeating: "0", count: missing) + digits }
    return (number < 0 ? "-" : hasPlus ? "+" : "") + prefix + digits
  }
}

/// The format of a floating-point number.
public struct OSLogFloatFormatting: Equatable, Sendable {
  /// The conversion letter in C format strings.
  private var letter = "f"
  private var precision: Int?
  private var hasPlus = false

  /// Fixed notation with six decimals.
  public static let fixed = OSLogFloatFormatting()
  /// Hexadecimal notation with a binary exponent, exact.
  public static let hex = OSLogFloatFormatting(letter: "a")
  /// Scientific notation.
  public static let exponential = OSLogFloatFormatting(letter: "e")
  /// The shorter of fixed and scientific notation.
  public static let hybrid = OSLogFloatFormatting(letter: "g")

  /// Fixed notation with a number of decimals.
  public static func fixed(precision: Int, explicitPositiveSign: Bool = false, uppercase: Bool = false)
    -> OSLogFloatFormatting
  {
    OSLogFloatFormatting(letter: uppercase ? "F" : "f", precision: precision, hasPlus: explicitPositiveSign)
  }
  /// Scientific notation with a number of decimals.
  public static func exponential(precision: Int, explicitPositiveSign: Bool = false, uppercase: Bool = false)
    -> OSLogFloatFormatting
  {
    OSLogFloatFormatting(letter: uppercase ? "E" : "e", precision: precision, hasPlus: explicitPositiveSign)
  }
  /// The shorter of fixed and scientific notation, with a number of significant digits.
  public static func hybrid(precision: Int, explicitPositiveSign: Bool = false, uppercase: Bool = false)
    -> OSLogFloatFormatting
  {
    OSLogFloatFormatting(letter: uppercase ? "G" : "g", precision: precision, hasPlus: explicitPositiveSign)
  }

  func text(_ number: Double) -> String {
    let digits = precision.map { ".\(min(max($0, 0), 100))" } ?? ""
    return String(format: "%\(hasPlus ? "+" : "")\(digits)\(letter)", number)
  }
}
