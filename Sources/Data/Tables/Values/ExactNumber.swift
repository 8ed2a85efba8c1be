import OpenChartsLimits

/// A decimal number with all its digits, up to 38 including decimal places.
///
///     ExactNumber("1500000000000000123")   // a `Double` would be 1500000000000000000
package struct ExactNumber: Hashable, Sendable, CustomStringConvertible {
  /// The number times ten to the power of ``scale``.
  package let digits: Int128
  /// The number of decimal places, as few as the number needs.
  package let scale: Int

  /// The maximum number of decimal digits in ``digits``.
  static let mostDigits = 38
  /// 10³⁸, which is less than 2¹²⁷.
  private static let bound = power(mostDigits)

  package init(digits: Int128, scale: Int = 0) {
    var (digits, scale) = (digits, scale)
    while scale > 0, digits % 10 == 0 { (digits, scale) = (digits / 10, scale - 1) }
    (self.digits, self.scale) = (digits, scale)
  }

  /// Parses a sign, digits with an optional point, and an exponent; `nil` for other text, and for more than 38
  /// digits.
  package init?(_ text: String) {
    var text = text
    guard let number = text.withUTF8({ Self.parsed($0) }) else { return nil }
    self = number
  }

  package static func parsed(_ text: UnsafeBufferPointer<UInt8>) -> ExactNumber? {
    var at = 0
    var isNegative = false
    if let sign = text.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      isNegative = sign == UInt8(ascii: "-")
      at = 1
    }
    var digits: Int128 = 0
    var scale = 0
    var (hasDigit, hasPoint) = (false, false)
    while at < text.count {
      let byte = text[at]
      if byte == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
      } else if (0x30...0x39).contains(byte) {
        hasDigit = true
        // Trailing zeros of a long fraction are dropped.
        if byte != 0x30 || digits < bound / 10 {
          guard digits < bound / 10 else { return nil }
          digits = digits * 10 + Int128(byte - 0x30)
          if hasPoint { scale += 1 }
        } else if !hasPoint {
          return nil
        }
      } else {
        break
      }
      at += 1
    }
    guard hasDigit else { return nil }
    if at < text.count {
      guard text[at] | 0x20 == UInt8(ascii: "e"),
        let exponent = CheckedNumber.integer(text[(at + 1)...], in: -400...400)
      else { return nil }
      scale -= exponent
    }
    while scale > 0, digits % 10 == 0, digits != 0 { (digits, scale) = (digits / 10, scale - 1) }
    if digits == 0 { scale = 0 }
    while scale < 0 {
      guard digits < bound / 10 else { return nil }
      (digits, scale) = (digits * 10, scale + 1)
    }
    guard scale <= mostDigits else { return nil }
    return ExactNumber(digits: isNegative ? -digits : digits, scale: scale)
  }

  /// The sum; `nil` if it does not fit into 128 bits.
  package func adding(_ other: ExactNumber) -> ExactNumber? {
    let scale = max(scale, other.scale)
    guard let a = digits(scale: scale), let b = other.digits(scale: scale),
      case (let sum, let isTooLarge) = a.addingReportingOverflow(b), !isTooLarge
    else { return nil }
    return ExactNumber(digits: sum, scale: scale)
  }

  static func power(_ exponent: Int) -> Int128 {
    var power: Int128 = 1
    for _ in 0..<exponent { power *= 10 }
    return power
  }

  /// ``digits`` at a larger scale; `nil` if the result does not fit into 128 bits.
  package func digits(scale wanted: Int) -> Int128? {
    guard (scale...Self.mostDigits).contains(wanted) else { return nil }
    let (product, isTooLarge) = digits.multipliedReportingOverflow(by: Self.power(wanted - scale))
    return isTooLarge ? nil : product
  }

  /// The largest number with `wanted` decimal places that is not greater than this one.
  package func roundedDown(scale wanted: Int) -> ExactNumber {
    guard wanted < scale else { return self }
    return ExactNumber(digits: Self.floor(digits, Self.power(scale - wanted)), scale: wanted)
  }

  /// The quotient, rounded toward negative infinity.
  static func floor(_ number: Int128, _ divisor: Int128) -> Int128 {
    let quotient = number / divisor
    return number % divisor < 0 ? quotient - 1 : quotient
  }

  /// The number in decimal notation, without an exponent.
  package var description: String {
    let text = "\(digits.magnitude)"
    let sign = digits < 0 ? "-" : ""
    guard scale > 0 else { return sign + text }
    let padded = String(repeating: "0", count: max(0, scale + 1 - text.count)) + text
    return "\(sign)\(padded.dropLast(scale)).\(padded.suffix(scale))"
  }

  /// The nearest `Double`.
  package var double: Double { Double(description) ?? .nan }
}

extension ExactNumber: Comparable {
  package static func < (a: ExactNumber, b: ExactNumber) -> Bool {
    let scale = max(a.scale, b.scale)
    switch (a.digits(scale: scale), b.digits(scale: scale)) {
    case (let a?, let b?): return a < b
    // A number that overflows is farther from zero than one that does not.
    case (nil, _): return a.digits < 0
    case (_, nil): return b.digits > 0
    }
  }
}
