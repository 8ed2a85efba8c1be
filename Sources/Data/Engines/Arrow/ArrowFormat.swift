/// The type of a column, parsed from a format string of Arrow's C data interface.
///
/// - Note: The letters are defined in the specification "The Arrow C data interface".
enum ArrowFormat: Equatable {
  case null
  case boolean
  case signed(bits: Int)
  case unsigned(bits: Int)
  case half
  case float
  case double
  /// An integer of `bits` bits, divided by 10 to the power of `scale`.
  case decimal(bits: Int, scale: Int)
  /// Text with offsets of 32 bits, or of 64 bits if `isLarge`.
  case text(isLarge: Bool)
  /// Text in views of 16 bytes.
  case textView
  /// Days since 1970.
  case days
  /// A moment as an integer, counted since 1970 in units of 1/`perSecond` seconds.
  case timestamp(perSecond: Double, hasZone: Bool)
  /// A time of day or a duration as an integer, in units of 1/`perSecond` seconds.
  case seconds(perSecond: Double, bits: Int)
  case other

  init(_ format: String) {
    switch format {
    case "n": self = .null
    case "b": self = .boolean
    case "c": self = .signed(bits: 8)
    case "C": self = .unsigned(bits: 8)
    case "s": self = .signed(bits: 16)
    case "S": self = .unsigned(bits: 16)
    case "i": self = .signed(bits: 32)
    case "I": self = .unsigned(bits: 32)
    case "l": self = .signed(bits: 64)
    case "L": self = .unsigned(bits: 64)
    case "e": self = .half
    case "f": self = .float
    case "g": self = .double
    case "u": self = .text(isLarge: false)
    case "U": self = .text(isLarge: true)
    case "vu": self = .textView
    case "tdD": self = .days
    case "tdm": self = .timestamp(perSecond: 1e3, hasZone: false)
    case "tts": self = .seconds(perSecond: 1, bits: 32)
    case "ttm": self = .seconds(perSecond: 1e3, bits: 32)
    case "ttu", "tDu": self = .seconds(perSecond: 1e6, bits: 64)
    case "ttn", "tDn": self = .seconds(perSecond: 1e9, bits: 64)
    case "tDs": self = .seconds(perSecond: 1, bits: 64)
    case "tDm": self = .seconds(perSecond: 1e3, bits: 64)
    default:
      if format.hasPrefix("d:") {
        let parts = format.dropFirst(2).split(separator: ",").map { Int($0) }
        guard parts.count >= 2, let scale = parts[1] else {
          self = .other
          return
        }
        let bits = parts.count > 2 ? parts[2] ?? 0 : 128
        self = [32, 64, 128, 256].contains(bits) ? .decimal(bits: bits, scale: scale) : .other
        return
      }
      let perSecond: [Substring: Double] = ["tss:": 1, "tsm:": 1e3, "tsu:": 1e6, "tsn:": 1e9]
      if let parts = perSecond[format.prefix(4)] {
        self = .timestamp(perSecond: parts, hasZone: format.count > 4)
        return
      }
      self = .other
    }
  }
}
