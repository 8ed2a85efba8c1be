/// Numbers as people write them, without the weight of a locale library.
package enum NumberText {
  /// The signs of a locale.
  package struct Signs: Hashable, Sendable {
    package var decimal = "."
    package var group = ","

    package init(decimal: String = ".", group: String = ",") {
      self.decimal = decimal
      self.group = group
    }

    /// By the language and, where they differ, the country of an identifier such as `de_CH`.
    package init(locale: String) {
      let parts = locale.split { $0 == "_" || $0 == "-" || $0 == "." || $0 == "@" }.map(String.init)
      let language = parts.first?.lowercased() ?? "en"
      let country = parts.dropFirst().first { $0.count == 2 }?.uppercased() ?? ""
      switch (language, country) {
      case ("de", "CH"), ("de", "LI"): self.init(decimal: ".", group: "’")
      case ("es", "MX"), ("es", "US"), ("es", "GT"), ("es", "PR"): self.init()
      case ("pt", "PT"), ("fr", _), ("nb", _), ("no", _), ("nn", _), ("sv", _), ("fi", _), ("pl", _),
        ("cs", _), ("sk", _), ("ru", _), ("uk", _), ("bg", _), ("hu", _), ("et", _), ("lv", _),
        ("lt", _):
        self.init(decimal: ",", group: "\u{A0}")
      case ("de", _), ("es", _), ("it", _), ("nl", _), ("pt", _), ("da", _), ("tr", _), ("el", _),
        ("id", _), ("ro", _), ("hr", _), ("sl", _), ("sr", _), ("ca", _), ("vi", _), ("is", _):
        self.init(decimal: ",", group: ".")
      default: self.init()
      }
    }
  }

  /// At most so many digits after the point, without needless zeros, and in groups of three.
  package static func plain(
    _ value: Double, digits: Int = 6, minimum: Int = 0, signs: Signs = Signs()
  ) -> String {
    guard value.isFinite else { return value.isNaN ? "–" : value < 0 ? "−∞" : "∞" }
    let magnitude = abs(value)
    guard magnitude < 1e15 else { return scientific(value, signs: signs) }
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let scaled = (magnitude * scale).rounded()
    guard scaled < 9e15 else {
      return plain(value, digits: max(0, digits - 3), minimum: min(minimum, max(0, digits - 3)), signs: signs)
    }
    let units = UInt64(scaled)
    let (whole, fraction) = units.quotientAndRemainder(dividingBy: UInt64(scale))
    var text = grouped(whole, signs)
    var tail = String(fraction)
    tail = String(repeating: "0", count: max(0, digits - tail.count)) + tail
    while tail.count > minimum, tail.last == "0" { tail.removeLast() }
    if digits > 0, !tail.isEmpty { text += signs.decimal + tail }
    return value < 0 && units > 0 ? "-" + text : text
  }

  /// `1.2K`, `3M`, `4.5B`, `6T`.
  package static func compact(_ value: Double, digits: Int = 2, signs: Signs = Signs()) -> String {
    let magnitude = abs(value)
    guard value.isFinite, magnitude >= 999.5, magnitude < 1e15 else {
      return magnitude > 0 && magnitude < 1e-4 || magnitude >= 1e15
        ? scientific(value, signs: signs) : plain(value, signs: signs)
    }
    var (unit, suffix) = (1e3, "K")
    for (next, letter) in [(1e6, "M"), (1e9, "B"), (1e12, "T")] where magnitude >= next * 0.99995 {
      (unit, suffix) = (next, letter)
    }
    return plain(value / unit, digits: digits, signs: signs) + suffix
  }

  /// `1.5E6`.
  package static func scientific(_ value: Double, signs: Signs = Signs()) -> String {
    guard value.isFinite, value != 0 else { return plain(value, signs: signs) }
    var exponent = 0
    var magnitude = abs(value)
    while magnitude >= 9.9995 {
      magnitude /= 10
      exponent += 1
    }
    while magnitude < 0.99995 {
      magnitude *= 10
      exponent -= 1
    }
    return (value < 0 ? "-" : "") + plain(magnitude, digits: 3, signs: signs) + "E\(exponent)"
  }

  /// For messages.
  static func short(_ value: Double) -> String {
    plain(value, digits: 4, signs: Signs(decimal: ".", group: ""))
  }

  private static func grouped(_ value: UInt64, _ signs: Signs) -> String {
    let digits = String(value)
    guard digits.count > 3, !signs.group.isEmpty else { return digits }
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text += signs.group }
      text.append(digit)
    }
    return text
  }
}
