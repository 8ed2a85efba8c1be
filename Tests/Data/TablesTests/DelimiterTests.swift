import Testing

@testable import OpenChartsTables

@Suite("Delimiters beside punctuation")
struct DelimiterTests {
  private func delimiter(_ text: String) -> Character {
    Character(UnicodeScalar(DelimiterSniffer.delimiter(of: Array(text.utf8), from: 0)))
  }

  @Test("commas before blanks yield to semicolons between more fields")
  func punctuation() {
    let rows =
      "08111;Stuttgart, Stadt;630305;631102\n08115;Ulm, Kreis;392898;393001\n08116;Aalen, Kreis;533617;5341\n"
    let titles = "Population: districts, days\n;;2020;2021\n"
    let notes = "Source: office, Bonn\n"
    #expect(delimiter(titles + rows + notes) == ";")
    #expect(delimiter(rows) == ";")
  }

  @Test("commas before blanks are delimiters if nothing else makes columns")
  func commas() {
    #expect(delimiter("city, people, area\nParis, 2, 105\nRome, 3, 1285\n") == ",")
    #expect(delimiter("city, tags, area\nParis, a; b; c, 105\nRome, a; d; e, 1285\n") == ",")
  }
}
