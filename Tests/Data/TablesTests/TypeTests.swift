import Testing

@testable import OpenChartsTables

@Suite("Types")
struct TypeTests {
  @Test("numbers are correctly rounded")
  func numbers() {
    var generator = SeededGenerator(1)
    for _ in 0..<20_000 {
      let bits = Double(bitPattern: generator.next())
      guard bits.isFinite else { continue }
      for value in [bits, Double(Int64.random(in: -99_999_999...99_999_999, using: &generator)) / 1000] {
        var text = "\(value)"
        let read = text.withUTF8 { NumberText.plain($0) }
        #expect(read == value)
      }
    }
  }

  @Test("one number such as 1.591.636 proves that points separate thousands in the whole file")
  func thousands() throws {
    let text = "region,new,all\nAbruzzo,1.948,345.681\nBasilicata,698,117.860\nLazio,6.354,1.591.636\n"
    let read = try table(text)
    #expect(read.columns[1].numbers == [1948, 698, 6354])
    #expect(read.columns[2].numbers == [345_681, 117_860, 1_591_636])
    #expect(
      read.notes.contains { $0.contains("points separate thousands, as in 1.591.636") }, "\(read.notes)")
    #expect(try table(text) { $0.decimal = UInt8(ascii: ".") }.columns[1].numbers == [1.948, 698, 6.354])
    // Points are decimal points if no value proves that they separate thousands, or if another column has decimals of
    // another length.
    #expect(try table("k,v\na,1.948\nb,6.354\n").columns[1].numbers == [1.948, 6.354])
    let mixed = try table("k,v,w\na,0.948,1.591.636\nb,6.35,2.000.000\n")
    #expect(mixed.columns[1].numbers == [0.948, 6.35] && mixed.columns[2].numbers == [1_591_636, 2_000_000])
    #expect(try table("host,v\n10.0.0.1,1.948\n10.0.0.25,2.5\n").columns[1].numbers == [1.948, 2.5])
  }

  @Test("dots for omitted years are not numbers, and do not prevent that a column has years")
  func dots() throws {
    let rows = (1610...1650).map { "\($0),\($0 * 3)\n" }.joined() + "...,-\n1800,6000\n1801,6110\n"
    let read = try table(",people\n" + rows)
    #expect(read.columns.map(\.type) == [.number, .number] && read.notes.isEmpty)
    let beside = try table(",people,area\n" + rows.replacing("\n", with: ",7\n"))
    #expect(beside.columns.map(\.type) == [.date, .number, .number] && beside.notes.isEmpty)
  }

  @Test(
    "years are recognized by their values in every language",
    arguments: ["TIME_PERIOD", "år", "x1", "год"])
  func years(name: String) throws {
    let rows = ["Korea", "Japan", "Chile"].flatMap { land in
      [2000, 2005, 2014].map { "\(land),\($0),\($0 % 17)" }
    }
    let read = try table("Country,\(name),Value\n" + rows.joined(separator: "\n"))
    #expect(read.columns[1].type == .date && read.columns[2].type == .number)
  }

  @Test("numbers like years that are prices, sizes or rare stay numbers")
  func notYears() throws {
    let prices = (0..<9).map { "a,\([1999, 2000, 2049][$0 % 3])" }.joined(separator: "\n")
    #expect(try table("k,price\n\(prices)\n").columns[1].type == .number)
    #expect(try table("k,v\na,1999\nb,2010\nc,2049\nd,1950\n").columns[1].type == .number)
  }

  @Test(
    "texts that are numbers",
    arguments: [
      ("12", 12), ("-1.5", -1.5), ("+2", 2), (".5", 0.5), ("5.", 5), ("1e3", 1000), ("1E-2", 0.01),
      ("0.1", 0.1), ("123456789012345678901", 123_456_789_012_345_683_968), ("1e400", .infinity),
      ("", nil), ("-", nil), ("1e", nil), ("12x", nil), ("1 2", nil), ("007", nil), ("0x10", nil),
      (".", nil), ("--1", nil),
    ] as [(String, Double?)])
  func plainNumber(_ text: String, _ value: Double?) {
    var text = text
    #expect(text.withUTF8 { NumberText.plain($0) } == value)
  }

  @Test(
    "numbers with separators and signs",
    arguments: [
      ("1,234\n12,345,678", [1234, 12_345_678]), ("1,5\n2,25", [1.5, 2.25]),
      ("1.234,5\n2.000,0", [1234.5, 2000]), ("1 234\n5", [1234, 5]), ("$5\n-$1,200.50", [5, -1200.5]),
      ("5 €\n1,50 €", [5, 1.5]), ("12%\n50.5 %", [0.12, 0.505]), ("(3)\n4", [-3, 4]),
      ("\u{2212}3\n4", [-3, 4]), ("1'000\n20", [1000, 20]),
    ] as [(String, [Double])])
  func separators(_ text: String, _ values: [Double]) throws {
    let column = try table("a;b\n" + text.split(separator: "\n").map { "x;\($0)\n" }.joined()).columns[1]
    if values == [1.5, 2.25] || text.contains("€") || text.contains(".") {
      #expect(column.numbers == values)
    } else {
      // With a decimal comma, the fields of a comma-separated table are quoted.
      let quoted = try table(
        "a,b\n" + text.split(separator: "\n").map { "x,\"\($0)\"\n" }.joined()
      ).columns[1]
      #expect(quoted.numbers == values)
    }
  }

  @Test("units are kept")
  func units() throws {
    #expect(try table("a,b\nx,5%\n").columns[1].unit == .percent)
    #expect(try table("a,b\nx,$5\n").columns[1].unit == .currency("$"))
    #expect(try table("a,b\nx,5%\ny,5\n").columns[1].type == .text)
  }

  @Test("missing values do not turn a column of numbers into text")
  func missing() throws {
    let table = try table("a,b\n1,x\nNA,\nn/a,null\n-,NaN\nnull,N/A\n,NA\n2,y\n")
    #expect(table.columns[0].numbers!.map(\.isNaN) == [false, true, true, true, true, true, false])
    #expect(names(table.columns[1]) == ["x", nil, nil, nil, nil, nil, "y"])
    #expect(table.columns[0].present == 2)
    #expect(try OpenChartsTables.Table(bytes: Array("a,b\n,1\n,2\n".utf8), file: "f").columns[0].present == 0)
  }

  @Test("truth values, codes with zeros and years")
  func special() throws {
    let table = try table("flag,code,year,age\ntrue,007,1990,5\nfalse,012,1991,6\n")
    #expect(table.columns.map(\.type) == [.boolean, .text, .date, .number])
    #expect(table.columns[2].numbers == [moment(1990, 1, 1), moment(1991, 1, 1)])
    #expect(
      try OpenChartsTables.Table(bytes: Array("year\n90\n91\n".utf8), file: "f").columns[0].type == .number)
    #expect(
      try OpenChartsTables.Table(bytes: Array("date\n20000131\n20000201\n".utf8), file: "f").columns[0].type
        == .date)
  }

  @Test("types can be given")
  func forced() throws {
    let text = "a,b\n1,02134\n0,10\n"
    #expect(try table(text) { $0.types = [("b", .number)] }.columns[1].numbers == [2134, 10])
    #expect(try table(text) { $0.types = [("A", .boolean)] }.columns[0].type == .boolean)
    #expect(try names(table(text) { $0.types = [("a", .text)] }.columns[0]) == ["1", "0"])
    let epoch = try table("t\n1000000000\n1000086400\n") { $0.types = [("t", .date)] }
    #expect(epoch.columns[0].numbers == [21_692_800, 21_779_200])
  }

  @Test("a single text among numbers is recorded")
  func misfit() throws {
    let column = try table("a,price\nx,1\ny,2\nz,\"12,3x\"\n").columns[1]
    #expect(column.type == .text)
    #expect(column.misfit == .init(expected: .number, row: 4, text: "12,3x"))
    let date = try table("day,b\n2000-01-01,1\n2000-01-02,2\n2000-13-02,3\n").columns[0]
    #expect(date.misfit == .init(expected: .date, row: 4, text: "2000-13-02"))
    #expect(try table("a\nx\n1\ny\n").columns[0].misfit == nil)
  }
}
