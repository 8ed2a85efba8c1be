import Testing

@testable import OpenChartsTables

@Suite("The CSV reader")
struct CSVReaderTests {
  @Test("finds the delimiter from the content", arguments: [",", ";", "\t", "|"])
  func delimiters(_ delimiter: String) throws {
    let text = "name,amount,day\nA,1.5,2000-01-01\nB,2.5,2000-01-02\n"
    let table = try table(text.replacing(",", with: delimiter))
    #expect(table.columns.map(\.name) == ["name", "amount", "day"])
    #expect(table.columns.map(\.type) == [.text, .number, .date])
    #expect(table.columns[1].numbers == [1.5, 2.5])
  }

  @Test("reads commas as decimal separators if semicolons separate fields")
  func decimalCommas() throws {
    let table = try table("a;b\nx;1,5\ny;2,25\n")
    #expect(table.columns[1].numbers == [1.5, 2.25])
  }

  @Test("reads quotes, doubled quotes, delimiters and line breaks within quotes")
  func quotes() throws {
    let table = try table("name,note\n\"A \"\"x\"\", b\",\"two\nlines\"\nB,\"\"\n \"C\" , plain \"q\" \n")
    #expect(names(table.columns[0]) == ["A \"x\", b", "B", "C"])
    #expect(names(table.columns[1]) == ["two\nlines", nil, "plain \"q\""])
  }

  @Test("ends lines at LF, CR LF and CR", arguments: ["\n", "\r\n", "\r"])
  func lineEnds(_ end: String) throws {
    let table = try table(["a,b", "x,1", "y,2"].joined(separator: end) + end)
    #expect(table.rowCount == 2)
    #expect(table.columns[1].numbers == [1, 2])
  }

  @Test("decodes UTF-8 with a byte order mark, UTF-16 and Latin-1")
  func encodings() throws {
    let marked = try Table(bytes: [0xEF, 0xBB, 0xBF] + Array("a,b\nx,1".utf8), file: "f")
    #expect(marked.columns[0].name == "a")
    let wide = try Table(
      bytes: [0xFF, 0xFE] + "ä,b\nx,1".utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }, file: "f")
    #expect(wide.columns.map(\.name) == ["ä", "b"])
    let latin = try Table(bytes: Array("a,b\nK".utf8) + [0xF6, 0x6C] + Array("n,1".utf8), file: "f")
    #expect(names(latin.columns[0]) == ["Köln"])
    #expect(latin.notes.count == 1)
  }

  @Test("distinguishes a header from a row of values")
  func headers() throws {
    #expect(try table("a,b\n1,2\n").columns.map(\.name) == ["a", "b"])
    #expect(try table("1,2\n3,4\n").columns.map(\.name) == ["column 1", "column 2"])
    #expect(try table("2000-01-01,2\n2000-01-02,4\n").rowCount == 2)
    #expect(try table("Land,1990,2000\nA,1.5,2.5\n").columns[1].name == "1990")
    #expect(try table("a,b\nx,y\n") { $0.hasHeader = false }.rowCount == 2)
    #expect(try table("1,2\n3,4\n") { $0.hasHeader = true }.columns[0].name == "1")
    #expect(try table("Jan,3\nFeb,4\n").rowCount == 2)
  }

  @Test("gives unique names to columns with repeated or missing names")
  func repeatedNames() throws {
    let table = try table("a,,a\n1,2,3\n")
    #expect(table.columns.map(\.name) == ["a", "column 2", "a 2"])
    #expect(table.notes == ["column 3 repeats the name \"a\" and is called \"a 2\""])
  }

  @Test("writes names on one line")
  func namesOnOneLine() throws {
    let table = try table("\"All\n persons\",in  percent,a b\n1,2,3\n")
    #expect(table.columns.map(\.name) == ["All persons", "in percent", "a b"])
    // The spelling of the file is accepted, too.
    #expect(table.index(named: "All\n persons") == 0 && table.index(named: "IN  percent") == 1)
  }

  @Test("many names that repeat have one note")
  func manyRepeatedNames() throws {
    let names = [String](repeating: "c", count: 500).joined(separator: ",")
    let numbers = [String](repeating: "1", count: 500).joined(separator: ",")
    let table = try table("\(names)\n\(numbers)\n\(numbers)\n")
    #expect(Set(table.columns.map(\.name)).count == 500)
    #expect(table.notes == ["499 columns repeat a name and are numbered, the first as \"c 2\""])
  }

  @Test("fills short rows, accepts trailing delimiters, and rejects longer rows")
  func unevenRows() throws {
    let short = try table("a,b,c\n1,2\n3,4,5\n6\n")
    #expect(short.columns[2].numbers!.map(\.isNaN) == [true, false, true])
    #expect(short.notes == ["row 2 has 2 of 3 fields, as has one more; the others are read as missing"])
    #expect(try table("a,b\n1,2,\n3,4,,\n").columns[1].numbers == [2, 4])
    #expect(
      throws: TableError(file: "sales.csv", row: 3, .tooManyFields(found: 3, expected: 2, delimiter: "\",\""))
    ) {
      try table("a,b\n1,2\n3,4,5\n")
    }
  }

  @Test("skips empty lines, but counts them in row numbers")
  func emptyLines() throws {
    #expect(try table("\n\na,b\n\n1,2\n\n\n3,4\n\n").rowCount == 2)
    let error = TableError(file: "sales.csv", row: 5, column: "b", .notANumber("x"))
    #expect(throws: error) {
      try table("a,b\n1,2\n\n3,4\n5,x\n") { $0.types = [("b", .number)] }
    }
  }

  @Test("skips rows of delimiters, but counts them in row numbers")
  func rowsOfDelimiters() throws {
    let table = try table("day,place,goals\na,b,1\n,,\nc,d,2\n,,\n,,\n")
    #expect(table.rowCount == 2 && table.columns[2].numbers == [1, 2] && table.notes.isEmpty)
    let error = TableError(file: "sales.csv", row: 4, column: "b", .notANumber("x"))
    #expect(throws: error) { try TablesTests.table("a,b\n1,2\n,\n5,x\n") { $0.types = [("b", .number)] } }
  }

  @Test("reads one column and a file without a last line break")
  func smallest() throws {
    #expect(try table("a\n1\n2").columns[0].numbers == [1, 2])
    #expect(try table("7").columns[0].numbers == [7])
  }
}
