/// Quotes words for shells.
enum ShellWord {
  /// The word itself, or quoted if a shell would interpret it.
  static func quoted(_ word: String) -> String {
    if word.unicodeScalars.contains(where: \.isControl) { return escaped(word) }
    let isPlain = word.unicodeScalars.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil)
        || "_./:=,%+@-".unicodeScalars.contains($0)
    }
    return isPlain && !word.isEmpty ? word : "'" + word.replacing("'", with: #"'\''"#) + "'"
  }

  /// The form `$'…'`, for characters that a terminal would interpret.
  private static func escaped(_ word: String) -> String {
    var text = ""
    for scalar in word.unicodeScalars {
      switch scalar {
      case "\n": text += #"\n"#
      case "\t": text += #"\t"#
      case "\r": text += #"\r"#
      case "'", "\\": text += #"\"# + String(scalar)
      case let scalar where scalar.isControl:
        for byte in String(scalar).utf8 {
          let digits = String(byte, radix: 16)
          text += #"\x"# + (digits.count < 2 ? "0" : "") + digits
        }
      default: text.unicodeScalars.append(scalar)
      }
    }
    return "$'" + text + "'"
  }
}

extension Unicode.Scalar {
  /// Whether a terminal treats the character as a control or as the end of a line, or changes the order of the
  /// characters after it.
  var isControl: Bool {
    switch value {
    case 0x202A...0x202E, 0x2066...0x2069: return true
    default: break
    }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }
}

extension String {
  /// The text with each control character replaced by a space, so that it is one line: names of columns may contain
  /// line breaks.
  var onOneLine: String { replacingControls { _ in true } }

  /// The text with each control character other than a line feed or tab replaced by a space.
  var withoutControls: String { replacingControls { $0 != "\n" && $0 != "\t" } }

  private func replacingControls(where isReplaced: (Unicode.Scalar) -> Bool) -> String {
    guard unicodeScalars.contains(where: { $0.isControl && isReplaced($0) }) else { return self }
    return String(
      UnicodeScalarView(unicodeScalars.map { $0.isControl && isReplaced($0) ? " " : $0 }))
  }
}
