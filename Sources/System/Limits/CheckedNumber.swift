/// Parses numbers of untrusted input without trapping.
package enum CheckedNumber {
  /// The decimal integer in `text` (ASCII digits after an optional sign); `nil` if `text` is not an integer, or is
  /// outside `range`.
  package static func integer(_ text: some Collection<UInt8>, in range: ClosedRange<Int>) -> Int? {
    guard let number = Int(String(decoding: text, as: UTF8.self)) else { return nil }
    return range.contains(number) ? number : nil
  }

  /// The integer `value`; `nil` if it has a fraction, is not finite, or is outside `range`.
  package static func integer(_ value: Double, in range: ClosedRange<Int>) -> Int? {
    guard let number = Int(exactly: value) else { return nil }
    return range.contains(number) ? number : nil
  }

  /// `a * b`; `nil` if it exceeds `limit` or overflows.
  package static func product(_ a: Int, _ b: Int, upTo limit: Int) -> Int? {
    let (result, overflows) = a.multipliedReportingOverflow(by: b)
    return overflows || result > limit ? nil : result
  }
}
