import Testing

@testable import OpenChartsTables

@Suite("Two tables in one file")
struct TableBoundaryTests {
  private let first = "City,People,Area\nOslo,700,450\nRome,2800,1280\nParis,2100,105\n"

  @Test(
    "are separated by an empty line",
    arguments: [
      ("\nYear,Rain\n2020,5\n2021,7\n", 6), (",,\nYear,Rain,\n2020,5,\n2021,7,\n", 6),
      ("\nYear,Rain,Sun,Wind,Snow\n2020,5,6,7,8\n2021,7,8,9,8\n", 6),
      ("\nTable 2: Rain\nYear,Rain\n2020,5\n", 7), ("\n\nTable 2: Rain\n\nRegion,2020,2021\nNorth,5,7\n", 9),
    ])
  func below(text: String, line: Int) throws {
    let upper = try table(first + text)
    #expect(names(upper.columns[0]) == ["Oslo", "Rome", "Paris"])
    #expect(upper.columns.map(\.name) == ["City", "People", "Area"])
    #expect(upper.columns[1].numbers == [700, 2800, 2100])
    #expect(
      upper.notes == ["another table begins in row \(line) and is not read; --skip \(line - 1) reads it"])
    // The option in the note reads the second table.
    let lower = try table(first + text) { $0.skippedLines = line - 1 }
    #expect(lower.rowCount >= 1 && ["Year", "Region"].contains(lower.columns[0].name))
  }

  @Test(
    "are not invented",
    arguments: [
      "\nBonn,330,140\nKyiv,2900,840\n", "\nBonn,n.a.,140\nKyiv,2900,840\n", "\nBonn,,140\n",
      "\nEurope\nBonn,330,140\n", "\n2024-01-02,closed,ill\nKyiv,3,4\n", "Year,Rain\n2020,5\n",
    ])
  func single(text: String) throws {
    let table = try table(first + text)
    #expect(table.rowCount > 3 && !table.notes.contains { $0.contains("another table") }, "\(table.notes)")
  }

  @Test("a few lines about a table are not a table")
  func preamble() throws {
    let rows = (0..<40).map { "2024-\($0 / 20 + 10)-\($0 % 20 + 10),\($0)\n" }.joined()
    let table = try table("Station,Value\nOslo,7\nHeight,94\n\nDay,Rain\n" + rows)
    #expect(table.columns.map(\.name) == ["Day", "Rain"] && table.rowCount == 40)
    #expect(table.notes == ["the table above row 5 is not read"])
  }

  @Test("with the same names are one, without the header that is repeated")
  func repeated() throws {
    let more = "City,People,Area\nBonn,330,140\n"
    for text in [more, "\n" + more, "\nEurope\n" + more, "\nEurope,,\n" + more] {
      let table = try table(first + text)
      #expect(names(table.columns[0]) == ["Oslo", "Rome", "Paris", "Bonn"])
      #expect(table.columns[1].numbers == [700, 2800, 2100, 330])
      #expect(table.notes.contains("a row repeats the header and is left out"), "\(table.notes)")
      let grid = try CSVReader.read(
        Array((first + text).utf8), from: 0, file: "sales.csv", options: TableOptions())
      #expect(grid.rowNumber(3) == 6 + text.prefix { $0 != "B" }.count { $0 == "\n" } - 1)
    }
  }

  @Test("with the same names and the same keys are two")
  func returningKeys() throws {
    let rows = "n,fast,slow\n4,1,2\n8,2,3\n16,3,5\n"
    let sorted = try table("sorted\n\n" + rows + "\nreversed\n\n" + rows)
    #expect(sorted.columns.map(\.name) == ["n", "fast", "slow"])
    #expect(sorted.columns[0].numbers == [4, 8, 16])
    #expect(sorted.notes.last == "another table begins in row 10 and is not read; --skip 9 reads it")
    // The option in the note reads the second table. Short rows that are not read have no note.
    let second = try table("sorted\n\n" + rows + "\nreversed\n\n" + rows) { $0.skippedLines = 9 }
    #expect(second.rowCount == 3 && second.notes.isEmpty && sorted.notes.count == 2)
    let three = try table(rows + rows + rows)
    let note = "another table begins in row 5 and is not read; --skip 4 reads it"
    #expect(three.notes == [note + "; 1 more begins below it"] && three.rowCount == 3)
    var days = [["day", "a", "b"]]
    for day in 1...4 { days.append(["2024-01-0\(day)", "\(day)", "7"]) }
    var two = days
    two += [[], []]
    two += days
    let grid = try sheet(two)
    #expect(grid.rowCount == 4)
    #expect(grid.notes == ["another table begins in row 8 and is not read; --skip 7 reads it"])
  }

  @Test("whose columns are years are recognized by repeated row names")
  func repeatedRows() throws {
    let names = ["Farms", "Works", "Shops", "Other"]
    let header = "Sector;2010y.;2011y.;2012y.;;\n"
    func block(_ title: String) -> String { ([title] + names).map { "\($0);7,0;8,5;9,0;;\n" }.joined() }
    let prices = try table(header + block("At prices of the year") + block("At prices of 2010"))
    #expect(prices.columns.map(\.name) == ["Sector", "2010y.", "2011y.", "2012y.", "block"])
    let blocks = TablesTests.names(prices.columns[4])
    #expect(blocks.prefix(5).allSatisfy { $0 == "At prices of the year" })
    #expect(blocks.suffix(5).allSatisfy { $0 == "At prices of 2010" } && blocks.count == 10)
    #expect(
      prices.notes == [
        "the names of the rows return in 2 blocks; the column \"block\" has the heading of each"
      ])
    // Headings without values are not rows.
    let years = "Sector;2010;2011;2012\n"
    func plain(_ title: String) -> String { "\(title);;;\n" + names.map { "\($0);7;8;9\n" }.joined() }
    let named = try table(years + plain("a") + plain("b") + plain("c"))
    #expect(named.rowCount == 12 && named.blockColumn == "block")
    // Blocks without headings are ambiguous.
    let bare = names.map { "\($0);7;8;9\n" }.joined()
    let first = try table(years + bare + bare)
    let note = "the names of the rows return from row 6 on, which is another table and not read"
    #expect(first.rowCount == 4 && first.notes == [note + "; --no-header --skip 5 reads it"])
    // Another column distinguishes the rows, or the names are in another order.
    let long = names.map { "\($0),a,7,8,9\n" }.joined() + names.map { "\($0),b,7,8,9\n" }.joined()
    #expect(try table("Sector,kind,2010,2011,2012\n" + long).rowCount == 8)
    let mixed = (names + names.reversed()).map { "\($0),7,8,9\n" }.joined()
    #expect(try table("Sector,2010,2011,2012\n" + mixed).rowCount == 8)
  }

  @Test("are separated with each kind of line break, and below row names")
  func otherForms() throws {
    let rows = (0..<40).map { "2024-\($0 / 20 + 10)-\($0 % 20 + 10),\($0)\n" }.joined()
    let preamble = "Station,Value\nOslo,7\nHeight,94\n\nDay,Rain\n" + rows
    for end in ["\r", "\r\n"] {
      let lower = try table(preamble.replacing("\n", with: end))
      #expect(lower.rowCount == 40 && lower.notes == ["the table above row 5 is not read"])
      let upper = try table((first + "\nYear,Rain\n2020,5\n").replacing("\n", with: end))
      #expect(upper.notes == ["another table begins in row 6 and is not read; --skip 5 reads it"])
    }
    let frame = try table("a,b\nx,1,2\ny,3,4\n\nyear,rain\n2020,5\n")
    #expect(frame.columns.map(\.name) == ["column 1", "a", "b"] && frame.rowCount == 2)
    #expect(try table("a,b\nx,1,2\n\nyear,rain\n2020,5\n").rowCount == 1)
  }

  @Test("in a sheet are recognized, too")
  func sheets() throws {
    let grid = try sheet([
      ["City", "People", "Area"], ["Oslo", "700", "450"], ["Rome", "2800", "1280"], [],
      ["Year", "Rain", "Sun", "Wind"], ["2020", "5", "6", "7"],
    ])
    #expect(grid.names == ["City", "People", "Area"] && grid.rowCount == 2)
    #expect(grid.notes == ["another table begins in row 5 and is not read; --skip 4 reads it"])
    let days = (1...30).map { ["d\($0)", "\($0)", "2"] }
    let below = try sheet([["Station", "Value"], ["Oslo", "7"], [], ["Day", "Rain", "Sun"]] + days)
    #expect(below.names == ["Day", "Rain", "Sun"] && below.rowCount == 30 && below.rowNumber(0) == 5)
  }

  @Test("in a sheet are read with the option that the note names")
  func skippedRows() throws {
    let rows = [
      ["City", "People"], ["Oslo", "700"], ["Rome", "2800"], [], ["Year", "Rain", "Sun"], ["2020", "5", "6"],
    ]
    let grid = try sheet(rows, below: 4)
    #expect(grid.names == ["Year", "Rain", "Sun"] && grid.rowCount == 1 && grid.rowNumber(0) == 6)
    #expect(grid.notes.isEmpty)
    // A title can be the header, and there may be no rows below it.
    #expect(try sheet([["a title"]] + rows.prefix(3), below: 0).names.first == "a title")
    #expect(try sheet(rows, below: 9).rowCount == 0)
  }

  @Test("side by side are separated by an empty column")
  func besides() throws {
    var rows = [["Idle", "", "Load", "", "", "Part", "Kind"], ["A", "B", "A", "B"]]
    for row in 0..<12 { rows.append(["7.\(row)", "2.\(row)", "37.\(row)", "18.\(row)"]) }
    for (row, part) in ["CPU", "RAM", "Disk", "Screen"].enumerated() {
      rows[row + 1] += ["", part, "\(row)"]
    }
    let grid = try sheet(rows)
    #expect(grid.names == ["Idle A", "Idle B", "Load A", "Load B"] && grid.rowCount == 12)
    #expect(
      grid.notes == ["the table beside it, from column F, is not read; move it to a sheet to draw it"])
    // A column without a header beside a summary.
    var marks = (0..<40).map { ["\(18 + $0 % 13)"] }
    for (row, name) in ["count", "mean", "mode", "last"].enumerated() {
      marks[row] += ["", "", name, "\(row)"]
    }
    let list = try sheet(marks)
    #expect(list.names == ["column 1"] && list.rowCount == 40)
  }

  @Test("are not invented where an empty column separates groups of columns")
  func emptyColumns() throws {
    var rows = [["Year", "Men", "", "Women", "", "Remark"]]
    for year in 2000...2012 {
      let (women, remark) = (year > 2006 ? "7" : "", year > 2004 ? "new" : "")
      rows.append(["\(year)", "5", "", women, "", remark])
    }
    let grid = try sheet(rows)
    #expect(grid.names == ["Year", "Men", "Women", "Remark"] && grid.notes.isEmpty)
    #expect(columnLetters(0) == "A" && columnLetters(25) == "Z" && columnLetters(26) == "AA")
    #expect(columnLetters(701) == "ZZ" && columnLetters(702) == "AAA")
  }

  private func sheet(_ rows: [[String]], below skipped: Int? = nil) throws -> CellGrid {
    var cells = SheetCells(budget: SpreadsheetBudget(fileBytes: 10_000))
    for (row, texts) in rows.enumerated() {
      for (column, text) in texts.enumerated() {
        let start = cells.textEnd
        try cells.append(text)
        try cells.add(cells.cell(from: start), row: row, column: column)
      }
    }
    return try cells.grid(file: "book.xlsx", hasHeader: nil, below: skipped)
  }

  @Test("double-spaced rows are all read")
  func doubleSpaced() throws {
    let rows = (0..<3000).map { "\nn\($0),\($0)\n" }.joined()
    #expect(try table("Name,Value\n" + rows).rowCount == 3000)
  }
}
