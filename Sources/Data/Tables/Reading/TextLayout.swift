/// The parts of a text table before its first record: comment lines, titles and hints about the delimiter.
///
/// All decisions come from the first 64 KiB, so that they do not depend on the length of the file.
struct TextLayout {
  /// The index of the first byte of the header, or of the first row if there is none.
  private(set) var start: Int
  private(set) var delimiter: UInt8 = 0x2C
  /// The first byte of lines to skip; 0 for none.
  private(set) var comment: UInt8 = 0
  /// Whether a backslash in a quoted field keeps the quote after it.
  var escapesQuotes = false
  /// The number of lines before `start`.
  private(set) var skippedLines = 0
  private(set) var hasHeader: Bool?
  /// The first of the title lines.
  private(set) var title: String?
  private(set) var notes: [String] = []

  /// - Parameter bytes: The input. Tabs replace the blanks in columns that are aligned by blanks. Tables between bars
  ///   lose their outer bars.
  init(_ bytes: inout [UInt8], from first: Int, options: TableOptions) {
    start = first
    hasHeader = options.hasHeader
    for _ in 0..<(options.skippedLines ?? 0) { skipLine(bytes) }
    let named = takeSeparatorLine(bytes)
    let commented = takeComments(bytes, marker: options.comment)
    if RuledTable.rewrite(&bytes, from: start) {
      delimiter = UInt8(ascii: "|")
    } else if let given = options.delimiter ?? named {
      if given == 0x20 {
        BlankColumns.everyBlank.rewrite(&bytes, from: start)
        delimiter = 0x09
      } else {
        delimiter = given
      }
    } else if let columns = BlankColumns(sniffing: bytes, from: start) {
      columns.rewrite(&bytes, from: start)
      delimiter = 0x09
    } else {
      delimiter = DelimiterSniffer.delimiter(of: bytes, from: start)
    }
    if hasHeader == nil, let commented { takeHeader(commented, &bytes) }
    if hasHeader == nil, options.skippedLines == nil { skipTitles(bytes) }
  }

  private mutating func skipLine(_ bytes: [UInt8]) {
    guard start < bytes.count else { return }
    let end = Self.lineEnd(bytes, start)
    start = Self.next(bytes, end)
    skippedLines += 1
  }

  static func lineEnd(_ bytes: [UInt8], _ start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    return end
  }

  /// The index of the first byte of the line that contains a position.
  static func lineStart(_ bytes: [UInt8], _ position: Int) -> Int {
    var start = position
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    return start
  }

  /// The index after the line break at `end`.
  static func next(_ bytes: [UInt8], _ end: Int) -> Int {
    if end + 1 < bytes.count, bytes[end] == 0x0D, bytes[end + 1] == 0x0A { return end + 2 }
    return min(end + 1, bytes.count)
  }

  /// The number of line breaks in a range.
  static func lineCount(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
    var (position, count) = (range.lowerBound, 0)
    while position < range.upperBound {
      position = next(bytes, lineEnd(bytes, position))
      count += 1
    }
    return count
  }

  /// `sep=;`, with which spreadsheet programs name the delimiter.
  private mutating func takeSeparatorLine(_ bytes: [UInt8]) -> UInt8? {
    let end = Self.lineEnd(bytes, start)
    let line = bytes[start..<end].filter { $0 != 0x22 }
    guard line.count == 5, String(decoding: line.prefix(4), as: UTF8.self).lowercased() == "sep=" else {
      return nil
    }
    skipLine(bytes)
    return line[4]
  }

  /// Skips the comment lines at the start.
  ///
  /// - Returns: The text of the last comment line, if this line is directly above the first record.
  private mutating func takeComments(_ bytes: [UInt8], marker: UInt8?) -> ArraySlice<UInt8>? {
    if let marker { comment = marker }
    var position = start
    var lines = 0
    var last: ArraySlice<UInt8>?
    var commentMarker: UInt8?
    while position < bytes.count {
      let end = Self.lineEnd(bytes, position)
      let line = bytes[position..<end]
      let text = line.drop { $0 == 0x20 || $0 == 0x09 }
      if let byte = text.first {
        let isSlashes = text.starts(with: [0x2F, 0x2F])
        let isComment =
          marker.map { byte == $0 } ?? (byte == UInt8(ascii: "#") || byte == UInt8(ascii: "%") || isSlashes)
        // A comment character directly before a delimiter, as in `#,name`, is a column name and does not begin a
        // comment.
        let isName = text.dropFirst().first.map { [0x2C, 0x09, 0x3B, 0x7C].contains($0) } ?? false
        guard isComment, !isName || marker != nil, commentMarker == nil || commentMarker == byte else {
          break
        }
        commentMarker = byte
        last = text.drop { $0 == byte || $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: "!") }
      } else if commentMarker != nil {
        last = nil
      }
      position = Self.next(bytes, end)
      lines += 1
    }
    // If all lines begin with the comment character, they are a table, and the character belongs to its first column.
    guard let commentMarker, position < bytes.count else { return nil }
    start = position
    skippedLines += lines
    if commentMarker != UInt8(ascii: "/") { comment = commentMarker }
    return last
  }

  /// Uses a comment above the first row as header, if its fields fit, most of them have names, and the first row has a value.
  private mutating func takeHeader(_ comment: ArraySlice<UInt8>, _ bytes: inout [UInt8]) {
    let end = Self.lineEnd(bytes, start)
    let first = Self.fields(Array(bytes[start..<end]), delimiter)
    var header = Array(comment)
    if delimiter == 0x09, !header.contains(0x09) { BlankColumns.everyBlank.rewrite(&header, from: 0) }
    let names = Self.fields(header, delimiter)
    guard first.count > 1, names.count == first.count, first.contains(where: Self.isNumber) else { return }
    let filled = names.filter { !$0.isEmpty }
    guard filled.count * 2 >= names.count, !filled.contains(where: Self.isNumber) else {
      notes.append("the line of comments above the first row is no header; --comment ! reads it")
      return
    }
    bytes.replaceSubrange(start..<start, with: header + [0x0A])
    skippedLines -= 1
    hasHeader = true
  }

  private static func fields(_ line: [UInt8], _ delimiter: UInt8) -> [[UInt8]] {
    line.withUnsafeBufferPointer { buffer in
      var scanner = RecordScanner(buffer, from: 0, delimiter: delimiter)
      var cells: [Cell] = []
      var decoded: [UInt8] = []
      guard case .record = scanner.next(into: &cells, decoded: &decoded) else { return [] }
      return cells.map { cell in
        Array((cell.isDecoded ? decoded : line)[cell.offset..<(cell.offset + cell.length)])
      }
    }
  }

  private static func isNumber(_ text: [UInt8]) -> Bool {
    text.withUnsafeBufferPointer { NumberText.plain($0) } != nil
  }

  /// Skips title lines: lines above the header that have at most one filled field, or less than half of the usual
  /// number.
  private mutating func skipTitles(_ bytes: [UInt8]) {
    var filled: [Int] = []
    var prose: [Bool] = []
    var starts: [Int] = []
    var texts: [[[UInt8]]] = []
    let end = min(bytes.count, start + 65_536)
    let (delimiter, first, comment) = (delimiter, start, comment)
    bytes[..<end].withUnsafeBufferPointer { sample in
      var scanner = RecordScanner(sample, from: first, delimiter: delimiter)
      scanner.comment = comment
      var cells: [Cell] = []
      var decoded: [UInt8] = []
      while filled.count < 200 {
        cells.removeAll(keepingCapacity: true)
        let position = scanner.position
        switch scanner.next(into: &cells, decoded: &decoded) {
        case .record:
          if end < bytes.count, scanner.position >= sample.count { return }
          let count = cells.count { $0.length > 0 }
          // If the first field is empty, the row is no title but an index without a name, or groups of columns. A title
          // is always in the first field.
          filled.append(count > 0 && cells[0].length == 0 ? max(count, cells.count) : count)
          starts.append(position)
          if texts.count < Self.mostGroupRows {
            texts.append(
              cells.map { $0.isDecoded ? Array(decoded[$0.bytes]) : Array(sample[$0.bytes]) })
          }
          prose.append(
            cells.dropFirst().contains { cell in
              !cell.isDecoded && cell.length > 0
                && (sample[cell.offset] == 0x20 || sample[cell.offset - 1] == 0x20)
            })
        case .blank: continue
        default: return
        }
      }
    }
    let titles = Self.titleRows(filled, prose: prose) { row in
      row + 1 < texts.count && HeaderRows.areGroups(texts[row], above: texts[row + 1])
    }
    guard titles > 0 else { return }
    title = Self.title(Array(bytes[starts[0]..<Self.lineEnd(bytes, starts[0])]), delimiter)
    skippedLines += bytes[start..<starts[titles]].count { $0 == 0x0A }
    start = starts[titles]
    notes.append(Self.note(titles))
  }

  /// The text of a title line: its first field if this field is in quotes, else the line before the first empty field.
  private static func title(_ line: [UInt8], _ delimiter: UInt8) -> String {
    let emptyField = zip(line, line.dropFirst()).enumerated().first { $1.0 == delimiter && $1.1 == delimiter }
    var end = emptyField?.offset ?? line.count
    while end > 0, line[end - 1] == delimiter || line[end - 1] == 0x20 { end -= 1 }
    let isQuoted = line.first == UInt8(ascii: "\"")
    let bytes = isQuoted ? fields(line, delimiter).first ?? [] : Array(line[..<end])
    return bytes.withUnsafeBufferPointer { decodedName($0).text }
  }

  /// The maximum number of rows at the top that are searched for groups of columns.
  static let mostGroupRows = 16

  static func note(_ titles: Int) -> String {
    titles == 1
      ? "the first line is a title and no row; --skip 0 reads it as the header"
      : "the first \(titles) lines are titles and no rows; --skip 0 reads the first as the header"
  }

  /// The number of rows above the header.
  ///
  /// - Parameters:
  ///   - filled: The number of filled cells of each row.
  ///   - prose: Whether each row has a blank after a delimiter, like sentences after a comma.
  ///   - areGroups: Returns whether a row has group names above the column names. If not, it can be a title.
  static func titleRows(
    _ filled: [Int], prose: [Bool] = [], areGroups: (Int) -> Bool
  ) -> Int {
    // Rows that consist only of delimiters separate parts of a sheet and do not show its width.
    let widths = filled.filter { $0 > 0 }.sorted()
    guard filled.count > 2, !widths.isEmpty else { return 0 }
    let usual = widths[widths.count / 2]
    if usual <= 2, let header = wideHeader(filled) { return header }
    guard usual > 1 else { return 0 }
    func isTitle(_ row: Int) -> Bool { filled[row] <= 1 || filled[row] * 2 < usual }
    // A sentence with commas is a title if another title follows, and if blanks are unusual in the table.
    let isSentence = prose.count { $0 } * 4 < prose.count
    let rows = filled.indices.prefix { row in
      let isAbove = isTitle(row) || isSentence && prose[row] && row + 1 < filled.count && isTitle(row + 1)
      return isAbove && !areGroups(row)
    }.count
    return rows < filled.count - 1 ? rows : 0
  }

  /// The widest row, if all rows above it have at most two filled cells, and all rows below it have more: the header of
  /// a short table below a long description. `nil` for other tables.
  private static func wideHeader(_ filled: [Int]) -> Int? {
    guard let widest = filled.max(), widest > 3, let header = filled.firstIndex(of: widest), header > 0,
      header + 2 < filled.count, filled[..<header].allSatisfy({ $0 <= 2 }),
      filled[header...].allSatisfy({ $0 == 0 || $0 > 2 })
    else { return nil }
    return header
  }
}
