import Foundation

/// Where a value stands in its columns.
public struct OSLogStringAlignment: Equatable, Sendable {
  /// Characters; below zero on the left.
  private let columns: Int
  /// As long as it is.
  public static let none = OSLogStringAlignment(columns: 0)
  /// At the right of so many columns; 1000 at most.
  public static func right(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment(columns: columns) }
  /// At the left of so many columns; 1000 at most.
  public static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment(columns: -columns) }

  private static let limit = 1000

  func padded(_ text: String) -> String {
    let missing = min(columns.magnitude, UInt(Self.limit))
    guard text.count < missing else { return text }
    let room = String(repeating: " ", count: Int(missing) - text.count)
    return columns > 0 ? room + text : text + room
  }
}

/// How truth is written: `true` or `YES`.
public enum OSLogBoolFormat: Sendable {
  /// `true` and `false`, or `YES` and `NO`.
  case truth, answer
}

/// How a whole number is written.
public struct OSLogIntegerFormatting: Equatable, Sendable {
  private var radix = 10
  private var hasPlus = false
  private var prefix = ""
  private var isUppercase = false
  private var minDigits = 1

  /// In tens.
  public static let decimal = OSLogIntegerFormatting()
  /// In sixteens, without a prefix.
  public static let hex = OSLogIntegerFormatting(radix: 16)
  /// In eights, without a prefix.
  public static let octal = OSLogIntegerFormatting(radix: 8)

  /// In tens, with a plus where that is asked for.
  public static func decimal(explicitPositiveSign: Bool = false) -> OSLogIntegerFormatting {
    decimal(explicitPositiveSign: explicitPositiveSign, minDigits: 1)
  }
  /// In tens, with zeros before it up to so many digits; 100 at most.
  public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(hasPlus: explicitPositiveSign, minDigits: minDigits)
  }
  /// In sixteens, with `0x` and zeros before it where they are asked for.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, hasPlus: explicitPositiveSign, prefix: includePrefix ? "0x" : "", isUppercase: uppercase,
      minDigits: minDigits)
  }
  /// In eights, with `0o` and zeros before it where they are asked for.
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

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Equatable, Sendable {
  /// The letter that C's formats have for it.
  private var letter = "f"
  private var precision: Int?
  private var hasPlus = false

  /// With six digits after the point.
  public static let fixed = OSLogFloatFormatting()
  /// In sixteens with a power of two, exactly.
  public static let hex = OSLogFloatFormatting(letter: "a")
  /// With a power of ten.
  public static let exponential = OSLogFloatFormatting(letter: "e")
  /// The shorter of plain and with a power of ten.
  public static let hybrid = OSLogFloatFormatting(letter: "g")

  /// With so many digits after the point.
  public static func fixed(precision: Int, explicitPositiveSign: Bool = false, uppercase: Bool = false)
    -> OSLogFloatFormatting
  {
    OSLogFloatFormatting(letter: uppercase ? "F" : "f", precision: precision, hasPlus: explicitPositiveSign)
  }
  /// With a power of ten and so many digits after the point.
  public static func exponential(precision: Int, explicitPositiveSign: Bool = false, uppercase: Bool = false)
    -> OSLogFloatFormatting
  {
    OSLogFloatFormatting(letter: uppercase ? "E" : "e", precision: precision, hasPlus: explicitPositiveSign)
  }
  /// The shorter of plain and with a power of ten, with so many digits.
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
