/// The currency symbol before or after a number: `R$ 12,50`, `12.50 CHF`, `3,20 zł`.
enum CurrencyText {
  private static let signs = [
    "US$", "CA$", "AU$", "NZ$", "HK$", "MX$", "NT$", "R$", "A$", "C$", "S$", "$", "€", "£", "¥", "￥", "円",
    "元",
    "원", "₹", "₩", "₽", "₺", "₴", "₪", "₫", "₦", "₱", "₸", "₡", "฿",
  ]
  private static let words = [
    "SFr.", "Fr.", "kr.", "kr", "zł", "Kč", "Ft", "Rs.", "Rs", "TL", "руб.", "руб", "лв.", "лв",
    "EUR", "USD", "GBP", "CHF", "JPY", "CNY", "SEK", "NOK", "DKK", "ISK", "PLN", "CZK", "HUF", "RON", "BGN",
    "TRY",
    "RUB", "UAH", "INR", "KRW", "BRL", "CAD", "AUD", "NZD", "MXN", "ARS", "CLP", "COP", "ZAR", "SGD", "HKD",
    "TWD",
    "THB", "IDR", "MYR", "PHP", "VND", "ILS", "AED", "SAR", "EGP", "NGN", "KES",
  ]
  /// The currency symbols with their bytes. A symbol that ends with a letter is written with a space before the number.
  private static let all: [(bytes: [UInt8], sign: String)] =
    signs.map { (Array($0.utf8), $0) } + words.map { (Array($0.utf8), $0 + "\u{A0}") }

  /// Removes the currency symbol and the spaces beside it.
  ///
  /// - Returns: The symbol to write before a number; `nil` if there is none.
  static func take(from bytes: inout [UInt8]) -> String? {
    guard let first = bytes.first, let last = bytes.last, !isOfNumber(first) || !isOfNumber(last) else {
      return nil
    }
    if let sign = takeSingleByte(from: &bytes) { return sign }
    for (code, sign) in all where bytes.count > code.count {
      if code[0] == first, bytes.starts(with: code) {
        bytes.removeFirst(code.count)
      } else if code[code.count - 1] == last, bytes.suffix(code.count).elementsEqual(code) {
        bytes.removeLast(code.count)
      } else {
        continue
      }
      while bytes.last == 0x20 { bytes.removeLast() }
      while bytes.first == 0x20 { bytes.removeFirst() }
      return sign
    }
    return nil
  }

  /// Removes a currency symbol in Windows-1252, which is one byte.
  private static func takeSingleByte(from bytes: inout [UInt8]) -> String? {
    for (byte, sign) in [(0x80, "€"), (0xA3, "£"), (0xA5, "¥")] as [(UInt8, String)] {
      if bytes.first == byte {
        bytes.removeFirst()
        return sign
      }
      if bytes.last == byte, bytes.count > 1, bytes[bytes.count - 2] < 0x80 {
        bytes.removeLast()
        return sign
      }
    }
    return nil
  }

  private static func isOfNumber(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || [0x20, 0x28, 0x29, 0x2B, 0x2C, 0x2D, 0x2E].contains(byte)
  }

  /// Whether a text is a currency's letters and a year, as in a column's name `USD 2024`.
  static func isYear(_ value: Double, _ unit: TableColumn.Unit) -> Bool {
    guard case .currency(let sign) = unit else { return false }
    return sign.hasSuffix("\u{A0}") && value == value.rounded() && (1500...2200).contains(value)
  }
}
