import OpenChartsSourceText

/// The declarations of a Swift source and their places, as far as needed to leave out single ones.
struct SourceOutline {
  struct Declaration: Equatable {
    enum Kind { case type, function, property, preview, other }
    var kind: Kind
    /// The keyword, such as `struct`.
    var keyword: String
    /// The declared name; empty if there is none.
    var name: String
    /// From the first attribute to the end.
    var range: Range<Int>
    /// From the keyword to the body, or to the end.
    var header: Range<Int>
    /// The braces of a type, function, computed property or preview, and what is within.
    var body: Range<Int>?
    /// The declarations in the body of a type.
    var members: [Declaration] = []
    /// Whether it is between `#if` and `#endif`.
    var isConditional = false
  }

  let scanner: SourceScanner
  private(set) var declarations: [Declaration] = []
  private var bytes: [UInt8] { scanner.bytes }

  init(_ source: String) {
    scanner = SourceScanner(source)
    declarations = list(from: 0).list
  }

  /// The declarations that contain a place, the outermost first.
  func enclosing(_ place: Int) -> [Declaration] {
    var chain: [Declaration] = []
    var level = declarations
    while let next = level.first(where: { $0.range.contains(place) }) {
      chain.append(next)
      level = next.members
    }
    return chain
  }

  /// An import, at the position of the module's name.
  struct Import {
    var module: String
    var line: Int
    var column: Int
  }

  /// The imports that no condition excludes, in order.
  var imports: [Import] {
    var (line, start, place) = (1, 0, 0)
    return declarations.filter { $0.keyword == "import" && !$0.isConditional }.compactMap { item in
      let text = scanner.text(item.header)
      guard
        let name = text.firstMatch(
          of: /^import\s+(?:(?:struct|class|enum|protocol|actor|func|var|let|typealias)\s+)?(\w+)/)?.1
      else { return nil }
      let index = item.header.lowerBound + text.utf8.distance(from: text.startIndex, to: name.startIndex)
      while place < index {
        if bytes[place] == UInt8(ascii: "\n") { (line, start) = (line + 1, place + 1) }
        place += 1
      }
      return Import(module: String(name), line: line, column: index - start + 1)
    }
  }

  private static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "package", "open", "static", "final", "override",
    "mutating", "nonmutating", "lazy", "weak", "unowned", "required", "convenience", "indirect", "dynamic",
    "optional", "nonisolated", "isolated", "prefix", "postfix", "infix", "consuming", "borrowing",
    "distributed",
  ]

  /// The declarations from an index to the end of their braces or of the source.
  private func list(from start: Int) -> (list: [Declaration], end: Int) {
    var list: [Declaration] = []
    var place = start
    var conditions = 0
    while true {
      place = scanner.skippingSpace(place)
      guard place < bytes.count else { return (list, place) }
      if bytes[place] == UInt8(ascii: "}") { return (list, place + 1) }
      if bytes[place] == UInt8(ascii: ";") {
        place += 1
      } else if isCondition(place) {
        conditions += scanner.has("#if", at: place) ? 1 : scanner.has("#endif", at: place) ? -1 : 0
        place = bytes[place...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      } else {
        var declaration = declaration(at: place)
        declaration.isConditional = conditions > 0
        place = max(declaration.range.upperBound, place + 1)
        list.append(declaration)
      }
    }
  }

  private func isCondition(_ place: Int) -> Bool {
    scanner.has("#if", at: place) || scanner.has("#else", at: place) || scanner.has("#endif", at: place)
  }

  /// The name that begins at an index; empty if there is none.
  func word(_ place: Int) -> String {
    let end = bytes[place...].firstIndex { !SourceScanner.isWord($0) } ?? bytes.count
    return scanner.text(place..<end)
  }

  private func declaration(at start: Int) -> Declaration {
    var place = start
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "@") {
        place += 1
        while place < bytes.count, SourceScanner.isWord(bytes[place]) || bytes[place] == UInt8(ascii: ".") {
          place += 1
        }
        if place < bytes.count, bytes[place] == UInt8(ascii: "(") { place = scanner.next(place) }
        place = scanner.skippingSpace(place)
        continue
      }
      if bytes[place] == UInt8(ascii: "#") { return macro(start, place) }
      let keyword = word(place)
      let after = scanner.skippingSpace(place + keyword.utf8.count)
      let isMember =
        keyword == "class"
        && ["func", "var", "let", "subscript", "override", "final"].contains(
          after < bytes.count ? word(after) : "")
      guard Self.modifiers.contains(keyword) || isMember else {
        return declaration(start, keyword, at: place, name: after)
      }
      // `private(set)`
      let isSet = after < bytes.count && bytes[after] == UInt8(ascii: "(")
      place = isSet ? scanner.skippingSpace(scanner.next(after)) : after
    }
    return Declaration(kind: .other, keyword: "", name: "", range: start..<place, header: start..<place)
  }

  private func declaration(_ start: Int, _ keyword: String, at place: Int, name: Int) -> Declaration {
    let title = name < bytes.count ? word(name) : ""
    switch keyword {
    case "struct", "class", "enum", "extension", "actor":
      guard let brace = brace(from: place) else { break }
      let (members, end) = list(from: brace + 1)
      return Declaration(
        kind: .type, keyword: keyword, name: title, range: start..<end, header: place..<brace,
        body: brace..<end, members: members)
    case "func", "init", "subscript", "deinit", "protocol":
      guard let brace = brace(from: place) else { break }
      let end = scanner.next(brace)
      return Declaration(
        kind: keyword == "protocol" ? .other : .function, keyword: keyword,
        name: keyword == "func" || keyword == "protocol" ? title : keyword, range: start..<end,
        header: place..<brace, body: brace..<end)
    case "var", "let":
      let (end, body) = line(from: name)
      return Declaration(
        kind: .property, keyword: keyword, name: title, range: start..<end,
        header: place..<(body?.lowerBound ?? end), body: body)
    default: break
    }
    let end = line(from: place).end
    return Declaration(kind: .other, keyword: keyword, name: title, range: start..<end, header: place..<end)
  }

  /// A macro such as `#Preview("Dark") { … }`.
  private func macro(_ start: Int, _ place: Int) -> Declaration {
    let name = word(place + 1)
    var end = place + 1 + name.utf8.count
    var body: Range<Int>?
    while end < bytes.count {
      let next = scanner.skippingSpace(end)
      guard next < bytes.count, bytes[next] == UInt8(ascii: "(") || bytes[next] == UInt8(ascii: "{") else {
        break
      }
      end = scanner.next(next)
      if bytes[next] == UInt8(ascii: "{") {
        body = next..<end
        break
      }
    }
    return Declaration(
      kind: name == "Preview" ? .preview : .other, keyword: "#" + name, name: "", range: start..<end,
      header: place..<(body?.lowerBound ?? end), body: body)
  }

  /// The index of the next opening brace outside brackets; `nil` if a closing one or the end comes first.
  private func brace(from start: Int) -> Int? {
    var place = start
    while place < bytes.count, bytes[place] != UInt8(ascii: "}") {
      if bytes[place] == UInt8(ascii: "{") { return place }
      place = scanner.next(place)
    }
    return nil
  }

  /// The end of a declaration or statement without a keyword at its end: the end of its line, unless an operator
  /// continues it.
  ///
  /// - Parameter mayHaveBody: Whether a brace that no `=` precedes ends it.
  /// - Returns: The end, and the braces of a computed property.
  func line(from start: Int, mayHaveBody: Bool = true) -> (end: Int, body: Range<Int>?) {
    var place = start
    var last = UInt8(ascii: " ")
    var hasValue = !mayHaveBody
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "}") || byte == UInt8(ascii: ")") || byte == UInt8(ascii: ";") { break }
      if byte == UInt8(ascii: "\n") {
        let next = scanner.skippingSpace(place)
        let follows = next < bytes.count && Self.continuing.contains(bytes[next])
        guard follows || Self.open.contains(last) else { break }
        place = next
        continue
      }
      if byte == UInt8(ascii: "{"), !hasValue {
        let end = scanner.next(place)
        return (end, place..<end)
      }
      if byte == UInt8(ascii: "=") { hasValue = true }
      let end = scanner.next(place)
      if !scanner.isSpace(byte), !scanner.has("//", at: place), !scanner.has("/*", at: place) { last = byte }
      place = end
    }
    return (place, nil)
  }

  /// Bytes at the start of a line that continue the previous one, and bytes at the end of a line that the next one
  /// continues.
  private static let continuing = Set(".?:&|+-*=<,{".utf8)
  private static let open = Set("=,+-*/&|<:.".utf8)
}
