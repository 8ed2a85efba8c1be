import OpenChartsSourceText

/// The declarations of a Swift source and their positions, as far as needed to leave out individual ones.
struct SourceOutline {
  struct Declaration: Equatable {
    enum Kind { case type, function, property, preview, other }
    var kind: Kind
    /// The keyword, such as `struct`.
    var keyword: String
    /// The declared name; empty if there is none.
    var name: String
    /// The range from the first attribute to the end.
    var range: Range<Int>
    /// The range from the keyword to the body, or to the end if there is no body.
    var header: Range<Int>
    /// The range of the body of a type, function, computed property or preview, with its braces.
    var body: Range<Int>?
    /// The declarations in the body of a type.
    var members: [Declaration] = []
    /// Whether the declaration is between `#if` and `#endif`.
    var isConditional = false
  }

  let scanner: SourceScanner
  private(set) var declarations: [Declaration] = []
  private var bytes: [UInt8] { scanner.bytes }

  init(_ source: String) {
    scanner = SourceScanner(source)
    declarations = list(from: 0, depth: 0).list
  }

  /// The declarations that contain a position, the outermost first.
  func enclosing(_ position: Int) -> [Declaration] {
    var chain: [Declaration] = []
    var level = declarations
    while let next = level.first(where: { $0.range.contains(position) }) {
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
    /// Whether the import is between `#if` and `#endif`.
    var isConditional: Bool
  }

  /// The imports, in order.
  var imports: [Import] {
    var (line, start, position) = (1, 0, 0)
    return declarations.filter { $0.keyword == "import" }.compactMap { item in
      let text = scanner.text(item.header)
      guard
        let name = text.firstMatch(
          of: /^import\s+(?:(?:struct|class|enum|protocol|actor|func|var|let|typealias)\s+)?(\w+)/)?.1
      else { return nil }
      let index = item.header.lowerBound + text.utf8.distance(from: text.startIndex, to: name.startIndex)
      while position < index {
        if bytes[position] == UInt8(ascii: "\n") { (line, start) = (line + 1, position + 1) }
        position += 1
      }
      return Import(
        module: String(name), line: line, column: index - start + 1, isConditional: item.isConditional)
    }
  }

  /// The imports outside of `#if`, in order.
  var unconditionalImports: [Import] { imports.filter { !$0.isConditional } }

  private static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "package", "open", "static", "final", "override",
    "mutating", "nonmutating", "lazy", "weak", "unowned", "required", "convenience", "indirect", "dynamic",
    "optional", "nonisolated", "isolated", "prefix", "postfix", "infix", "consuming", "borrowing",
    "distributed",
  ]

  /// The greatest number of types within each other whose members are read.
  private static let depthLimit = 64
  /// The part of the source that was searched last for an opening brace and has none, outside of brackets.
  private var withoutBrace = 0..<0

  /// The declarations from an index to the end of their braces or of the source.
  ///
  /// - Parameter depth: The number of types around them.
  private mutating func list(from start: Int, depth: Int) -> (list: [Declaration], end: Int) {
    var list: [Declaration] = []
    var position = start
    var conditions = 0
    while true {
      position = scanner.skippingSpace(position)
      guard position < bytes.count else { return (list, position) }
      if bytes[position] == UInt8(ascii: "}") { return (list, position + 1) }
      if bytes[position] == UInt8(ascii: ";") {
        position += 1
      } else if isCondition(position) {
        conditions += scanner.has("#if", at: position) ? 1 : scanner.has("#endif", at: position) ? -1 : 0
        position = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      } else {
        var declaration = declaration(at: position, depth: depth)
        declaration.isConditional = conditions > 0
        position = max(declaration.range.upperBound, position + 1)
        list.append(declaration)
      }
    }
  }

  private func isCondition(_ position: Int) -> Bool {
    scanner.has("#if", at: position) || scanner.has("#else", at: position)
      || scanner.has("#endif", at: position)
  }

  /// The name that begins at an index; empty if there is none.
  func word(_ position: Int) -> String {
    let end = bytes[position...].firstIndex { !SourceScanner.isWord($0) } ?? bytes.count
    return scanner.text(position..<end)
  }

  private mutating func declaration(at start: Int, depth: Int) -> Declaration {
    var position = start
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "@") {
        position += 1
        while position < bytes.count,
          SourceScanner.isWord(bytes[position]) || bytes[position] == UInt8(ascii: ".")
        {
          position += 1
        }
        if position < bytes.count, bytes[position] == UInt8(ascii: "(") { position = scanner.next(position) }
        position = scanner.skippingSpace(position)
        continue
      }
      if bytes[position] == UInt8(ascii: "#") { return macro(start, position) }
      let keyword = word(position)
      let nameStart = scanner.skippingSpace(position + keyword.utf8.count)
      let isMember =
        keyword == "class"
        && ["func", "var", "let", "subscript", "override", "final"].contains(
          nameStart < bytes.count ? word(nameStart) : "")
      guard Self.modifiers.contains(keyword) || isMember else {
        return declaration(start, keyword, at: position, name: nameStart, depth: depth)
      }
      // The modifier can have parentheses: `private(set)`.
      let isSet = nameStart < bytes.count && bytes[nameStart] == UInt8(ascii: "(")
      position = isSet ? scanner.skippingSpace(scanner.next(nameStart)) : nameStart
    }
    return Declaration(kind: .other, keyword: "", name: "", range: start..<position, header: start..<position)
  }

  private mutating func declaration(
    _ start: Int, _ keyword: String, at position: Int, name: Int, depth: Int
  ) -> Declaration {
    let title = name < bytes.count ? word(name) : ""
    switch keyword {
    case "struct", "class", "enum", "extension", "actor":
      guard let brace = brace(from: position) else { break }
      let (members, end) =
        depth < Self.depthLimit ? list(from: brace + 1, depth: depth + 1) : ([], scanner.next(brace))
      return Declaration(
        kind: .type, keyword: keyword, name: title, range: start..<end, header: position..<brace,
        body: brace..<end, members: members)
    case "func", "init", "subscript", "deinit", "protocol":
      guard let brace = brace(from: position) else { break }
      let end = scanner.next(brace)
      return Declaration(
        kind: keyword == "protocol" ? .other : .function, keyword: keyword,
        name: keyword == "func" || keyword == "protocol" ? title : keyword, range: start..<end,
        header: position..<brace, body: brace..<end)
    case "var", "let":
      let (end, body) = line(from: name)
      return Declaration(
        kind: .property, keyword: keyword, name: title, range: start..<end,
        header: position..<(body?.lowerBound ?? end), body: body)
    default: break
    }
    let end = line(from: position).end
    return Declaration(
      kind: .other, keyword: keyword, name: title, range: start..<end, header: position..<end)
  }

  /// A macro such as `#Preview("Dark") { … }`.
  private func macro(_ start: Int, _ position: Int) -> Declaration {
    let name = word(position + 1)
    var end = position + 1 + name.utf8.count
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
      header: position..<(body?.lowerBound ?? end), body: body)
  }

  /// The index of the next opening brace outside brackets; `nil` if a closing one or the end comes first.
  private mutating func brace(from start: Int) -> Int? {
    // Functions without a body would each be searched to the end of the type.
    if withoutBrace.contains(start) { return nil }
    var position = start
    while position < bytes.count, bytes[position] != UInt8(ascii: "}") {
      if bytes[position] == UInt8(ascii: "{") { return position }
      position = scanner.next(position)
    }
    withoutBrace = start..<position
    return nil
  }

  /// The end of a declaration or statement: the end of its line, unless an operator continues it on the next line.
  ///
  /// - Parameter mayHaveBody: Whether an opening brace without a preceding `=` begins a body. The declaration then ends
  ///   with this body.
  /// - Returns: The end, and the braces of a computed property.
  func line(from start: Int, mayHaveBody: Bool = true) -> (end: Int, body: Range<Int>?) {
    var position = start
    var last = UInt8(ascii: " ")
    var hasValue = !mayHaveBody
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "}") || byte == UInt8(ascii: ")") || byte == UInt8(ascii: ";") { break }
      if byte == UInt8(ascii: "\n") {
        let next = scanner.skippingSpace(position)
        let follows = next < bytes.count && Self.continuing.contains(bytes[next])
        guard follows || Self.open.contains(last) else { break }
        position = next
        continue
      }
      if byte == UInt8(ascii: "{"), !hasValue {
        let end = scanner.next(position)
        return (end, position..<end)
      }
      if byte == UInt8(ascii: "=") { hasValue = true }
      let end = scanner.next(position)
      if !scanner.isSpace(byte), !scanner.has("//", at: position), !scanner.has("/*", at: position) {
        last = byte
      }
      position = end
    }
    return (position, nil)
  }

  /// `continuing` has the bytes at the start of a line that continue the previous line; `open` has the bytes at the end
  /// of a line that the next line continues.
  private static let continuing = Set(".?:&|+-*=<,{".utf8)
  private static let open = Set("=,+-*/&|<:.".utf8)
}
