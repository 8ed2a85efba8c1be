import Foundation
import OpenChartsCMarkdown
import OpenChartsDynamicLibrary
import OpenChartsLimits

/// Converts Markdown to the blocks of a report.
///
/// cmark-gfm parses CommonMark with GitHub's tables, strikethrough, task lists, bare links and footnotes. This type
/// adds the extensions of reports: captions, names, callouts, definitions and values.
struct MarkdownReader {
  /// The functions of cmark-gfm. Their parameters are scalars and opaque pointers, so any library of the 0.29 series
  /// works.
  private static let libraryResult = Result { () throws(LibraryError) in
    let names = ["0.29.0.gfm.6", "0.29.0.gfm.13"].map { "libcmark-gfm-extensions.so.\($0)" }
    let functions = try DynamicLibrary(
      names + ["libcmark-gfm-extensions.so"], package: "libcmark-gfm-extensions0.29.0.gfm.6", for: "a report"
    ).load(MarkdownFunctions(), find: markdown_functions_find) { $0.cmark_version() >> 16 == 29 }
    functions.cmark_gfm_core_extensions_ensure_registered()
    return functions
  }

  let library: MarkdownFunctions
  /// Numbers of lines with HTML, which is omitted.
  private(set) var linesOfHTML: [Int] = []
  /// The line of each heading to which the text gives a name, in order.
  private(set) var linesOfNames: [Int] = []

  /// The report's name, for messages.
  let file: String
  /// Whether the current text is within a link.
  private var isInLink = false
  /// The line of the current block.
  private var lineOfBlock = 1
  /// Number of quotes, items, emphases, links and pictures around the current node.
  private var depth = 0
  /// Number of blocks, items and cells so far, each counted once for each level.
  private var levels = 0

  private init(_ library: MarkdownFunctions, file: String) { (self.library, self.file) = (library, file) }

  /// The blocks of a text, and the numbers of lines with omitted HTML, as ``read(_:file:)`` finds them.
  static func blocks(of text: [UInt8], file: String = "report") throws -> (
    blocks: [ReportBlock], linesOfHTML: [Int]
  ) {
    let (blocks, reader) = try read(text, file: file)
    return (blocks, reader.linesOfHTML)
  }

  /// - Parameter file: The report's name, for messages.
  /// - Returns: The blocks, and the reader with the facts that it has recorded.
  /// - Throws: ``ReportProblem`` if the text is nested deeper than ``Limits/nesting``, or a paragraph or word of it
  ///   exceeds ``Limits/paragraphBytes`` or ``Limits/wordBytes``, or it has more blocks than ``Limits/reportBlocks``.
  static func read(_ text: [UInt8], file: String = "report") throws -> (
    blocks: [ReportBlock], reader: MarkdownReader
  ) {
    try ParagraphLimits.check(text, file: file)
    let library: MarkdownFunctions
    switch libraryResult {
    case .success(let functions): library = functions
    case .failure(let error): throw FileError("\(error)")
    }
    let options = markdown_validate_utf8 | markdown_footnotes | markdown_strikethrough_double_tilde
    guard let parser = library.cmark_parser_new(Int32(options)) else {
      throw FileError("cmark-gfm could not start")
    }
    defer { library.cmark_parser_free(parser) }
    for name in ["table", "strikethrough", "tasklist", "autolink"] {
      if let syntaxExtension = library.cmark_find_syntax_extension(name) {
        _ = library.cmark_parser_attach_syntax_extension(parser, syntaxExtension)
      }
    }
    MathSpans.marked(DefinitionParagraphs.marked(text)).withUnsafeBytes {
      library.cmark_parser_feed(parser, $0.baseAddress?.assumingMemoryBound(to: CChar.self), $0.count)
    }
    var reader = MarkdownReader(library, file: file)
    guard let document = library.cmark_parser_finish(parser) else { return ([], reader) }
    defer { library.cmark_node_free(document) }
    return (try reader.blocks(in: document), reader)
  }

  /// Reads the children of a node. The tree is as deep as the text is nested, so the limit bounds the recursion in this
  /// type and in the layout.
  ///
  /// - Throws: ``ReportProblem`` beyond ``Limits/nesting``.
  mutating func nested<Result>(
    _ node: OpaquePointer, _ read: (inout Self, OpaquePointer) throws -> Result
  ) throws -> Result {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Limits.nesting.value else {
      throw ReportProblem(file: file, line: line(node), text: "nested deeper than \(Limits.nesting.value)")
    }
    return try read(&self, node)
  }

  /// Counts a block, an item or a cell at the current depth. A PDF repeats the levels around each of them.
  ///
  /// - Throws: ``ReportProblem`` beyond ``Limits/reportBlocks``.
  private mutating func count(_ node: OpaquePointer) throws {
    levels += depth + 1
    guard levels <= Limits.reportBlocks.value else {
      throw ReportProblem.tooManyBlocks(file: file, line: line(node))
    }
  }

  func children(_ node: OpaquePointer) -> [OpaquePointer] {
    Array(
      sequence(first: library.cmark_node_first_child(node)) { $0.flatMap { library.cmark_node_next($0) } }
        .prefix { $0 != nil }.compactMap { $0 })
  }

  func text(_ characters: UnsafePointer<CChar>?) -> String {
    characters.map { String(cString: $0) } ?? ""
  }

  func kind(_ node: OpaquePointer) -> String { text(library.cmark_node_get_type_string(node)) }

  /// The line of a node. The node of a bare address has no line, so it gets the line of the enclosing block.
  func line(_ node: OpaquePointer) -> Int {
    let line = Int(library.cmark_node_get_start_line(node))
    return line > 0 ? line : lineOfBlock
  }

  mutating func nestedTexts(_ node: OpaquePointer) throws -> [ReportText] {
    try nested(node) { try $0.texts(in: $1) }
  }

  // MARK: Blocks

  mutating func blocks(in parent: OpaquePointer) throws -> [ReportBlock] {
    var blocks: [ReportBlock] = []
    for node in children(parent) {
      if try addCaption(node, to: &blocks) { continue }
      lineOfBlock = line(node)
      guard let block = try block(node), !Self.addToDefinition(block, in: &blocks) else { continue }
      blocks.append(block)
    }
    return Self.grouped(blocks)
  }

  private mutating func block(_ node: OpaquePointer) throws -> ReportBlock? {
    try count(node)
    switch kind(node) {
    case "heading":
      var words = try texts(in: node)
      let attributes = try takenAttributes(from: &words, line(node))
      try check(attributes, ofHeading: line(node))
      if attributes.name != nil { linesOfNames.append(line(node)) }
      return .heading(
        level: Int(library.cmark_node_get_heading_level(node)), words, anchor: attributes.name)
    case "paragraph": return try paragraph(node)
    case "block_quote": return Self.callout(try nested(node) { try $0.blocks(in: $1) })
    case "thematic_break": return .rule
    case "list": return .list(try list(node))
    case "table": return .table(try table(node))
    case "code_block":
      let code = MathSpans.unmarked(text(library.cmark_node_get_literal(node)))
      var fenceInfo = text(library.cmark_node_get_fence_info(node))
      let first = fenceInfo.split(separator: " ").first ?? ""
      guard first == "chart" else {
        // Other programs write the language as {.python}, too.
        let name = first.trimmingPrefix("{").trimmingPrefix(".").prefix { $0 != "}" }
        return .code(code, language: String(name))
      }
      let attributes = try checked(line(node)) { () throws(ReportWords.Problem) in
        try ReportAttributes.taken(from: &fenceInfo)
      }
      let words = fenceInfo.split(separator: " ").dropFirst()
      guard words.allSatisfy({ $0 == "swift" }) else {
        throw ReportProblem(
          file: file, line: line(node),
          text:
            "\"\(words.joined(separator: " "))\" is unknown behind chart; it can be swift or {#fig-name width=50%}"
        )
      }
      // Skip the line of the fence.
      let source = ReportSource(
        text: code, line: line(node) + 1, isSwift: !words.isEmpty || Self.isSwift(code),
        share: attributes.share)
      return attributes.isEmpty
        ? .chart(source)
        : .figure(ReportNumbered(content: .chart(source), attributes: attributes, line: line(node)))
    case "html_block":
      linesOfHTML.append(line(node))
      return nil
    // The library has no name for definitions of footnotes in its earlier versions.
    case "footnote_definition", "<unknown>":
      return .footnotes([try nested(node) { try $0.blocks(in: $1) }])
    default: return nil
    }
  }

  /// Whether an unmarked chart block contains Swift rather than options of the tool.
  private static func isSwift(_ text: String) -> Bool {
    text.contains(/(?m)^\s*(import\s+\w+|#Preview\b|(\w+\s+)*(struct|let|var|func)\s+\w+|Chart(3D)?\s*[({])/)
  }

  private mutating func list(_ node: OpaquePointer) throws -> ReportList {
    let isOrdered = library.cmark_node_get_list_type(node) == Int32(markdown_ordered_list)
    var items: [ReportList.Item] = []
    for item in children(node) {
      try count(item)
      let isTask = kind(item) == "tasklist"
      let isChecked = isTask && library.cmark_gfm_extensions_get_tasklist_item_checked(item)
      let blocks = try nested(item) { try $0.blocks(in: $1) }
      items.append(.init(blocks: blocks, isChecked: isTask ? isChecked : nil))
    }
    return ReportList(
      start: isOrdered ? Int(library.cmark_node_get_list_start(node)) : nil,
      isTight: library.cmark_node_get_list_tight(node) != 0, items: items)
  }

  private mutating func table(_ node: OpaquePointer) throws -> ReportTable {
    var rows: [[[ReportText]]] = []
    for row in children(node) {
      var cells: [[ReportText]] = []
      for cell in children(row) {
        try count(cell)
        cells.append(try texts(in: cell))
      }
      rows.append(cells)
    }
    let header = rows.isEmpty ? [] : rows.removeFirst()
    let letters = library.cmark_gfm_extensions_get_table_alignments(node)
    let alignments = header.indices.map { column -> ReportTable.Alignment? in
      switch letters?[column] {
      case UInt8(ascii: "l"): .left
      case UInt8(ascii: "c"): .center
      case UInt8(ascii: "r"): .right
      default: nil
      }
    }
    return ReportTable(alignments: alignments, header: header, rows: rows)
  }

  // MARK: Text

  mutating func texts(in parent: OpaquePointer) throws -> [ReportText] {
    var texts: [ReportText] = []
    for node in children(parent) {
      guard let piece = try piece(node) else { continue }
      guard case .plain(let text) = piece else {
        texts.append(piece)
        continue
      }
      for part in MathSpans.pieces(of: text) {
        guard case .plain(let text) = part else {
          texts.append(part)
          continue
        }
        texts += try ReportText.pieces(of: text, line: line(node), file: file, isInLink: isInLink)
      }
    }
    return texts
  }

  private mutating func piece(_ node: OpaquePointer) throws -> ReportText? {
    switch kind(node) {
    case "text": return .plain(text(library.cmark_node_get_literal(node)))
    case "code":
      let code = text(library.cmark_node_get_literal(node))
      if let expression = MathSpans.value(in: code) { return .value(expression, line: line(node)) }
      guard let formula = MathSpans.formula(in: code) else { return .code(MathSpans.unmarked(code)) }
      do throws(MathProblem) {
        return .math(try MathFormula(formula.source, isDisplay: formula.isDisplay))
      } catch {
        throw ReportProblem(
          file: file, line: line(node),
          text: "the formula $\(formula.source.prefix(40))$: \(error.text); write \\$ for a dollar")
      }
    case "softbreak": return .plain(" ")
    case "linebreak": return .lineBreak
    case "emph": return .emphasis(try nestedTexts(node))
    case "strong": return .strong(try nestedTexts(node))
    case "strikethrough": return .strikethrough(try nestedTexts(node))
    case "link":
      let address = LinkAddress(MathSpans.unmarked(text(library.cmark_node_get_url(node)))).flatMap {
        $0.isAbsolute || $0.staysInFolder ? $0 : nil
      }
      let isWithinOther = isInLink
      isInLink = true
      defer { isInLink = isWithinOther }
      let inner = try nestedTexts(node)
      // A link with a refused address becomes its text.
      return address.map { .link($0, inner) } ?? .emphasis(inner)
    case "image":
      return .image(
        path: MathSpans.unmarked(text(library.cmark_node_get_url(node))),
        words: try nestedTexts(node).words, line: line(node))
    case "html_inline":
      linesOfHTML.append(line(node))
      return nil
    case "footnote_reference", "<unknown>":
      return Int(text(library.cmark_node_get_literal(node))).map { .footnote($0) }
    default: return nil
    }
  }
}
