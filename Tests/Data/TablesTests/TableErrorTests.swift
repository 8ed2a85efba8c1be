import Testing

@testable import OpenChartsTables

@Suite("Messages of the readers")
struct TableErrorTests {
  @Test("leave out a few rows with too many fields, with a note; later rows keep their numbers")
  func longRows() throws {
    func text(_ count: Int, broken: Set<Int>) -> String {
      "a,b\n" + (0..<count).map { broken.contains($0) ? "x,\($0),y\n" : "x,\($0)\n" }.joined()
    }
    let one = try table(text(40, broken: [9])) { _ in }
    #expect(one.rowCount == 39)
    #expect(
      one.notes.contains(
        "row 11: 3 fields where the header has 2; quote a field that contains \",\"; the row is left out"))
    let two = try table(text(60, broken: [9, 30])) { _ in }
    #expect(two.rowCount == 58 && two.notes.contains { $0.hasSuffix("the row is left out, as is one more") })
    #expect(throws: TableError.self) { try table(text(40, broken: [9, 11, 13])) { _ in } }
    let later = text(40, broken: [9]) + "x,soon\n"
    #expect {
      try table(later) { $0.types = [("b", .number)] }
    } throws: { ("\($0)").hasPrefix("sales.csv: row 42, column \"b\"") }
  }

  @Test(
    "are one line with position, problem and remedy",
    arguments: [
      (
        "a,price\nx,1\ny,\"12,3x\"\n", "price",
        "sales.csv: row 3, column \"price\": \"12,3x\" is not a number; expected one such as 12.5, or nothing where it is missing; --missing leaves values out, --type COLUMN=text reads names"
      ),
      (
        "a,day\nx,soon\n", "day:date",
        "sales.csv: row 2, column \"day\": \"soon\" is not a date; expected one such as 2024-05-31, or nothing where it is missing; --date-format reads other forms, --missing leaves values out"
      ),
      (
        "a,ok\nx,maybe\n", "ok:boolean",
        "sales.csv: row 2, column \"ok\": \"maybe\" is neither true nor false; expected true, false, yes, no or nothing"
      ),
      (
        "a,price\nx,1\n", "prise",
        "sales.csv: column \"prise\": there is no such column; did you mean \"price\"?"
      ),
      ("a,price\nx,1\n", "zzzzzz", "sales.csv: column \"zzzzzz\": there is no such column"),
      ("", "", "sales.csv: there are no rows to draw; expected a header and at least one row"),
      ("a,b\n", "", "sales.csv: there are no rows to draw; expected a header and at least one row"),
      (
        "a,b\n1,\"x\n2,3\n", "",
        "sales.csv: row 2: the quote that opens here is never closed; write a quote within quotes twice"
      ),
      (
        "a;b\n1;2\n3;4;5\n", "",
        "sales.csv: row 3: 3 fields where the header has 2; quote a field that contains \";\""
      ),
      (
        "PK\u{3}\u{4}xyz", "",
        "sales.csv: this is no spreadsheet that can be read (.xlsx and .ods are); save it as CSV first"
      ),
      ("a\u{0}b", "", "sales.csv: this is not a text file; expected CSV, TSV, JSON, XLSX or ODS"),
      ("[{\"a\":}]", "", "sales.csv: line 1: expected a value"),
      (
        "a,price\nx,1\ny,\"a\nb\(String(repeating: "c", count: 60))\"\n", "price",
        "sales.csv: row 3, column \"price\": \"a b\(String(repeating: "c", count: 37))…\" is not a number; expected one such as 12.5, or nothing where it is missing; --missing leaves values out, --type COLUMN=text reads names"
      ),
    ])
  func message(_ text: String, _ type: String, _ message: String) {
    #expect {
      try table(text) { options in
        guard !type.isEmpty else { return }
        let parts = type.split(separator: ":")
        options.types = [
          (String(parts[0]), parts.count > 1 ? ColumnType(rawValue: String(parts[1]))! : .number)
        ]
      }
    } throws: { error in
      #expect("\(error)" == message)
      return "\(error)" == message
    }
  }

  @Test("a similar name is suggested if there is one")
  func nearest() {
    let names = ["sales", "month", "temp_max"]
    #expect(nearestName(to: "sale", among: names) == "sales")
    #expect(nearestName(to: "SALSE", among: names) == "sales")
    #expect(nearestName(to: "mnoth", among: names) == "month")
    #expect(nearestName(to: "temp", among: names) == "temp_max")
    #expect(nearestName(to: "price", among: names) == nil)
    #expect(nearestName(to: "x", among: []) == nil)
  }
}
