import Testing

@testable import OpenChartsTables

/// Currencies, years of two digits, and periods, as offices write them.
struct WrittenValueTests {
  @Test(
    "currencies keep their sign, on either side of the number",
    arguments: [
      ("R$ 12,50|R$ 1.203,20", "R$"), ("US$12.50|US$1,203.20", "US$"),
      ("CHF 12.50|CHF 1'203.20", "CHF\u{A0}"),
      ("12,50 zł|1 203,20 zł", "zł\u{A0}"), ("kr 12,50|kr 1.203,20", "kr\u{A0}"),
      ("12.50 Kč|1203.20 Kč", "Kč\u{A0}"),
      ("₹12.50|₹1,203.20", "₹"), ("12,50 ₽|1 203,20 ₽", "₽"), ("EUR 12,50|EUR 1.203,20", "EUR\u{A0}"),
      ("12.50 GBP|1,203.20 GBP", "GBP\u{A0}"), ("Fr. 12.50|Fr. 1203.20", "Fr.\u{A0}"),
      ("A$12.50|A$1,203.20", "A$"),
    ])
  func currencies(_ values: String, _ sign: String) throws {
    let column = try table("item;price\n" + values.split(separator: "|").map { "a;\($0)\n" }.joined())
      .columns[1]
    #expect(column.numbers == [12.5, 1203.2] && column.unit == .currency(sign))
  }

  @Test("a dash can replace zero cents, and a minus can be on either side of the currency")
  func dashes() throws {
    #expect(try table("a;b\nx;1.200,- €\ny;350,- €\nz;99,– €\n").columns[1].numbers == [1200, 350, 99])
    #expect(try table("a;b\nx;12.-\ny;3.50\n").columns[1].numbers == [12, 3.5])
    #expect(try table("a;b\nx;-R$ 5,00\ny;R$ -3,50\n").columns[1].numbers == [-5, -3.5])
    #expect(try table("a,b\nx,12-\ny,3.50\n").columns[1].numbers == [-12, 3.5])
  }

  @Test("a column with two currencies is text, and a currency before a year is a name")
  func mixed() throws {
    #expect(try table("a,b\nx,CHF 5\ny,EUR 4\n").columns[1].type == .text)
    #expect(try table("team,USD 2023,USD 2024\na,1,2\nb,3,4\n").columns[1].name == "USD 2023")
  }

  @Test("with several currencies, the most frequent one is read")
  func mainCurrency() throws {
    let amounts = [
      "311.64 GBP", "203.57 GBP", "0", "250 USD", "206.65", "199.10 GBP", "", "1,200.50 GBP", "5 EUR",
    ]
    let rows = amounts.map { "a;\($0)\n" }.joined()
    let table = try table("k;cost\n" + rows)
    #expect(table.columns[1].unit == .currency("GBP\u{A0}") && table.columns[1].present == 6)
    #expect(table.columns[1].numbers?[7] == 1200.5 && table.columns[1].numbers?[3].isNaN == true)
    #expect(
      table.notes == ["2 amounts of \"cost\" in USD and EUR are left out, because most are in GBP"])
  }

  @Test("units follow numbers with decimal commas, too")
  func decimalCommas() throws {
    let times = try table("k;time\na;23,00 s\nb;2,17 s\nc;-\nd;258,47 s\n").columns[1]
    #expect(times.numbers?[0] == 23 && times.numbers?[3] == 258.47 && times.measure == "s")
    let mixed = try table("k;time\na;1.500,0 ms\nb;2,5 s\nc;0,5 s\n").columns[1]
    #expect(mixed.numbers == [1.5, 2.5, 0.5])
    #expect(try table("k;size\na;1,500 kg\nb;12,000 kg\n").columns[1].numbers == [1500, 12_000])
  }

  private func years(_ text: String, _ name: String = "date", _ format: String? = nil) throws -> [Int] {
    let rows = text.split(separator: " ").map { "\($0),1\n" }.joined()
    let table = try table("\(name),x\n" + rows) { $0.dateFormat = format.flatMap { DateFormat($0) } }
    return try #require(table.columns[0].numbers).map {
      CivilDate(dayNumber: Int(($0 / 86_400).rounded(.down))).year
    }
  }

  @Test("years of two digits keep the rows in order")
  func shortYears() throws {
    let wages = "10/24/38 10/24/45 1/25/50 9/3/63 2/1/68 1/1/81 7/24/09"
    let expected = [1938, 1945, 1950, 1963, 1968, 1981, 2009]
    #expect(try years(wages) == expected)
    #expect(try years(wages, "date", "%m/%d/%y") == expected)
    let descending = wages.split(separator: " ").reversed().joined(separator: " ")
    #expect(try years(descending) == expected.reversed())
    #expect(try years("3/1/21 4/1/33 10/24/45 1/1/81 7/24/09") == [1921, 1933, 1945, 1981, 2009])
    #expect(try years("1/1/20 1/1/30 1/1/40 1/1/50") == [2020, 2030, 2040, 2050])
    // If the dates are not in order, only the pivot year decides the century.
    #expect(try years("3/4/24 5/6/25 1/2/24 2/3/24 1/1/98") == [2024, 2025, 2024, 2024, 1998])
  }

  @Test("short years of births are past", arguments: ["Geburtsdatum", "date of birth", "DOB", "nacimiento"])
  func births(_ name: String) throws {
    #expect(try years("03.04.56 12.11.71 01.02.30 24.12.26", name) == [1956, 1971, 1930, 2026])
  }

  @Test(
    "periods of offices are dates",
    arguments: [
      ("2022 1e kwartaal|2022 2e kwartaal", 2022, 4), ("I trim. 2022|II trim. 2022", 2022, 4),
      ("1er trimestre 2022|2e trimestre 2022", 2022, 4), ("1º trimestre 2022|2º trimestre de 2022", 2022, 4),
      ("1. Quartal 2022|2. Quartal 2022", 2022, 4), ("SS 2021|WS 2021/22", 2021, 10),
      ("2023年1月|2023年2月", 2023, 2), ("2023년 1월|2023년 2월", 2023, 2), ("2022年第1四半期|2022年第2四半期", 2022, 4),
      ("1. Halbjahr 2022|2. Halbjahr 2022", 2022, 7),
    ])
  func periods(_ values: String, _ year: Int, _ month: Int) throws {
    let column = try table("p;x\n" + values.split(separator: "|").map { "\($0);1\n" }.joined()).columns[0]
    #expect(column.type == .date && column.numbers?.last == moment(year, month, 1))
    let fiscal = try table("年度,x\n2019年度,1\n2020年度,2\n").columns[0]
    #expect(fiscal.numbers == [moment(2019, 1, 1), moment(2020, 1, 1)])
  }
}
