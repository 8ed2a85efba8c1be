/// Reads the text of a unit: quotients of products of powers, with parentheses.
struct UnitText {
  private var rest: Substring
  /// The number of parentheses around the current part.
  private var depth = 0

  private init(_ text: String) { rest = Substring(text.filter { !$0.isWhitespace }) }

  /// The powers in a text; `nil` if it is not a unit.
  static func factors(of text: String) -> [UnitFactor]? {
    var reader = UnitText(text)
    guard let factors = reader.quotient(), reader.rest.isEmpty else { return nil }
    return factors
  }

  private mutating func quotient() -> [UnitFactor]? {
    guard var factors = product() else { return nil }
    while rest.first == "/" {
      rest.removeFirst()
      guard let divisor = product() else { return nil }
      factors += divisor.map { UnitFactor($0.unit, -$0.exponent) }
    }
    return factors
  }

  private mutating func product() -> [UnitFactor]? {
    guard var factors = power() else { return nil }
    while let sign = rest.first, sign == "*" || sign == "·" || sign == "." {
      rest.removeFirst()
      guard let factor = power() else { return nil }
      factors += factor
    }
    return factors
  }

  private mutating func power() -> [UnitFactor]? {
    guard let base = atom() else { return nil }
    guard rest.first == "^" else { return base }
    rest.removeFirst()
    let digits = rest.prefix { $0 == "-" || $0.isNumber }
    guard let exponent = Int(digits), abs(exponent) <= 99 else { return nil }
    rest = rest[digits.endIndex...]
    return base.map { UnitFactor($0.unit, $0.exponent * exponent) }
  }

  private mutating func atom() -> [UnitFactor]? {
    if rest.first == "(" {
      rest.removeFirst()
      depth += 1
      defer { depth -= 1 }
      if rest.first == ")" {
        rest.removeFirst()
        return []
      }
      guard depth <= 99, let factors = quotient(), rest.first == ")" else { return nil }
      rest.removeFirst()
      return factors
    }
    var symbol = rest.prefix { $0.isLetter || $0 == "_" || $0 == "%" }
    if rest[symbol.endIndex...].first == "<", let end = rest.firstIndex(of: ">") { symbol = rest[...end] }
    // The numerator of a reciprocal, as in `1/min`.
    if symbol.isEmpty, rest.first == "1" {
      rest.removeFirst()
      return []
    }
    guard let unit = NamedUnit.named(String(symbol)) else { return nil }
    rest = rest[symbol.endIndex...]
    return [UnitFactor(unit, 1)]
  }
}
