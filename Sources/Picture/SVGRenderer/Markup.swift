/// Escapes text for HTML: markup characters become entities, and control characters are omitted.
package enum Markup {
  package static func escaped(_ text: String) -> String {
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
