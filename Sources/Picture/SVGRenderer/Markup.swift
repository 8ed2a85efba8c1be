/// Escapes text for HTML: markup characters become entities, and control characters are omitted.
package enum Markup {
  package static func escaped(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      byte >= 0x20 && !#"&<>""#.utf8.contains(byte) || byte == 0x0A || byte == 0x09
    }
    if isPlain { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case _ where scalar.value < 0x20 && scalar != "\n" && scalar != "\t": continue
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
