import Foundation
import FuzzTables
import Testing

@testable import OpenChartsTables

/// Reads workbooks that openpyxl 3.1 and odfpy 1.4 wrote, and archives that the tests build.
@Suite("Spreadsheets")
struct SpreadsheetTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/Fixtures/"

  private func book(_ name: String) throws -> [UInt8] {
    [UInt8](try #require(FileManager.default.contents(atPath: Self.folder + name)))
  }

  private func read(
    _ bytes: [UInt8], _ sheet: String? = nil, _ configure: (inout TableOptions) -> Void = { _ in }
  ) throws -> Table {
    var options = TableOptions()
    options.table = sheet
    configure(&options)
    return try Table(bytes: bytes, file: "book.xlsx", options: options)
  }

  private func error(_ bytes: [UInt8], _ sheet: String? = nil) -> String? {
    do {
      _ = try read(bytes, sheet)
      return nil
    } catch { return "\(error)" }
  }

  @Test("a sheet gives the same table as its CSV")
  func excel() throws {
    let sales = try read(book("book.xlsx"), "Sales 2024")
    #expect(sales.columns.map(\.name) == ["month", "sales", "city", "paid", "when", "note"])
    #expect(sales.columns.map(\.type) == [.date, .number, .text, .boolean, .date, .text])
    // An empty row of the sheet is skipped.
    #expect(sales.rowCount == 5)
    let months = try #require(sales.columns[0].numbers)
    #expect(months[1] == moment(2024, 2, 1) && months[4] == moment(1900, 1, 1))
    let amounts = try #require(sales.columns[1].numbers)
    #expect(amounts[2] == 2.25 && amounts[3].isNaN && amounts[4] == 7)
    #expect(names(sales.columns[2]) == ["Oslo & Bergen", "Oslo & Bergen", "Rom", "Zürich <b>", nil])
    #expect(names(sales.columns[3]) == ["true", "false", "true", nil, nil])
    let times = try #require(sales.columns[4].numbers)
    #expect(times[0] == moment(2024, 1, 1, 45_000) && times[2] == moment(2024, 2, 29, 86_399))
    #expect(sales.columns[4].values.precision == .second)
    // A formula without a cached value, and an error.
    #expect(names(sales.columns[5]) == [nil, "a", nil, nil, nil])
    #expect(try read(book("mac.xlsx")).columns[0].numbers == [moment(2024, 5, 31), moment(1904, 1, 2)])
  }

  @Test("a table can be anywhere in its sheet")
  func place() throws {
    let table = try read(book("book.xlsx"), "offset")
    #expect(table.columns.map(\.name) == ["x", "y"] && table.columns[1].numbers == [0, 1, 4, 9, 16])
    let bare = try read(book("book.xlsx"), "Offset") { $0.hasHeader = false }
    #expect(bare.columns.map(\.name) == ["column 1", "column 2"] && bare.rowCount == 6)
    #expect(throws: TableError(file: "book.xlsx", row: 4, column: "column 1", .notANumber("x"))) {
      _ = try read(book("book.xlsx"), "Offset") {
        $0.hasHeader = false
        $0.types = [("column 1", .number)]
      }
    }
  }

  @Test("sheets of OpenDocument, too")
  func openDocument() throws {
    let sales = try read(book("book.ods"), "Sales")
    #expect(sales.columns.map(\.name) == ["month", "sales", "city", "paid"])
    #expect(sales.columns[0].numbers == [moment(2024, 1, 1), moment(2024, 2, 1)])
    #expect(sales.columns[1].numbers == [3.5, -4])
    #expect(names(sales.columns[2]) == ["Oslo & Bergen", "Rom"])
    #expect(names(sales.columns[3]) == ["true", "false"])
    let first = try read(book("book.ods"))
    #expect(first.columns.map(\.name) == sales.columns.map(\.name))
    #expect(first.notes == ["the first table is in sheet \"Sales\"; --table reads another: Other"])
  }

  @Test("the first visible sheet with a table is read")
  func severalSheets() throws {
    let first = try read(book("book.xlsx"))
    #expect(first.columns.map(\.name) == ["month", "sales", "city", "paid", "when", "note"])
    #expect(
      first.notes.first == "the first table is in sheet \"Sales 2024\"; --table reads another: Offset, Empty")
    let cover = "<row><c t=\"str\"><v>Report</v></c></row><row><c t=\"str\"><v>about prices</v></c></row>"
    func numbers(_ value: Int) -> String {
      "<row><c t=\"str\"><v>a</v></c><c t=\"str\"><v>b</v></c></row>"
        + "<row><c t=\"str\"><v>x</v></c><c><v>\(value)</v></c></row>"
    }
    let sheets = [
      ("Cover", "", cover), ("Old", "hidden", numbers(1)), ("Now", "", numbers(2)), ("More", "", numbers(3)),
    ]
    let several = StoredArchive.workbook(sheets: sheets.map { ($0.0, $0.1, Array($0.2.utf8)) })
    let table = try read(several)
    #expect(table.columns[1].numbers == [2])
    #expect(table.notes == ["the first table is in sheet \"Now\"; --table reads another: Cover, More"])
    #expect(try read(several, "Old").columns[1].numbers == [1])
    let hidden = StoredArchive.workbook(sheets: [
      ("A", "veryHidden", Array(numbers(4).utf8)), ("B", "", Array(numbers(5).utf8)),
    ])
    #expect(try read(hidden).columns[1].numbers == [5] && read(hidden).notes.isEmpty)
  }

  @Test(
    "sheets that describe other sheets are read last",
    arguments: ["Contents", "Cover_sheet", "Table of contents", "Notes", "Inhaltsverzeichnis"])
  func frontSheets(name: String) throws {
    func rows(_ value: Int) -> [UInt8] {
      Array(
        ("<row><c t=\"str\"><v>a</v></c><c t=\"str\"><v>b</v></c></row>"
          + "<row><c t=\"str\"><v>x</v></c><c><v>\(value)</v></c></row>").utf8)
    }
    let book = StoredArchive.workbook(sheets: [
      (name, "", rows(1)), ("Price index", "", rows(2)), ("Table", "", rows(3)),
    ])
    let table = try read(book)
    #expect(table.columns[1].numbers == [2])
    #expect(
      table.notes == ["the first table is in sheet \"Price index\"; --table reads another: \(name), Table"])
    #expect(try read(book, name).columns[1].numbers == [1])
    #expect(try read(StoredArchive.workbook(sheets: [(name, "", rows(1))])).columns[1].numbers == [1])
  }

  @Test("a sheet that OpenDocument does not display is not the first")
  func hiddenSheet() throws {
    func sheet(_ name: String, _ style: String, _ value: Int) -> String {
      let rows = [["a", "b"], ["x", "\(value)"]].map { row in
        "<table:table-row>"
          + row.map { "<table:table-cell><text:p>\($0)</text:p></table:table-cell>" }.joined()
          + "</table:table-row>"
      }
      return
        "<table:table table:name=\"\(name)\" table:style-name=\"\(style)\">\(rows.joined())</table:table>"
    }
    let content =
      "<office:document-content><office:automatic-styles><style:style style:name=\"ta1\" style:family=\"table\">"
      + "<style:table-properties table:display=\"false\"/></style:style></office:automatic-styles>"
      + sheet("Old", "ta1", 1) + sheet("Now", "ta2", 2) + "</office:document-content>"
    let table = try read(StoredArchive.bytes(of: [("content.xml", Array(content.utf8))]))
    #expect(table.columns[1].numbers == [2] && table.notes.isEmpty)
  }

  @Test("errors have one line")
  func faults() throws {
    let bytes = try book("book.xlsx")
    #expect(
      error(bytes, "Slaes 2024")
        == "book.xlsx: there is no table \"Slaes 2024\"; did you mean \"Sales 2024\"?")
    #expect(
      error(bytes, "Empty")?.hasSuffix("there are no rows to draw; expected a header and at least one row")
        == true)
    let none = "book.xlsx: this is no spreadsheet that can be read (.xlsx and .ods are); save it as CSV first"
    #expect(error(StoredArchive.bytes(of: [("a.txt", Array("hello".utf8))])) == none)
    #expect(error([0xD0, 0xCF, 0x11, 0xE0, 1, 2, 3, 4]) == none)
    #expect(error(Array(bytes[..<(bytes.count / 2)])) == none)
    func wrong(_ sheet: String, _ claim: Int? = nil) -> String? {
      error(Self.workbook(sheet, claim: claim))
    }
    let start = "book.xlsx: this spreadsheet cannot be read: "
    #expect(wrong("<sheetData><row><c><v>1") == start + "a sheet in it ends in a cell")
    #expect(
      wrong("<sheetData><row><c t=\"s\"><v>7</v></c></row></sheetData>") == start + "there is no text 7 in it"
    )
    #expect(
      wrong("<sheetData><row r=\"1\"><c r=\"XFE1\"><v>1</v></c>") == start
        + "it has a cell beyond row 1048576 or column 16384")
    #expect(
      wrong("<row r=\"2\"><c><v>1</v></c></row><row r=\"1\"><c><v>1</v></c></row>") == start
        + "its rows are in no order")
    #expect(
      wrong("<sheetData/>", 1 << 30) == start
        + "unpacked it is larger than 16 MiB, the limit for a file of its size; save the sheet as CSV")
    #expect(wrong("<sheetData/>", 5) == start + "xl/s.xml in it is broken")
    let scattered = (0..<5000).map {
      "<row r=\"\($0 * 3 + 1)\"><c r=\"\(Self.letters($0 * 3))1\"><v>1</v></c></row>"
    }
    #expect(wrong(scattered.joined()) == start + "its cells are too scattered to be a table")
  }

  @Test("cells with inline texts, text runs, escapes, formulas and custom styles")
  func cells() throws {
    let table = try read(
      Self.workbook(
        """
        <x:row><x:c t="inlineStr"><x:is><x:t>na</x:t><x:r><x:t>me</x:t></x:r><x:rPh><x:t>no</x:t></x:rPh></x:is></x:c>\
        <c t='str'><f>"a"&amp;"b"</f><v>ab</v></c><c><v>45000</v></c></row>
        <!-- <row> --><row><c t="inlineStr"><is><t><![CDATA[<&amp;>]]></t></is></c><c><v>1E-3</v></c><c s="1"><v>45000.25</v></c></row>
        <row><c t="inlineStr"><is><t>&#x41;&#66;&quot;&apos;&lt;&gt;&amp;</t></is></c><c t="e"><v>#N/A</v></c><c s="1"><v>-1</v></c></row>
        <row><c t="d"><v>x</v></c><c><v>12345678.5</v></c><c s="2"><v>0.5</v></c></row>
        """)
    ) { $0.hasHeader = true }
    #expect(table.columns.map(\.name) == ["name", "ab", "45000"])
    #expect(names(table.columns[0]) == ["<&amp;>", "AB\"'<>&", "x"])
    let numbers = try #require(table.columns[1].numbers)
    #expect(numbers[0] == 0.001 && numbers[1].isNaN && numbers[2] == 12_345_678.5)
    #expect(names(table.columns[2]) == ["2023-03-15 06:00:00", "1899-12-29", "0.5"])
  }

  @Test(
    "date formats are distinguished from other formats",
    arguments: [
      ("yyyy-mm-dd", true), ("d. mmm", true), ("mmmm", true), ("[$-407]TT.MM.JJJJ;@", true), ("h:mm", false),
      ("mm:ss.0", false),
      ("[h]:mm:ss", false), ("General", false), ("0.00\" days\"", false), ("#,##0_d", false),
      ("[Red]0;dd", false),
      ("\\d0", false), ("m/d/yy h:mm", true), ("0.00E+00", false), ("@", false),
    ])
  func formats(format: String, isDate: Bool) {
    // Formats are stored in English, even if the user sees another language.
    #expect(ExcelDates.isDate(format: format.replacing("TT", with: "dd")) == isDate)
  }

  @Test("the days of 1900 are counted as Excel counts them")
  func days() {
    let dates = ExcelDates()
    #expect(dates.text(1) == "1900-01-01" && dates.text(59) == "1900-02-28" && dates.text(61) == "1900-03-01")
    #expect(
      dates.text(45_351.9999999999) == "2024-03-01" && dates.text(2_958_466) == nil && dates.text(.nan) == nil
    )
    #expect(dates.text(45_351 + 0.1234567) == "2024-02-29 02:57:46.659")
  }

  @Test("damaged workbooks cause no crash")
  func fuzz() throws {
    var random = SeededGenerator(7)
    for name in ["book.xlsx", "book.ods", "mac.xlsx"] {
      let bytes = try book(name)
      for _ in 0..<400 {
        var odd = bytes
        for _ in 0..<Int.random(in: 1...6, using: &random) {
          odd[Int.random(in: 4..<odd.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
        if let message = error(odd, "Sales") { #expect(!message.isEmpty && !message.contains("\n")) }
      }
    }
    let sheet = Array(
      "<sheetData><row r=\"1\"><c r=\"A1\" t=\"inlineStr\"><is><t>x&amp;</t></is></c><c s=\"1\"><v>4</v></c></row></sheetData>"
        .utf8)
    for _ in 0..<2000 {
      var odd = sheet
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        odd[Int.random(in: 0..<odd.count, using: &random)] = sheet.randomElement(using: &random)!
      }
      if let message = error(Self.workbook(String(decoding: odd, as: UTF8.self))) {
        #expect(!message.isEmpty && !message.contains("\n"))
      }
    }
  }

  private static func letters(_ column: Int) -> String {
    var (text, rest) = ("", column + 1)
    while rest > 0 {
      text = String(Unicode.Scalar(UInt8(0x41 + (rest - 1) % 26))) + text
      rest = (rest - 1) / 26
    }
    return text
  }

  /// Creates a workbook with one sheet. Cell styles 1 and 2 are dates.
  private static func workbook(_ sheet: String, claim: Int? = nil) -> [UInt8] {
    let styles =
      "<styleSheet><numFmts><numFmt numFmtId=\"170\" formatCode=\"dd/mm/yyyy&quot;&quot;\"/></numFmts>"
      + "<cellStyleXfs><xf numFmtId=\"14\"/></cellStyleXfs><cellXfs><xf numFmtId=\"0\"/><xf numFmtId=\"170\"/>"
      + "<xf numFmtId=\"20\"/></cellXfs></styleSheet>"
    return StoredArchive.workbook(sheet: Array(sheet.utf8), styles: Array(styles.utf8), sheetSize: claim)
  }
}

extension TableColumn.Values {
  fileprivate var precision: DatePrecision? {
    if case .dates(_, let precision) = self { return precision }
    return nil
  }
}
