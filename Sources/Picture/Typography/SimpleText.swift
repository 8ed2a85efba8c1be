/// Classifies text: simple text needs a single left-to-right face and no itemization.
package enum SimpleText {
  /// Whether every character is Latin, Greek, Cyrillic, or a symbol without emoji presentation, and none is a line
  /// break or another control character.
  static func isSimple(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    var i = 0
    while i < utf8.count {
      let byte = utf8[i]
      if byte < 0x80 {
        i += 1
        continue
      }
      let scalar: UInt32
      if byte < 0xE0 {
        guard i + 1 < utf8.count else { return false }
        scalar = UInt32(byte & 0x1F) << 6 | UInt32(utf8[i + 1] & 0x3F)
        i += 2
      } else if byte < 0xF0 {
        guard i + 2 < utf8.count else { return false }
        scalar = UInt32(byte & 0x0F) << 12 | UInt32(utf8[i + 1] & 0x3F) << 6 | UInt32(utf8[i + 2] & 0x3F)
        i += 3
      } else {
        return false
      }
      if !isSimple(scalar) { return false }
    }
    return true
  }

  private static func isSimple(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x00A0..<0x0530, 0x1D00..<0x1DC0, 0x1E00..<0x200C, 0x2010..<0x2028, 0x202F..<0x2066, 0x2070..<0x20D0,
      0x2100..<0x231A, 0x231C..<0x23E9, 0x2500..<0x25FB, 0x2C60..<0x2C80, 0xA720..<0xA800:
      true
    default: false
    }
  }

  /// Whether a character belongs to a script written from right to left.
  package static func isRightToLeft(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0590..<0x0900, 0xFB1D..<0xFE00, 0xFE70..<0xFF00, 0x10800..<0x11000, 0x1E800..<0x1F000: true
    default: false
    }
  }

  /// Returns whether the first strong letter outside of isolates is right to left; `nil` without such letters.
  static func startsRightToLeft(_ text: some Sequence<Unicode.Scalar>) -> Bool? {
    var depth = 0
    for scalar in text {
      switch scalar.value {
      case 0x2066...0x2068: depth += 1
      case 0x2069: depth = max(depth - 1, 0)
      default: break
      }
      if depth > 0 { continue }
      if isRightToLeft(scalar.value) || scalar.value == 0x200F { return true }
      if scalar.properties.isAlphabetic || scalar.value == 0x200E { return false }
    }
    return nil
  }

  /// Returns the string with each line break, tab or other control character replaced by a space.
  static func singleLine(_ string: String) -> String {
    func isBreak(_ s: Unicode.Scalar) -> Bool {
      s.value < 0x20 || s.value == 0x7F || s.value == 0x85 || s.value == 0x2028 || s.value == 0x2029
    }
    guard string.unicodeScalars.contains(where: isBreak) else { return string }
    var result = String.UnicodeScalarView()
    var afterReturn = false
    for s in string.unicodeScalars {
      // A carriage return with a line feed is one break.
      if !(afterReturn && s == "\n") { result.append(isBreak(s) ? " " : s) }
      afterReturn = s == "\r"
    }
    return String(result)
  }
}
