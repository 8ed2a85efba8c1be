/// Columns separated by blanks, as programs print them.
struct BlankColumns {
  private enum Form {
    /// At least `run` blanks end a field: 1, or 2 if fields contain single blanks. The field with the index `open`
    /// extends over the rest of the line.
    case runs(Int, open: Int?)
    /// Each field begins at the same character position in every line.
    case places([Int])
  }

  private let form: Form
  /// The index of the first byte of the header. The lines above it are not rows.
  private let header: Int
  /// Whether lines without a row, such as rules, are recognized.
  private let isSniffed: Bool

  /// Every run of blanks separates two fields.
  static let everyBlank = BlankColumns(form: .runs(1, open: nil), header: 0, isSniffed: false)

  private init(form: Form, header: Int, isSniffed: Bool = true) {
    (self.form, self.header, self.isSniffed) = (form, header, isSniffed)
  }

  /// The maximum number of lines above a table, in which programs print a summary.
  private static let mostLinesAbove = 8

  /// Detects columns separated by blanks in the first hundred lines. None of the usual delimiters may split the lines,
  /// and a column must contain numbers. Also, every line must have the same number of fields, or the last field
  /// contains blanks, or some character positions are blank in every line.
  init?(sniffing bytes: [UInt8], from start: Int) {
    var lines: [ArraySlice<UInt8>] = []
    var position = start
    while position < min(bytes.count, start + 65_536), lines.count < 100 {
      let end = TextLayout.lineEnd(bytes, position)
      if !Self.isEmpty(bytes[position..<end]) { lines.append(bytes[position..<end]) }
      position = TextLayout.next(bytes, end)
    }
    guard lines.count > 1 else { return nil }
    for delimiter in DelimiterSniffer.candidates {
      if lines.count(where: { $0.contains(delimiter) }) * 2 > lines.count { return nil }
    }
    for above in 0...min(Self.mostLinesAbove, lines.count - 2) {
      let rows = Array(lines[above...])
      // A table below other lines is accepted only if it has a header of words and at least two rows.
      if above > 0, rows.count < 3 || !Self.isHeader(rows[0]) { continue }
      guard let form = Self.equalFields(rows) ?? Self.openField(rows) ?? Self.alignedFields(rows) else {
        continue
      }
      self.init(form: form, header: rows[0].startIndex)
      return
    }
    return nil
  }

  // MARK: Forms

  /// The layout of lines that all have the same number of fields.
  private static func equalFields(_ lines: [ArraySlice<UInt8>]) -> Form? {
    for (run, isIndexed) in [(1, false), (2, false), (1, true), (2, true)] {
      let fields = lines.map { Self.fields($0, run: run, open: nil) }
      let width = fields[1].count
      guard width > 1, fields.dropFirst().allSatisfy({ $0.count == width }) else { continue }
      let names = fields[0].count
      let isSplit = names == width + 1 && isSplitName(lines[0])
      // Statistics programs write no name above the column of row names, so the header has one field less.
      guard isIndexed ? width > 2 && lines.count > 2 && names == width - 1 : names == width || isSplit,
        run == 1 || !splitsFurther(lines, fields),
        hasNumbers(lines, fields) || run == 2 && width > 2 && isUppercase(lines[0])
      else { continue }
      return .runs(run, open: isSplit ? width - 1 : nil)
    }
    return nil
  }

  /// Whether a column has as many words in each row as in its name, more than one. Then single blanks separate columns
  /// too.
  private static func splitsFurther(_ lines: [ArraySlice<UInt8>], _ fields: [[Range<Int>]]) -> Bool {
    fields[0].indices.prefix(mostColumns).contains { column in
      func words(_ row: Int) -> Int { Self.fields(lines[row][fields[row][column]], run: 1, open: nil).count }
      let names = words(0)
      return names > 1 && lines.indices.allSatisfy { column < fields[$0].count && words($0) == names }
    }
  }

  private static func isUppercase(_ line: ArraySlice<UInt8>) -> Bool {
    !line.contains { (0x61...0x7A).contains($0) || $0 >= 0x80 }
  }

  /// The layout of lines whose last column is a command or text with blanks, as `ps` and `uniq -c` print it.
  private static func openField(_ lines: [ArraySlice<UInt8>]) -> Form? {
    let fields = lines.map { Self.fields($0, run: 1, open: nil) }
    let width = fields[0].count - (isSplitName(lines[0]) ? 1 : 0)
    if isHeader(lines[0]), width > 2, lines.count > 2, fields.allSatisfy({ $0.count >= width }),
      fields.dropFirst().contains(where: { $0.count == width }),
      hasNumbers(lines, fields.map { Array($0.prefix(width - 1)) })
    {
      return .runs(1, open: width - 1)
    }
    // Tables with right-aligned counts before texts have no header, as `uniq -c` writes them.
    let isCounted = lines.indices.allSatisfy { row in
      fields[row].count > 1 && number(lines[row][fields[row][0]]) && lines[row].first == 0x20
    }
    return isCounted && lines.count > 2 ? .runs(1, open: 1) : nil
  }

  /// The layout of lines in which some character positions are blank in every line.
  private static func alignedFields(_ lines: [ArraySlice<UInt8>]) -> Form? {
    guard lines.count > 2, isHeader(lines[0]), !lines.contains(where: { $0.contains(0x09) }) else {
      return nil
    }
    var inkAt: [Bool] = []
    for line in lines {
      var column = 0
      for byte in line where byte & 0xC0 != 0x80 {
        if column == inkAt.count { inkAt.append(false) }
        if byte > 0x20 { inkAt[column] = true }
        column += 1
      }
    }
    let starts = inkAt.indices.filter { inkAt[$0] && ($0 == 0 || !inkAt[$0 - 1]) }
    // A column without a name belongs to the column before it.
    let header = fieldRanges(starts, in: lines[0])
    let named = starts.indices.filter { $0 == 0 || !header[$0].isEmpty }.map { starts[$0] }
    guard named.count > 1 else { return nil }
    let fields = lines.map { fieldRanges(named, in: $0) }
    guard fields.count(where: { $0.count { !$0.isEmpty } * 2 > named.count }) * 2 > fields.count,
      hasNumbers(lines, fields)
    else { return nil }
    return .places(named)
  }

  /// The maximum number of columns that are searched for numbers.
  private static let mostColumns = 200

  /// Whether a column has numbers, with or without units, in all rows below the header.
  private static func hasNumbers(_ lines: [ArraySlice<UInt8>], _ fields: [[Range<Int>]]) -> Bool {
    let width = fields.dropFirst().map(\.count).min() ?? 0
    return (0..<min(width, mostColumns)).contains { column in
      var numbers = 0
      for (line, row) in zip(lines, fields).dropFirst() {
        if number(line[row[column]]) {
          numbers += 1
        } else if !Array(line[row[column]]).withUnsafeBufferPointer({ MissingText.matches($0) }) {
          return false
        }
      }
      return numbers > 0
    }
  }

  private static func number(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first, first <= 0x39 else { return false }
    return Array(text).withUnsafeBufferPointer { HeaderRows.isNumber($0) || MeasuredColumn.isQuantity($0) }
  }

  /// Whether a line has names and no numbers.
  private static func isHeader(_ line: ArraySlice<UInt8>) -> Bool {
    !fields(line, run: 1, open: nil).contains { number(line[$0]) }
  }

  /// Whether the last name of the header contains a blank, as in `df` ("Mounted on").
  private static func isSplitName(_ header: ArraySlice<UInt8>) -> Bool {
    let words = header.split { $0 == 0x20 || $0 == 0x09 }
    return words.count > 2 && words[words.count - 2].elementsEqual("Mounted".utf8)
  }

  /// Whether a line does not contain a row: it is empty, a rule of dashes, or the number of rows.
  private static func isEmpty(_ line: ArraySlice<UInt8>) -> Bool {
    if line.contains(where: { $0 > 0x20 && $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "=") }) {
      return RuledTable.isCount(line)
    }
    let dashes = line.count { $0 > 0x20 }
    return dashes == 0 || dashes > 2
  }

  // MARK: Fields

  /// The ranges of a line's fields.
  private static func fields(_ line: ArraySlice<UInt8>, run: Int, open: Int?) -> [Range<Int>] {
    var fields: [Range<Int>] = []
    var i = line.startIndex
    while i < line.endIndex {
      if line[i] == 0x20 || line[i] == 0x09 {
        i += 1
        continue
      }
      let start = i
      var end = i
      if fields.count == open {
        end = (line[start...].lastIndex { $0 > 0x20 } ?? start) + 1
        fields.append(start..<end)
        break
      }
      if line[i] == 0x22, let close = line[(i + 1)...].firstIndex(of: 0x22) {
        i = close + 1
        end = i
      }
      while i < line.endIndex {
        var blanks = i
        while blanks < line.endIndex, line[blanks] == 0x20 || line[blanks] == 0x09 { blanks += 1 }
        if blanks == i {
          i += 1
          end = i
        } else if blanks - i >= run || blanks == line.endIndex || line[i..<blanks].contains(0x09) {
          i = blanks
          break
        } else {
          i = blanks
        }
      }
      fields.append(start..<end)
    }
    return fields
  }

  /// The ranges of the fields that begin at the characters `starts`, without blanks around them.
  private static func fieldRanges(_ starts: [Int], in line: ArraySlice<UInt8>) -> [Range<Int>] {
    var cuts: [Int] = []
    var column = 0
    for i in line.indices where line[i] & 0xC0 != 0x80 {
      if cuts.count < starts.count, column == starts[cuts.count] { cuts.append(i) }
      column += 1
    }
    while cuts.count < starts.count { cuts.append(line.endIndex) }
    // After the first hundred lines, a word or number can begin left of its column. Keep it whole.
    for index in cuts.indices.dropFirst() {
      var cut = cuts[index]
      while cut > cuts[index - 1], cut < line.endIndex, line[cut] > 0x20, line[cut - 1] > 0x20 { cut -= 1 }
      if cut > cuts[index - 1] { cuts[index] = cut }
    }
    return cuts.indices.map { index in
      var (low, high) = (cuts[index], index + 1 < cuts.count ? cuts[index + 1] : line.endIndex)
      while high > low, line[high - 1] <= 0x20 { high -= 1 }
      while low < high, line[low] <= 0x20 { low += 1 }
      return low..<high
    }
  }

  /// Replaces the blanks between fields by tabs.
  func rewrite(_ bytes: inout [UInt8], from start: Int) {
    let start = max(start, header)
    // Remove tabs from the lines above, because a tab would make them rows.
    var result = bytes[..<start].map { $0 == 0x09 ? 0x20 : $0 }
    result.reserveCapacity(bytes.count)
    var position = start
    while position < bytes.count {
      let end = TextLayout.lineEnd(bytes, position)
      let line = bytes[position..<end]
      let fields: [Range<Int>] =
        switch form {
        case _ where isSniffed && Self.isEmpty(line): []
        case .runs(let run, let open): Self.fields(line, run: run, open: open)
        case .places(let starts): Self.fieldRanges(starts, in: line)
        }
      for (index, field) in fields.enumerated() {
        if index > 0 { result.append(0x09) }
        result.append(contentsOf: bytes[field])
      }
      let next = TextLayout.next(bytes, end)
      result.append(contentsOf: bytes[end..<next])
      position = next
    }
    bytes = result
  }
}
