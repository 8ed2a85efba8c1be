/// A workbook of Office Open XML (ISO/IEC 29500): which sheets there are, what their texts are, and which of their
/// numbers are dates.
struct ExcelBook {
  private(set) var sheets: [(name: String, path: String)] = []
  private var dates = ExcelDates()
  private let textsPath: String?

  /// `nil` for an archive that is something else.
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
          // Sheets of charts alone hold no table.
          guard let name = tags.string("name"), let id = tags.string("id"), let relation = relations[id],
            relation.kind == "worksheet"
          else { continue }
          sheets.append((name, relation.target))
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

  /// What a part of the archive refers to, by its names for them: the last word of the kind, and the path.
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
        default: continue
        }
      }
    }
    return result
  }

  // MARK: - A sheet

  func grid(
    _ index: Int, of archive: inout ZipArchive, file: String, hasHeader: Bool?
  ) throws(SpreadsheetProblem) -> CellGrid {
    guard let bytes = try archive.file(sheets[index].path) else {
      throw SpreadsheetProblem("\(sheets[index].path) is not in it")
    }
    var cells = SheetCells()
    let texts =
      try textsPath.flatMap { path throws(SpreadsheetProblem) in try archive.file(path) }
      .map { bytes throws(SpreadsheetProblem) in try Self.texts(bytes, into: &cells) } ?? []
    try XMLScanner.read(bytes) { (tags: inout XMLScanner) throws(SpreadsheetProblem) in
      var (row, column) = (-1, -1)
      while true {
        switch try tags.next() {
        case .end: return
        case .close where tags.isNamed("sheetData"): return
        case .open where tags.isNamed("row"):
          row = tags.number("r").map { $0 - 1 } ?? row + 1
          column = -1
        case .open where tags.isNamed("c"):
          column = tags.attribute("r").map(Self.column) ?? column + 1
          try cells.add(try cell(&tags, texts, &cells), row: row, column: column)
        default: continue
        }
      }
    }
    return try cells.grid(file: file, bytes: bytes, hasHeader: hasHeader)
  }

  /// The column of a place such as `AB12`.
  private static func column(_ place: UnsafeBufferPointer<UInt8>) -> Int {
    var column = 0
    for byte in place {
      let letter = byte & 0xDF
      guard letter >= 0x41, letter <= 0x5A else { break }
      column = min(column * 26 + Int(letter) - 0x40, 1 << 20)
    }
    return column - 1
  }

  /// The cell whose tag was opened last, up to its end.
  private func cell(
    _ tags: inout XMLScanner, _ texts: [Cell], _ cells: inout SheetCells
  ) throws(SpreadsheetProblem) -> Cell {
    let kind = tags.string("t") ?? "n"
    let style = tags.number("s") ?? 0
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
      let index = Int(String(decoding: bytes, as: UTF8.self)) ?? -1
      guard texts.indices.contains(index) else {
        throw SpreadsheetProblem(
          value.isEmpty ? "a text of it is missing" : "there is no text \(index) in it")
      }
      return texts[index]
    case "e": return .missing
    case "b":
      let start = cells.decoded.count
      cells.decoded += Array((bytes.first == UInt8(ascii: "1") ? "true" : "false").utf8)
      return cells.decodedCell(from: start)
    case "n":
      if dates.isDate(style: style), let number = Double(String(decoding: bytes, as: UTF8.self)),
        let text = dates.text(number)
      {
        let start = cells.decoded.count
        cells.decoded += Array(text.utf8)
        return cells.decodedCell(from: start)
      }
    default: break
    }
    let start = cells.decoded.count
    XMLScanner.append(bytes, to: &cells.decoded)
    return cells.decodedCell(from: start)
  }

  /// The texts that cells refer to by their numbers.
  private static func texts(
    _ bytes: [UInt8], into cells: inout SheetCells
  ) throws(SpreadsheetProblem) -> [Cell] {
    var result: [Cell] = []
    try XMLScanner.read(bytes) { (tags: inout XMLScanner) throws(SpreadsheetProblem) in
      while true {
        switch try tags.next() {
        case .end: return
        case .open where tags.isNamed("si"): result.append(try text(&tags, until: "si", into: &cells))
        default: continue
        }
      }
    }
    return result
  }

  /// All runs of a text up to the end of what holds it, without how its signs are read aloud.
  private static func text(
    _ tags: inout XMLScanner, until end: StaticString, into cells: inout SheetCells
  ) throws(SpreadsheetProblem) -> Cell {
    let start = cells.decoded.count
    var isInText = false
    var isPhonetic = false
    while true {
      switch try tags.next() {
      case .end: throw SpreadsheetProblem("its XML ends in a text")
      case .open:
        if tags.isNamed("rPh") { isPhonetic = true }
        isInText = tags.isNamed("t") && !isPhonetic
      case .close:
        if tags.isNamed(end) { return cells.decodedCell(from: start) }
        if tags.isNamed("rPh") { isPhonetic = false }
        isInText = false
      case .text where isInText:
        let bytes = UnsafeBufferPointer(start: tags.base + tags.text.lowerBound, count: tags.text.count)
        if tags.isPlain {
          cells.decoded.append(contentsOf: bytes)
        } else {
          XMLScanner.append(bytes, to: &cells.decoded)
        }
      case .text: continue
      }
    }
  }
}

extension XMLScanner {
  /// Goes through a file.
  static func read(
    _ bytes: [UInt8], _ body: (inout XMLScanner) throws(SpreadsheetProblem) -> Void
  ) throws(SpreadsheetProblem) {
    let result: Result<Void, SpreadsheetProblem> = bytes.withUnsafeBufferPointer { bytes in
      var tags = XMLScanner(bytes)
      do throws(SpreadsheetProblem) { return .success(try body(&tags)) } catch { return .failure(error) }
    }
    try result.get()
  }

  /// A whole number.
  func number(_ word: StaticString) -> Int? {
    attribute(word).flatMap { Int(String(decoding: $0, as: UTF8.self)) }
  }
}
