import Testing

@testable import OpenChartsCommandLineTool

@Suite("Lines of rates, shares, levels and index numbers, chosen from many")
struct LastValueTests {
  /// Ten countries with values in 2000 to 2009 of which the smallest grow the most. Only one of them has a value in 2010.
  private func rates(_ title: String) -> String {
    "country,year,\(title)\n"
      + lines(0..<100) { row in
        let (country, year) = (row / 10, row % 10)
        return "land \(country),\(2000 + year),\(year == 9 ? 200 + country : 100 - country * 10)"
      } + "land 0,2010,500\n"
  }

  private func drawnNames(_ text: String, _ options: String...) throws -> [String] {
    let table = try table(text)
    let data = PlotData(
      try ChartPlan(table, parsed(["--mark", "line", "--x", "year", "--color", "country"] + options)), table)
    return data.color?.names ?? []
  }

  @Test("are those with the largest values at the last common time")
  func lastValues() throws {
    for title in ["birth rate", "share of women", "temperature", "price index"] {
      #expect(
        try drawnNames(rates(title), "--y", title, "--limit", "3") == ["land 7", "land 8", "land 9"],
        "\(title)")
    }
  }

  @Test("amounts are chosen by their sums, and so are sums of rates")
  func sums() throws {
    #expect(try drawnNames(rates("sales"), "--y", "sales", "--limit", "3") == ["land 0", "land 1", "land 2"])
    #expect(
      try drawnNames(rates("rate"), "--y", "rate", "--aggregate", "sum", "--limit", "3")
        == ["land 0", "land 1", "land 2"])
  }

  @Test("negative values are smaller than zero, and names without a value at that time come last")
  func negativeValues() throws {
    let text =
      lines("country,year,rate", 9) { "a\($0 / 3),\(2000 + $0 % 3),\($0 / 3 - 2)" }
      + "b,2000,900\nb,2001,900\n"
    #expect(try drawnNames(text, "--y", "rate", "--limit", "2") == ["a1", "a2"])
    #expect(try drawnNames(text, "--y", "rate", "--limit", "3") == ["a0", "a1", "a2"])
  }

  @Test("count at different times if most lines have no value at the last one")
  func differentYears() throws {
    let text = lines("country,year,rate", 20) { row in
      let country = row % 10
      return row < 10
        ? "c\(country),\(2000 + country),\(90 - country)"
        : "c\(country),\(2010 + country),\(country * 7 % 10)"
    }
    // The last values of c0 to c9 are 0, 7, 4, 1, 8, 5, 2, 9, 6 and 3.
    #expect(try drawnNames(text, "--y", "rate", "--limit", "3") == ["c1", "c4", "c7"])
  }

  @Test("a note says that the last values decided")
  func note() throws {
    let text = rates("birth rate")
    let data = try data(
      text, "--mark", "line", "--x", "year", "--y", "birth rate", "--color", "country", "--limit", "3")
    #expect(
      data.notes.contains(
        "only the 3 largest of 10 names of country, by their last values, are drawn; --limit changes that"),
      "\(data.notes)")
  }

  @Test("columns named after years have the quantity of their title")
  func yearsAsColumns() throws {
    let text =
      "country," + (2000...2009).map { "unemployment rate \($0)" }.joined(separator: ",") + "\n"
      + lines(0..<12) { country in
        "land \(country),"
          + (0..<10).map { "\($0 == 9 ? 20 + country : 12 - country).5" }.joined(separator: ",")
      }
    let table = try table(text)
    let plan = try ChartPlan(table, PlotArguments())
    #expect(plan.shape == .line && plan.ranksByLastValue)
    #expect(PlotData(plan, table).color?.names?.contains("land 11") == true)
  }

  @Test("decide for fractions that some lines have more often than others")
  func unevenFractions() throws {
    func waves(_ fraction: String) -> String {
      // Countries 0 to 4 have six values, the others two larger ones.
      let rows = (0..<60).filter { $0 < 30 || $0 % 6 >= 4 }
      return "country,year,trust\n"
        + rows.map { "c\($0 / 6),\(1990 + $0 % 6),\($0 / 6 * 3 + $0 % 6 + 20)\(fraction)\n" }.joined()
    }
    #expect(try drawnNames(waves(".5"), "--y", "trust", "--limit", "3") == ["c7", "c8", "c9"])
    #expect(try drawnNames(waves(""), "--y", "trust", "--limit", "3") == ["c2", "c3", "c4"])
  }
}
