/// A declaration with a `LocalizedStringKey`, for which a macro adds overloads with other types of text.
enum LabelOverloads {
  /// The overloads of a macro, by the name of its type; `nil` for any other macro.
  ///
  /// The overloads are copies of the declaration with other parameter types. Overloads for strings and resources are
  /// disfavoured, so that literals are localization keys.
  static func overloads(of source: String, macro: String) -> String? {
    let strings = copy(source, with: "some StringProtocol", isDisfavored: true)
    let resources = copy(source, with: "LocalizedStringResource", isDisfavored: true)
    switch macro {
    case "StringOverloadMacro": return strings
    case "LabelOverloadsMacro": return [strings, resources].joined(separator: "\n")
    case "TextOverloadsMacro":
      return [strings, resources, copy(source, with: "Text", isDisfavored: false)].joined(separator: "\n")
    default: return nil
    }
  }

  private static func copy(_ source: String, with type: String, isDisfavored: Bool) -> String {
    let lines = source.split(separator: "\n").map(String.init)
    let isComment = { (line: String) in line.drop { $0 == " " }.hasPrefix("//") }
    var code = lines.filter { !isComment($0) }.joined(separator: "\n")
    for macro in ["@StringOverload", "@LabelOverloads", "@_TextOverloads"] {
      code = code.replacing(macro, with: isDisfavored ? "@_disfavoredOverload" : "")
    }
    code = code.replacing(": LocalizedStringKey", with: ": " + type)
    return (lines.filter(isComment) + [code]).joined(separator: "\n")
  }
}
