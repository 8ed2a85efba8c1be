/// Values beyond the limits of a measurement, as laboratories write them: `<0.5` and `>2419.6`.
enum MeasurementLimits {
  /// The minimum number of values within the limits.
  private static let fewestValues = 3

  /// Replaces missing values by the limits in their texts, such as `<0.5`, if no value is beyond a limit.
  ///
  /// One of these must be true: a number is fractional; a text is an upper limit, such as `>100`; all limits are at most
  /// 1. Otherwise `<5` among counts hides a small count for privacy, and stays missing.
  ///
  /// - Returns: The number of replaced values, and the row of the first one; `nil` if there are none.
  static func fill(_ values: inout [Double], _ text: ColumnText) -> (count: Int, row: Int)? {
    var limits: [(row: Int, value: Double)] = []
    var (least, most) = (-Double.infinity, Double.infinity)
    for row in values.indices where values[row].isNaN {
      let bytes = text[row]
      guard let sign = bytes.first, sign == UInt8(ascii: "<") || sign == UInt8(ascii: ">"),
        let limit = NumberText.plain(UnsafeBufferPointer(rebasing: bytes[1...]))
      else { continue }
      limits.append((row, limit))
      // Several methods have several limits; values must be between the outermost ones.
      if sign == UInt8(ascii: "<") {
        least = least.isFinite ? min(least, limit) : limit
      } else {
        most = most.isFinite ? max(most, limit) : limit
      }
    }
    guard let first = limits.first else { return nil }
    let inside = values.filter(\.isFinite)
    let isExact =
      most.isFinite || limits.allSatisfy { $0.value <= 1 }
      || (inside + limits.map(\.value)).contains { $0 != $0.rounded() }
    guard inside.count >= fewestValues, isExact, inside.allSatisfy({ least <= $0 && $0 <= most }) else {
      return nil
    }
    for (row, limit) in limits { values[row] = limit }
    return (limits.count, first.row)
  }
}

extension ColumnTyper {
  /// The values, with limits for values beyond the limits of a measurement.
  func withLimits(
    _ values: [Double], _ numbers: inout NumberColumn, _ text: ColumnText, _ name: String,
    _ noted: inout [String]
  ) -> [Double] {
    var values = values
    guard numbers.present < text.count, let (count, row) = MeasurementLimits.fill(&values, text) else {
      return values
    }
    numbers.present += count
    noted.append(
      "\(count) of \(text.count) values of \"\(name)\" \(count == 1 ? "is" : "are") beyond a limit, such as "
        + "\(excerpt(text[row])), and \(count == 1 ? "is" : "are") read as the limit")
    return values
  }
}
