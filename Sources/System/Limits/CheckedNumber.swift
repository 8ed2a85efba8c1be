/// Reads numbers of untrusted input. Nothing here traps.
package enum CheckedNumber {
  /// The decimal integer in `text` (ASCII digits after an optional sign), or `nil` where `text` is no integer or
  /// lies outside `range`.
  package static func integer(_ text: some Collection<UInt8>, in range: ClosedRange<Int>) -> Int? {
    guard let number = Int(String(decoding: text, as: UTF8.self)) else { return nil }
    return range.contains(number) ? number : nil
  }

  /// The whole number `value`, or `nil` where it has a fraction, is not finite, or lies outside `range`.
  package static func integer(_ value: Double, in range: ClosedRange<Int>) -> Int? {
    guard let number = Int(exactly: value) else { return nil }
    return range.contains(number) ? number : nil
  }

  /// `a * b`, or `nil` where that exceeds `limit` or overflows.
  package static func product(_ a: Int, _ b: Int, upTo limit: Int) -> Int? {
    let (result, overflows) = a.multipliedReportingOverflow(by: b)
    return overflows || result > limit ? nil : result
  }
}
