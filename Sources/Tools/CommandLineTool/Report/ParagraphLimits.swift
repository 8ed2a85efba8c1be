import OpenChartsLimits

/// The limits for paragraphs and words of a report, because the time of cmark-gfm is quadratic in their lengths.
///
/// Code in fences is not parsed, and each row of a table is parsed alone, so both may be longer. A fence or table is
/// recognized only at the beginning of a line below an empty one: there it is unambiguous. Unambiguous headings and items
/// of lists end a paragraph; see ``LineStart``.
///
/// This type also counts the cells of tables before cmark-gfm makes them. cmark-gfm adds cells to short rows, so a table
/// of 6 kB can have 500,000 cells.
struct ParagraphLimits {
  private let file: String
  private var number = 0
  private var firstLine = 1
  /// The bytes since the last empty line.
  private var paragraph = 0
  /// The first line of a paragraph, until it is compared with the second to find a table.
  private var header: ArraySlice<UInt8>?
  private var isTable = false
  /// The number of columns of the table that the paragraph may contain; 0 for none.
  private var columns = 0
  /// The number of cells of all tables so far.
  private var cells = 0
  private var links = LinkCopies()
  /// The character and length of the open fence.
  private var fence: (marker: UInt8, count: Int)?
  /// The number of quotes around the list whose item began last, if it is still open.
  private var listDepth: Int?
  /// Whether a line has begun with `<`. Within HTML, a fence is plain text.
  private var hasHTML = false

  /// - Throws: ``ReportProblem`` with the first line of the paragraph that is too long, or the first line with too many
  ///   cells or links.
  static func check(_ text: [UInt8], file: String) throws(ReportProblem) {
    var limits = ParagraphLimits(file: file)
    var start = 0
    while start < text.count {
      var end = start
      while end < text.count, text[end] != 0x0A, text[end] != 0x0D { end += 1 }
      var next = min(end + 1, text.count)
      if end + 1 < text.count, text[end] == 0x0D, text[end + 1] == 0x0A { next += 1 }
      try limits.take(text[start..<end], endLength: next - end)
      start = next
    }
  }

  private init(file: String) { self.file = file }

  private mutating func take(_ line: ArraySlice<UInt8>, endLength: Int) throws(ReportProblem) {
    number += 1
    let words = line.split { $0 == 0x20 || $0 == 0x09 }
    if let fence {
      if words.count == 1, words[0].count >= fence.count, words[0].allSatisfy({ $0 == fence.marker }) {
        self.fence = nil
      }
      return
    }
    for word in words where word.count > Limits.wordBytes.value {
      throw ReportProblem(
        file: file, line: number, text: "a word of more than \(Limits.wordBytes.text); put spaces into it")
    }
    let lineStart = LineStart(line)
    guard let first = words.first, !lineStart.isBlank else {
      (paragraph, header, isTable, columns, listDepth) = (0, nil, false, 0, nil)
      links.endParagraph()
      return
    }
    let endsParagraph = lineStart.endsParagraph(isFirst: paragraph == 0, listDepth: listDepth)
    if endsParagraph { (paragraph, header, isTable, columns) = (0, nil, false, 0) }
    listDepth = lineStart.listDepth(endsParagraph: endsParagraph, listDepth)
    if first.first == UInt8(ascii: "<") { hasHTML = true }
    if paragraph == 0 {
      firstLine = number
      if let openedFence = Self.fence(line), !hasHTML {
        fence = openedFence
        return
      }
      header = line
    } else if let header, !isTable {
      isTable = Self.isTable(header, line)
      self.header = nil
    }
    if paragraph > 0 { try countCells(line) }
    if isTable, line.first != UInt8(ascii: "|") { isTable = false }
    if isTable || paragraph == 0 { links.endParagraph() }
    links.add(line)
    guard !links.areTooLarge else {
      throw ReportProblem(
        file: file, line: number,
        text:
          "the links up to here copy more than \(Limits.linkBytes.text) of addresses and text; split the report"
      )
    }
    paragraph = (isTable ? 0 : paragraph) + line.count + endLength
    // The end of the last line does not count.
    guard paragraph - endLength > Limits.paragraphBytes.value else { return }
    throw ReportProblem(
      file: file, line: firstLine,
      text:
        "more than \(Limits.paragraphBytes.text) without an empty line; put empty lines between paragraphs")
  }

  /// Counts the cells of a line below a line of only hyphens, colons and bars, which separates the header of a table
  /// from its rows.
  private mutating func countCells(_ line: ArraySlice<UInt8>) throws(ReportProblem) {
    cells += columns
    guard cells <= Limits.reportBlocks.value else { throw .tooManyBlocks(file: file, line: number) }
    guard line.contains(UInt8(ascii: "|")), line.allSatisfy({ ">|-: \t".utf8.contains($0) }) else { return }
    columns = max(columns, line.split(separator: UInt8(ascii: "|")).count { $0.contains(UInt8(ascii: "-")) })
  }

  /// The fence that a line opens: three or more backticks or tildes at its start, with no backtick after them.
  static func fence(_ line: ArraySlice<UInt8>) -> (marker: UInt8, count: Int)? {
    guard let marker = line.first, marker == UInt8(ascii: "`") || marker == UInt8(ascii: "~") else {
      return nil
    }
    let count = line.prefix { $0 == marker }.count
    guard count >= 3, !line.dropFirst(count).contains(UInt8(ascii: "`")) else { return nil }
    return (marker, count)
  }

  /// Whether two lines begin a table: both are in bars, the second has only hyphens and colons between them, and they
  /// have equally many cells.
  private static func isTable(_ header: ArraySlice<UInt8>, _ line: ArraySlice<UInt8>) -> Bool {
    let bar = UInt8(ascii: "|")
    guard header.first == bar, line.first == bar, !header.contains(UInt8(ascii: "\\")),
      !header.contains(UInt8(ascii: "`"))
    else { return false }
    let (names, rule) = (header.split(separator: bar), line.split(separator: bar))
    func bars(_ line: ArraySlice<UInt8>) -> Int { line.count { $0 == bar } }
    guard bars(header) == bars(line), names.count == bars(header) - 1, rule.count == names.count else {
      return false
    }
    return rule.allSatisfy { cell in
      let characters = cell.filter { $0 != 0x20 && $0 != 0x09 }
      let hyphens = characters.drop { $0 == UInt8(ascii: ":") }.prefix { $0 == UInt8(ascii: "-") }
      return !hyphens.isEmpty && characters.prefix(while: { $0 == UInt8(ascii: ":") }).count <= 1
        && [[], [UInt8(ascii: ":")]].contains(Array(characters[hyphens.endIndex...]))
    }
  }
}
