import OpenChartsChartMath
import OpenChartsTables
import Testing

@testable import OpenChartsCommandLineTool

/// The measures, dates and names that charts of tables without options show.
struct SubjectTests {
  private func plan(_ text: String) throws -> ChartPlan {
    let table = JoinedDate.joined(try Table(bytes: Array(text.utf8), file: "t.csv"), zone: .utc)
    return try ChartPlan(TableFacts(table).ofParts(PlotArguments()), PlotArguments(), zone: .utc)
  }

  private func facts(_ text: String) throws -> TableFacts {
    TableFacts(try Table(bytes: Array(text.utf8), file: "t.csv")).ofParts(PlotArguments())
  }

  // MARK: Measures

  @Test(arguments: ["charges", "Final Price", "salary (USD)", "Umsatz", "valor", "score"])
  func testMoneyAndResultsAreMeasuredFirst(name: String) throws {
    let rows = lines(0..<40) {
      "\($0 % 2 == 0 ? "a" : "b")\($0 % 5),\(20 + $0 * 7 % 33).5,\($0 * 37 % 101 + 9).25"
    }
    let plan = try plan("kind,bend,\(name)\n" + rows)
    #expect(plan.y?.source == .column(2))
  }

  @Test(arguments: ["fold", "seed", "ballots", "exchange rate", "games"])
  func testNumbersThatQualifyRowsAreMeasuredLast(name: String) throws {
    let rows = lines(0..<12) { "n\($0),\(30 + $0 * 7 % 11),0.\($0 * 37 % 91 + 8)" }
    let plan = try plan("who,\(name),accuracy\n" + rows)
    #expect((plan.isHorizontal ? plan.x : plan.y)?.source == .column(2))
  }

  @Test func testAPriceInOneCurrencyComesBeforeLocalPrices() throws {
    let rows = lines(0..<12) { "land\($0),\($0 * 370 + 11),\($0 % 5 + 2).5" }
    let plan = try plan("country,local_price,dollar_price\n" + rows)
    #expect((plan.isHorizontal ? plan.x : plan.y)?.source == .column(2))
  }

  @Test func testNumbersThatBeginAgainInEachGroupAreNoMeasure() throws {
    let rows = lines(0..<40) { "state \($0 / 8),\($0 % 8 + 1),name \($0)" }
    let plan = try plan("state,no,candidate\n" + rows)
    let sources = [plan.x?.source, plan.y?.source]
    #expect(!sources.contains(.column(1)))
  }

  @Test(arguments: ["killed_cum", "casos acumulados", "cumulative cases"])
  func testTheLastOfRisingTotalsIsDrawn(name: String) throws {
    let rows = lines(0..<12) { "p\($0 / 4),\($0 % 4 * 10 + 3)" }
    let plan = try plan("place,\(name)\n" + rows)
    #expect((plan.isHorizontal ? plan.x : plan.y)?.aggregate == .max)
  }

  @Test func testColumnsOfOneUnitAreDrawnTogetherWithTheLargest() throws {
    let rows = lines(0..<9) {
      "\(1990 + $0),\($0 + 30),\($0 * 3 + 300),\($0 + 35),\($0 * 2 + 340),\($0 % 4 + 2),TJ"
    }
    let plan = try plan("year,coal,oil,other waste,power,other heat,Units\n" + rows)
    #expect(plan.y?.source == .folded([1, 2, 3, 4, 5]))
  }

  @Test func testLinesOfFarSizesHaveAPanelEach() throws {
    let rows = lines(0..<30) {
      "2020-01-\(10 + $0 % 20),\(7 + $0 * 15),\(21 + $0),\(29 + $0 * 2),\(500 + $0 * 40)"
    }
    let plan = try plan(
      "day,AAPL,MSFT,XOM,SPX\n" + rows.split(separator: "\n").prefix(20).joined(separator: "\n"))
    #expect(plan.hasOwnScales)
    #expect(plan.facet?.source == .foldedNames([1, 2, 3, 4]))
  }

  @Test func testManyColumnsOfOneKindForManyNamesAreCells() throws {
    let rows = lines(0..<24) { row in
      "task \(row)," + (1...6).map { "0.\(50 + (row * 7 + $0 * 11) % 49)" }.joined(separator: ",")
    }
    let plan = try plan("task,ada,bert,cato,dora,emil,fred\n" + rows)
    #expect(plan.shape == .rectangle)
    #expect(plan.x?.source == .foldedNames([1, 2, 3, 4, 5, 6]))
  }

  @Test(arguments: ["born", "founded", "Baujahr"])
  func testTheYearOfARowComesBeforeThatOfABirth(name: String) throws {
    let rows = lines(0..<60) { "\(1840 + $0 * 37 % 91),\(1901 + $0 / 2),\($0 * 17 % 41 + 30)" }
    #expect(try plan("\(name),year,age\n" + rows).x?.source == .column(1))
  }

  @Test func testColumnsOverSizesThatDoubleAreLinesOnLogarithmicAxes() throws {
    let rows = lines(0..<14) { "\(4 << $0),\(3 << $0),\(2 << $0),\(40 + (1 << $0))" }
    let plan = try plan("n,qsort,merge_sort,radix_sort\n" + rows)
    #expect(plan.shape == .line && plan.x?.source == .column(0))
    #expect(plan.y?.source == .folded([1, 2, 3]))
    #expect(plan.xAxis.scale == .log && plan.yAxis.scale == .log)
  }

  @Test func testColumnsOverAscendingNumbersAreLines() throws {
    let rows = lines(0..<15) { "\($0 * $0 + 3),\($0 * 7 % 11 + 20).5,\($0 * 3 % 7 + 22).5,\($0 % 5 + 24).5" }
    let plan = try plan("load,ada,bert,cato\n" + rows)
    #expect(plan.shape == .line && plan.x?.source == .column(0) && plan.xAxis.scale == nil)
  }

  @Test func testMediansHideTypingErrors() throws {
    let rows = lines(0..<400) { "\(1990 + $0 / 10),\($0 == 77 ? 943 : $0 * 37 % 41 + 10).5" }
    let plan = try plan("year,gap\n" + rows)
    #expect(plan.y?.aggregate == .median)
    #expect(
      plan.notes.contains { $0.hasPrefix("gap has values far above all others (943.5), so that medians") })
  }

  @Test func testABarThatHidesTheOthersIsNoted() throws {
    let rows = lines(0..<9) { "tongue \($0),\($0 == 3 ? 90_000 : $0 * 170 + 500)" }
    #expect(
      try plan("language,speakers\n" + rows).notes
        == ["the bar of tongue 3 is more than 20 times as long as the next one; --where leaves it out"])
  }

  @Test func testColumnsBesideALineAreNoted() throws {
    let rows = lines(0..<20) {
      "20\(10 + $0)-01-01,\($0 * 700 + 20_000),2.\($0 % 7),\($0 % 5 * 40 + 3000),\($0 % 3 + 95).5"
    }
    let plan = try plan("day,assets,current,cash flow,cpx\n" + rows)
    #expect(plan.notes.contains { $0.hasPrefix("1 of 4 columns of numbers is drawn") })
  }

  // MARK: Quantities

  @Test func testOneOfManyQuantitiesIsDrawnUnderItsName() throws {
    let kinds = ["Life expectancy", "Employment rate", "Income"]
    let rows = lines(0..<36) { row in
      "K\(row % 3),\(kinds[row % 3]),land \(row / 3),\([80, 0.6, 30_000][row % 3] + Double(row / 3))"
    }
    let facts = try facts("INDICATOR,Indicator,country,Value\n" + rows)
    #expect(facts.rowCount == 12)
    #expect(facts.partsFilter == "\"Indicator\" = 'Life expectancy'")
    #expect(
      facts.table.notes.last
        == "12 of 36 rows are drawn, those in Life expectancy: values of different units share no axis; --where chooses rows"
    )
    #expect(try ChartPlan(facts, PlotArguments(), zone: .utc).title == "Life expectancy by country")
  }

  @Test func testTheWholeOfEachPartIsDrawnInsteadOfAMean() throws {
    let rows = lines(0..<60) { row in
      "\(row % 2 == 0 ? "Rate" : "Money"),land \(row / 6),\(["Total", "Men", "Women"][row / 2 % 3]),\((row % 2) * 9000 + row + 5)"
    }
    let facts = try facts("indicator,country,sex,value\n" + rows)
    #expect(facts.rowCount == 10)
    #expect(facts.partsFilter == "\"indicator\" = 'Rate' AND \"sex\" = 'Total'")
  }

  @Test func testFewQuantitiesOfOneSizeAreSeries() throws {
    let rows = lines(0..<24) { "20\(10 + $0 / 2),\($0 % 2 == 0 ? "births" : "deaths"),\($0 * 7 % 30 + 40)" }
    #expect(try facts("year,indicator,value\n" + rows).rowCount == 24)
  }

  @Test func testSharesOfAnswersAreStacksOfEqualLength() throws {
    let answers = ["voll und ganz", "eher ja", "eher nein", "gar nicht"]
    let shares = [[0.4, 0.3, 0.2, 0.1], [0.1, 0.5, 0.15, 0.25], [0.7, 0.1, 0.1, 0.1]]
    let rows = lines(0..<40) { "reason \($0 / 4),\(answers[$0 % 4]),\(shares[$0 / 4 % 3][$0 % 4])" }
    let plan = try plan("name,category,value\n" + rows)
    #expect(plan.shape == .bar && plan.stack == .normalized && plan.color?.source == .column(1))
    #expect(plan.y?.source == .column(0))
  }

  @Test(arguments: [["Mon", "Tue", "Wed", "Thu", "Fri"], ["月", "火", "水", "木", "金"]])
  func testLessonsAreCountedByWeekdayAndHour(days: [String]) throws {
    let rows = lines(0..<90) { "class \($0 % 3),\(days[$0 * 7 % 5]),\($0 * 11 % 6 + 1),teacher \($0 % 8)" }
    let plan = try plan("class,wday,hour,teacher\n" + rows)
    #expect(plan.shape == .rectangle && plan.x?.source == .column(1) && plan.y?.source == .column(2))
    #expect(plan.color?.source == .rows)
  }

  @Test func testMonthsAsColumnsAreTheAxisForEachTown() throws {
    let months = ["Jan.", "Feb.", "March", "April", "May", "June"]
    let rows = lines(0..<60) { row in
      "\(2000 + row / 4),town \(row % 4),"
        + (0..<6).map { "\((row * 7 + $0 * 13) % 37 + 50)" }.joined(separator: ",")
    }
    let plan = try plan("Year,Town,\(months.joined(separator: ","))\n" + rows)
    #expect(plan.x?.source == .foldedNames([2, 3, 4, 5, 6, 7]) && plan.color?.source == .column(1))
    #expect(plan.y?.aggregate == .mean)
  }

  @Test func testMeansOfLikeThingsComeBeforeTheirExtremes() throws {
    let rows = lines(0..<30) { row in
      let prices = [1.6, 2.1, 0.8].map { $0 + Double(row * 7 % 13) / 100 }
      return "2026-04-\(row < 9 ? "0" : "")\(row + 1),"
        + prices.map { "\($0),\($0 + 0.1),\($0 + 0.3)" }.joined(separator: ",")
    }
    let header = ["petrol", "diesel", "lpg"].map { "\($0).min,\($0).avg,\($0).max" }.joined(separator: ",")
    let plan = try plan("date,\(header)\n" + rows)
    #expect(plan.y?.source == .folded([2, 5, 8]))
  }

  // MARK: Names

  @Test func testAWholeNameChoosesACutOne() throws {
    let table = try Table(
      bytes: Array("k,CDU Zweitstimmen,SPD Zweitstimmen\na,5,6\nb,7,8\n".utf8), file: "t.csv")
    var arguments = PlotArguments()
    (arguments.x, arguments.y, arguments.highlights) = (
      "k", ["CDU Zweitstimmen", "SPD Zweitstimmen"], ["SPD Zweitstimmen"]
    )
    #expect(try ChartPlan(TableFacts(table), arguments, zone: .utc).highlighted == ["SPD"])
  }

  @Test func testLongWordsThatAllNamesShareAreInTheTitleAlone() {
    #expect(FoldedNames.cut(["CDU Zweitstimmen", "SPD Zweitstimmen"]) == ["CDU", "SPD"])
    #expect(FoldedNames.cut(["Share of the people 1970", "Share of the people 2018"]) == ["1970", "2018"])
    #expect(FoldedNames.cut(["temp max", "temp min"]) == ["temp max", "temp min"])
    #expect(
      FoldedNames.cut([#""Storm Ada": (United States)"#, #""Storm Ben": (United States)"#])
        == ["Storm Ada", "Storm Ben"])
    #expect(FoldedNames.cut(["Zweitstimmen", "SPD Zweitstimmen"]) == ["Zweitstimmen", "SPD Zweitstimmen"])
    #expect(FoldedNames.cut(["a very long name"]) == ["a very long name"])
  }

  @Test func testNamesAreDrawnInsteadOfTheirCodes() throws {
    let names = ["Germany", "France", "Italy", "Spain"]
    let rows = lines(0..<4) { "\(["DEU", "FRA", "ITA", "ESP"][$0]),\(names[$0]),\($0 * 3 + 5)" }
    let plan = try plan("iso,land,people\n" + rows)
    #expect(plan.x?.source == .column(1) || plan.y?.source == .column(1))
  }

  @Test func testColoursSeparateTheValues() throws {
    let rows = lines(0..<60) { row in
      "\(row * 13 % 41 + 20).5,\(row % 2 == 0 ? "f" : "m"),\(row % 3 == 0 ? "yes" : "no"),\(row % 3 == 0 ? 900 : 100 + row).75"
    }
    #expect(try plan("bmi,sex,smoker,charges\n" + rows).color?.source == .column(2))
  }

  @Test func testAddressesIdentifyRows() throws {
    let rows = lines(0..<30) { "10.1000/ab\($0),\($0 * 370 % 91 + 1000).5" }
    #expect(try plan("DOI,euro\n" + rows).x?.grouping != Channel.Grouping.none)
  }

  // MARK: Two keys

  /// A row for each of some countries, three fuels and eight years.
  private func keyed(_ countries: Int) -> String {
    lines(0..<(countries * 24)) { row in
      let (country, fuel, year) = (row / 24, row / 8 % 3, row % 8)
      return "K\(country),\(["Coal", "Gas", "Wind"][fuel]),\(2001 + year),\(row * 37 % 101 + 20).5"
    }
  }

  @Test(arguments: [2, 6, 20])
  func testEachNameOfTheLargerKeyHasAPanel(countries: Int) throws {
    let plan = try plan("country,fuel,year,strength\n" + keyed(countries))
    #expect(plan.shape == .line && plan.x?.source == .column(2) && plan.y?.aggregate == nil)
    let (colors, panels) = countries == 2 ? (0, 1) : (1, 0)
    #expect(plan.color?.source == .column(colors) && plan.facet?.source == .column(panels))
    #expect(!plan.hasOwnScales)
  }

  @Test func testKeysOfCountsAreAddedUp() throws {
    let plan = try plan("country,fuel,year,deaths\n" + keyed(6))
    #expect(plan.facet == nil && plan.y?.aggregate == .sum)
  }

  @Test func testKeysThatDoNotTellRowsApartAreAveraged() throws {
    let plan = try plan("country,fuel,year,strength\n" + keyed(6) + keyed(6))
    #expect(plan.facet == nil && plan.y?.aggregate == .mean)
  }

  @Test func testPanelsOfOneNameHaveNoPanels() throws {
    let table = try Table(bytes: Array(("country,fuel,year,strength\n" + keyed(6)).utf8), file: "t.csv")
    var arguments = PlotArguments()
    arguments.facet = "fuel"
    let plan = try ChartPlan(TableFacts(table), arguments, zone: .utc)
    #expect(plan.facet?.source == .column(1) && plan.color?.source == .column(0))
  }

  // MARK: Dates

  @Test(arguments: ["updated", "Aktualisierungsdatum", "hire date", "birthday"])
  func testDatesOfThingsAreNoCourse(name: String) throws {
    let rows = lines(0..<40) {
      "\(["x", "y", "z"][$0 % 3]),20\(10 + $0 % 9)-0\($0 % 7 + 1)-11,\($0 * 37 % 101 + 9).5"
    }
    let plan = try plan("group,\(name),salary\n" + rows)
    #expect(plan.shape == .bar)
    #expect(plan.x?.source == .column(0) || plan.y?.source == .column(0))
  }

  @Test func testYearMonthAndDateAreOneDate() throws {
    let rows = lines(0..<30) { "2020,2,\($0 % 15 + 8),\($0 < 15 ? "Tokyo" : "Osaka"),\($0 * 7 % 31)" }
    let plan = try plan("year,month,date,city,cases\n" + rows)
    #expect(plan.shape == .line)
    #expect(plan.x?.source == .column(5))
    #expect(plan.title == "Cases by date and city")
  }

  @Test func testDaysAndTimesOfDayAreOneDate() throws {
    let rows = lines(0..<48) {
      "2020-02-0\($0 / 24 + 1),\($0 % 24 < 10 ? "0" : "")\($0 % 24):30,\($0 * $0 + 5)"
    }
    let plan = try plan("Date,Time,level\n" + rows)
    #expect(plan.x?.source == .column(3))
    #expect(plan.y?.aggregate == nil)
  }

  @Test func testAnOpeningHourIsNoPartOfTheDate() throws {
    let rows = lines(0..<10) { "2020-02-\($0 + 10),0\($0 % 3 + 7):30,\($0 * $0 + 5)" }
    #expect(try plan("date,opening time,visitors\n" + rows).x?.source == .column(0))
  }

  @Test func testSensorsThatSendInTurnHaveALineEach() throws {
    let rows = lines(0..<40) {
      "2020-02-01 \(10 + $0 / 6):\($0 % 6 * 9 + 10),\(["n", "s"][$0 % 2]),\($0 % 2 * 50 + $0 % 7).5"
    }
    #expect(try plan("at,sensor,temp\n" + rows).color?.source == .column(1))
  }

  @Test func testMatchesOfASeasonAreComparedByTeam() throws {
    let rows = lines(0..<30) { row in
      let (home, away) = (row / 5, row % 5 >= row / 5 ? row % 5 + 1 : row % 5)
      return "2020-0\(row / 6 + 1)-1\(row % 2),T\(home),T\(away),\(row * 7 % 5).5"
    }
    let plan = try plan("day,home,away,rating\n" + rows)
    #expect(plan.shape == .bar || plan.shape == .rectangle)
  }

  @Test func testHeadersOfMonthsWithShortYearsAreTimes() throws {
    let rows = "Food,0.6,0.4,1.1,0.9\nDrink,1.6,1.4,2.1,2.9\n"
    let plan = try plan("kind,Dec 04,Mar 05,Jun 05,Sep 05\n" + rows)
    #expect(plan.shape == .line)
    #expect(plan.x?.kind == .date)
  }

  @Test(arguments: [
    ["Jun 28", "Jun 29", "Jun 30", "Jul 1"], ["Jun 29", "Jun 30", "Jul 10", "Jul 11"],
    ["Jun 12", "Jun 13", "Jun 19"],
  ])
  func testDaysWithoutAYearAreNoYears(days: [String]) throws {
    let table = try Table(bytes: Array(("date,n\n" + days.map { "\($0),3\n" }.joined()).utf8), file: "t.csv")
    #expect(table.columns[0].type == .text)
  }

  @Test(arguments: [
    ["Jan 19", "Feb 19", "Mar 19"], ["Jun-12", "Jun-13", "Jun-14"], ["Nov 10", "Dec 10", "Jan 11"],
  ])
  func testMonthsWithShortYearsAreDates(months: [String]) throws {
    let table = try Table(
      bytes: Array(("date,n\n" + months.map { "\($0),3\n" }.joined()).utf8), file: "t.csv")
    #expect(table.columns[0].type == .date)
  }
}
