import Foundation
import OpenChartsChartMath
import Testing

@testable import OpenChartsTables

/// Tables in the forms that offices and programs write.
struct OfficeTableTests {
  func read(_ text: String, _ set: (inout TableOptions) -> Void = { _ in }) throws
    -> OpenChartsTables.Table
  {
    var options = TableOptions()
    set(&options)
    return try OpenChartsTables.Table(bytes: Array(text.utf8), file: "f.csv", options: options)
  }

  func day(_ year: Int, _ month: Int, _ day: Int) -> Double {
    Double(CivilDate(year: year, month: month, day: day).dayNumber) * 86_400
  }

  // MARK: Layout

  @Test("a first row whose words occur again below is not a header")
  func rowsOfWords() throws {
    let words = try read("low,yes,left\nhigh,no,left\nlow,no,right\nhigh,yes,right\nlow,yes,right\n")
    #expect(words.rowCount == 5 && words.columns[0].name == "column 1")
    // The whole header may appear again below. One of three names may also be a value of its column.
    #expect(try read("a,b,c\nx,y,z\na,b,c\nz,x,y\nx,x,x\n").columns[0].name == "a")
    #expect(
      try read("size,kind,place\nlow,size,left\nhigh,no,left\nsize,no,left\nlow,no,left\n").columns[0].name
        == "size")
  }

  @Test("a first row with the same text as each row is not a header")
  func constantText() throws {
    let pages = (1...6).map { "www.example.org,/page-\($0)\n" }.joined()
    #expect(try read(pages).columns[0].name == "column 1" && read(pages).rowCount == 6)
    #expect(try read("host,page\n" + pages).columns[0].name == "host")
  }

  @Test("missing values and codes in the first row are not names")
  func rowsOfMissingValues() throws {
    let table = try read("2,?,38.5,00000\n1,4,39.1,02208\n2,?,37,00000\n1,3,38.2,02205\n")
    #expect(table.rowCount == 4 && table.columns[0].name == "column 1")
  }

  @Test("a year above other numbers is a name")
  func years() throws {
    let rows = "Albania,12034\nBelgium,310\nChile,9\nDenmark,77\nEgypt,80211\nFiji,4\n"
    #expect(try read("Name,2008\n" + rows).columns.map(\.name) == ["Name", "2008"])
    #expect(
      try read("Angola,2008\n" + rows.replacing("1", with: "19").replacing("2", with: "20")).rowCount >= 6)
    let years = "Bob,1987\nCid,1990\nDan,2001\nEve,1950\nFay,1999\n"
    #expect(try read("Ann,2008\n" + years).rowCount == 6)
  }

  @Test("years with weeks are dates if the column's name says so")
  func weeks() throws {
    let table = try read("YEAR_WEEK,week no,x\n201401,201401,1\n201453,201402,2\n201501,201403,3\n")
    #expect(table.columns[0].numbers == [day(2013, 12, 30), day(2014, 12, 29), day(2014, 12, 29)])
    #expect(try read("area,x\n201401,1\n201444,2\n201553,3\n").columns[0].type == .number)
    #expect(try read("week,x\n201401,1\n201460,2\n").columns[0].type == .number)
  }

  @Test(
    "lines above the header are not rows",
    arguments: [
      "# source: us\n# unit: t\na,b\nx,1\ny,2\n", "// source\na,b\nx,1\ny,2\n",
      "% source\na,b\nx,1\n% more\ny,2\n",
      "Population by city\n\na,b\nx,1\ny,2\n", "Title,\n2024,\na,b\nx,1\ny,2\n", "sep=;\na;b\nx;1\ny;2\n",
      "| a | b |\n|---|--:|\n| x | 1 |\n| y | 2 |\n", "a b\nx 1\ny 2\n",
      "a          b\nx one      1\n  y  2\n",
      "# a b\nx 1\ny 2\n", "#a,b\nx,1\ny,2\n",
    ])
  func linesAboveTheHeader(text: String) throws {
    let table = try read(text)
    #expect(table.columns.map(\.name) == ["a", "b"])
    #expect(table.columns[1].numbers == [1, 2])
  }

  @Test("a line of comments with as many fields as the rows is the header, or has a note")
  func headerComment() throws {
    let rows = "110,City hall,1533,Streets,786800,0\n110,City hall,2111,Pensions,475000,302414.62\n"
    let budget = try read("#Office,,Programme,,Planned,Paid\n" + rows)
    #expect(
      budget.columns.map(\.name) == ["Office", "column 2", "Programme", "column 4", "Planned", "Paid"])
    #expect(budget.rowCount == 2 && budget.columns[4].numbers == [786_800, 475_000])
    let numbers = try read("#1,2,3,4,5,6\n" + rows)
    #expect(numbers.rowCount == 2 && numbers.notes.first?.hasPrefix("the line of comments") == true)
    let marked = try read("#1,2,3,4,5,6\n" + rows) { $0.comment = UInt8(ascii: "!") }
    #expect(marked.columns[0].name == "#1")
  }

  @Test("units and groups join the header")
  func twoHeaders() throws {
    let units = try read("time,load\n[s],[kN]\n1,2\n2,3\n")
    #expect(units.columns.map(\.name) == ["time [s]", "load [kN]"])
    #expect(units.columns[1].numbers == [2, 3])
    let groups = try read(",2022,2022\ncity,men,women\na,1,2\nb,2,3\n")
    #expect(groups.columns.map(\.name) == ["city", "2022 men", "2022 women"])
    let years = try read(
      "age,share,,people,\n,1970,2018,1970,2018\n0-9,15.8,9.1,9644,7589\n10-19,13,9,8481,7706\n")
    #expect(years.columns.map(\.name) == ["age", "share 1970", "share 2018", "people 1970", "people 2018"])
    let one = try read("place,density,\nname,2001,2019\nA,112.5,111.4\nB,172.5,168.8\nC,5,6\n")
    #expect(one.columns.map(\.name) == ["place name", "density 2001", "density 2019"])
    let merged = try read(
      "when,hurt,hurt,hurt\nwhen,all,dead,dead\nwhen,all,men,women\n2013,8,1,2\n2014,5,1,1\n2015,5,1,1\n")
    #expect(merged.columns.map(\.name) == ["when", "hurt all", "hurt dead men", "hurt dead women"])
  }

  @Test("years in the first row of data, and equal first names, are not headers")
  func noSecondHeader() throws {
    #expect(try read("city,built,rebuilt\nA,1950,1990\nB,1951,1991\nC,1970,2001\n").rowCount == 3)
    #expect(try read("team,won\nteam,3\nteam,4\nteam,5\n").rowCount == 3)
  }

  @Test("letters in brackets are missing values among numbers")
  func bracketed() throws {
    let table = try read("place,staff\nA,5\nB,[c]\nC,[x]\nD,9\n")
    #expect(table.columns[1].type == .number && table.columns[1].present == 2)
  }

  @Test("headers can be numbers, dates and periods")
  func headersOfValues() throws {
    #expect(
      try read("team,0,1,2,3\na,5,6,7,8\nb,1,2,3,4\n").columns.map(\.name) == ["team", "0", "1", "2", "3"])
    #expect(
      try read("shop,FY2019,FY2020\na,5,6\nb,1,2\n").columns.map(\.name) == ["shop", "FY2019", "FY2020"])
    #expect(try read("team,5,1,9,3\na,5,6,7,8\n").rowCount == 2)
  }

  @Test("an index without a name is left out, unless it holds years")
  func index() throws {
    #expect(try read(",city,people\n0,A,5\n1,B,7\n").columns.map(\.name) == ["city", "people"])
    #expect(try read("city people\n1 A 5\n2 B 7\n").columns.map(\.name) == ["city", "people"])
    #expect(try read(",a,b\n1990,1,5\n1991,2,7\n").columns.count == 3)
  }

  @Test("lines are skipped on request")
  func skip() throws {
    #expect(try read("junk,junk\na,b\n1,2\n") { $0.skippedLines = 1 }.columns.map(\.name) == ["a", "b"])
    #expect(try read("a,b\n1,2\n!x\n3,4\n") { $0.comment = UInt8(ascii: "!") }.rowCount == 2)
    #expect(try read("a b\n1 2\n") { $0.delimiter = 0x20 }.columns.count == 2)
  }

  @Test(
    "the encoding of text before Unicode is recognized by its characters",
    arguments: [
      (
        "Shift JIS",
        "k3OTuZV7jKcskGyM+wqWa4pDk7ksNTIyNDYxNAqTjIuek3MsMTQwNDc1OTQKgrOCooK9gtyOcywxMzI0MDI1Cg==", "都道府県",
        "北海道"
      ),
      (
        "EUC-KR", "wfa/qizAzrG4Crytv+/Gr7qwvcMsOTQxMQq6zrvqsaS/qr3DLDMzNDkKsOax4rW1LDEzNTY1Cg==", "지역",
        "서울특별시"
      ),
      ("GBK", "tdjH+CzIy7/aCrGxvqnK0CwyMTg5CsnPuqPK0CwyNDg3CrnjtqvKoSwxMjYwMQo=", "地区", "北京市"),
      (
        "Windows-1251", "w+7w7uQszeDx5evl7ejlCszu8eri4CwxMjY1NQrK4Ofg7fwsMTI1NwrT9OAsMTEyOAo=", "Город",
        "Москва"
      ),
    ])
  func legacyEncodings(encoding: String, base64: String, header: String, name: String) throws {
    let bytes = try #require(Data(base64Encoded: base64))
    let table = try Table(bytes: Array(bytes), file: "t.csv")
    #expect(table.columns[0].name == header && names(table.columns[0])[0] == name)
    #expect(table.columns[1].type == .number && table.rowCount == 3)
    #expect(table.notes == ["the text is not UTF-8 and is read as \(encoding)"])
  }

  /// Quotation marks and dashes that an earlier conversion damaged look like kanji, hanzi or Russian letters.
  @Test(arguments: [[0x8C, 0xE6], [0x89, 0xDB, 0xD3], [0xE4, 0xF3, 0xEE], [0xCC, 0xE9]] as [[UInt8]])
  func testAFewOddBytesInEnglishAreNoOtherEncoding(mark: [UInt8]) throws {
    let line = Array("Which of the following have you seen in the last few weeks, if any at all".utf8)
    var bytes = Array("question,answers\n".utf8)
    for row in 1...9 {
      bytes += Array("\"".utf8) + line + (row == 5 ? mark : []) + Array("\",\(row)\n".utf8)
    }
    let notes = try Table(bytes: bytes, file: "t.csv").notes
    #expect(notes.contains { $0.contains("is read as Latin 1") })
    #expect(!notes.contains { note in LegacyEncoding.allCases.contains { note.contains($0.rawValue) } })
  }

  @Test("a broken character and Windows-1252 are no other encoding")
  func brokenCharacters() throws {
    let broken = Array("город,население\nМосква,3\n".utf8) + [0xFF] + Array("Казань,4\n".utf8)
    for bytes in [
      broken,
      Array("Ort,Gr".utf8) + [0xF6, 0xDF, 0x65] + Array(",n\nGen".utf8) + [0xE8] + Array("ve,3,4\n".utf8),
    ] {
      let table = try Table(bytes: bytes, file: "t.csv")
      #expect(!table.notes.contains { $0.contains("the text is not UTF-8") })
    }
    // In these encodings, Greek letters have the codes of Russian letters.
    #expect(
      LegacyEncoding.converted([0xD0, 0xFC, 0xEB, 0xE7, 0x2C, 0xC1, 0xE8, 0xDE, 0xED, 0xE1])?.encoding == nil)
    #expect(LegacyEncoding.converted([])?.encoding == nil)
    #expect(LegacyEncoding.converted([0x93])?.encoding == nil)
    #expect(LegacyEncoding.converted([0xC4, 0xEA, 0xB7])?.encoding == nil)
  }

  @Test("UTF-16 without a byte order mark and Windows-1252 are text")
  func encodings() throws {
    let units = "a,b\nx,1\n".utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    #expect(try OpenChartsTables.Table(bytes: units, file: "f").columns[1].numbers == [1])
    let windows = Array("a,b\n".utf8) + [0x93, 0x78, 0x94, 0x2C, 0x80, 0x35, 0x0A]
    let table = try OpenChartsTables.Table(bytes: windows, file: "f")
    #expect(table.columns[1].unit == .currency("€"))
    guard case .text(_, let names) = table.columns[0].values else { throw TableError(file: "f", .empty) }
    #expect(names == ["\u{201C}x\u{201D}"])
  }

  // MARK: Cells

  @Test(
    "markers of statistical offices among numbers are missing values",
    arguments: ["n.a.", "..", ":", "*", "**", "<5", "#N/A", "k.A.", "'-"])
  func markers(marker: String) throws {
    let column = try read("a,b\nx,\(marker)\ny,1\nz,2\n").columns[1]
    #expect(column.numbers?.map(\.isNaN) == [true, false, false])
  }

  @Test("totals below dates, numbers and months of years are not rows")
  func totals() throws {
    let rows = "2025,January,5\n2025,February,7\n2025,March,8\nANNUAL TOTAL,,20\n"
    let table = try read("Year,Month,Arrivals\n" + rows)
    #expect(table.rowCount == 3 && table.columns[0].type == .date)
    #expect(
      table.notes == [
        "\"ANNUAL TOTAL\" of \"Year\" is a total and no row; --type 'Year=text' reads it as one"
      ])
    #expect(try read("Year,Month,Arrivals\n" + rows) { $0.types = [("Year", .text)] }.rowCount == 4)
    for text in [
      "day,x\n2024-01-01,1\n2024-01-02,2\n2024-01-03,3\nInsgesamt,6\n",
      "rank,x\n1,1\n2,2\n3,3\nTotal 2024,6\n",
      "year,month,x\n2024,Jan,1\n2024,Feb,2\n2024,Mar,3\n2024,Total,6\n",
    ] {
      #expect(try read(text).rowCount == 3)
    }
    // Names, and words that are not totals, stay.
    #expect(try read("city,x\nOslo,1\nRome,2\nBern,3\nTotal,6\n").rowCount == 4)
    #expect(try read("day,x\n2024-01-01,1\n2024-01-02,2\n2024-01-03,3\nlater,6\n").rowCount == 4)
  }

  @Test("a repeated number far below the others is a missing value")
  func sentinels() throws {
    let rows = "1957,-999,5,1011,-999\n1958,-999,-7.5,-999,3\n1959,4,-999,1009,-999\n1960,7,-999,-999,8\n"
    let table = try read("year,rain,heat,hPa,wind\n" + rows)
    #expect(table.columns.map(\.present) == [4, 2, 2, 2, 2] && table.columns[2].numbers?.first == 5)
    #expect(
      table.notes == [
        "-999 is read as missing in 4 columns, the first \"rain\"; --type NAME=number reads it as a number"
      ])
    let given = try read("year,rain,heat,hPa,wind\n" + rows) { $0.types = [("rain", .number)] }
    #expect(given.columns[1].present == 4)
    // The number occurs once, among other negative numbers, or is not a usual marker.
    for numbers in ["5 -99 7 8", "-99 -99 -40 900", "-98 -98 4 7", "-99 -99 -99 -99"] {
      let rows = numbers.split(separator: " ").map { "a,\($0)\n" }.joined()
      let table = try read("k,gain\n" + rows)
      #expect(table.columns[1].present == 4 && table.notes.isEmpty)
    }
  }

  @Test("X among numbers that are not codes is a missing value", arguments: ["X", "x"])
  func crosses(cross: String) throws {
    let rows = (0..<150).map { "\(1900 + $0),\($0 < 120 ? cross : "\"1,\($0)\"")\n" }.joined()
    let column = try read("year,returns\n" + rows).columns[1]
    #expect(column.present == 30 && column.numbers?.last == 1149)
    // X belongs to codes (bets, check digits, chromosomes), or is a name above numbers.
    for codes in ["1 X 2 X 1 X 2", "9 X 4 X 0 X 7", "1 22 X 21 X X 3"] {
      let rows = codes.split(separator: " ").map { "a,\($0)\n" }.joined()
      #expect(try read("k,v\n" + rows).columns[1].type == .text)
    }
    #expect(try read("\(cross),y\n31,2\n43,4\n").columns[0].name == cross)
  }

  @Test("markers among words are words, unless the table's numbers use them")
  func words() throws {
    #expect(try read("effect,cost\nNone,0\nNone,1\nMinor,50\n").columns[0].present == 3)
    #expect(try read("a,code\n1,NA\n2,DE\n").columns[1].present == 2)
    #expect(try read("a,sex\n1,NA\nNA,f\n").columns[1].present == 1)
    #expect(try read("effect,cost\nNone,0\nMinor,5\n") { $0.missing = ["None"] }.columns[0].present == 1)
  }

  @Test("one word among numbers is a reason for a missing value, and a title with commas is not a header")
  func oneWord() throws {
    let rows = (0..<20).map { "2024-01-\($0 + 10),\($0 % 7 == 0 ? "closed" : "\($0)")\n" }.joined()
    let table = try Table(
      bytes: Array(("Museum, visitors a day\nCounted at the doors\n\nday,visitors\n" + rows).utf8),
      file: "a.csv")
    #expect(table.columns.map(\.name) == ["day", "visitors"] && table.rowCount == 20)
    #expect(table.columns[1].present == 17 && table.columns[1].numbers != nil)
    // A column with two different words, or with a plus sign after a number, is a text column.
    for others in [["closed", "storm"], ["7+", "7+"]] {
      let text = "n\n" + (0..<20).map { $0 % 5 == 0 ? "\(others[$0 / 5 % 2])\n" : "\($0)\n" }.joined()
      #expect(try Table(bytes: Array(text.utf8), file: "a.csv").columns[0].numbers == nil)
    }
    // If all commas are followed by blanks, blanks do not show that a row is a sentence.
    let spaced = "a, b\n1, 2\n3\n4, 5\n6, 7\n"
    #expect(try Table(bytes: Array(spaced.utf8), file: "a.csv").columns.map(\.name) == ["a", "b"])
  }

  @Test("a few values that are not numbers are left out and counted")
  func fewMisfits() throws {
    let rows = (1...40).map { "x,\($0 == 7 ? "oops" : "\($0)")\n" }.joined()
    let table = try read("a,b\n" + rows)
    #expect(table.columns[1].present == 39)
    #expect(table.notes == ["1 of 40 values of \"b\" is not one of the numbers (oops) and is left out"])
    #expect(try read("a,b\n" + rows + "x,u\nx,v\nx,w\nx,q\n").columns[1].type == .text)
  }

  @Test("a leading zero makes a column of codes")
  func codes() throws {
    let rows = (0..<700).map { "\(10_001 + $0),1\n" }.joined() + "01001,1\n"
    #expect(try read("zip,b\n" + rows).columns[0].type == .text)
  }

  @Test(
    "numbers with footnotes and units",
    arguments: [
      ("5*\n6\n7", [5, 6, 7]), ("12 [a]\n13\n14", [12, 13, 14]), ("12¹\n13\n14", [12, 13, 14]),
      ("12.3 p\n1\n2\n3\n4", [12.3, 1, 2, 3, 4]), ("1.5K\n2M", [1500, 2e6]), ("12 ms\n14 ms", [12, 14]),
      ("1 GiB\n1 MiB", [0x1p30, 0x1p20]), ("1 kg\n500 g", [1000, 500]), ("\"12,34,567\"\n5", [1_234_567, 5]),
      ("1/2\n3/4", [0.5, 0.75]), ("13:45\n0:10", [49_500, 600]), ("1:02:03\n0:00:05", [3723, 5]),
    ] as [(String, [Double])])
  func written(text: String, values: [Double]) throws {
    let table = try read("a,b\n" + text.split(separator: "\n").map { "x,\($0)\n" }.joined())
    #expect(table.columns[1].numbers == values)
  }

  @Test("a few marks before numbers are ignored, and many make names")
  func marks() throws {
    let levels = try read("dam,level\na,98.5\nb,#15.8\nc,24.7\nd,* 3.5\ne,52.1\nf,45.2\ng,7\n")
    #expect(levels.columns[1].numbers?[1] == 15.8 && levels.columns[1].numbers?[3] == 3.5)
    #expect(try read("k,rank\na,#1\nb,#2\nc,#3\nd,4\n").columns[1].type == .text)
  }

  @Test("the decimal separator can be given")
  func decimal() throws {
    #expect(try read("a;b\nx;1.234\n") { $0.decimal = 0x2C }.columns[1].numbers == [1234])
    #expect(try read("a;b\nx;1,234\n") { $0.decimal = 0x2E }.columns[1].numbers == [1234])
  }

  @Test("JSON numbers in quotes are numbers")
  func quotedNumbers() throws {
    let table = try read("[{\"v\":\"1.5\",\"w\":\"x\"},{\"v\":\"2\",\"w\":\"y\"}]")
    #expect(table.columns[0].numbers == [1.5, 2])
  }

  @Test("JSON that is not a table is rejected; properties of GeoJSON keep their names")
  func documents() throws {
    #expect(throws: TableError.self) { try read("{\"type\":\"Topology\",\"objects\":{},\"arcs\":[[1,2]]}") }
    #expect(throws: TableError.self) {
      try read("{\"nodes\":[{\"id\":1}],\"links\":[{\"source\":1,\"target\":1}]}")
    }
    // Escaped names are read, too.
    #expect(try read("{\"caf\\u00e9\":[1,2],\"type\":\"T\\u006fp\"}").columns[0].name == "café")
    let geo = try read(
      """
      {"type":"FeatureCollection","features":[{"type":"Feature","properties":{"name":"A","v":1},
      "geometry":{"type":"Point","coordinates":[1,2]}}]}
      """)
    #expect(geo.columns.map(\.name).contains("v"))
  }
}
