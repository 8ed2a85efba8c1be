import Foundation
import Tables

extension RowFilter {
  /// Rows with a value of a column in a range of numbers, or of seconds since 2001.
  static func range(_ column: String, _ range: ClosedRange<Double>, isDate: Bool) throws -> RowFilter {
    let name = "\"" + column.replacing("\"", with: "\"\"") + "\""
    func literal(_ value: Double) -> String { isDate ? "'\(text(value))'" : "\(value)" }
    return try FilterParser.filter(
      "\(name) >= \(literal(range.lowerBound)) and \(name) <= \(literal(range.upperBound))")
  }

  /// A moment, to the microsecond.
  private static func text(_ moment: Double) -> String {
    // What is beyond the years of the calendar excludes nothing.
    let moment = min(max(moment, -50_000_000_000), 200_000_000_000)
    let day = CivilDate(dayNumber: Int((moment / 86_400).rounded(.down)))
    let micros = Int((moment - (moment / 86_400).rounded(.down) * 86_400) * 1e6)
    func padded(_ number: Int, _ count: Int) -> String {
      let digits = "\(number)"
      return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }
    let second = micros / 1_000_000
    return "\(padded(day.year, 4))-\(padded(day.month, 2))-\(padded(day.day, 2))T"
      + "\(padded(second / 3600, 2)):\(padded(second / 60 % 60, 2)):\(padded(second % 60, 2))"
      + ".\(padded(micros % 1_000_000, 6))Z"
  }
}
