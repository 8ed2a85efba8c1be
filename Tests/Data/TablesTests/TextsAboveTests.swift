import FuzzTables
import Testing

@testable import OpenChartsTables

@Suite("Lines of text above a header")
struct TextsAboveTests {
  private let texts = [
    ["Emissions of a country"], ["The values are estimates"], ["Countries report every second year"],
    ["Please name the source"], ["All rights reserved"], ["Licence: CC BY"], ["Country:", "Nepal"],
  ]
  private let rows = [
    ["Label", "Sector", "1990", "1991", "1992"], ["History", "Total", "23.5", "23.9", "23.7"],
    ["Forests", "Land", "8.1", "8.2", "8.6"], ["Policies", "Total", "31.5", "32.9", "33.7"],
  ]

  private func sheet(_ rows: [[String]], from column: Int = 0) throws -> Table {
    let letters = ["A", "B", "C", "D", "E", "F", "G", "H"]
    let text = rows.enumerated().map { row, cells in
      let texts = cells.enumerated().map { index, cell in
        cell.isEmpty
          ? ""
          : "<c r=\"\(letters[column + index])\(row + 1)\" t=\"\(Double(cell) == nil ? "str" : "n")\"><v>\(cell)</v></c>"
      }
      return "<row r=\"\(row + 1)\">\(texts.joined())</row>"
    }
    let book = StoredArchive.workbook(sheets: [("Values", "", Array(text.joined().utf8))])
    return try Table(bytes: book, file: "book.xlsx")
  }

  @Test("that are more than the rows below it are titles, in sheets as in text")
  func manyTexts() throws {
    let text = (texts + rows).map { $0.joined(separator: ",") + "\n" }.joined()
    for table in [try sheet(texts + rows), try sheet(texts + rows, from: 2), try table(text)] {
      #expect(table.columns.map(\.name).prefix(2) == ["Label", "Sector"])
      #expect(table.rowCount == 3 && table.columns[2].numbers == [23.5, 8.1, 31.5])
      #expect(table.title == "Emissions of a country")
      #expect(
        table.notes.contains(
          "the first 7 lines are titles and no rows; --skip 0 reads the first as the header"),
        "\(table.notes)")
    }
  }

  @Test("are no titles in a list of texts")
  func list() throws {
    let table = try sheet(texts + [["One", "two", "three", "four"], ["Five"], ["Six", "seven"]])
    #expect(!table.notes.contains { $0.contains("titles") }, "\(table.notes)")
  }

  @Test("that describe some of its columns are no rows of data")
  func textsAboveColumns() throws {
    let above = [
      ["", "", "Center", "Center"], ["", "", "Digest", "Digest"], ["", "", "Table 1", "Table 2"],
      ["", "", "Estimated in April", "Estimated in May"],
    ]
    let rows =
      [["Year", "State", "Public", "Private"]]
      + (0..<8).map { ["\(1990 + $0 / 2)", "S\($0 % 2)", "\($0 + 3)", "7"] }
    let text = (above + rows).map { $0.joined(separator: ",") + "\n" }.joined()
    for table in [try sheet(above + rows), try table(text)] {
      #expect(table.columns.map(\.name) == ["Year", "State", "Public", "Private"])
      #expect(table.rowCount == 8)
      #expect(
        table.notes.contains("rows 1 to 4 are texts above the header and no rows of data"), "\(table.notes)")
    }
    // Two rows are groups of columns.
    let groups = try table(
      ",,a,b\n,,c,d\nYear,State,Public,Private\n1990,S,3,7\n1991,S,4,7\n1992,S,5,7\n1993,S,6,7\n")
    #expect(!groups.notes.contains { $0.contains("texts above") }, "\(groups.notes)")
  }
}
