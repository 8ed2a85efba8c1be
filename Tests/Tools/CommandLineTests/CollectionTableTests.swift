import OpenChartsTables
import Testing

@testable import OpenChartsCommandLineTool

/// Tables as large collections publish them, with codes, ranks, notes and all months of a year in one row.
@MainActor
struct CollectionTableTests {
  private func plan(_ text: String) throws -> ChartPlan { try planner(text).plan() }

  private static let months = "Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec"

  // MARK: Codes and ranks

  @Test func testAColumnCalledValueIsMeasuredAmongManyCodes() throws {
    let header =
      "Domain Code,Domain,Area Code,Area,Element Code,Element,Item Code,Item,Year Code,Year,Unit,Value,Flag,Flag Description"
    let rows = lines(0..<24) {
      "QCL,Crops,79,Germany,5510,Production,\(15 + $0 % 2),\(["Wheat", "Rice"][$0 % 2]),\(2000 + $0 / 2),"
        + "\(2000 + $0 / 2),tonnes,\(1_000_000 + $0 * 7919),A,Official figure"
    }
    let drawn = try plan(header + "\n" + rows)
    #expect(drawn.shape == .line && drawn.x?.source == .column(9) && drawn.y?.source == .column(11))
    #expect(drawn.color?.source == .column(7))
  }

  @Test func testTheMeasureOfARankingIsRankedByAnyColumnOfRanks() throws {
    let header = "Country,Happiness Rank,Happiness Score,Family,Freedom,Trust"
    let rows = lines(0..<10) {
      "country\("abcdefghij".dropFirst($0).prefix(1)),\($0 + 1),\(8 - $0).25,0.\($0 * 3 % 7 + 1),0.\($0 * 5 % 7 + 1),0.\($0 * 2 % 5 + 1)"
    }
    let drawn = try plan(header + "\n" + rows)
    #expect(drawn.shape == .bar && drawn.color == nil)
    #expect(drawn.x?.source == .column(2) || drawn.y?.source == .column(2))
  }

  @Test func testPlacesThatTiesRepeatNumberTheRows() throws {
    let shared = "column 1,v\n" + lines(0..<30) { "\($0 / 3 * 3 + 1),\($0 * 7 % 31).5" }
    #expect(try planner(shared).profiles[0].role == .index)
    let jumps = "column 1,v\n" + lines(0..<30) { "\($0 * 3 + 1),\($0 * 7 % 31).5" }
    #expect(!(try planner(jumps).profiles[0].isCounting))
  }

  // MARK: Months as columns

  @Test func testAllMonthsOfManyYearsAreOneLine() throws {
    let rows = lines(2001..<2013) { year in
      "\(year)," + (0..<12).map { "\(year * 7 % 11 + $0 * 5 % 13).5" }.joined(separator: ",")
    }
    let text = "Year,\(Self.months)\n" + rows
    let drawn = try plan(text)
    #expect(drawn.shape == .line && drawn.color == nil)
    #expect(drawn.x?.source == .foldedNames(Array(1...12)) && drawn.x?.kind == .date)
    #expect(drawn.y?.source == .folded(Array(1...12)) && drawn.y?.aggregate == nil)
    let moments = FoldedMonths.moments([1, 2], of: try table(text), zone: .utc)
    #expect(moments.count == 24)
    #expect(moments[0] == Table.moment("2001-01", zone: .utc))
    #expect(moments[23] == Table.moment("2012-02", zone: .utc))
  }

  @Test func testManyMoreYearsHaveTheirOwnMean() throws {
    let rows = lines(1950..<2000) { year in
      "\(year)," + (0..<12).map { "\(year * 7 % 11 + $0).0" }.joined(separator: ",")
        + ",\(year * 7 % 11 + 5).5"
    }
    let drawn = try plan("Year,\(Self.months),J-D\n" + rows)
    #expect(drawn.shape == .line && drawn.x?.source == .column(0) && drawn.y?.source == .column(13))
    let withoutMeans = try plan(
      "Year,\(Self.months)\n"
        + rows.split(separator: "\n").map { row in
          row.split(separator: ",").dropLast().joined(separator: ",") + "\n"
        }.joined())
    #expect(withoutMeans.y?.source == .folded(Array(1...12)) && withoutMeans.y?.aggregate == .mean)
  }

  @Test func testHeadersOfMonthsAndQuartersHaveAFirstMonth() {
    #expect(["Jan", "Q3", "März", "Dec.", "Total"].map(FoldedMonths.month) == [1, 7, 3, 12, nil])
  }

  // MARK: People asked

  @Test func testRowsOfThePeopleAskedAreNoAnswers() throws {
    let text = ",Total,18-24,25-49,50+\nUnweighted Sample,1650,180,700,770\nSupport,45,60,50,40\n"
    let asked = try planner(text + "Oppose,38,20,33,45\nDon't know,17,20,17,15\n")
    #expect(asked.facts.rowCount == 3)
    #expect(asked.facts.partsFilter == "\"column 1\" <> 'Unweighted Sample'")
    let shares = try planner("answer,Austria,France\nBase,100%,100%\nYes,54%,47%\nNo,46%,53%\nMaybe,2%,4%\n")
    #expect(shares.facts.rowCount == 3)
  }

  @Test func testASampleAmongOtherSizesIsARow() throws {
    let prices = try planner("model,price,power\nBase,20500,90\nSport,25500,140\nLuxury,31000,120\n")
    #expect(prices.facts.rowCount == 3)
    let shares = try planner("kind,north,south\nBase,12,15\nAcid,30,21\nSalt,58,64\n")
    #expect(shares.facts.rowCount == 3)
  }

  @Test func testLongAnswersAreReadFromLeftToRight() throws {
    let rows =
      "Cars represent independence and freedom,54,47,42\nNone of these,3,5,4\nI like to drive,30,24,21\n"
    let long = try plan("Answers,Austria,France,Italy\n" + rows)
    #expect(long.isHorizontal && long.shape == .bar && long.x?.source == .folded([1, 2, 3]))
    let short = try plan("Answers,Austria,France,Italy\n" + rows.replacing(" independence and", with: ""))
    #expect(short.y?.source == .folded([1, 2, 3]))
  }

  // MARK: Groups of countries

  private static let countries = ["China", "Germany", "France", "Italy", "Spain", "Japan"]

  @Test func testGroupsOfCountriesAreLeftOut() throws {
    let names = Self.countries + ["Sub-Saharan Africa", "Low & middle income"]
    let rows = lines(0..<32) { "\(names[$0 / 4]),\(2000 + $0 % 4),\(900 - $0 * 7).5" }
    let facts = try planner("Country,Year,Emissions\n" + rows).facts
    #expect(facts.rowCount == 24)
    #expect(facts.partsFilter == "\"Country\" not in ('Sub-Saharan Africa', 'Low & middle income')")
  }

  @Test func testContinentsWithoutTheirCountriesStay() throws {
    let names = ["Africa", "Asia", "Europe", "Oceania", "North America", "South America", "Germany"]
    let rows = lines(0..<7) { "\(names[$0]),\($0 * 31 % 17 + 3).5" }
    #expect(try planner("Region,Growth\n" + rows).facts.rowCount == 7)
  }

  @Test(arguments: [
    ("East Asia & Pacific (excluding high income)", true), ("Upper middle income", true),
    ("Latin America & Caribbean", true), ("IDA & IBRD total", true), ("Arab World", true),
    ("Other small states", true), ("Europe (excl. EU-27)", true), ("South Africa", false),
    ("Central African Republic", false), ("United States of America", false), ("North Macedonia", false),
    ("Micronesia, Fed. Sts.", false), ("World", false),
  ])
  func testNamesOfGroupsOfCountries(name: String, isGroup: Bool) {
    #expect(RegionNames.contains(name) == isGroup)
  }

  // MARK: Codes of totals

  @Test(arguments: [["TOT", "MEN", "WOMEN"], ["T", "M", "F"], ["_T", "M", "F"]])
  func testMeansAreNotTakenOfATotalAndItsParts(codes: [String]) throws {
    let rows = lines(0..<72) {
      "\(["AUT", "BEL", "DEU", "FRA"][$0 / 18]),\(codes[$0 % 3]),\(2000 + $0 / 3 % 6),\(60 + $0 * 7 % 31).5"
    }
    let facts = try planner("LOCATION,SUBJECT,TIME,Value\n" + rows).facts
    #expect(facts.rowCount == 24 && facts.partsFilter == "\"SUBJECT\" = '\(codes[0])'")
  }

  @Test func testSubjectsWithNumbersArePeople() throws {
    let people = try planner("subject,v\n" + lines(0..<30) { "S\($0 % 5),\($0 * 7 % 31).5" })
    #expect(people.profiles[0].role == .identifier)
    let school = try planner("subject,v\n" + lines(0..<30) { "\(["Maths", "Art"][$0 % 2]),\($0 * 7 % 31).5" })
    #expect(school.profiles[0].role == .name)
  }

  @Test func testPrecipitationIsNoTemperature() throws {
    let rows = lines(0..<40) {
      "2024-\($0 < 20 ? "01" : "02")-\(10 + $0 % 20),\($0 * 3 % 7).5,\(5 + $0 * 5 % 9).5,\(9 + $0 * 5 % 9).5,\(1 + $0 * 5 % 9).5"
    }
    let drawn = try plan("DATE,PRCP,TAVG,TMAX,TMIN\n" + rows)
    #expect(drawn.y?.source == .folded([2, 3, 4]))
  }

  // MARK: Series

  @Test func testYearsAndPeriodsOfSeriesAreDates() throws {
    let rows = lines(0..<24) {
      "LNS14000000,\(2013 + $0 / 12),M\($0 % 12 < 9 ? "0" : "")\($0 % 12 + 1),\(4 + $0 * 7 % 5).5"
    }
    let drawn = try plan("Series ID,Year,Period,Value\n" + rows)
    #expect(drawn.shape == .line && drawn.x?.source == .column(4) && drawn.color == nil)
    let quarters = try planner(
      "Year,Period,Value\n" + lines(0..<12) { "\(2013 + $0 / 4),Q0\($0 % 4 + 1),\($0 * 7 % 5).5" })
    #expect(quarters.table.columns.last?.name == "date")
    let eras = try planner(
      "Year,Period,Value\n" + lines(0..<12) { "\(2013 + $0),era \($0 % 4),\($0 * 7 % 5).5" })
    #expect(eras.table.columns.count == 3)
  }

  @Test func testOneOfSeveralSeriesOverYearsIsDrawn() throws {
    let header =
      "Country Name,Country Code,Series Name,Series Code,"
      + (2010..<2015).map { "\($0) [YR\($0)]" }
      .joined(separator: ",")
    var rows = ""
    for (index, name) in ["Austria", "Belgium", "Finland"].enumerated() {
      let people = (1...5).map { "\(5_000_000 + index * 100_000 + $0 * 1000)" }.joined(separator: ",")
      let income = (1...5).map { "\(30_000 + index * 1000 + $0 * 10).5" }.joined(separator: ",")
      rows += "\(name),\(name.prefix(3).uppercased()),\"Population, total\",SP.POP.TOTL,\(people)\n"
      rows += "\(name),\(name.prefix(3).uppercased()),Income,NY.GDP,\(income)\n"
    }
    let facts = try planner(header + "\n" + rows).facts
    #expect(facts.rowCount == 3 && facts.partsFilter == "\"Series Name\" = 'Population, total'")
    let drawn = try plan(header + "\n" + rows)
    #expect(drawn.shape == .line && drawn.color?.source == .column(0) && drawn.y?.aggregate == nil)
    #expect(drawn.title.hasPrefix("Population, total"))
  }

  @Test func testSharesOfPartiesHaveALineEachBesideTheLead() throws {
    let rows = lines(0..<12) {
      "2024-01-\(10 + $0),4\($0 % 5)%,2\($0 * 3 % 5 + 4)%,\($0 % 3 + 7)%,\(10 + $0 % 7)"
    }
    #expect(try plan("Date,Lab,Con,Green,Lead\n" + rows).y?.source == .folded([1, 2, 3]))
  }

  @Test func testPointsOnAMapHaveTheColorOfWordsRatherThanCodes() throws {
    let rows = lines(0..<60) {
      "41.\(700 + $0 * 37 % 211),-87.\(500 + $0 * 53 % 307),\(["0486", "0820", "1310"][$0 % 3]),\(["theft", "fraud"][$0 % 2])"
    }
    let drawn = try plan("latitude,longitude,iucr,kind\n" + rows)
    #expect(drawn.shape == .point && drawn.color?.source == .column(3))
  }
}
