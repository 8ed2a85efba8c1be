/// One limit of `Limits`: its name for the documentation, its value and unit.
package struct Limit: Sendable {
  package enum Unit: Sendable { case bytes, seconds, count }

  /// The name of the resource in the table of SECURITY.md.
  package let name: String
  package let value: Int
  package let unit: Unit

  /// The value with its unit: `64 MiB`, `10 s`, `100`.
  package var text: String {
    switch unit {
    case .seconds: return "\(value) s"
    case .count: return Self.grouped(value)
    case .bytes:
      for (size, name) in [(1 << 30, "GiB"), (1 << 20, "MiB"), (1 << 10, "KiB")]
      where value >= size && value % size == 0 {
        return "\(value / size) \(name)"
      }
      return "\(Self.grouped(value)) bytes"
    }
  }

  /// Formats a number with commas between groups of three digits.
  private static func grouped(_ value: Int) -> String {
    var digits = Array(String(value).reversed())
    for position in stride(from: 3, to: digits.count, by: 3).reversed() { digits.insert(",", at: position) }
    return String(digits.reversed())
  }
}
