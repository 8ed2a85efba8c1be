import OpenChartsTables
import Testing

@testable import OpenChartsCommandLineTool

/// Tables as offices, clubs and agencies write them, each with the chart that its users expect.
@MainActor
struct OfficeTableTests {
  private func plan(_ text: String) throws -> ChartPlan { try planner(text).plan() }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November",
    "December",
  ]

  // MARK: Years and months

  @Test(arguments: [true, false])
  func testYearsWithTheirMonthsHaveALineEach(isNamed: Bool) throws {
    let rows = lines(0..<36) {
      "\(2021 + $0 / 12),\(isNamed ? Self.months[$0 % 12] : "\($0 % 12 + 1)"),\($0 * 7 % 31 + 20),\($0 * 5)"
    }
    let plan = try plan("Year,Month,Visitors,Revenue\n" + rows)
    #expect(plan.shape == .line && plan.x?.source == .column(1) && plan.color?.source == .column(0))
    #expect(plan.title == "Visitors by Month and Year" && plan.y?.aggregate == nil)
  }

  @Test func testYearsWithColumnsOfMonthsHaveALineEach() throws {
    let header = "Year;" + Self.months.map { String($0.prefix(3)) }.joined(separator: ";")
    let rows = lines(2018..<2024) { year in
      "\(year);" + (0..<12).map { "\(year % 7 + $0 * 5 % 11),5" }.joined(separator: ";")
    }
    let plan = try plan(header + "\n" + rows)
    #expect(
      plan.shape == .line && plan.color?.source == .column(0) && plan.x?.source == .foldedNames(Array(1...12))
    )
  }

  @Test func testLinesOfMoreThanEightYearsCannotBeToldApart() throws {
    let rows = lines(0..<240) { "\(2001 + $0 / 12),\(Self.months[$0 % 12]),\($0 * 7 % 31).5" }
    #expect(try form("year,month,temperature\n" + rows) != .seasons)
  }

  @Test func testQuartersOfSeveralRegionsAreAddedUp() throws {
    let rows = lines(0..<24) { "\(2022 + $0 / 12),Q\($0 / 3 % 4 + 1),r\($0 % 3),\($0 + 90)" }
    let plan = try plan("Year,Quarter,Region,Revenue\n" + rows)
    #expect(plan.shape == .line && plan.x?.source == .column(1) && plan.y?.aggregate == .sum)
  }

  @Test func testMonthsThatBeginInTheMiddleOfAYearKeepTheirDates() throws {
    let rows = lines(0..<24) { "\(2021 + ($0 + 6) / 12),\(Self.months[($0 + 6) % 12]),\($0 * 7 % 31)" }
    #expect(try form("year,month,v\n" + rows) != .seasons)
  }

  // MARK: Hours

  @Test func testHoursOfFewNamesAreLines() throws {
    let header = "station," + (0..<8).map { "\($0 * 3)h" }.joined(separator: ",")
    let rows = lines(0..<3) { row in
      "s\(row)," + (0..<8).map { "\(row * 5 + $0 * 7 % 11)" }.joined(separator: ",")
    }
    let plan = try plan(header + "\n" + rows)
    #expect(
      plan.shape == .line && plan.x?.source == .foldedNames(Array(1...8)) && plan.color?.source == .column(0))
  }

  @Test(arguments: [
    ("00:00", true), ("7:30", true), ("13h", true), ("23:59:59", true), ("25:00", false), ("h", false),
    ("12:61", false), ("1:2:3:4", false), ("2019", false), ("7th", false),
  ])
  func testTimesOfDayAreRead(name: String, isTime: Bool) {
    #expect(TimeHeader.isTimeOfDay(name) == isTime)
  }

  @Test(arguments: ["1820 to 1829", "1820-1829", "1820 – 1829", "1820 bis 1829"])
  func testPeriodsOfYearsAreTimes(name: String) {
    #expect(TimeHeader.moment(name, zone: .utc) == TimeHeader.moment("1820", zone: .utc))
    #expect(TimeHeader.moment("1820", zone: .utc) != nil)
    #expect(TimeHeader.moment("1820 of 1829", zone: .utc) == nil)
  }

  // MARK: Rankings

  private let league =
    "#,Team,P,W,D,L,GF,GA,Pts\n"
    + lines(0..<10) {
      "\($0 + 1),\("ABCDEFGHIJ".dropFirst($0).first!)ton,38,\(25 - $0),\($0 % 3),\(9 + $0 % 5),"
        + "\(80 - $0 * 3 % 20),\(30 + $0),\(78 - 3 * $0)"
    }

  @Test func testALeagueIsAboutItsPoints() throws {
    let plan = try plan(league)
    #expect(plan.shape == .bar && [plan.x, plan.y].contains { $0?.source == .column(8) })
    #expect(plan.title == "Pts by Team")
  }

  @Test func testMedalsAreNoRankingByGold() throws {
    let medals =
      "Rank,Nation,Gold,Silver,Bronze\n"
      + lines(0..<8) { "\($0 + 1),N\($0)x,\(20 - $0),\(15 + $0 * 3 % 5),\($0 + 9)" }
    #expect(try form(medals) == .comparison)
    let totals =
      "Rank,Nation,Gold,Silver,Bronze,Total\n"
      + lines(0..<8) { "\($0 + 1),N\($0)x,\(20 - $0),\(15 - $0),\(9 - $0),\(44 - 3 * $0)" }
    let facts = ChartChoice(try planner(totals)).facts
    #expect(facts.ranked == nil && facts.totalColumn == 5)
  }

  // MARK: Balances

  private func account(_ rows: [Int], balance: (Int) -> Double) -> String {
    let amounts: [Double] = [2500, -900, -84.2, -60, -91.1, -20, 2500, -900, -55]
    return "Date,Description,Amount,Balance\n"
      + rows.map { row in
        let total = 700 + amounts[0...row].reduce(0, +)
        return "2024-01-\(row * 2 + 10),d\(row % 4),\(amounts[row]),\(balance(row) + total)\n"
      }.joined()
  }

  @Test(arguments: [Array(0..<9), Array((0..<9).reversed())])
  func testAnAccountShowsItsBalance(rows: [Int]) throws {
    let plan = try plan(account(rows) { _ in 0 })
    #expect(plan.shape == .line && plan.y?.source == .column(3))
    // Without a running total, the chart is different.
    #expect(try self.plan(account(rows) { Double($0 % 3) }).y?.source != .column(3))
  }

  @Test func testNewCasesAreNotReplacedByTheirTotal() throws {
    var total = 0
    let rows = (0..<12).map { day in
      total += day * 5 % 7 + 1
      return "2024-01-\(day + 10),\(day * 5 % 7 + 1),\(total)\n"
    }
    #expect(ChartChoice(try planner("date,cases,total\n" + rows.joined())).facts.balance == nil)
  }

  // MARK: Tables of textbooks

  @Test func testMonthsOfNumberedYearsAreALine() throws {
    let plan = try plan(
      "Month,Sales\n"
        + lines(0..<30) { "\($0 / 12 + 1)-\($0 % 12 < 9 ? "0" : "")\($0 % 12 + 1),\($0 * 7 % 90)" })
    #expect(plan.shape == .line && plan.x?.source == .column(0) && plan.y?.source == .column(1))
    // In any other order, such values are names, such as the results of matches.
    let scores = "Match,Goals\n" + lines(0..<20) { "\(9 - $0 % 9)-\($0 / 9 + 1),\($0)" }
    #expect(ChartChoice(try planner(scores)).facts.periods == nil)
  }

  @Test func testIrregularTimesSinceAStartAreALine() throws {
    let rows = "1,8.3\n2,10.3\n3,19\n4,16\n5,15.6\n7,19.8\n"
    #expect(try plan("Time,demand\n" + rows).shape == .line)
    #expect(try plan("dose,demand\n" + rows).shape == .point)
  }

  @Test func testPricesMayHaveAPrefix() throws {
    let days = lines(0..<20) { "2024-01-\($0 + 10),\($0 + 5),\($0 + 9),\($0 + 1),\($0 + 6),9000" }
    for prefix in ["", "VIX.", "BTC "] {
      let header = ["Open", "High", "Low", "Close", "Volume"].map { prefix + $0 }.joined(separator: ",")
      #expect(try plan("date,\(header)\n" + days).shape == .candlestick)
    }
    #expect(try plan("date,A.Open,B.High,C.Low,D.Close,E\n" + days).shape != .candlestick)
  }

  @Test func testRangesOfValuesNeedAName() throws {
    let cars = lines(0..<24) { "M\($0 / 2),t\($0),\($0 * 3 % 17 + 8),\($0 * 3 % 17 + 14),\(40 - $0)" }
    let plan = try plan("Maker,Model,Min.Price,Max.Price,MPG\n" + cars)
    #expect(plan.xEnd == nil && plan.yEnd == nil)
  }

  @Test func testSizesAreNoPlaces() throws {
    let stones = lines(0..<80) { row in
      "0.\(row * 37 % 83 + 10),\(55 + row % 13),\(50 + row % 17),\(300 + row * row),\(3 + row % 4).5,\(4 + row % 5).5,\(2 + row % 3).5"
    }
    let plan = try plan("carat,depth,table,price,x,y,z\n" + stones)
    #expect(plan.shape == .point && plan.x?.source == .column(0))
    let points = lines(0..<80) { "\($0 % 9).5,\($0 * 7 % 11).5,\($0).25" }
    let map = try self.plan("x,y,z\n" + points)
    #expect(map.x?.source == .column(0) && map.y?.source == .column(1) && map.color?.source == .column(2))
  }

  @Test func testManyCountriesAreMeasuredByTheFirstMeasure() throws {
    let rows = lines(0..<160) { row in
      "C\(row % 20)x,\(2000 + row / 20),\(["Rich", "Poor"][row % 2]),\(50 + row % 31).5,\(row * 37 % 500 + 20)"
    }
    let plan = try plan("Country,Year,Status,Life expectancy,infant deaths\n" + rows)
    #expect(plan.y?.source == .column(3) && plan.y?.aggregate == .mean)
  }

  @Test func testYearsWithoutANameAreTimes() throws {
    let rows = lines(0..<5) {
      "\(1951 + 3 * $0),\(45_939 + 5000 * $0),\(2876 + $0 * 300),\(1815 + $0 * 200),\(1646 + $0 * 100),"
        + "\(900 + $0 * 50),\(855 + $0 * 30)"
    }
    let plan = try plan("\"\",N.Amer,Asia,S.Amer,Oceania,Africa,Mid.Amer\n" + rows)
    #expect(plan.shape == .line && plan.x?.kind == .date && plan.x?.source == .column(0))
    // The first column is drawn, although its values are larger than the others.
    #expect(plan.y?.source == .folded(Array(1...6)))
    // The row numbers of a sorted table are not data.
    let sorted = lines(0..<20) { "\($0 * 7 % 20 + 1),S\($0),\($0 * 3 % 11).5,\(1932 + $0 % 4)" }
    #expect(
      try planner("\"\",state,votes,year\n" + sorted).profiles.map(\.name) == ["state", "votes", "year"])
  }

  @Test func testFirmsOfAPanelAreNotCounted() throws {
    let rows = lines(0..<160) { row in
      "\(row / 8 + 1),\(1976 + row % 8),\(row / 8 == 3 ? 900 : row % 11).5,\(row % 23).25"
    }
    let plan = try plan("firm,year,emp,wage\n" + rows)
    #expect(plan.shape == .line && plan.y?.source == .column(2))
  }

  @Test func testASmallTableOfCorrelationsIsAGrid() throws {
    let names = ["Height", "Arm span", "Weight", "Hips"]
    let rows = names.enumerated().map { row, name in
      name + ","
        + names.indices.map { "\($0 == row ? 1 : 0.3 + Double($0 + row) / 10)" }.joined(separator: ",")
    }
    let body = "\n" + rows.joined(separator: "\n")
    #expect(try plan("\"\"," + names.joined(separator: ",") + body).shape == .rectangle)
    #expect(try plan("\"\",a,b,c,d" + body).shape == .rectangle)
    #expect(
      try plan("\"\",a,b,c,d" + body.replacing("Height,1.0,0.4", with: "Height,1.0,0.45")).shape != .rectangle
    )
  }

  @Test func testADiameterIsMeasured() throws {
    let rows = lines(0..<144) {
      "\($0 * 7 % 10 + 18),\("abcdefghijklmnopqrstuvwx".dropFirst($0 / 6).first!),\("ABCDEF".dropFirst($0 % 6).first!)"
    }
    let plan = try plan("diameter,plate,sample\n" + rows)
    #expect(plan.shape == .rectangle && plan.color?.source == .column(0))
  }

  @Test func testWeeksOfYearsAreDates() throws {
    let rows = lines(0..<40) { "\(201_345 + ($0 < 8 ? $0 : 48 + $0)),\($0 * 7 % 23)" }
    let plan = try plan("YEAR_WEEK,amount\n" + rows)
    #expect(plan.shape == .line && plan.x?.kind == .date)
  }

  // MARK: Names

  @Test func testOriginsAndDestinationsAreAGrid() throws {
    let names = ["JFK", "LAX", "ORD", "ATL"]
    let pairs = names.flatMap { a in names.filter { $0 != a }.map { (a, $0) } }
    let plan = try plan(
      "origin,dest,passengers\n" + pairs.enumerated().map { "\($1.0),\($1.1),\($0 * 17 % 29 + 1)\n" }.joined()
    )
    #expect(plan.shape == .rectangle && plan.y?.source == .column(0) && plan.x?.source == .column(1))
  }

  @Test func testColumnsOfYearsStandSideBySide() throws {
    let plan = try plan(
      "Department,Budget 2023,Budget 2024\nHealth,120,130\nRoads,80,82\nSchools,240,251\nParks,20,21\n")
    #expect(plan.y?.source == .folded([1, 2]) && plan.title == "Budget 2023 and 2024 by Department")
  }

  @Test func testAUnitInTheNameKeepsAColumnOffTheAxisOfOthers() throws {
    let rows = lines(0..<9) { "web-\($0)x,\($0 * 7 % 90),\($0 * 11 % 80),\($0 * 3 % 70),\($0 * 90)" }
    #expect(try plan("host,cpu %,mem %,swap %,disk GB\n" + rows).y?.source == .folded([1, 2, 3]))
    for (name, unit) in [
      ("Price (€)", "€"), ("latency_ms", "ms"), ("Temp min", nil), ("GB", nil), ("Vitamin A", nil),
    ] {
      #expect(MeasureUnit.atEnd(of: name) == unit, "\(name)")
    }
  }

  // MARK: Events

  @Test func testTimesOfDayBesideDatesAreNotMeasured() throws {
    let rows = lines(0..<40) {
      "2024-01-\(10 + $0 / 4),\(10 + $0 % 4 * 3):15,\(["5.2", "0.8"][$0 % 2]),\(["High", "Low"][$0 % 2])"
    }
    let plan = try plan("Date,Time,Height (m),Type\n" + rows)
    #expect(plan.y?.source == .column(2) && plan.color?.source == .column(3))
  }

  @Test func testValuesOfDifferentQuantitiesAreNotMixed() throws {
    let rows = lines(0..<80) {
      "2024-06-\(10 + $0 / 4),s\($0 % 2),\(["temp", "humidity"][$0 / 2 % 2]),\($0 * 7 % 31 + 20)"
    }
    #expect(try plan("ts,sensor,metric,value\n" + rows).color?.source == .column(2))
  }

  @Test func testWellsOfAPlateAreNoNames() throws {
    let rows = lines(0..<96) {
      "\(Array("ABCDEFGH")[$0 / 12])\($0 % 12 + 1),\($0 * 7 % 31).5,0.\(10 + $0 * 11 % 89)"
    }
    #expect(try form("well,conc,od600\n" + rows) == .relation)
  }

  @Test func testAllPartsOfAWholeAreDrawn() throws {
    let rows = lines(2000..<2020) { year in
      let parts = [100 + year * 7 % 31, 80 + year * 3 % 11, 210 + year * 5 % 43]
      return "\(year),\(parts[0]),\(parts[1]),\(parts[2]),\(parts[0] + parts[1] + parts[2])"
    }
    #expect(try plan("Year,Road,Rail,Energy,Total\n" + rows).y?.source == .folded([1, 2, 3]))
  }

  @Test func testCountedBinsAreBars() throws {
    let rows = lines(0..<14) { "\($0 * 10),\($0 * 10 + 10),\(200 - ($0 - 6) * ($0 - 6) * 3)" }
    let plan = try plan("bin_start,bin_end,count\n" + rows)
    #expect(plan.shape == .bar && plan.x?.source == .column(0) && plan.y?.source == .column(2))
  }

  @Test func testRangesOfMonthsStand() throws {
    let rows = lines(0..<12) { "\(Self.months[$0]),\(35 + $0),\(50 + $0 * 2)" }
    let plan = try plan("Month,Low,High\n" + rows)
    #expect(plan.x?.source == .column(0) && plan.y?.source == .column(1) && plan.yEnd?.source == .column(2))
  }

  @Test func testMeasurementsThatRarelyChangeAreNoCodes() throws {
    let rows = lines(0..<80) {
      "2023-0\($0 / 20 + 1)-\($0 % 20 + 10),\(900 + $0 * 7),\(44 + $0 % 5),\(50 - $0 % 5)"
    }
    let plan = try plan("End date,Sample size,Approve,Disapprove\n" + rows)
    #expect(plan.y?.source == .column(2) || plan.y?.source == .folded([2, 3]))
  }

  @Test func testEventsWithAPlaceEachAreAMap() throws {
    let quakes = lines(0..<60) {
      "2024-03-\(10 + $0 / 5)T\(10 + $0 % 9):\(10 + $0 * 7 % 49):11Z,\($0 * 7 % 90).\($0),\($0 * 13 % 180).\($0),"
        + "\($0 * 17 % 300).5,\(4 + $0 % 4).\($0 % 10),\($0) km N of T\($0)"
    }
    let plan = try plan("time,latitude,longitude,depth,mag,place\n" + quakes)
    #expect(plan.shape == .point && plan.x?.source == .column(2) && plan.color?.source == .column(4))
  }

  @Test(arguments: [
    ("kWh by month", "kWh by month"), ("pH", "pH"), ("rain by city", "Rain by city"), ("", ""),
    ("älter", "Älter"),
    ("x", "X"),
  ])
  func testTitlesKeepWordsWithACapitalInside(text: String, title: String) {
    #expect(text.withCapital == title)
  }
}
