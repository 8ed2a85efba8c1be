import OpenChartsLimits

/// A workbook in Office Open XML (ISO/IEC 29500): its sheets, its shared texts, and which numbers are dates.
struct ExcelBook {
  private(set) var sheets: [Spreadsheet.Sheet] = []
  private var dates = ExcelDates()
  private let textsPath: String?

  /// Returns `nil` if the archive is not a workbook.
  init?(_ archive: inout ZipArchive) throws(SpreadsheetProblem) {
    let path = try Self.relations(of: "", &archive).first { $0.value.kind == "officeDocument" }?.value.target
    guard let path, let book = try archive.file(path), path.hasSuffix(".xml") else { return nil }
    let relations = try Self.relations(of: path, &archive)
    textsPath = relations.values.first { $0.kind == "sharedStrings" }?.target
    try XMLScanner.read(book) { (tags: inout XMLScanner) throws(SpreadsheetProblem) in
      while true {
        switch try tags.next() {
        case .end: return
        case .open where tags.isNamed("workbookPr"):
          dates.isFrom1904 = ["1", "true", "on"].contains(tags.string("date1904") ?? "")
        case .open where tags.isNamed("sheet"):
          // Sheets that contain only a chart have no table.
          guard let name = tags.string("name"), let id = tags.string("id"), let relation = relations[id],
            relation.kind == "worksheet"
          else { continue }
          guard sheets.count < Spreadsheet.mostSheets else { throw Spreadsheet.hasManySheets }
          let isHidden = ["hidden", "veryHidden"].contains(tags.string("state") ?? "")
          sheets.append(Spreadsheet.Sheet(name: name, path: relation.target, isHidden: isHidden))
        default: continue
        }
      }
    }
    if let styles = relations.values.first(where: { $0.kind == "styles" }),
      let bytes = try archive.file(styles.target)
    {
      try dates.readStyles(bytes)
    }
  }

  /// The relations of a part of the archive. For each identifier: the last component of the relation's type, and the
  /// path of its target.
  private static func relations(
    of part: String, _ archive: inout ZipArchive
  ) throws(SpreadsheetProblem) -> [String: (kind: String, target: String)] {
    let cut = part.lastIndex(of: "/").map { part.index(after: $0) } ?? part.startIndex
    let folder = String(part[..<cut])
    guard let bytes = try archive.file("\(folder)_rels/\(part[cut...]).rels") else { return [:] }
    var result: [String: (kind: String, target: String)] = [:]
    try XMLScanner.read(bytes) { (tags: inout XMLScanner) throws(SpreadsheetProblem) in
      while true {
        switch try tags.next() {
        case .end: return
        case .open where tags.isNamed("Relationship"):
          guard let id = tags.string("Id"), let target = tags.string("Target"),
            let kind = tags.string("Type")?.split(separator: "/").last
          else { continue }
          let path = target.hasPrefix("/") ? String(target.dropFirst()) : folder + target
          result[id] = (String(kind), path)
          // The archive has one relation for every sheet, and a few for styles, texts and themes.
          guard result.count <= 2 * Spreadsheet.mostSheets else { throw Spreadsheet.hasManySheets }
        default: continue
        }
      }
    }
    return result
  }

  // MARK: - A sheet

  func grid(
    _ index: Int, of archive: inout ZipArchive, file: String, _ options: TableOptions,
    budget: SpreadsheetBudget
  ) throws(SpreadsheetProblem) -> CellGrid {
    // A separate call frees the unpacked files before the table is created.
    try cells(of: index, in: &archive, budget)
      .grid(file: file, hasHeader: options.hasHeader, below: options.skippedLines)
  }

  private func cells(
    of index: Int, in archive: inout ZipArchive, _ budget: SpreadsheetBudget
  ) throws(SpreadsheetProblem) -> SheetCells {
    var cells = SheetCells(budget: budget)
    let texts =
      try textsPath.flatMap { path throws(SpreadsheetProblem) in try archive.file(path) }
      .map { bytes throws(SpreadsheetProblem) in try Self.texts(bytes, into: &cells) } ?? []
    guard let bytes = try archive.file(sheets[index].path) else {
      throw SpreadsheetProblem("\(sheets[index].path) is not in it")
    }
    var dates = dates
    try XMLScanner.read(bytes) { (tags: inout XMLScanner) throws(SpreadsheetProblem) in
      var (row, column) = (-1, -1)
      while true {
        switch try tags.next() {
        case .end: return
        case .close where tags.isNamed("sheetData"): return
        case .open where tags.isNamed("row"):
          row = try tags.number("r", in: 1...SheetCells.mostRows).map { $0 - 1 } ?? row + 1
          column = -1
        case .open where tags.isNamed("c"):
          column = tags.attribute("r").map(Self.column) ?? column + 1
          try cells.add(try cell(&tags, texts, &dates, &cells), row: row, column: column)
        default: continue
        }
      }
    }
    return cells
  }

  /// The column index of a reference such as `AB12`.
  private static func column(_ reference: UnsafeBufferPointer<UInt8>) -> Int {
    var column = 0
    for byte in reference {
      let letter = byte & 0xDF
      guard letter >= 0x41, letter <= 0x5A else { break }
      column = min(column * 26 + Int(letter) - 0x40, 1 << 20)
    }
    return column - 1
  }

  /// Reads the rest of a cell after its opening tag.
  private func cell(
    _ tags: inout XMLScanner, _ texts: [Cell], _ dates: inout ExcelDates, _ cells: inout SheetCells
  ) throws(SpreadsheetProblem) -> Cell {
    let kind = tags.string("t") ?? "n"
    let style = tags.identifier("s") ?? 0
    if kind == "inlineStr" { return try Self.text(&tags, until: "c", into: &cells) }
    var value = 0..<0
    var isInValue = false
    loop: while true {
      switch try tags.next() {
      case .end: throw SpreadsheetProblem("a sheet in it ends in a cell")
      case .open: isInValue = tags.isNamed("v")
      case .text where isInValue: value = tags.text
      case .text: continue
      case .close:
        isInValue = false
        if tags.isNamed("c") { break loop }
      }
    }
    let bytes = UnsafeBufferPointer(start: tags.base + value.lowerBound, count: value.count)
    switch kind {
    case "s":
      guard let index = CheckedNumber.integer(bytes, in: 0...Int(Int32.max)), index < texts.count else {
        throw SpreadsheetProblem(
          value.isEmpty ? "a text of it is missing" : "there is no text \(excerpt(bytes)) in it")
      }
      return texts[index]
    case "e": return .missing
    case "b":
      let start = cells.textEnd
      try cells.append(bytes.first == UInt8(ascii: "1") ? "true" : "false")
      return cells.cell(from: start)
    case "n":
      if dates.isDate(style: style), let number = Double(String(decoding: bytes, as: UTF8.self)) {
        if number < 0 { dates.hasDaysBefore1900 = true }
        if let text = dates.text(number) {
          let start = cells.textEnd
          try cells.append(text)
          return cells.cell(from: start)
        }
      }
    default: break
    }
    let start = cells.textEnd
    try cells.append(bytes)
    return cells.cell(from: start)
  }

  /// The shared texts, to which cells refer by index.
  private static func texts(
    _ bytes: [UInt8], into cells: inout SheetCells
  ) throws(SpreadsheetProblem) -> [Cell] {
    var result: [Cell] = []
    try XMLScanner.read(bytes) { (tags: inout XMLScanner) throws(SpreadsheetProblem) in
      while true {
        switch try tags.next() {
        case .end: return
        case .open where tags.isNamed("si"):
          // Even an empty text needs memory for its entry.
          try cells.reserve(result.count)
          result.append(try text(&tags, until: "si", into: &cells))
        default: continue
        }
      }
    }
    return result
  }

  /// Reads all runs of a text up to the closing tag, without phonetic hints.
  private static func text(
    _ tags: inout XMLScanner, until end: StaticString, into cells: inout SheetCells
  ) throws(SpreadsheetProblem) -> Cell {
    let start = cells.textEnd
    var isInText = false
    var isPhonetic = false
    while true {
      switch try tags.next() {
      case .end: throw SpreadsheetProblem("its XML ends in a text")
      case .open:
        if tags.isNamed("rPh") { isPhonetic = true }
        isInText = tags.isNamed("t") && !isPhonetic
      case .close:
        if tags.isNamed(end) { return cells.cell(from: start) }
        if tags.isNamed("rPh") { isPhonetic = false }
        isInText = false
      case .text where isInText:
        let bytes = UnsafeBufferPointer(start: tags.base + tags.text.lowerBound, count: tags.text.count)
        try cells.append(bytes, isPlain: tags.isPlain)
      case .text: continue
      }
    }
  }
}

extension XMLScanner {
  /// A count or a position; `nil` if there is no such attribute.
  ///
  /// - Throws: A problem if the attribute is not an integer in the range.
  func number(_ word: StaticString, in range: ClosedRange<Int>) throws(SpreadsheetProblem) -> Int? {
    guard let bytes = attribute(word) else { return nil }
    if let number = CheckedNumber.integer(bytes, in: range) { return number }
    let wanted =
      range.upperBound == .max
      ? "of at least \(range.lowerBound)" : "from \(range.lowerBound) to \(range.upperBound)"
    throw SpreadsheetProblem("\(word)=\"\(excerpt(bytes))\" in it is no whole number \(wanted)")
  }

  /// The index of a style or a format; `nil` if it is not in the range of 16 bits.
  func identifier(_ word: StaticString) -> Int? {
    attribute(word).flatMap { CheckedNumber.integer($0, in: 0...Int(UInt16.max)) }
  }
}
