import CMarkdown
import DynamicLibrary
import Foundation
import Limits

/// Converts Markdown to the blocks of a report: CommonMark with GitHub's tables, strikethrough, task lists and bare
/// links, as cmark-gfm parses it.
struct MarkdownReader {
  /// The functions of cmark-gfm. Their parameters are scalars and opaque pointers, so any library of the 0.29 series
  /// works.
  private static let found = Result { () throws(LibraryError) in
    let names = ["0.29.0.gfm.6", "0.29.0.gfm.13"].map { "libcmark-gfm-extensions.so.\($0)" }
    let functions = try DynamicLibrary(
      names + ["libcmark-gfm-extensions.so"], package: "libcmark-gfm-extensions0.29.0.gfm.6", for: "a report"
    ).load(MarkdownFunctions(), find: markdown_functions_find) { $0.cmark_version() >> 16 == 29 }
    functions.cmark_gfm_core_extensions_ensure_registered()
    return functions
  }

  private let library: MarkdownFunctions
  /// Numbers of lines with HTML, which is omitted.
  private(set) var linesOfHTML: [Int] = []

  /// The report's name, for messages.
  private let file: String
  /// Number of quotes, items, emphases, links and pictures around the current node.
  private var depth = 0

  private init(_ library: MarkdownFunctions, file: String) { (self.library, self.file) = (library, file) }

  /// - Parameter file: The report's name, for messages.
  /// - Returns: The blocks, and the numbers of lines with omitted HTML.
  /// - Throws: ``ReportProblem`` if the text is nested deeper than ``Limits/nesting``, or a paragraph or word of it
  ///   exceeds ``Limits/paragraphBytes`` or ``Limits/wordBytes``.
  static func blocks(of text: [UInt8], file: String = "report") throws -> (
    blocks: [ReportBlock], linesOfHTML: [Int]
  ) {
    try ParagraphLimits.check(text, file: file)
    let library: MarkdownFunctions
    switch found {
    case .success(let functions): library = functions
    case .failure(let error): throw FileError("\(error)")
    }
    guard let parser = library.cmark_parser_new(Int32(markdown_validate_utf8)) else {
      throw FileError("cmark-gfm could not start")
    }
    defer { library.cmark_parser_free(parser) }
    for name in ["table", "strikethrough", "tasklist", "autolink"] {
      if let found = library.cmark_find_syntax_extension(name) {
        _ = library.cmark_parser_attach_syntax_extension(parser, found)
      }
    }
    text.withUnsafeBytes {
      library.cmark_parser_feed(parser, $0.baseAddress?.assumingMemoryBound(to: CChar.self), $0.count)
    }
    guard let document = library.cmark_parser_finish(parser) else { return ([], []) }
    defer { library.cmark_node_free(document) }
    var reader = MarkdownReader(library, file: file)
    return (try reader.blocks(in: document), reader.linesOfHTML)
  }

  /// Reads the children of a node. The tree is as deep as the text, so this limits recursion here and in the layout.
  ///
  /// - Throws: ``ReportProblem`` beyond ``Limits/nesting``.
  private mutating func nested<Result>(
    _ node: OpaquePointer, _ read: (inout Self, OpaquePointer) throws -> Result
  ) throws -> Result {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Limits.nesting.value else {
      throw ReportProblem(file: file, line: line(node), text: "nested deeper than \(Limits.nesting.value)")
    }
    return try read(&self, node)
  }

  private func children(_ node: OpaquePointer) -> [OpaquePointer] {
    Array(
      sequence(first: library.cmark_node_first_child(node)) { $0.flatMap { library.cmark_node_next($0) } }
        .prefix { $0 != nil }.compactMap { $0 })
  }

  private func text(_ characters: UnsafePointer<CChar>?) -> String {
    characters.map { String(cString: $0) } ?? ""
  }

  private func kind(_ node: OpaquePointer) -> String { text(library.cmark_node_get_type_string(node)) }

  private func line(_ node: OpaquePointer) -> Int { Int(library.cmark_node_get_start_line(node)) }

  private mutating func nestedTexts(_ node: OpaquePointer) throws -> [ReportText] {
    try nested(node) { try $0.texts(in: $1) }
  }

  // MARK: Blocks

  private mutating func blocks(in parent: OpaquePointer) throws -> [ReportBlock] {
    var blocks: [ReportBlock] = []
    for node in children(parent) { if let block = try block(node) { blocks.append(block) } }
    return blocks
  }

  private mutating func block(_ node: OpaquePointer) throws -> ReportBlock? {
    switch kind(node) {
    case "heading":
      return .heading(level: Int(library.cmark_node_get_heading_level(node)), try texts(in: node))
    case "paragraph": return .paragraph(try texts(in: node))
    case "block_quote": return .quote(try nested(node) { try $0.blocks(in: $1) })
    case "thematic_break": return .rule
    case "list": return .list(try list(node))
    case "table": return .table(try table(node))
    case "code_block":
      let code = text(library.cmark_node_get_literal(node))
      let words = text(library.cmark_node_get_fence_info(node)).split(separator: " ")
      guard words.first == "chart" else { return .code(code) }
      // Skip the line of the fence.
      return .chart(
        ReportSource(
          text: code, line: line(node) + 1, isSwift: words.dropFirst().first == "swift" || Self.isSwift(code))
      )
    case "html_block":
      linesOfHTML.append(line(node))
      return nil
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
      for cell in children(row) { cells.append(try texts(in: cell)) }
      rows.append(cells)
    }
    let header = rows.isEmpty ? [] : rows.removeFirst()
    let signs = library.cmark_gfm_extensions_get_table_alignments(node)
    let alignments = header.indices.map { column -> ReportTable.Alignment? in
      switch signs?[column] {
      case UInt8(ascii: "l"): .left
      case UInt8(ascii: "c"): .center
      case UInt8(ascii: "r"): .right
      default: nil
      }
    }
    return ReportTable(alignments: alignments, header: header, rows: rows)
  }

  // MARK: Text

  private mutating func texts(in parent: OpaquePointer) throws -> [ReportText] {
    var texts: [ReportText] = []
    for node in children(parent) { if let text = try piece(node) { texts.append(text) } }
    return texts
  }

  private mutating func piece(_ node: OpaquePointer) throws -> ReportText? {
    switch kind(node) {
    case "text": return .plain(text(library.cmark_node_get_literal(node)))
    case "code": return .code(text(library.cmark_node_get_literal(node)))
    case "softbreak": return .plain(" ")
    case "linebreak": return .lineBreak
    case "emph": return .emphasis(try nestedTexts(node))
    case "strong": return .strong(try nestedTexts(node))
    case "strikethrough": return .strikethrough(try nestedTexts(node))
    case "link":
      let address = LinkAddress(text(library.cmark_node_get_url(node)))
      let inner = try nestedTexts(node)
      // A link with a refused address becomes its text.
      return address.map { .link($0, inner) } ?? .emphasis(inner)
    case "image":
      return .image(
        path: text(library.cmark_node_get_url(node)), words: try nestedTexts(node).words, line: line(node))
    case "html_inline":
      linesOfHTML.append(line(node))
      return nil
    default: return nil
    }
  }
}
