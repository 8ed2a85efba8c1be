import Testing

@testable import OpenChartsTables

@Suite("The JSON reader")
struct JSONReaderTests {
  @Test(
    "reads objects in each of the five forms",
    arguments: [
      #"[{"a":"x","b":1},{"a":"y","b":2.5}]"#, "{\"a\":\"x\",\"b\":1}\n{\"a\":\"y\",\"b\":2.5}\n",
      #"{"a":["x","y"],"b":[1,2.5]}"#, #"[["a","b"],["x",1],["y",2.5]]"#,
      #"{"n":2,"data":[{"a":"x","b":1},{"a":"y","b":2.5}],"end":{}}"#,
      " \n[ { \"a\" : \"x\" , \"b\" : 1 } , { \"b\" : 2.5, \"a\" : \"y\" } ] ",
    ])
  func forms(_ text: String) throws {
    let table = try table(text)
    #expect(table.columns.map(\.name) == ["a", "b"])
    #expect(names(table.columns[0]) == ["x", "y"])
    #expect(table.columns[1].numbers == [1, 2.5])
  }

  @Test("flattens nested objects, and fills absent members with missing values")
  func nested() throws {
    let table = try table(#"[{"a":{"b":1,"c":{"d":"x"}}},{"e":true},{"a":{"b":3},"e":null}]"#)
    #expect(table.columns.map(\.name) == ["a.b", "a.c.d", "e"])
    #expect(table.columns[0].numbers!.map(\.isNaN) == [false, true, false])
    #expect(table.columns[2].type == .boolean)
    #expect(names(table.columns[2]) == [nil, "true", nil])
  }

  @Test("reads escapes")
  func escapes() throws {
    let table = try table(#"[{"a":"x\"\\\/\n\t\u00e4\ud83d\ude00\ud800"}]"#)
    #expect(names(table.columns[0]) == ["x\"\\/\n\tä😀\u{FFFD}"])
  }

  @Test("reads numbers and dates in quotes, and keeps codes as text")
  func quotedNumbers() throws {
    let table = try table(
      #"[{"zip":"01067","day":"2000-01-01","n":null},{"zip":"20095","day":"2000-01-02"}]"#)
    #expect(table.columns.map(\.type) == [.text, .date, .number])
    #expect(
      try OpenChartsTables.Table(
        bytes: Array(#"[{"zip":"10115"}]"#.utf8), file: "f",
        options: {
          var o = TableOptions()
          o.types = [("zip", .number)]
          return o
        }()
      ).columns[0].numbers == [10115])
  }

  @Test(
    "reports the line of an error",
    arguments: [
      ("[{\"a\":1},\n{\"a\" 2}]", "line 2: expected \":\" after a name"),
      ("[{\"a\":1}\n{\"a\":2}]", "line 2: expected \",\" or \"]\" after row 1"),
      ("[{\"a\":\n\nx}]", "line 3: expected a value"),
      ("[{\"a\":\"x}]", "line 1: a text that is never closed"),
      ("[{\"a\":1}] x", "line 1: more text after the end of the data"),
      ("[{\"a\":\"\\q\"}]", "line 1: an unknown escape in a text"),
      ("[{a:1}]", "line 1: expected a name in quotes"),
    ])
  func mistakes(_ text: String, _ message: String) {
    #expect(throws: TableError(file: "sales.csv", .json(message))) {
      try table(text) { $0.format = .json }
    }
  }

  @Test("refuses deep nesting instead of running out of stack")
  func deep() {
    #expect(throws: TableError.self) { try table(String(repeating: "[", count: 100_000)) }
    #expect(throws: TableError.self) {
      try table("[" + String(repeating: "{\"a\":", count: 100_000))
    }
  }

  @Test("an empty array has no rows", arguments: ["[]", "[{}]", "{}", "[[]]"])
  func empty(_ text: String) {
    #expect(throws: TableError(file: "sales.csv", .empty)) { try table(text) }
  }
}
