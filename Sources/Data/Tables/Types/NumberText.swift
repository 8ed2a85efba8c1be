/// The notation of the numbers in a column.
struct NumberStyle: Hashable {
  /// The separator between groups of three digits; `nil` for none.
  var group: UInt8?
  var decimal = UInt8(ascii: ".")
  /// Whether groups before the last one have two digits, as in India (12,34,567).
  var hasPairs = false

  static let plain = NumberStyle()
  static let groupedByPoints = NumberStyle(group: UInt8(ascii: "."), decimal: UInt8(ascii: ","))
  /// All styles that inference tries, most likely first.
  static let candidates: [NumberStyle] = [
    NumberStyle(group: UInt8(ascii: ",")),
    NumberStyle(group: nil, decimal: UInt8(ascii: ",")),
    groupedByPoints,
    NumberStyle(group: UInt8(ascii: " ")),
    NumberStyle(group: UInt8(ascii: " "), decimal: UInt8(ascii: ",")),
    NumberStyle(group: UInt8(ascii: "'")),
    NumberStyle(group: UInt8(ascii: "_")),
    NumberStyle(group: UInt8(ascii: ","), hasPairs: true),
  ]
}

/// Parses numbers with correct rounding.
enum NumberText {
  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
    1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// Parses digits with an optional sign, point and exponent; `nil` for anything else, and for integers with a
  /// leading zero, because those are codes.
  @inline(__always)
  static func plain(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    let count = text.count
    if count == 0 || count > 400 { return nil }
    let p = text.baseAddress!
    var i = 0
    var isNegative = false
    if p[0] == 0x2D || p[0] == 0x2B {
      isNegative = p[0] == 0x2D
      i = 1
    }
    var mantissa: UInt64 = 0
    var digits = 0
    var exponent = 0
    let whole = i
    while i < count {
      let d = p[i] &- 0x30
      if d > 9 { break }
      mantissa = mantissa &* 10 &+ UInt64(d)
      i += 1
    }
    digits = i - whole
    let hasCodeZero = digits > 1 && p[whole] == 0x30
    if i < count, p[i] == 0x2E {
      i += 1
      let start = i
      while i < count {
        let d = p[i] &- 0x30
        if d > 9 { break }
        mantissa = mantissa &* 10 &+ UInt64(d)
        i += 1
      }
      exponent = start - i
      digits += i - start
    } else if hasCodeZero {
      return nil
    }
    if digits == 0 { return nil }
    if i < count {
      guard p[i] | 0x20 == 0x65 else { return nil }
      i += 1
      var isDown = false
      if i < count, p[i] == 0x2D || p[i] == 0x2B {
        isDown = p[i] == 0x2D
        i += 1
      }
      guard i < count else { return nil }
      var power = 0
      while i < count {
        let d = p[i] &- 0x30
        if d > 9 { return nil }
        if power < 100_000 { power = power * 10 + Int(d) }
        i += 1
      }
      exponent += isDown ? -power : power
    }
    // Exact if both parts are exact (Clinger 1990); otherwise use the slower library function.
    if digits <= 19, mantissa <= 1 << 53, exponent >= -22, exponent <= 22 {
      let value =
        exponent < 0 ? Double(mantissa) / powers[-exponent] : Double(mantissa) * powers[exponent]
      return isNegative ? -value : value
    }
    #if arch(x86_64)
      if digits <= 19, exponent >= -22, exponent <= 22 {
        // The quotient has 64 bits of precision and is then rounded a second time. This is wrong only if it is near a
        // half.
        let power = Float80(powers[abs(exponent)])
        let value = exponent < 0 ? Float80(mantissa) / power : Float80(mantissa) * power
        let dropped = value.significandBitPattern & 0x7FF
        if dropped < 0x3FE || dropped > 0x402 { return Double(isNegative ? -value : value) }
      }
    #endif
    return Double(String(decoding: text, as: UTF8.self))
  }

  /// Parses numbers with separators, a percent sign or a currency symbol.
  static func parse(
    _ text: UnsafeBufferPointer<UInt8>, _ style: NumberStyle
  ) -> (value: Double, unit: TableColumn.Unit)? {
    guard let (digits, isNegative, unit) = digits(text, style),
      var value = digits.withUnsafeBufferPointer({ plain($0) })
    else { return nil }
    if unit == .percent { value /= 100 }
    return (isNegative ? -value : value, unit)
  }

  /// The digits and the decimal point of a number that ``parse`` accepts.
  static func digits(
    _ text: UnsafeBufferPointer<UInt8>, _ style: NumberStyle
  ) -> (digits: [UInt8], isNegative: Bool, unit: TableColumn.Unit)? {
    guard text.count > 0, text.count <= 100, text.contains(where: { (0x30...0x39).contains($0) }) else {
      return nil
    }
    var bytes = Array(text)
    var unit = TableColumn.Unit.plain
    // Typographic minus signs and spaces.
    replace(&bytes, [0xE2, 0x88, 0x92], with: UInt8(ascii: "-"))
    replace(&bytes, [0xC2, 0xA0], with: UInt8(ascii: " "))
    replace(&bytes, [0xE2, 0x80, 0xAF], with: UInt8(ascii: " "))
    var isNegative = false
    if bytes.first == UInt8(ascii: "("), bytes.last == UInt8(ascii: ")"), bytes.count > 2 {
      bytes = Array(bytes.dropFirst().dropLast())
      isNegative = true
    }
    if let sign = bytes.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      if isNegative { return nil }
      isNegative = sign == UInt8(ascii: "-")
      bytes.removeFirst()
    }
    takeMinusBehind(&bytes, &isNegative, style, isSigned: text.first == UInt8(ascii: "+"))
    if bytes.last == UInt8(ascii: "%") {
      unit = .percent
      bytes.removeLast()
    } else if let sign = CurrencyText.take(from: &bytes) {
      unit = .currency(sign)
      if bytes.first == UInt8(ascii: "-"), !isNegative {
        isNegative = true
        bytes.removeFirst()
      }
      takeMinusBehind(&bytes, &isNegative, style, isSigned: text.first == UInt8(ascii: "+"))
    }
    if let length = dashLength(bytes, style) { bytes.removeLast(length) }
    while bytes.last == 0x20 { bytes.removeLast() }
    while bytes.first == 0x20 { bytes.removeFirst() }
    guard let first = bytes.first, (0x30...0x39).contains(first) || first == style.decimal,
      let digits = withoutSeparators(bytes, style)
    else { return nil }
    return (digits, isNegative, unit)
  }

  /// Removes a minus sign after the number, as accounting programs write it.
  private static func takeMinusBehind(
    _ bytes: inout [UInt8], _ isNegative: inout Bool, _ style: NumberStyle, isSigned: Bool
  ) {
    guard bytes.last == UInt8(ascii: "-"), bytes.count > 1, !isNegative, !isSigned,
      dashLength(bytes, style) == nil
    else { return }
    isNegative = true
    bytes.removeLast()
  }

  /// The length of a dash that replaces the zeros after the decimal separator, as in `12,-` and `12.--`.
  private static func dashLength(_ bytes: [UInt8], _ style: NumberStyle) -> Int? {
    let dashes: [[UInt8]] = [[0x2D, 0x2D], [0x2D], [0xE2, 0x80, 0x93], [0xE2, 0x80, 0x94]]
    for dash in dashes {
      let code = [style.decimal] + dash
      guard bytes.count > code.count, bytes.suffix(code.count).elementsEqual(code),
        (0x30...0x39).contains(bytes[bytes.count - code.count - 1])
      else { continue }
      return code.count
    }
    return nil
  }

  /// Removes the group separators, which must be before every three digits, and replaces the decimal separator by a
  /// point.
  private static func withoutSeparators(_ bytes: [UInt8], _ style: NumberStyle) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var run = 0
    var groups = 0
    var isWhole = true
    for byte in bytes {
      if isWhole, byte == style.group {
        guard groups == 0 ? (1...3).contains(run) : run == (style.hasPairs ? 2 : 3) else { return nil }
        groups += 1
        run = 0
      } else if isWhole, byte == style.decimal {
        if groups > 0, run != 3 { return nil }
        isWhole = false
        result.append(UInt8(ascii: "."))
      } else if (0x30...0x39).contains(byte) {
        run += 1
        result.append(byte)
      } else if byte | 0x20 == 0x65 || byte == 0x2D || byte == 0x2B {
        if groups > 0 { return nil }
        isWhole = false
        result.append(byte)
      } else {
        return nil
      }
    }
    if isWhole, groups > 0, run != 3 { return nil }
    return result
  }

  private static func replace(_ bytes: inout [UInt8], _ code: [UInt8], with byte: UInt8) {
    guard bytes.contains(code[0]) else { return }
    var result: [UInt8] = []
    var i = 0
    while i < bytes.count {
      if bytes[i...].starts(with: code) {
        result.append(byte)
        i += code.count
      } else {
        result.append(bytes[i])
        i += 1
      }
    }
    bytes = result
  }
}
