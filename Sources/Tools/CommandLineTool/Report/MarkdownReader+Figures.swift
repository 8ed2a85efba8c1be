extension MarkdownReader {
  /// Runs a closure that reads attributes, and adds the file and the line to its error.
  ///
  /// - Throws: ``ReportProblem`` with the closure's message.
  func checked<Result>(_ line: Int, _ read: () throws(ReportWords.Problem) -> Result) throws(ReportProblem)
    -> Result
  {
    do { return try read() } catch { throw ReportProblem(file: file, line: line, text: error.text) }
  }

  /// Takes the attributes in braces from the end of a text.
  func takenAttributes(from texts: inout [ReportText], _ line: Int) throws(ReportProblem) -> ReportAttributes
  {
    guard case .plain(var last)? = texts.last else { return ReportAttributes() }
    let attributes = try checked(line) { () throws(ReportWords.Problem) in
      try ReportAttributes.taken(from: &last)
    }
    guard !attributes.isEmpty else { return attributes }
    texts.removeLast()
    if !last.isEmpty { texts.append(.plain(last)) }
    return attributes
  }

  /// Throws for attributes that a heading cannot have: a width, or the name of a figure or table.
  func check(_ attributes: ReportAttributes, ofHeading line: Int) throws(ReportProblem) {
    guard attributes.share == nil else {
      throw ReportProblem(file: file, line: line, text: "a heading has no width; figures have one")
    }
    guard let name = attributes.name,
      let kind = ReportNumbered.Kind.allCases.first(where: { name.hasPrefix($0.rawValue) })
    else { return }
    let contents = kind == .figure ? "charts and pictures" : "tables"
    let suffix = name.dropFirst(kind.rawValue.count)
    throw ReportProblem(
      file: file, line: line,
      text: "\(name): \(kind.rawValue) is for \(contents); the name of a heading begins with sec-, as in "
        + "{#sec-\(suffix.isEmpty ? "rain" : suffix)}")
  }

  /// Adds a paragraph that begins with a colon as the caption of the chart, picture or table before it.
  ///
  /// - Returns: Whether the node is such a paragraph.
  mutating func addCaption(_ node: OpaquePointer, to blocks: inout [ReportBlock]) throws -> Bool {
    guard kind(node) == "paragraph", let first = children(node).first, kind(first) == "text",
      text(library.cmark_node_get_literal(first)).hasPrefix(": "),
      var figure = numbered(blocks.last, line(node)),
      figure.caption == nil
    else { return false }
    var caption = try texts(in: node)
    if case .plain(let start)? = caption.first { caption[0] = .plain(String(start.dropFirst(2))) }
    let attributes = try takenAttributes(from: &caption, line(node))
    if attributes.name != nil, figure.attributes.name != nil {
      throw ReportProblem(
        file: file, line: line(node), text: "a figure has one name; its first line gives it")
    }
    figure.attributes.name = attributes.name ?? figure.attributes.name
    figure.attributes.share = attributes.share ?? figure.attributes.share
    if case .chart(var source) = figure.content {
      source.share = figure.attributes.share
      figure.content = .chart(source)
    }
    figure.caption = caption
    blocks[blocks.count - 1] = .figure(figure)
    return true
  }

  /// A block as a figure; `nil` for blocks without captions.
  private func numbered(_ block: ReportBlock?, _ line: Int) -> ReportNumbered? {
    switch block {
    case .figure(let figure): figure
    case .chart(let source): ReportNumbered(content: .chart(source), line: source.line - 1)
    case .table(let table): ReportNumbered(content: .table(table), line: line)
    case .paragraph(let texts) where texts.isPicture: ReportNumbered(content: .paragraph(texts), line: line)
    default: nil
    }
  }

  /// Joins consecutive footnotes, consecutive definitions, and consecutive figures whose widths fit in one line.
  ///
  /// - Complexity: O(*n*): each block is moved once.
  static func grouped(_ blocks: [ReportBlock]) -> [ReportBlock] {
    var result: [ReportBlock] = []
    var notes: [[ReportBlock]] = []
    var definitions: [ReportDefinition] = []
    var row: [ReportNumbered] = []
    var usedWidth = 0.0
    func endRun() {
      if !notes.isEmpty { result.append(.footnotes(notes)) }
      if !definitions.isEmpty { result.append(.definitions(definitions)) }
      if !row.isEmpty { result.append(.row(row)) }
      (notes, definitions, row, usedWidth) = ([], [], [], 0)
    }
    for block in blocks {
      switch block {
      case .footnotes(let moreNotes):
        if notes.isEmpty { endRun() }
        notes += moreNotes
      case .definitions(let moreDefinitions):
        if definitions.isEmpty { endRun() }
        definitions += moreDefinitions
      case .figure(let figure) where (figure.attributes.share ?? 1) < 1:
        let share = figure.attributes.share ?? 1
        // Thirds may be written as 33%.
        if row.isEmpty || usedWidth + share > 1.005 { endRun() }
        row.append(figure)
        usedWidth += share
      default:
        endRun()
        result.append(block)
      }
    }
    endRun()
    return result
  }

  // MARK: Paragraphs

  /// A paragraph, a picture with attributes, or terms with their definitions.
  mutating func paragraph(_ node: OpaquePointer) throws -> ReportBlock {
    let texts = try texts(in: node)
    if case .image(_, _, let line)? = texts.first, texts.count == 2 {
      var trailingTexts = [texts[1]]
      let attributes = try takenAttributes(from: &trailingTexts, line)
      if !attributes.isEmpty, trailingTexts.isEmpty {
        return .figure(ReportNumbered(content: .paragraph([texts[0]]), attributes: attributes, line: line))
      }
    }
    return Self.definitions(texts).map { .definitions($0) } ?? .paragraph(texts)
  }

  /// Reads a paragraph as a definition: the first line is the term, and each line that begins with a colon starts a
  /// meaning. `nil` for other paragraphs.
  private static func definitions(_ texts: [ReportText]) -> [ReportDefinition]? {
    // A line break is a piece that consists of one space. Spaces and colons within a piece have no effect.
    var lines: [[ReportText]] = [[]]
    for piece in texts {
      if piece == .plain(" ") { lines.append([]) } else { lines[lines.count - 1].append(piece) }
    }
    func opens(_ line: [ReportText]) -> Bool {
      if case .plain(let text)? = line.first { text.hasPrefix(": ") } else { false }
    }
    guard lines.count > 1, !lines[0].isEmpty, !opens(lines[0]), opens(lines[1]) else { return nil }
    var meanings: [[ReportText]] = []
    for line in lines.dropFirst() {
      if opens(line), case .plain(let text) = line[0] {
        meanings.append([.plain(String(text.dropFirst(2)))] + line.dropFirst())
      } else {
        meanings[meanings.count - 1] += [.plain(" ")] + line
      }
    }
    return [ReportDefinition(term: lines[0], meanings: meanings.map { [$0] })]
  }

  /// Adds a paragraph that ``DefinitionParagraphs`` has marked to the definition before it.
  ///
  /// - Returns: Whether the block is such a paragraph.
  static func addToDefinition(_ block: ReportBlock, in blocks: inout [ReportBlock]) -> Bool {
    guard case .paragraph(var texts) = block, case .plain(let first)? = texts.first,
      let plain = DefinitionParagraphs.unmarked(first)
    else { return false }
    if plain.isEmpty { texts.removeFirst() } else { texts[0] = .plain(plain) }
    guard case .definitions(var definitions)? = blocks.last,
      let last = definitions.indices.last, let meaning = definitions[last].meanings.indices.last
    else {
      blocks.append(.paragraph(texts))
      return true
    }
    definitions[last].meanings[meaning].append(texts)
    blocks[blocks.count - 1] = .definitions(definitions)
    return true
  }

  // MARK: Quotes

  /// A quote, or a callout if its first line begins with `[!NOTE]`, `[!TIP]`, `[!IMPORTANT]`, `[!WARNING]` or
  /// `[!CAUTION]`. The rest of the line is its title.
  static func callout(_ blocks: [ReportBlock]) -> ReportBlock {
    guard case .paragraph(var texts)? = blocks.first, case .plain(let first)? = texts.first,
      first.hasPrefix("[!"), let end = first.firstIndex(of: "]"),
      let kind = ReportCallout(rawValue: first[..<end].dropFirst(2).lowercased())
    else { return .quote(blocks) }
    texts[0] = .plain(String(first[first.index(after: end)...].drop(while: \.isWhitespace)))
    // A line break is a piece that consists of one space.
    let lineEnd = texts.firstIndex { $0 == .plain(" ") || $0 == .lineBreak } ?? texts.endIndex
    let title = texts[..<lineEnd].filter { $0 != .plain("") }
    let rest = Array(texts[lineEnd...].dropFirst())
    return .callout(
      kind, (rest.isEmpty ? [] : [.paragraph(rest)]) + blocks.dropFirst(), title: title.isEmpty ? nil : title)
  }
}

extension [ReportText] {
  /// Whether it is one picture.
  fileprivate var isPicture: Bool { if count == 1, case .image? = first { true } else { false } }
}

extension ReportText {
  /// Splits a text at references `@fig-name` and values `{= mean(rain.csv: rain_mm) }`.
  ///
  /// - Throws: ``ReportProblem`` for a value without an end.
  static func pieces(of text: String, line: Int, file: String, isInLink: Bool) throws(ReportProblem)
    -> [ReportText]
  {
    guard
      text.utf8.contains(where: {
        $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: "{") || $0 == MathSpans.firstByteOfMarks
      })
    else { return [.plain(text)] }
    var pieces: [ReportText] = []
    var plain = ""
    func flush() {
      if !plain.isEmpty { pieces.append(.plain(plain)) }
      plain = ""
    }
    var remaining = text[...]
    while let character = remaining.first {
      if remaining.hasPrefix("{=") {
        guard let end = ReportExpression.end(of: remaining.dropFirst(2)) else {
          throw ReportProblem(
            file: file, line: line,
            text:
              "a value begins with {= and does not end with } in the same line; within a table, write \\| for |"
          )
        }
        flush()
        let inner = remaining[remaining.index(remaining.startIndex, offsetBy: 2)..<end]
        pieces.append(.value(String(inner.trimmed), line: line))
        remaining = remaining[remaining.index(after: end)...]
        continue
      }
      if character == "@", !isInLink, plain.last.map({ !$0.joinsWord }) ?? true,
        let name = Self.reference(remaining.dropFirst())
      {
        flush()
        pieces.append(.reference(String(name), line: line))
        remaining = remaining[name.endIndex...]
        continue
      }
      remaining.removeFirst()
      plain.append(character == MathSpans.escapedAt ? "@" : character)
    }
    flush()
    return pieces
  }

  /// The name at the start of a text, if it begins with `fig-`, `tbl-` or `sec-`; otherwise `nil`.
  private static func reference(_ text: Substring) -> Substring? {
    guard ["fig-", "tbl-", "sec-"].contains(where: text.hasPrefix) else { return nil }
    var name = text.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    while name.last == "-" || name.last == "_" { name.removeLast() }
    return name.count > 4 ? name : nil
  }
}

extension Character {
  /// Whether the character continues a Latin, Greek, Cyrillic or Armenian word, or a mail address. Letters of other
  /// scripts do not: Chinese and Japanese have no spaces, and the first letter of an Arabic or Hebrew word can be another
  /// word.
  fileprivate var joinsWord: Bool { (isLetter || isNumber) && (unicodeScalars.first?.value ?? 0) < 0x0590 }
}
