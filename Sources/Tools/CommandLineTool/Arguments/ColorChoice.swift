import Foundation

/// The colour of one name, as in `--color Oslo=#1464f0`.
package struct ColorChoice: Equatable, Sendable {
  /// The value of the option. If a column has this name, the option means the column.
  package var text: String
  package var name: String
  package var color: RGB

  /// Returns `nil` if the text does not end in an equals sign, a hash and hexadecimal digits.
  ///
  /// - Throws: ``UsageError`` if the digits are not three or six.
  init?(_ text: String) throws(UsageError) {
    guard let separatorRange = text.range(of: "=#", options: .backwards),
      separatorRange.lowerBound != text.startIndex
    else {
      return nil
    }
    let digits = text[separatorRange.upperBound...]
    guard digits.allSatisfy(\.isHexDigit) else { return nil }
    guard let color = RGB(digits) else {
      throw UsageError("--color \(text) is not a name and its colour, such as Oslo=#1464f0")
    }
    (self.text, name, self.color) = (text, String(text[..<separatorRange.lowerBound]), color)
  }
}

/// A colour in sRGB.
package struct RGB: Hashable, Sendable {
  package var red, green, blue: UInt8

  init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) { (self.red, self.green, self.blue) = (red, green, blue) }

  /// Returns `nil` unless there are three or six hexadecimal digits.
  init?(_ digits: some StringProtocol) {
    let six = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
    guard six.count == 6, let value = UInt32(six, radix: 16) else { return nil }
    self.init(UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255))
  }

  /// The components from 0 to 1.
  var components: SIMD3<Double> { SIMD3(Double(red), Double(green), Double(blue)) / 255 }
}
