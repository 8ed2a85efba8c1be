import Testing

@testable import OpenChartsTables

@Suite("Numbers with all of their digits")
struct ExactNumberTests {
  @Test(arguments: [
    ("1500000000000000123", "1500000000000000123"), ("-12.50", "-12.5"), ("1.5e3", "1500"), ("-0", "0"),
    ("25e-3", "0.025"), ("+7.", "7"), (".5", "0.5"), ("0.000", "0"),
    ("99999999999999999999999999999999999999", "99999999999999999999999999999999999999"),
  ])
  func digitsAreKept(text: String, wanted: String) {
    #expect(ExactNumber(text)?.description == wanted)
  }

  @Test(arguments: [
    "", "-", "1e", "e5", "1e99", "1e38", "170141183460469231731687303715884105728",
    "1.2.3", "0x10", "nan", String(repeating: "9", count: 39), "1e-9223372036854775808",
    "1e9223372036854775807", "1e-401", "1e99999999999999999999",
  ])
  func otherTextsAreNone(text: String) {
    #expect(ExactNumber(text) == nil)
  }

  @Test func comparisonsNeedNoCommonScale() throws {
    let small = try #require(ExactNumber("0.00000000000000000000000000000000000001"))
    let large = try #require(ExactNumber("99999999999999999999999999999999999999"))
    #expect(small < large && !(large < small))
    #expect(ExactNumber(digits: -large.digits) < small)
    #expect(try #require(ExactNumber("2.50")) == #require(ExactNumber("2.5")))
    #expect(try #require(ExactNumber("9007199254740993")) > #require(ExactNumber("9007199254740992")))
  }

  @Test func numbersAreRoundedDownToTheDigitsOfAColumn() throws {
    #expect(try #require(ExactNumber("-1.25")).roundedDown(scale: 1).description == "-1.3")
    #expect(try #require(ExactNumber("1.25")).roundedDown(scale: 0).description == "1")
  }

  @Test func largeNumbersCloseTogetherHaveABase() throws {
    func base(_ low: String, _ high: String) throws -> String? {
      try ExactNumber.base(low: #require(ExactNumber(low)), high: #require(ExactNumber(high)))?.description
    }
    #expect(try base("9223372036854775808", "9223372036854776107") == "9223372036854775000")
    #expect(try base("-9223372036854775808", "-9223372036854775800") == "-9223372036854776000")
    #expect(try base("1234567890123456.78", "1234567890123999.01") == "1234567890123000")
    #expect(try base("9007199254740993", "9007199254740993") == "9007199254740000")
    #expect(try base("1", "300") == nil, "small")
    #expect(try base("1500000000000000000", "1900000000000000000") == nil, "far apart")
    #expect(try base("0", "9223372036854775807") == nil)
  }

  @Test(arguments: ["csv", "json"])
  func filtersCompareAllDigits(format: String) throws {
    let ids = (0..<300).map { 1_500_000_000_000_000_000 + $0 }
    let text =
      format == "csv"
      ? "id\n" + ids.map { "\($0)\n" }.joined()
      : "[" + ids.map { "{\"id\": \($0)}" }.joined(separator: ",") + "]"
    let table = try Table(bytes: Array(text.utf8), file: "ids.\(format)")
    func count(_ filter: String) throws -> Int {
      try table.filtered(by: FilterParser.filter(filter), filter, zone: .utc).rowCount
    }
    #expect(try count("id = 1500000000000000123") == 1)
    #expect(try count("id in (1500000000000000001, 1500000000000000002, 7)") == 2)
    #expect(try count("id > 1500000000000000297") == 2)
    #expect(try count("id between 1500000000000000010 and 1500000000000000019") == 10)
    #expect(try count("id <> 1500000000000000000") == 299)
    #expect(try count("id = 1500000000000000123.5") == 0 && count("id < 1500000000000000000.5") == 1)
    let moved = table.rebased()
    #expect(moved.columns[0].offset?.description == "1500000000000000000")
    #expect(moved.columns[0].numbers == (0..<300).map(Double.init))
  }

  @Test(arguments: [
    ("\"9,007,199,254,740,993\"", "9007199254740993"), ("$9007199254740993", "9007199254740993"),
    ("12345678901234567.25", "12345678901234567.25"), ("-9007199254740993", "-9007199254740993"),
  ])
  func columnsOfOtherStylesKeepTheirDigits(cell: String, wanted: String) throws {
    let table = try Table(bytes: Array("id\n\(cell)\n\(cell)\n".utf8), file: "ids.csv")
    #expect(table.columns[0].exact?[1]?.description == wanted)
  }

  @Test func smallNumbersNeedNoDigits() throws {
    let table = try Table(bytes: Array("x\n0.30000000000000\n12\n-7.5\n".utf8), file: "x.csv")
    #expect(table.columns[0].exact == nil)
  }
}
