import OpenChartsChartMath
import OpenChartsTables
import Testing

@testable import OpenChartsCommandLineTool

/// Sums, parts and wholes in charts of tables without options.
struct SummedTableTests {
  private func facts(_ text: String) throws -> TableFacts {
    let table = JoinedDate.joined(try Table(bytes: Array(text.utf8), file: "t.csv"), zone: .utc)
    return TableFacts(table).ofParts(PlotArguments())
  }

  private func plan(_ text: String) throws -> ChartPlan {
    try ChartPlan(facts(text), PlotArguments(), zone: .utc)
  }

  private func amount(_ plan: ChartPlan) -> Channel? { plan.isHorizontal ? plan.x : plan.y }

  // MARK: Sums

  @Test(arguments: [
    "contagem", "preferenze", "Zweitstimmen", "発生件数", "liczba_m", "Ansatz in Euro", "jumlah",
    "Crédito inicial 2017", "Obligado",
  ])
  func testCountsAndMoneyOfOtherLanguagesAddUp(name: String) throws {
    let rows = lines(0..<20) { "n\($0 % 5),\($0 * 37 % 101 + 200)" }
    #expect(amount(try plan("kind,\(name)\n" + rows))?.aggregate == .sum)
  }

  @Test func testPeopleBySexAndAgeAddUp() throws {
    let rows = lines(0..<64) {
      "\(2000 + $0 / 8),\($0 % 2 == 0 ? "m" : "f"),\($0 / 2 % 4 * 20),\($0 * 370 + 5000)"
    }
    #expect(try plan("year,sex,age,value\n" + rows).y?.aggregate == .sum)
  }

  @Test func testTheSumOfTheOtherColumnsAddsUp() throws {
    let rows = lines(0..<30) { "area \($0 % 6),\($0 * 3 + 90),\($0 + 40),\($0 * 2 + 50)" }
    #expect(amount(try plan("area,everyone,young,old\n" + rows))?.aggregate == .sum)
  }

  @Test func testVotesByPartyAreSumsOfColumns() throws {
    let rows = lines(0..<80) { row in
      "town \(row)," + (1...5).map { "\(row * $0 % 37 * 10 + $0)" }.joined(separator: ",")
    }
    let plan = try plan(
      "town,A_Zweitstimmen,B_Zweitstimmen,C_Zweitstimmen,D_Zweitstimmen,E_Zweitstimmen\n" + rows)
    #expect(plan.y?.source == .foldedNames([1, 2, 3, 4, 5]))
    #expect(plan.x?.aggregate == .sum)
    #expect(plan.sort == .valueDown)
  }

  @Test func testColumnsThatAddUpToAnotherAreSums() throws {
    let rows = lines(0..<80) { row in
      let votes = (1...5).map { row * $0 % 37 * 10 + $0 }
      return
        "town \(row),\(row * 31 + 900),\(votes.reduce(0, +)),\(votes.map(String.init).joined(separator: ","))"
    }
    let plan = try plan("town,citizens,valid votes,VVD,PvdA,CDA,SP,D66\n" + rows)
    #expect(plan.y?.source == .foldedNames([3, 4, 5, 6, 7]))
    #expect(plan.x?.title == "total valid votes")
  }

  @Test func testBarsOfSumsComeBeforeAScatterOfCounts() throws {
    let rows = lines(0..<90) { "precinct \($0 % 7),c\($0 % 3),\($0 * 37 % 101 + 2),\($0 * 53 % 301 + 400)" }
    let plan = try plan("precinct,candidate,votes,active_voters\n" + rows)
    #expect(plan.shape == .bar && amount(plan)?.aggregate == .sum)
  }

  @Test func testQuantitiesComeBeforePricesOfSales() throws {
    let rows = lines(0..<60) {
      "2025-0\($0 % 6 + 1)-1\($0 % 7),Ana \($0 % 3),\($0 % 4 + 1),\($0 * 377 % 900).25"
    }
    let plan = try plan("fecha,vendedor,cantidad,precio\n" + rows)
    #expect(amount(plan)?.source == .column(2))
  }

  @Test func testIrregularSalesAreAddedUpByUnitsOfTime() throws {
    let rows = lines(0..<60) {
      "2025-0\($0 / 10 + 1)-\($0 % 10 * 2 + 10) 0\($0 % 7 + 1):1\($0 % 9),\($0 * 37 % 101 + 5)"
    }
    let plan = try plan("at,sales\n" + rows)
    #expect(plan.y?.aggregate == .sum)
    #expect(plan.x?.grouping == .unit(.week) || plan.x?.grouping == .unit(.month))
  }

  @Test func testCountsInQuartersOfAnHourAreAddedUpByDay() throws {
    let rows = lines(0..<2000) { row in
      let (day, part) = (row / 96, row % 96)
      let two = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
      return "2021-03-\(two(day + 1)) \(two(part / 4)):\(two(part % 4 * 15)),\(row * 7919 % 101 % 60)"
    }
    let plan = try plan("at,velo in\n" + rows)
    #expect(plan.y?.aggregate == .sum)
  }

  @Test func testOutcomesAreSharesByWhatMattersMost() throws {
    let rows = lines(0..<120) { row in
      "c\(row),\(["f", "m"][row % 2]),\(["year", "month"][row / 2 % 2]),\(row * 37 % 101).5,\(row % 4 == 2 || row % 12 == 3 ? "Yes" : "No")"
    }
    let plan = try plan("customer,gender,contract,charges,Churn\n" + rows)
    #expect(plan.x?.source == .column(2) && plan.color?.source == .column(4))
    #expect(plan.y?.source == .rows && plan.stack == .normalized)
  }

  @Test func testVotesAreAddedUpByParty() throws {
    let rows = lines(0..<80) { "area \($0 % 6),\(["A", "B", "C"][$0 % 3]),\($0 * 37 % 101 + 5)" }
    let plan = try plan("area,party,votes\n" + rows)
    #expect(plan.x?.source == .column(1) || plan.y?.source == .column(1))
  }

  @Test func testRepetitionsAreAveraged() throws {
    let rows = lines(0..<30) { "\(["a", "b", "c"][$0 % 3]),\($0 / 3 + 1),\($0 * 37 % 101 + 5)" }
    #expect(amount(try plan("treatment,replicate,count\n" + rows))?.aggregate == .mean)
  }

  @Test func testTotalsOfColumnsComeBeforeTheirParts() throws {
    let rows = lines(0..<60) { row in
      let (permits, hands, longs) = (row * 37 % 101 + 5, row * 13 % 47 + 3, row * 29 % 83 + 4)
      return "20\(10 + row / 6)-0\(row % 6 + 1)-01,\(permits),\(hands),\(longs),\(permits + hands + longs)"
    }
    #expect(try plan("month,permit,handgun,long gun,totals\n" + rows).y?.source != .column(1))
  }

  @Test func testThroughputIsALineOverThreads() throws {
    let rows = lines(0..<18) { "lock \($0 / 6),\(1 << ($0 % 6)),\($0 * 370 % 991 + 500).5" }
    let plan = try plan("lock,threads,throughput\n" + rows)
    #expect(plan.shape == .line && plan.x?.source == .column(1) && plan.color?.source == .column(0))
  }

  @Test func testAConstantTitleNamesTheValue() throws {
    let rows = lines(0..<8) { "Unemployment rate,\(2010 + $0),\($0 * 7 % 5 + 3).2" }
    #expect(try plan("title,year,value\n" + rows).title == "Unemployment rate by year")
  }

  // MARK: Answers

  private func answers(_ questions: Int, _ first: String, highest: Int = 5, _ row: (Int) -> String) -> String
  {
    first + "," + (1...questions).map { "q\($0)" }.joined(separator: ",") + "\n"
      + lines(0..<40) { number in
        row(number) + ","
          + (1...questions).map { "\((number * 11 + $0) % highest + 1)" }.joined(separator: ",")
      }
  }

  @Test(arguments: [(8, 5), (12, 7), (70, 4)])
  func testManyAnswersOnOneScaleAreComparedByTheirMeans(questions: Int, highest: Int) throws {
    let plan = try plan(answers(questions, "sex", highest: highest) { $0 % 2 == 0 ? "m" : "f" })
    let columns = Array(1...min(questions, 60))
    #expect(
      plan.shape == .bar && plan.y?.source == .foldedNames(columns) && plan.x?.source == .folded(columns))
    #expect(plan.x?.aggregate == .mean && plan.sort == .valueDown)
  }

  @Test func testAnswersWithATimestampAreComparedByTheirMeans() throws {
    let plan = try plan(answers(9, "Timestamp") { "2024-03-0\($0 % 9 + 1) 10:\($0 + 10):0\($0 % 7)" })
    #expect(plan.x?.aggregate == .mean)
  }

  @Test func testFewQuestionsAndDiariesAreNot() throws {
    let few = try plan(answers(7, "sex") { $0 % 2 == 0 ? "m" : "f" })
    let diary = try plan(answers(8, "day") { "2024-\($0 < 31 ? "01" : "02")-\($0 % 31 + 1)" })
    let wide = try plan(answers(8, "sex", highest: 9) { $0 % 2 == 0 ? "m" : "f" })
    for plan in [few, diary, wide] {
      if case .foldedNames? = plan.y?.source { #expect(plan.x?.aggregate != .mean) }
    }
  }

  @Test func testFilmsWithTheirMarksAreCompared() throws {
    let plan = try plan(answers(8, "film") { "film \($0)" })
    #expect(plan.y?.source == .column(0) || plan.x?.source == .column(0))
  }

  @Test func testManyColumnsHaveRoomForTheirNames() throws {
    let plan = try plan(answers(40, "sex") { $0 % 2 == 0 ? "m" : "f" })
    #expect(plan.fittingHeight == 730)
  }

  @Test func testMassesOfTradeAddUpInEachDirection() throws {
    let rows = lines(0..<72) {
      "\(1990 + $0 / 6),\(["steel", "cars", "ships"][$0 % 3]),\($0 % 6 < 3 ? "import" : "Export"),\($0 * 37 % 101 + 5).5"
    }
    let plan = try plan("year,sector,direction,mass\n" + rows)
    #expect(plan.y?.aggregate == .sum && plan.color?.source == .column(2))
  }

  @Test func testDirectionsAreBarsSideBySide() throws {
    let rows = lines(0..<48) {
      "land \($0 % 4),\(["food", "fuel", "cars"][$0 / 4 % 3]),\($0 / 12 % 2 == 0 ? "income" : "expenses"),\($0 * 37 % 101 + 5)"
    }
    let plan = try plan("land,kind,side,amount\n" + rows)
    #expect(plan.color?.source == .column(2) && plan.stack == .dodge)
  }

  @Test func testVehiclesOfBothDirectionsAddUpByDay() throws {
    let rows = lines(0..<1920) { number in
      let day = number / 96
      let (hour, quarter) = (number % 96 / 4, number % 4 * 15)
      let (east, west) = (number * 37 % 41 + hour, number * 53 % 29 + 24 - hour)
      return
        "2024-03-\(day < 9 ? "0" : "")\(day + 1) \(hour < 10 ? "0" : "")\(hour):\(quarter == 0 ? "00" : "\(quarter)"),"
        + "\(east + west),\(east),\(west)"
    }
    let plan = try plan("time,gauge 17,gauge 17 east,gauge 17 west\n" + rows)
    #expect(plan.shape == .area && plan.y?.source == .folded([2, 3]) && plan.y?.aggregate == .sum)
  }

  // MARK: Wholes

  @Test func testAColumnThatHoldsTheOthersInEachYearIsAWhole() throws {
    let rows = lines(0..<48) { row in
      let (year, place) = (2010 + row / 12, row % 12)
      let parts = (0..<11).map { $0 * 13 % 7 * 100 + 90 + year }
      return
        "\(place == 6 ? "Land" : "P\(place)"),\(year),\(place == 6 ? parts.reduce(0, +) + 40 : parts[place % 11])"
    }
    let facts = try facts("place,year,people\n" + rows)
    #expect(facts.rowCount == 44)
    #expect(facts.partsFilter == "\"place\" <> 'Land'")
  }

  @Test func testRowsThatAreBlankAtAllLevelsAreTheTotalsOverTime() throws {
    let rows = lines(0..<72) { row in
      let (year, part) = (2004 + row / 12, row % 12)
      let series = part < 6 ? "Budget" : "Spent"
      let value = { (office: Int) in (office + 3) * (year - 1990) + part / 6 }
      switch part % 6 {
      case 0: return "\(year),\(series),,,\(value(1) + value(2))"
      case 1, 2: return "\(year),\(series),office \(part % 6),,\(value(part % 6))"
      default: return "\(year),\(series),office \(part % 2 + 1),desk \(part % 6),\(value(2) / 2)"
      }
    }
    let facts = try facts("Year,Series,Ministry,Department,Value\n" + rows)
    #expect(facts.rowCount == 12)
    #expect(facts.partsFilter == "\"Ministry\" is missing")
    let plan = try ChartPlan(facts, PlotArguments(), zone: .utc)
    #expect(plan.color?.source == .column(1) && plan.y?.aggregate == nil)
  }

  @Test func testRatesOfWholesAreDrawnInsteadOfMeans() throws {
    let rows = lines(0..<72) { row in
      "\(2010 + row / 12),\(["Total", "15-24", "25+"][row % 3]),\(["Total", "Men", "Women", "Other"][row / 3 % 4]),0.\(row + 10)"
    }
    let facts = try facts("year,age,gender,value\n" + rows)
    #expect(facts.partsFilter == "\"gender\" = 'Total'")
    #expect(facts.rowCount == 18)
  }

  @Test(arguments: ["計", "合計", "Ogółem", "All ages", "Yhteensä"])
  func testWordsForWholes(name: String) {
    #expect(WholeNames.contains(name))
    #expect(!WholeNames.contains("All Saints"))
  }

  // MARK: Roles

  @Test func testANumberForEachNameIsACode() throws {
    let rows = lines(0..<40) { "\($0 % 8 * 11 + 100),dep \($0 % 8),\($0 * 37 % 101 + 9).5" }
    let plan = try plan("section,section name,amount\n" + rows)
    #expect(Set([plan.x?.title, plan.y?.title]) == ["section name", "total amount"])
  }

  @Test func testNumbersOfChosenRowsAreNoMeasure() throws {
    let rows = lines(0..<30) { "\($0 * $0 % 5 + $0 * 7 + 21),Stage \($0 % 9),\($0 * 37 % 101 + 90)" }
    #expect(try plan("\"\",city,km\n" + rows).title == "Mean km by city")
  }

  @Test func testMarksAreADistribution() throws {
    let rows = lines(0..<300) { row in
      "\(row % 40 + 1),\(row % 90 + 7),\([4, 5, 3, 4, 2, 5, 1][row * 37 % 7]),\(964_982_703 + row * row * 97)"
    }
    let plan = try plan("userId,movieId,rating,timestamp\n" + rows)
    #expect(plan.shape == .bar && plan.y?.source == .rows)
  }

  @Test func testAResultIsShownWithWhatItGoesWith() throws {
    let rows = lines(0..<40) {
      "\($0 * 13 % 41 + 0).5,\($0 * 3 + $0 % 5 * 20).5,\($0 * 17 % 23).25,\($0 * 100 + $0 % 3).75"
    }
    let plan = try plan("noise,size,luck,price\n" + rows)
    #expect(plan.x?.source == .column(1) && plan.y?.source == .column(3))
  }

  @Test func testAWeakRelationIsNoPicture() throws {
    let rows = lines(0..<400) { "\($0 * 7919 % 1009).5,\($0 * 104_729 % 997).25" }
    #expect(try plan("one,two\n" + rows).shape == .bar)
  }

  @Test(arguments: ["ref", "index", "Acc_Index"])
  func testKeysAreNoMeasures(name: String) throws {
    let rows = lines(0..<40) {
      "area \($0 % 8),\(name == "Acc_Index" ? 200_512_000_000 + $0 * 7 : $0 % 9 + 20_700),\($0 * 37 % 101 + 5)"
    }
    #expect(amount(try plan("area,\(name),trips\n" + rows))?.source == .column(2))
  }

  @Test func testATownsNumberIsACodeAlsoIfSomeTownsChangedTheirs() throws {
    let rows = lines(0..<200) {
      "\(2000 + $0 / 40),\($0 == 199 ? 9_999 : $0 % 40 * 13 + 100),town \($0 % 40),\($0 * 37 % 101 + 900)"
    }
    #expect(try plan("JAHR,BFS,GEMEINDE,EINWOHNER\n" + rows).y?.source == .column(3))
  }

  @Test func testPartsOfADateAreNoMeasures() throws {
    let rows = lines(0..<40) {
      "2001-0\($0 % 9 + 1)-1\($0 % 8),2001,\($0 % 9 + 1),1\($0 % 8),\($0 * 37 % 11)"
    }
    let plan = try plan("Date,YYYY,MM,DD,Killed\n" + rows)
    #expect(amount(plan)?.source == .column(4))
  }

  @Test func testTimesOfProgramsAreMeasuredOverTheirSizes() throws {
    let rows = lines(0..<12) { "sort \($0 % 3),\(1000 << ($0 / 3)),\($0 * 37 % 101).5" }
    let plan = try plan("Algorithm,Size,Time_ms\n" + rows)
    #expect(amount(plan)?.source == .column(2))
  }

  // MARK: Times

  @Test func testHeadersOfPeriodsAreTimes() throws {
    let plan = try plan("place,2006-2010,2007-2011,2008-2012\nA,80.5,81,82\nB,79,78,79.5\n")
    #expect(plan.shape == .line && plan.x?.kind == .date)
  }

  @Test func testYearsInHeadersAreNotMeasured() throws {
    let plan = try plan("place,Year 2004,Year 2005,Year 2006\nA,80.5,81,82\nB,79,78,79.5\n")
    #expect(plan.title == "Value by year and place")
  }

  @Test func testTwoShortPeriodsAreDrawnInTheirOwnUnit() throws {
    let rows = lines(0..<320) { row in
      let month = row < 160 ? "03" : "11"
      let (day, hour) = (row % 160 / 24 + 10, row % 24)
      return "2024-\(month)-\(day) \(hour < 10 ? "0" : "")\(hour):07,\(row * 7919 % 101).5"
    }
    let plan = try plan("timestamp,temperature\n" + rows)
    #expect(plan.x?.grouping == .unit(.day) || plan.x?.grouping == .unit(.hour))
  }

  @Test func testTheFirstOfTwoDatesIsTheAxis() throws {
    let rows = lines(0..<60) {
      "2025-0\($0 / 10 + 1)-\($0 % 6 + 10),2025-0\($0 / 10 + 1)-\($0 % 7 + 20),\($0 * 37 % 101 + 5)"
    }
    #expect(try plan("Order Date,Ship Date,Sales\n" + rows).x?.source == .column(0))
  }

  @Test func testHeadersWithADecimalAreYears() throws {
    let plan = try plan("state,2000.0,2001.0,2002.0\nA,5,6,7\nB,4,3,4\n")
    #expect(plan.x?.kind == .date && plan.shape == .line)
  }

  @Test func testNumbersFromOneToFourAfterAYearAreQuarters() throws {
    let table = try Table(
      bytes: Array(("when,n\n" + lines(0..<8) { "201\($0 / 4)-\($0 % 4 + 1),\($0)" }).utf8), file: "t.csv")
    guard case .dates(let moments, let precision) = table.columns[0].values else {
      Issue.record("no dates")
      return
    }
    #expect(precision == .quarter)
    #expect((moments[1] - moments[0]) / 86_400 == 90)
  }

  @Test func testAYearAPointAndAMonthAreAMonth() throws {
    let table = try Table(bytes: Array("when,n\n2013. 01,3\n2013. 02,4\n2013. 12,5\n".utf8), file: "t.csv")
    #expect(table.columns[0].type == .date)
  }

  @Test(arguments: [
    ([0.0, 1, 2, 3, 4, 7, 8, 9, 10, 11], false, false), ([0, 31, 59, 90, 120, 151, 181], true, false),
    ([0, 1, 30, 31, 90, 91, 93, 200], false, true), ([5, 5, 5], true, false),
  ])
  func testEventsAreIrregularAndWorkingDaysAreNot(days: [Double], isEven: Bool, isIrregular: Bool) {
    for times in [days, days.reversed()] {
      let regularity = DateRegularity(times)
      #expect(regularity.isEven == isEven && regularity.isIrregular == isIrregular)
    }
  }

  @Test func testPlacesHaveNamesInSpanish() throws {
    let rows = lines(0..<40) {
      "1965-0\($0 % 9 + 1)-1\($0 % 7),\($0 * 13 % 90).246,\($0 * 29 % 170).616,\($0 * 7 % 90).6"
    }
    let plan = try plan("fecha,latitud,longitud,profundidad\n" + rows)
    #expect(plan.shape == .point && plan.x?.source == .column(2))
  }
}
