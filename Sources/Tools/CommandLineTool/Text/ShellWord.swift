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
  /// Whether a terminal treats the character as a control or as the end of a line.
  var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
