import Testing

@testable import OpenChartsTables

@Suite("Notes below a table")
struct NotesBelowTests {
  private let rows = "Region,People,Area\nNorth,12,340\nSouth,23,410\nEast,9,220\n"

  @Test(
    "are not rows",
    arguments: [
      ("\nSource: Statistics Office 2023\nNote: rounded\n", "the last 2 lines are notes and no rows"),
      ("Source: Statistics Office 2023,,\n", "the last line is a note and no row"),
      ("\nAll figures are provisional.,,\n,,\n", "the last line is a note and no row"),
      (",,\nProvisional figures,,\n", "the last line is a note and no row"),
      ("Quelle: Amt\n* geschätzt\n", "the last 2 lines are notes and no rows"),
      ("__________\nAmt für Statistik\n", "the last 2 lines are notes and no rows"),
      ("Code: UD-17\n", "the last line is a note and no row"),
      (",,(Office of Statistics)\n", "the last line is a note and no row"),
    ])
  func removed(below: String, note: String) throws {
    let table = try table(rows + below)
    #expect(names(table.columns[0]) == ["North", "South", "East"] && table.columns[1].type == .number)
    #expect(table.notes == [note])
  }

  @Test(
    "are not invented",
    arguments: ["West,,\n", "West\n", "Source,7,8\n", "\nWest,15,180\n", "Sources\n", "Notes of the north\n"])
  func kept(below: String) throws {
    #expect(try table(rows + below).rowCount == 4)
  }

  @Test("with a colon are no notes if the names above have one")
  func labels() throws {
    let zones = try table("Zone,People,Area\nZone: A,12,340\nZone: B,23,410\nZone: C,9,220\nZone: D,,\n")
    #expect(zones.rowCount == 4)
  }

  @Test("do not change the numbers of short rows above them")
  func shortRows() throws {
    let table = try table(rows + "West,15\n\nSource: me\n")
    #expect(table.rowCount == 4)
    #expect(table.notes.contains("row 5 has 2 of 3 fields; the others are read as missing"), "\(table.notes)")
  }

  @Test("below a row of delimiters alone do not remove the first row")
  func nothingAbove() {
    let read = try? table(",,\n,,\n,,\n,,\n\nSource: me,,\n")
    #expect(read?.rowCount ?? 0 <= 1)
  }

  @Test("a table of one column has none")
  func oneColumn() throws {
    #expect(try table("word\na\nb\n\nSource: c\n").rowCount == 3)
  }
}

@Suite("Headers of merged cells")
struct MergedHeaderTests {
  @Test("apply to each of their columns")
  func spread() throws {
    let merged = try table(
      ",2022,,2023,\nRegion,Men,Women,Men,Women\nNorth,10,12,11,13\nSouth,20,19,22,21\nEast,7,8,6,9\n")
    #expect(merged.columns.map(\.name) == ["Region", "2022 Men", "2022 Women", "2023 Men", "2023 Women"])
    let units = try table("Time,Speed,\ns,m/s,Nm\n0,1,2\n1,2,3\n2,3,4\n3,4,5\n")
    #expect(units.columns.map(\.name) == ["Time s", "Speed m/s", "Nm"])
  }

  @Test("are above repeated names, even above few of them")
  func groups() throws {
    let header = "Year,North Hill,,,South,,West,\n,Day,Season,Early,Day,Season,Day,Season\n"
    let rows = "2013,45,550,410,48,760,39,389\n2014,47,569,424,49,775,40,409\n2015,49,596,444,51,790,45,444\n"
    let prices = try table(header + rows)
    #expect(
      prices.columns.map(\.name) == [
        "Year", "North Hill Day", "North Hill Season", "North Hill Early", "South Day", "South Season",
        "West Day",
        "West Season",
      ])
    #expect(prices.rowCount == 3 && prices.notes.isEmpty)
    let power = try table("Idle,,Load,\nA,B,A,B\n7,3,37,18\n7,2,38,19\n8,2,38,20\n")
    #expect(power.columns.map(\.name) == ["Idle A", "Idle B", "Load A", "Load B"])
    // Names that do not repeat are not below groups.
    let named = "Year,Day,Week,Month,Season,Life\n2013,4,5,6,7,8\n2014,4,5,6,7,8\n"
    let title = try table("Prices,in EUR,,,,\n" + named)
    #expect(title.columns.map(\.name) == ["Year", "Day", "Week", "Month", "Season", "Life"])
  }

  @Test("can have three rows")
  func threeRows() throws {
    let header = "Group,All,Helped,,,\n,,yes,,no,\n,n,n,%,n,%\n"
    let table = try table(header + "Men,37,19,52,18,48\nWomen,38,17,46,21,54\nYoung,27,14,53,13,47\n")
    let names = ["Group", "All n", "Helped yes n", "Helped yes %", "Helped no n", "Helped no %"]
    #expect(table.columns.map(\.name) == names)
    #expect(table.columns[3].numbers == [52, 46, 53])
  }
}

@Suite("JSON objects whose names are values")
struct JSONKeyedObjectTests {
  @Test("with numbers give a row for each name")
  func numbers() throws {
    let table = try table(#"{"Rome": 5, "Oslo": 7.5, "Bern": -3}"#)
    #expect(names(table.columns[0]) == ["Rome", "Oslo", "Bern"])
    #expect(table.columns[1].numbers == [5, 7.5, -3] && table.columns[1].name == "value")
    let rates = try self.table(#"{"base": "EUR", "rates": {"USD": 1.1, "GBP": 0.8, "CHF": 0.9}, "ok": true}"#)
    #expect(names(rates.columns[0]) == ["USD", "GBP", "CHF"])
  }

  @Test("with objects give a row for each name, which may be a date")
  func rows() throws {
    let table = try table(
      #"{"2010-01-01": {"births": 3, "deaths": 2}, "2011-01-01": {"births": 4, "deaths": 1}, "2012-01-01": {"deaths": 5}}"#
    )
    #expect(table.columns.map(\.type) == [.date, .number, .number])
    #expect(table.columns[1].numbers?.prefix(2) == [3, 4] && table.columns[2].numbers == [2, 1, 5])
    let named = try self.table(
      #"{"data": {"a\"b": {"name": "x", "v": 1}, "c": {"name": "y", "v": 2}, "d": {"name": "z", "v": 3}}}"#)
    #expect(names(named.columns[0]) == ["a\"b", "c", "d"] && names(named.columns[1]) == ["x", "y", "z"])
  }

  @Test("with objects of different members give a row for each name")
  func unevenRows() throws {
    let parties = try table(
      #"{"IND": {"code": "IND", "name": "None", "alias": ["a"]}, "#
        + #""PPD": {"code": "PPD", "name": "P", "since": "1988-05-09", "side": "left", "alias": ["p"], "logo": "p.png", "end": ""}, "#
        + #""PC": {"code": "PC", "name": "C", "since": "1912-06-04", "side": "left", "alias": ["c"], "logo": "c.png"}}"#
    )
    #expect(parties.rowCount == 3 && names(parties.columns[0]) == ["IND", "PPD", "PC"])
    #expect(parties.columns.map(\.name).prefix(4) == ["column 1", "code", "name", "alias"])
  }

  @Test("with numbered values are the columns of a data frame")
  func columns() throws {
    let table = try table(#"{"city": {"0": "Rome", "1": "Oslo"}, "people": {"0": 5, "1": 7}}"#)
    #expect(table.columns.map(\.name) == ["city", "people"])
    #expect(names(table.columns[0]) == ["Rome", "Oslo"] && table.columns[1].numbers == [5, 7])
  }

  @Test(
    "are distinguished from records of one row",
    arguments: [
      #"{"a": 1, "b": 2}"#, #"{"a": 1, "b": 2, "c": "x"}"#, #"{"a": {"b": 1}, "c": {"d": 2}, "e": {"f": 3}}"#,
      #"{"a": {}, "b": {}, "c": {}, "d": 1}"#, #"{"a": {"b": 1}, "c": 2, "d": 3}"#,
    ])
  func records(_ text: String) throws { #expect(try table(text).rowCount == 1) }

  @Test(
    "with a syntax error are rejected with the line",
    arguments: [
      "{\"a\": {\"b\": 1},\n\"c\" {}}", "{\"a\": 1, \"b\": 2, \"c\": 3",
      "{\"a\": {\"0\": 1, \"1\": 2}, \"b\": {\"0\": 1]}}",
    ])
  func broken(_ text: String) { #expect(throws: TableError.self) { try table(text) } }

  @Test("with columns of very different lengths are rejected")
  func lengths() {
    let long = (0..<60_000).map { "\"\($0)\": 1" }.joined(separator: ",")
    let short = (0..<400).map { "\"c\($0)\": {\"0\": 1, \"1\": 2}" }.joined(separator: ",")
    #expect(throws: TableError.self) { try table("{\"a\": {\(long)}, \(short)}") }
  }

  private func table(_ text: String) throws -> Table { try TablesTests.table(text) }
}

@Suite("Signs after numbers")
struct TrailingSignTests {
  @Test("mean negative amounts, as in accounting")
  func minus() throws {
    let table = try table("Konto;Betrag\nMiete;1.200,00-\nLohn;3.400,50\nStrom;230,10-\n")
    #expect(table.columns[1].numbers == [-1200, 3400.5, -230.1])
    #expect(try TablesTests.table("a,b\nx,5-\ny,-\nz,7\n").columns[1].numbers?.first == -5)
    #expect(try TablesTests.table("a,b\nx,-5-\ny,3\n").columns[1].type == .text)
    #expect(try TablesTests.table("a,b\nx,(5-)\ny,3\n").columns[1].type == .text)
  }
}
