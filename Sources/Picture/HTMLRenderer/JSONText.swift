/// JSON under construction, safe inside a script element.
struct JSONText {
  private(set) var text = ""

  static func string(_ value: String) -> String {
    var result = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "<": result += "\\u003c"
      case "\u{2028}": result += "\\u2028"
      case "\u{2029}": result += "\\u2029"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// The shortest text that gives the same number; `null` for what is none.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    if let whole = Int(exactly: value), whole.magnitude < 1 << 53 { return String(whole) }
    return "\(value)"
  }

  static func array(_ values: [String]) -> String { "[" + values.joined(separator: ",") + "]" }
  static func strings(_ values: [String]) -> String { array(values.map(string)) }

  static func object(_ entries: [(String, String)]) -> String {
    "{" + entries.map { "\(string($0.0)):\($0.1)" }.joined(separator: ",") + "}"
  }

  /// A column: evenly spaced numbers as start, step and count, others one by one.
  static func column(_ values: [Double]) -> String {
    if values.count > 3, let first = values.first, first.isFinite {
      let step = values[1] - first
      let isEven = step.isFinite && values.indices.allSatisfy { values[$0] == first + Double($0) * step }
      if isEven {
        return object([("from", number(first)), ("by", number(step)), ("n", String(values.count))])
      }
    }
    return array(values.map(number))
  }
}
