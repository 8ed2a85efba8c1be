import OpenChartsSourceText

/// A part of a source that can be left out.
struct SourcePart: Equatable {
  var range: Range<Int>
  /// The text that replaces the part.
  var replacement = ""
  /// The name for the user.
  var name: String
  /// Whether the part is within a declaration's body.
  var isSmall = false
}

/// The parts of a source that can be left out because of an error.
struct SourceParts {
  let outline: SourceOutline
  private var scanner: SourceScanner { outline.scanner }
  private var bytes: [UInt8] { outline.scanner.bytes }

  /// The parts that contain a position, the smallest first.
  func around(_ position: Int, message: String) -> [SourcePart] {
    let chain = outline.enclosing(position)
    guard let inner = chain.last else { return [] }
    let owner = chain.dropLast().last { $0.kind == .type }
    var parts: [SourcePart] = []
    if scanner.has("@main", at: position) {
      parts.append(SourcePart(range: position..<position + "@main".utf8.count, name: "@main"))
    }
    if let body = inner.body, body.contains(position), inner.kind != .type {
      let isView = inner.kind == .preview || Self.isView(text(inner.header))
      if isView || inner.keyword == "init" { parts += statements(in: body, around: position, isView: isView) }
      if let stub = stub(for: inner, in: owner?.name) {
        parts.append(SourcePart(range: body, replacement: stub, name: name(inner, in: owner?.name)))
      }
    } else if inner.kind == .type, inner.header.contains(position), let part = inherited(by: inner, message) {
      parts.append(part)
    }
    for (index, declaration) in chain.enumerated().reversed() {
      let owner = chain[..<index].last { $0.kind == .type }
      parts.append(SourcePart(range: declaration.range, name: name(declaration, in: owner?.name)))
    }
    return parts
  }

  private func text(_ range: Range<Int>) -> String { scanner.text(range) }

  private func name(_ declaration: SourceOutline.Declaration, in owner: String?) -> String {
    if declaration.kind == .preview { return "#Preview" }
    if declaration.keyword == "import" || declaration.keyword == "extension" {
      return "\(declaration.keyword) \(declaration.name)"
    }
    let name = declaration.name.isEmpty ? declaration.keyword : declaration.name
    return (owner.map { $0 + "." } ?? "") + name
  }

  private static func isView(_ header: String) -> Bool {
    header.contains("some View") || header.contains("some Scene") || header.contains("some SwiftUI.View")
  }

  /// The replacement for a body that does not compile: a view that shows its name, a `throw`, an empty body for a
  /// function without a result, or `nil` for an optional result. `nil` if no replacement is possible.
  private func stub(for declaration: SourceOutline.Declaration, in owner: String?) -> String? {
    let header = text(declaration.header)
    let name = name(declaration, in: owner)
    if header.contains("some View") || header.contains("some SwiftUI.View") {
      return declaration.name == "previews" ? nil : "{ \(Self.placeholder(name)) }"
    }
    guard !header.contains("some "), declaration.kind != .preview else { return nil }
    let isSetUp = declaration.keyword == "init" || declaration.keyword == "subscript"
    let signature = signature(declaration)
    if signature.contains("throws") { return "{ throw CancellationError() }" }
    let result = signature.split(separator: ">", maxSplits: 1).last.map(String.init) ?? ""
    let type = (result.split(separator: "where").first.map(String.init) ?? "").filter { !$0.isWhitespace }
    if type.hasSuffix("?") { return "{ nil }" }
    let isVoid = !signature.contains("->") || type == "Void" || type == "()"
    if !isSetUp, isVoid { return "{}" }
    return "{ fatalError(\"\(name) is left out, because it does not compile\") }"
  }

  /// The part of a header after the parameters: `async throws -> Int`. For a property it is `-> Int`.
  private func signature(_ declaration: SourceOutline.Declaration) -> String {
    let header = declaration.header
    if declaration.kind == .property {
      return "->" + (text(header).split(separator: ":", maxSplits: 1).last ?? "")
    }
    guard let parenthesis = bytes[header].firstIndex(of: UInt8(ascii: "(")) else { return "" }
    return text(min(scanner.next(parenthesis), header.upperBound)..<header.upperBound)
  }

  private static func placeholder(_ name: String) -> String {
    "SwiftUI.Text(verbatim: \"\(name) is left out\").foregroundStyle(.red).padding(4).border(.red)"
  }

  /// The type in an inheritance clause that an error is about.
  private func inherited(by type: SourceOutline.Declaration, _ message: String) -> SourcePart? {
    var names = message.matches(of: /'(?:\w+\.)*(\w+)'/).map { String($0.1) }
    if names.contains(where: { $0 == "Decodable" || $0 == "Encodable" }) { names.append("Codable") }
    let requiredNames = ["View", "App", "Scene", type.name]
    guard let colon = bytes[type.header].firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let end = type.header.upperBound
    var items: [Range<Int>] = []
    var start = colon + 1
    for index in start...end where index == end || bytes[index] == UInt8(ascii: ",") {
      items.append(start..<index)
      start = index + 1
    }
    for (index, item) in items.enumerated() {
      let spelling = text(item).split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
      guard let last = spelling.first(where: { names.contains($0) }), !requiredNames.contains(last) else {
        continue
      }
      // The removed text includes the comma or colon before the argument, or else the comma after it.
      let range =
        index > 0 || items.count == 1
        ? item.lowerBound - 1..<item.upperBound : item.lowerBound..<item.upperBound + 1
      let isLast = items.count == 1
      return SourcePart(range: range, replacement: isLast ? "" : " ", name: "\(type.name)'s \(last)")
    }
    return nil
  }

  /// Names of functions whose results are data.
  private static let ofData: Set<String> = [
    "map", "filter", "sorted", "reduce", "compactMap", "flatMap", "first", "last", "prefix", "suffix",
    "reversed", "enumerated", "sink", "store", "receive", "joined", "count", "split", "trimmingCharacters",
    "replacingOccurrences",
  ]
  private static let commands: Set<String> = ["Task", "DispatchQueue", "NotificationCenter", "UIApplication"]
  private static let keywords: Set<String> = [
    "if", "else", "guard", "return", "for", "switch", "case", "while", "do", "let", "var", "default",
    "repeat",
    "func", "struct", "defer", "in", "catch", "break", "continue", "throw", "where", "true", "false", "nil",
    "is", "as",
  ]
  /// Keywords of statements that can be left out of a body.
  private static let dispensableKeywords: Set<String> = [
    "if", "guard", "for", "switch", "while", "do", "let", "var",
  ]

  /// The lines in a body that contain a position and can be left out: modifiers, views and commands, the smallest first.
  private func statements(in body: Range<Int>, around position: Int, isView: Bool) -> [SourcePart] {
    var parts: [SourcePart] = []
    var index = body.lowerBound + 1
    var last = UInt8(ascii: "{")
    var isStart = true
    while index < min(position + 1, body.upperBound) {
      let byte = bytes[index]
      let isComment = scanner.has("//", at: index) || scanner.has("/*", at: index)
      if scanner.isSpace(byte) || isComment {
        isStart = isStart || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "/")
        index = isComment ? scanner.next(index) : index + 1
        continue
      }
      if isStart, let part = part(at: index, after: last, isView: isView), part.range.contains(position) {
        parts.append(part)
      }
      let isOpening = byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{")
      // Skip brackets that do not contain the position.
      let end = scanner.next(index)
      isStart = byte == UInt8(ascii: "{")
      if isOpening, end > position {
        last = byte
        index += 1
      } else if SourceScanner.isWord(byte) {
        let word = outline.word(index)
        // `{ item in` begins a statement.
        isStart = word == "in"
        last = word == "in" ? UInt8(ascii: "{") : byte
        index += word.utf8.count
      } else {
        last = isOpening ? bytes[end - 1] : byte
        index = end
      }
    }
    return parts.reversed()
  }

  /// The modifier, view or command that begins at an index; `nil` if none does.
  ///
  /// - Parameter last: The last byte before the index that is not a space.
  private func part(at index: Int, after last: UInt8, isView: Bool) -> SourcePart? {
    let isAfterValue =
      SourceScanner.isWord(last) || last == UInt8(ascii: ")") || last == UInt8(ascii: "}")
      || last == UInt8(ascii: "\"")
    if bytes[index] == UInt8(ascii: ".") {
      let name = outline.word(index + 1)
      guard isView, isAfterValue, !name.isEmpty, !Self.ofData.contains(name) else { return nil }
      return SourcePart(
        range: index..<call(from: index + 1 + name.utf8.count), name: "." + name,
        isSmall: true)
    }
    guard isAfterValue || last == UInt8(ascii: "{") || last == UInt8(ascii: "]"),
      SourceScanner.isWord(bytes[index])
    else {
      return nil
    }
    let name = outline.word(index)
    let isAllowed = scanner.has("let _ =", at: index) || (!isView && Self.dispensableKeywords.contains(name))
    guard isAllowed || !Self.keywords.contains(name) else { return nil }
    let nameEnd = index + name.utf8.count
    guard nameEnd < bytes.count else { return nil }
    let next = bytes[nameEnd]
    let end = outline.line(from: index, mayHaveBody: false).end
    if name.first?.isUppercase == true, !Self.commands.contains(name), next != UInt8(ascii: ".") {
      guard isView else { return nil }
      return SourcePart(range: index..<end, replacement: Self.placeholder(name), name: name, isSmall: true)
    }
    // Commands are `model.load()`, `isShown = true` and `try await load()`. A label, or a value alone in its line, is
    // not a command.
    let isCommand = next != UInt8(ascii: ":") && next != UInt8(ascii: "\n") && next != UInt8(ascii: "}")
    return isCommand ? SourcePart(range: index..<end, name: name, isSmall: true) : nil
  }

  /// The end of a call's arguments and closures; `index` itself if there are none.
  private func call(from index: Int) -> Int {
    var end = index
    while end < bytes.count {
      var next = end
      while next < bytes.count, bytes[next] == UInt8(ascii: " ") { next += 1 }
      guard next < bytes.count else { return end }
      if bytes[next] == UInt8(ascii: "{") || (bytes[next] == UInt8(ascii: "(") && next == end) {
        end = scanner.next(next)
      } else if SourceScanner.isWord(bytes[next]), bytes[end - 1] == UInt8(ascii: "}") {
        // The label of an additional trailing closure: `label: { … }`.
        let colon = next + outline.word(next).utf8.count
        let brace =
          colon < bytes.count && bytes[colon] == UInt8(ascii: ":")
          ? scanner.skippingSpace(colon + 1) : bytes.count
        guard brace < bytes.count, bytes[brace] == UInt8(ascii: "{") else { return end }
        end = scanner.next(brace)
      } else {
        return end
      }
    }
    return end
  }
}
