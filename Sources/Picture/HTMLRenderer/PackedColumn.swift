import Foundation
import OpenChartsSVGRenderer

/// A column of many numbers for the page's script, as bytes in base 64: a third to a half of the digits' length, and
/// faster to read.
///
///     {"low":-3146,"per":1000,"width":3,"bytes":"…"}    // (low + code) ÷ per; width bytes per code, least first
///     {"width":8,"bytes":"…"}                           // numbers with too many digits, as 64-bit floats
///
/// The highest code means a missing value. The script decodes exactly the same numbers.
enum PackedColumn {
  /// The maximum number of values that are written as digits, so that the source of small pages is readable.
  static let limit = 1_000

  static func json(_ values: [Double]) -> String {
    guard values.count > limit else { return JSONText.column(values) }
    return JSONText.evenColumn(values) ?? steps(values) ?? floats(values)
  }

  /// Returns numbers with a common number of decimals, at most six, as integers; `nil` for other numbers.
  private static func steps(_ values: [Double]) -> String? {
    var per = 1.0
    for _ in 0...6 {
      if let (low, high) = bounds(values, per: per) {
        guard let width = (1...6).first(where: { high - low < Double(1 << (8 * $0) - 1) }) else { return nil }
        var data = Data(capacity: values.count * width)
        for value in values {
          let code =
            value.isFinite ? UInt64((value * per).rounded() - low) : UInt64(1) << UInt64(8 * width) - 1
          for byteIndex in 0..<width { data.append(UInt8(truncatingIfNeeded: code >> UInt64(8 * byteIndex))) }
        }
        return JSONText.object([
          ("low", JSONText.number(low)), ("per", JSONText.number(per)), ("width", String(width)),
          ("bytes", JSONText.string(data.base64EncodedString())),
        ])
      }
      per *= 10
    }
    return nil
  }

  /// Returns the lowest and highest number of steps; `nil` if a number is not an exact quotient.
  private static func bounds(_ values: [Double], per: Double) -> (Double, Double)? {
    var (low, high) = (Double.infinity, -Double.infinity)
    for value in values where value.isFinite {
      let steps = (value * per).rounded()
      guard abs(steps) < 0x1p52, steps / per == value else { return nil }
      low = min(low, steps)
      high = max(high, steps)
    }
    return low <= high ? (low, high) : (0, 0)
  }

  private static func floats(_ values: [Double]) -> String {
    JSONText.object([
      ("width", "8"),
      ("bytes", PageScene.base64(values.map { ($0.isFinite ? $0 : .nan).bitPattern })),
    ])
  }
}
