/// Rewrites declarations of Core Data that need Objective-C. Line numbers do not change.
enum ManagedProperties {
  /// `@NSManaged var name: Type` becomes a computed property, accessors of relationships get bodies, and
  /// `#keyPath(Item.name)` becomes the text `"name"`.
  static func text(_ source: String) -> String {
    var text = source
    if text.contains("@NSManaged") {
      text = text.replacing(
        /@NSManaged(\s+(?:[\w()@]+\s+)*?)var\s+(`?\w+`?)\s*:\s*([^\n{}=;\/]+)/
      ) { match in
        let name = match.2.filter { $0 != "`" }
        let type = match.3.lastIndex { !$0.isWhitespace }.map { match.3[...$0] } ?? match.3
        return
          "\(match.1.drop { $0 == " " })var \(match.2): \(type) { get { _managedValue(forKey: \"\(name)\") } "
          + "set { _setManagedValue(newValue, forKey: \"\(name)\") } }\(match.3[type.endIndex...])"
      }
      text = text.replacing(
        /@NSManaged(\s+(?:[\w()@]+\s+)*?)func\s+(addTo|removeFrom|insertInto|replace)(\w+)\(([^()]*)\)/
      ) { match in
        guard let body = body(match.2, match.3, parameters: match.4) else { return String(match.0) }
        return
          "\(match.1.drop { $0 == " " })func \(match.2)\(match.3)(\(match.4)) { \(body) }"
      }
    }
    if text.contains("awakeFromInsert") { text = namingOverrides(text) }
    if text.contains("#keyPath") {
      text = text.replacing(/#keyPath\(\s*\w+\.([\w.]+)\s*\)/) { "\"\($0.1)\"" }
    }
    return text.replacing(/@nonobjc\b[ \t]*/) { _ in "" }
  }

  /// Renames `override func awakeFromInsert()` in extensions, which cannot override without Objective-C, and makes the
  /// extension conform to a protocol with that method.
  private static func namingOverrides(_ source: String) -> String {
    var result = ""
    var rest = source[...]
    let pattern =
      /(?m)^((?:(?:@\w+|public|private|fileprivate)[ \t]+)*)(extension|class|struct|enum|actor|final)\b([^{\n]*)\{/
    while let header = rest.firstMatch(of: pattern) {
      let end = rest[header.range.upperBound...].firstMatch(of: pattern)?.range.lowerBound ?? rest.endIndex
      let body = rest[header.range.upperBound..<end]
      let renamed = body.replacing(/\boverride\s+((?:public\s+|open\s+)?)func\s+awakeFromInsert\b/) {
        "\($0.1)func _awakeFromInsert"
      }
      if header.2 == "extension", renamed != body, !header.3.contains(" where ") {
        let name = header.3.lastIndex { !$0.isWhitespace }.map { header.3[...$0] } ?? header.3
        result += rest[..<header.range.lowerBound]
        result +=
          "\(header.1)extension\(name)\(name.contains(":") ? "," : ":") _AwakingFromInsert {\(renamed)"
      } else {
        result += rest[..<end]
      }
      rest = rest[end...]
    }
    return result + rest
  }

  /// The body of an accessor of a relationship to several objects; `nil` for other functions.
  private static func body(_ verb: Substring, _ name: Substring, parameters: Substring) -> String? {
    let names = parameters.split(separator: ",").map { parameter in
      parameter.split(separator: ":").first?.split(whereSeparator: \.isWhitespace).map(String.init) ?? []
    }
    guard let first = names.first, let value = first.last else { return nil }
    let key = "\"\(name.prefix(1).lowercased())\(name.dropFirst())\""
    switch (verb, first.first, names.count) {
    case ("addTo", "_", 1): return "_change(\(key), adding: \(value))"
    case ("removeFrom", "_", 1): return "_change(\(key), removing: \(value))"
    case ("removeFrom", "at", 1): return "_replace(\(key), at: \(value), with: nil)"
    case ("insertInto", "_", 2): return "_insert(\(key), \(value), at: \(names[1].last ?? ""))"
    case ("replace", "at", 2): return "_replace(\(key), at: \(value), with: \(names[1].last ?? ""))"
    default: return nil
    }
  }
}
