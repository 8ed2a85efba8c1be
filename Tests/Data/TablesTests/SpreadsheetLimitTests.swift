import FuzzTables
import Testing

@testable import OpenChartsTables

/// Numbers in a spreadsheet, and the limits of its expansion.
@Suite struct SpreadsheetLimitTests {
  /// Numbers that break unchecked arithmetic.
  static let numbers = [
    "-9223372036854775808", "-9223372036854775807", "-1", "0", "2147483648", "9007199254740993",
    "9223372036854775807", "1" + String(repeating: "0", count: 30), "nan", "", "1.5", " 1 ", "+1", "1e3",
  ]

  private func outcome(_ bytes: [UInt8]) -> String {
    var options = TableOptions()
    options.hasHeader = false
    do {
      return "\(try Table(bytes: bytes, file: "f", options: options).rowCount) rows"
    } catch { return "\(error)" }
  }

  private func workbook(_ sheet: String, texts: String? = nil, styles: String? = nil) -> [UInt8] {
    StoredArchive.workbook(
      sheet: Array(sheet.utf8), texts: texts.map { Array($0.utf8) }, styles: styles.map { Array($0.utf8) })
  }

  private func openDocument(_ rows: String) -> [UInt8] {
    let content = "<table:table table:name=\"S\">\(rows)</table:table>"
    return StoredArchive.bytes(of: [("content.xml", Array(content.utf8))])
  }

  @Test func deeplyNestedXMLIsRefusedInOneLine() {
    let deep = String(repeating: "<a>", count: 100_000) + String(repeating: "</a>", count: 100_000)
    let cell =
      "<table:table-row><table:table-cell><text:p>\(deep)</text:p></table:table-cell></table:table-row>"
    let bare = StoredArchive.bytes(of: [("content.xml", Array(deep.utf8))])
    for bytes in [workbook("<row><c><v>1</v></c></row>\(deep)"), openDocument(cell), bare] {
      let line = outcome(bytes)
      #expect(line.hasPrefix("f: ") && line.contains("nested more than 100 deep"), "\(line)")
      #expect(!line.contains("\n"))
    }
    let empty = outcome(StoredArchive.bytes(of: [("content.xml", Array("<a></a>".utf8))]))
    #expect(empty.contains("it has no sheet"), "\(empty)")
  }

  @Test func linksInCellsAreTexts() {
    let link = "<text:a><text:span>1</text:span></text:a>"
    let row =
      "<table:table-row><table:table-cell><text:p>\(link)</text:p></table:table-cell></table:table-row>"
    #expect(outcome(openDocument(row + row)) == "2 rows")
  }

  @Test(arguments: numbers)
  func everyNumberOfAWorkbookIsReadOrRefused(number: String) {
    let filled = "<c><v>1</v></c>"
    for sheet in [
      "<row r=\"\(number)\"></row>", "<row r=\"\(number)\">\(filled)</row>",
      "<row r=\"\(number)\"/><row>\(filled)</row>", "<row><c r=\"A\(number)\"><v>1</v></c></row>",
      "<row><c r=\"\(number)\"><v>1</v></c></row>", "<row><c s=\"\(number)\"><v>1</v></c></row>",
      "<row><c s=\"1\"><v>\(number)</v></c></row>", "<row><c><v>\(number)</v></c></row>",
      "<row><c t=\"s\"><v>\(number)</v></c></row>", "<row><c t=\"b\"><v>\(number)</v></c></row>",
      "<row><c t=\"str\"><v>&#\(number);&#x\(number);</v></c></row>",
    ] {
      for format in ["14", number] {
        let styles =
          "<numFmts><numFmt numFmtId=\"\(number)\" formatCode=\"yyyy\"/></numFmts>"
          + "<cellXfs><xf numFmtId=\"0\"/><xf numFmtId=\"\(format)\"/></cellXfs>"
        let book = workbook(sheet, texts: "<si><t>a</t></si>", styles: styles)
        let line = outcome(book)
        #expect(line.hasSuffix("rows") || line.hasPrefix("f: "))
        #expect(!line.contains("\n"))
      }
    }
  }

  @Test(arguments: numbers)
  func everyNumberOfAnOpenDocumentIsReadOrRefused(number: String) {
    let cell = "<table:table-cell><text:p>1</text:p></table:table-cell>"
    let repeated = "<table:table-cell table:number-columns-repeated=\"\(number)\">"
    for rows in [
      "<table:table-row>\(cell)\(repeated)<text:p>2</text:p></table:table-cell></table:table-row>",
      "<table:table-row>\(repeated)</table:table-cell>\(cell)</table:table-row>",
      "<table:table-row>\(cell)</table:table-row>"
        + "<table:table-row table:number-rows-repeated=\"\(number)\">\(cell)</table:table-row>",
      "<table:table-row table:number-rows-repeated=\"\(number)\"/><table:table-row>\(cell)</table:table-row>",
      "<table:table-row><table:table-cell office:value=\"\(number)\"/></table:table-row>",
    ] {
      let line = outcome(openDocument(rows))
      #expect(line.hasSuffix("rows") || line.hasPrefix("f: "))
    }
  }

  @Test func rowNumbersOutsideTheSheetAreNamed() {
    #expect(
      outcome(workbook("<row r=\"-9223372036854775808\"></row>"))
        == "f: this spreadsheet cannot be read: r=\"-9223372036854775808\" in it is no whole number from 1 to 1048576"
    )
    #expect(outcome(workbook("<row r=\"1048576\"><c><v>1</v></c></row>")) == "1 rows")
    #expect(outcome(workbook("<row r=\"1048577\"><c><v>1</v></c></row>")).hasSuffix("from 1 to 1048576"))
  }

  @Test func emptyCellsMayBeRepeatedBeyondTheSheet() {
    let rest = "<table:table-cell table:number-columns-repeated=\"9223372036854775807\"/>"
    let cell = "<table:table-cell><text:p>1</text:p></table:table-cell>"
    let rows =
      "<table:table-row>\(cell)\(rest)\(rest)</table:table-row>"
      + "<table:table-row table:number-rows-repeated=\"9223372036854775807\">\(rest)</table:table-row>"
    #expect(outcome(openDocument(rows)) == "1 rows")
  }

  @Test func aTinyFileCannotHoldBillionsOfCells() {
    let rows =
      "<table:table-row table:number-rows-repeated=\"1000000\">"
      + "<table:table-cell table:number-columns-repeated=\"16384\"><text:p>1</text:p></table:table-cell></table:table-row>"
    #expect(
      outcome(openDocument(rows))
        == "f: this spreadsheet cannot be read: it has more than 1000000 filled cells, repeats counted, the limit for a"
        + " file of its size; save the sheet as CSV")
  }

  @Test func aSmallArchiveCannotHoldHundredsOfMegabytes() throws {
    let sheet = [UInt8](repeating: 0x20, count: 17 << 20)
    let archive = try #require(StoredArchive.packed("content.xml", sheet))
    #expect(archive.count < 30_000)
    #expect(
      outcome(archive)
        == "f: this spreadsheet cannot be read: unpacked it is larger than 16 MiB, the limit for a file of its size;"
        + " save the sheet as CSV")
    // Below the limit, the file is unpacked. It has no sheet.
    let small = try #require(StoredArchive.packed("content.xml", Array(sheet.prefix(16 << 20))))
    #expect(outcome(small) == "f: this spreadsheet cannot be read: it has no sheet")
  }

  @Test func aCellHoldsAMebibyteAtMost() {
    func book(_ count: Int) -> [UInt8] {
      let text = String(repeating: "x", count: count)
      return workbook("<row><c t=\"inlineStr\"><is><t>\(text)</t></is></c></row>")
    }
    #expect(outcome(book(1 << 20)) == "1 rows")
    #expect(outcome(book((1 << 20) + 1)).hasSuffix("a text in it is longer than 1 MiB"))
  }

  @Test func theTextsOfAllCellsAreBounded() {
    let text = String(repeating: "x", count: 300_000)
    let rows =
      "<table:table-row table:number-rows-repeated=\"1000\">"
      + "<table:table-cell><text:p>\(text)</text:p></table:table-cell></table:table-row>"
    #expect(
      outcome(openDocument(rows))
        == "f: this spreadsheet cannot be read: the texts of its cells are longer than 256 MiB, repeats counted;"
        + " save the sheet as CSV")
  }

  @Test func budgetsGrowWithTheFile() {
    let tiny = SpreadsheetBudget(fileBytes: 461)
    #expect(tiny.unpackedBytes == 16 << 20 && tiny.cells == 1_000_000 && tiny.textBytes == 8 << 20)
    let small = SpreadsheetBudget(fileBytes: 1_000_000)
    #expect(small.unpackedBytes == 100_000_000 && small.cells == 2_000_000 && small.textBytes == 32_000_000)
    for bytes in [1 << 30, .max] {
      let large = SpreadsheetBudget(fileBytes: bytes)
      #expect(large.unpackedBytes == 512 << 20 && large.cells == 50_000_000 && large.textBytes == 512 << 20)
    }
  }

  @Test func cellsAndTextsAreTakenUpToTheirBudget() throws {
    var budget = SpreadsheetBudget(fileBytes: 0)
    (budget.cells, budget.textBytes) = (6, 12)
    func cells(_ rows: Int, _ columns: Int, text: String = "1") throws -> Int {
      let content =
        "<table:table table:name=\"S\"><table:table-row table:number-rows-repeated=\"\(rows)\">"
        + "<table:table-cell table:number-columns-repeated=\"\(columns)\"><text:p>\(text)</text:p></table:table-cell>"
        + "</table:table-row></table:table>"
      return try OpenDocumentSheet.cells(0, in: Array(content.utf8), budget: budget)
        .grid(file: "f", hasHeader: false).cells.count
    }
    #expect(try cells(2, 3) == 6 && cells(6, 1) == 6)
    #expect(throws: SpreadsheetProblem.self) { try cells(7, 1) }
    #expect(throws: SpreadsheetProblem.self) { try cells(1, 7) }
    #expect(throws: SpreadsheetProblem.self) { try cells(1 << 20, 16_384) }
    #expect(try cells(1, 1, text: "123456789012") == 1)
    #expect(throws: SpreadsheetProblem.self) { try cells(1, 1, text: "1234567890123") }
  }

  @Test func oneRowHasAtMostOneMebibyteOfTexts() {
    func row(_ text: String, _ columns: Int) -> String {
      "<table:table-row><table:table-cell table:number-columns-repeated=\"\(columns)\"><text:p>\(text)</text:p>"
        + "</table:table-cell></table:table-row>"
    }
    let long = String(repeating: "h", count: 1024)
    #expect(outcome(openDocument(row(long, 1024) + row("1", 1024))) == "2 rows")
    for rows in [row(long, 1025), row("1", 2) + row(long, 16_000)] {
      let line = outcome(openDocument(rows))
      #expect(line.contains("are longer than 1 MiB, repeats counted"), "\(line)")
    }
  }

  @Test func archivesOfKindsThatAreNotReadAreNamed() {
    let start = "f: this spreadsheet cannot be read: "
    let content = Array("<table:table/>".utf8)
    #expect(
      outcome(StoredArchive.bytes(of: [("content.xml", content)], method: 12))
        == start + "content.xml in it is packed by method 12, which is not read; save the sheet as CSV")
    #expect(
      outcome(StoredArchive.bytes(of: [("content.xml", content), ("content.xml", content)]))
        == start + "two files in it are called content.xml")
    let zip64 = start + "it is a Zip64 archive, which is not read; save the sheet as CSV"
    #expect(outcome(StoredArchive.bytes(of: [("content.xml", content)], size: 0xFFFF_FFFF)) == zip64)
    var large = StoredArchive.bytes(of: [("content.xml", content)])
    let end = large.count - 22
    large.replaceSubrange(end + 10..<end + 12, with: [0xFF, 0xFF])
    #expect(outcome(large) == zip64)
    large.replaceSubrange(end + 4..<end + 6, with: [1, 0])
    large.replaceSubrange(end + 10..<end + 12, with: [1, 0])
    #expect(
      outcome(large) == start + "it is one part of an archive that has several; save the sheet as CSV")
  }

  /// Overwrites every four bytes of an archive with large numbers.
  @Test func damagedArchivesAreReadOrRefused() {
    let archive = workbook("<row><c><v>1</v></c><c><v>2</v></c></row>")
    for position in stride(from: 0, to: archive.count - 4, by: 1) {
      for value: [UInt8] in [[0xFF, 0xFF, 0xFF, 0xFF], [0, 0, 0, 0x80]] {
        var damaged = archive
        damaged.replaceSubrange(position..<position + 4, with: value)
        let line = outcome(damaged)
        #expect(line.hasSuffix("rows") || line.hasPrefix("f: "))
      }
    }
  }
}
