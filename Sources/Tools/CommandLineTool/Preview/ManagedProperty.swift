/// The properties and functions that Core Data implements at run time on Apple's systems.
enum ManagedProperty {
  /// A text in which `@NSManaged` members have bodies: without Core Data, the linker would not find them. An optional
  /// property is `nil`, and any other ends the preview that reads it. Lines do not change.
  static func text(_ source: String) -> String {
    let property =
      /@NSManaged(\s+(?:(?:public|open|internal|private|fileprivate|final|dynamic)(?:\(set\))?\s+)*var\s+(\w+)\s*:\s*)([^\n{}=;\/]+)/
    let function =
      /@NSManaged(\s+(?:(?:public|open|internal|private|fileprivate|final|dynamic)\s+)*func\s+(\w+)\([^\n{}]*\))([ \t]*(?:->[^\n{};\/]+)?)/
    return source.replacing(property) { match in
      let type = match.3.trimmingSuffix()
      let value = type.hasSuffix("?") ? "nil" : missing(match.2)
      return "\(match.1)\(type) { get { \(value) } set {} }" + match.3.dropFirst(type.count)
    }.replacing(function) { match in
      let result = match.3.trimmingSuffix()
      let body = result.isEmpty ? "{}" : result.hasSuffix("?") ? "{ nil }" : "{ \(missing(match.2)) }"
      return "\(match.1)\(result) \(body)" + match.3.dropFirst(result.count)
    }
  }

  private static func missing(_ name: Substring) -> String {
    "fatalError(\"\(name) is a member of Core Data, which is not there\")"
  }
}

extension Substring {
  fileprivate func trimmingSuffix() -> Substring {
    var end = endIndex
    while end > startIndex, self[index(before: end)].isWhitespace { end = index(before: end) }
    return self[..<end]
  }
}
