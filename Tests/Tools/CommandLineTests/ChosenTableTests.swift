import OpenChartsTables
import Testing

@testable import OpenChartsCommandLineTool

/// Kinds of tables in which the meaning of a column follows from the others.
@MainActor
struct ChosenTableTests {
  private func plan(_ text: String) throws -> ChartPlan { try planner(text).plan() }

  // MARK: Like columns

  @Test(arguments: [
    ("Date,AAPL,MSFT\n2024-01-02,185,370\n2024-01-03,184,369\n2024-01-04,181,367\n", [1, 2]),
    ("Region,2022,2023,Grand Total\nEast,120,130,250\nWest,90,95,185\n", [1, 2]),
    ("Segment,2022,2023\nRetail,42%,45%\nOnline,38%,41%\nOther,20%,14%\n", [1, 2]),
    ("kind,Smoker,Non-smoker\nMen,45,155\nWomen,30,170\n", [1, 2]),
    ("Age,Male,Female\n" + lines(0..<40) { "\($0),\(460 - $0 * 3),\(430 - $0 * 2)" }, [1, 2]),
    ("Month,2022,2023\n1,12,14\n2,25,28\n3,31,33\n4,20,22\n", [1, 2]),
    (
      "Party,Votes 2017,Seats 2017,Votes 2021,Seats 2021\nA,900,9,800,8\nB,700,7,750,8\nC,400,4,450,4\n",
      [1, 3]
    ),
    ("airline,deaths_85_99,height,deaths_00_14\nA,120,90,40\nB,60,70,30\nC,30,60,50\n", [1, 3]),
    ("Pollster,Sample,Con,Lab,Lib\nA,2044,20,44,9\nB,1072,20,47,9\nC,2054,25,41,10\n", [2, 3, 4]),
    ("District,CDU,SPD,Green,FDP\nA,12034,9123,4003,802\nB,10034,9923,5003,702\n", [1, 2, 3, 4]),
    (
      "date,tmin,tmax,prcp\n" + lines(10..<20) { "2023-01-\($0),\($0 % 7),\($0 % 7 + 6),\($0 * 40)" }, [1, 2]
    ),
  ])
  func columnsOfOneQuantityAreDrawnTogether(text: String, columns: [Int]) throws {
    #expect(try plan(text).y?.source == .folded(columns))
  }

  @Test func manyNamesKeepAllColumns() throws {
    let plan = try plan(lines("site,count_2016,count_2017", 46) { "s\($0),\($0 + 3),\($0 * 2 + 1)" })
    #expect(plan.x?.source == .folded([1, 2]) && plan.isHorizontal)
  }

  @Test func monthsStayOnTheAxisBesideYears() throws {
    let plan = try plan(
      "Month,2022,2023,2024\nJanuary,410,450,470\nFebruary,390,430,465\nMarch,460,480,520\n")
    #expect(plan.shape == .line && plan.x?.source == .column(0) && plan.y?.source == .folded([1, 2, 3]))
  }

  @Test func partsOfAWholeAreStacked() throws {
    let plan = try plan("Item,Net,Tax,Total\nA,100,19,119\nB,200,38,238\nC,50,9,59\n")
    #expect(plan.y?.source == .folded([1, 2]) && plan.stack == .standard)
  }

  // MARK: Measures

  @Test(arguments: [("diag", ColumnRole.code), ("state_cen", .code), ("page", .identifier), ("lon2", .place)])
  func numbersWithTheseNamesAreNotMeasured(name: String, role: ColumnRole) throws {
    let table = "who,\(name),v\n" + lines(0..<40) { "w\($0),\($0 * 7 % 31 + 11),\($0 * 11 % 43).5" }
    #expect(try planner(table).profiles[1].role == role)
  }

  @Test func aNumberOfEachRowIsNotMeasuredBesideNamesThatRepeat() throws {
    let plan = try plan(
      "order,season,method\n" + lines(0..<40) { "\($0 + 1),\($0 / 10 + 1),\(["a", "b", "c"][$0 % 3])" })
    #expect(plan.y?.source == .rows && plan.x?.source == .column(2))
  }

  @Test func theRateOfTwoCountsIsTheMeasure() throws {
    let plan = try plan(
      "variant,visitors,conversions,conversion_rate\nA,10234,512,5.00%\nB,10198,601,5.89%\n")
    #expect(plan.y?.source == .column(3))
  }

  @Test func pointsAreWhatTheirPartsLeadTo() throws {
    let plan = try plan(
      "Athlete,100 m,Long jump,Points\nAnn,11.2,5.9,2040\nBea,11.9,5.1,1870\nCleo,12.4,4.8,1702\n")
    #expect(plan.y?.source == .column(3))
  }

  @Test func theDistanceBetweenTwoReadingsIsTheMeasure() throws {
    let table =
      "Date,Start km,End km,Distance\n"
      + (0..<5).map { "2024-03-0\($0 + 1),\(45_000 + $0 * 50),\(45_030 + $0 * 51),\(30 + $0)\n" }.joined()
    #expect(try plan(table).y?.source == .column(3))
  }

  @Test func flowsBetweenTwoEndsAreAddedUp() throws {
    let table = "From,To,Flow\n" + lines(0..<24) { "f\($0 % 4),t\($0 / 2),\($0 * 7 % 31 + 1).5" }
    #expect(try planner(table).aggregate(for: 2) == .sum)
    #expect(try planner(table.replacing("From,To", with: "Kind,Shop")).aggregate(for: 2) == .mean)
  }

  @Test func theBalanceOfDebitAndCreditIsALine() throws {
    let (debit, credit) = ([0, 50, 20, 0, 35, 10], [900, 0, 0, 300, 0, 0])
    var (balance, rows) = (100, "")
    for row in 0..<6 {
      balance += credit[row] - debit[row]
      rows +=
        "2024-01-0\(row + 1),x\(row % 4),\(debit[row] == 0 ? "" : "\(debit[row])"),"
        + "\(credit[row] == 0 ? "" : "\(credit[row])"),\(balance)\n"
    }
    let plan = try plan("Date,Text,Debit,Credit,Balance\n" + rows)
    #expect(plan.shape == .line && plan.y?.source == .column(4))
  }

  @Test func listsOfJSONAreNoNames() throws {
    let planner = try planner("date,tags,v\n" + lines(1..<9) { "2024-01-0\($0),\"[1, \($0 % 2)]\",\($0)" })
    #expect(planner.profiles[1].role == .identifier)
  }

  // MARK: Totals

  @Test func constantsProveNoTotal() throws {
    let table =
      "card,year,code,supplier\n" + ["A", "B", "C", "D", "D", "D"].map { "1,2015,55,\($0)\n" }.joined()
    #expect(try planner(table).facts.partsFilter == nil)
  }

  @Test func aRowOfTotalsUnderRanksIsLeftOut() throws {
    let plan = try plan("Rank,NOC,Gold,Silver\n1,US,40,44\n2,China,40,27\n3,Japan,20,12\nTotals,,100,83\n")
    #expect(plan.x?.source == .column(1) && plan.y?.source == .folded([2, 3]))
  }

  @Test func aColumnThatContinuesAnotherIsNoTotal() throws {
    let table =
      "date,old_act,farm,all_covered\n" + lines(0..<6) { "19\(40 + $0),\($0 + 1),\($0 + 1),\($0 + 1)" }
      + lines(0..<9) { "19\(50 + $0),,,\($0 + 9)" }
    #expect(try planner(table).whole(of: planner(table).profiles.filter { $0.type == .number }) == nil)
  }

  // MARK: Times

  @Test func timesOfDayAreSpansAlsoOfRepeatedNames() throws {
    let table = "Room,Start time,End time\nA101,09:00,10:30\nA101,11:00,12:00\nB2,09:15,10:00\n"
    let plan = try plan(table)
    #expect(plan.x?.source == .column(1) && plan.xEnd?.source == .column(2) && plan.y?.source == .column(0))
  }

  @Test func aFewTimesOfTwoDevicesAreLines() throws {
    let rows = lines(0..<6) { "2024-05-01T0\($0 / 2):00:00Z,\(17 + $0 % 2),2\($0).3,4\($0)" }
    let plan = try plan("timestamp,device_id,temperature,humidity\n" + rows)
    #expect(plan.shape == .line && plan.x?.source == .column(0) && plan.color?.source == .column(1))
  }

  @Test(arguments: [
    "year,month,day,temp\n" + lines(1..<28) { "2024,2,\($0),\($0 * 7 % 13).5" },
    "Yr,Mo,Dy,temp\n" + lines(1..<28) { "61,1,\($0),\($0 * 7 % 13).5" },
    "day,month,year,temp\n" + lines(1..<28) { "\($0),2,2024,\($0 * 7 % 13).5" },
    "year,month,temp\n" + lines(0..<120) { "\(2000 + $0 / 12),\($0 % 12 + 1),\($0 * 7 % 13).5" },
    "year,quarter,temp\n" + lines(0..<80) { "\(2000 + $0 / 4),\($0 % 4 + 1),\($0 * 7 % 13).5" },
    "year,month,temp\n"
      + lines(0..<120) {
        "\(2000 + $0 / 12),\(["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"][$0 % 12]),\($0 * 7 % 13).5"
      },
  ])
  func aDateSpreadOverColumnsIsOneAxis(text: String) throws {
    let planner = try planner(text)
    let plan = try planner.plan()
    #expect(plan.shape == .line && plan.x?.source == .column(planner.table.columns.count - 1))
    #expect(plan.color == nil && planner.table.columns.last?.name == "date")
  }

  @Test(arguments: [
    "year,month,date,v\n2024,1,2024-01-01,3\n2024,2,2024-02-01,4\n", "year,month,v\n2024,13,3\n2024,14,4\n",
    "year,month,dom,v\n" + lines(0..<60) { "\(2020 + $0 / 30),\($0 / 10 % 3 + 1),\($0 % 10 + 1),\($0)" },
    "Country,Month,Year,Value\n" + lines(0..<9) { "\(["a", "b"][$0 % 2]),\($0 / 2 + 1),14,\($0)" },
    "month,day,v\n1,1,3\n1,2,4\n", "year,name,month,v\n2024,a,1,3\n2024,b,2,4\n",
  ])
  func otherColumnsAreNoDate(text: String) throws {
    let table = try table(text)
    #expect(JoinedDate.joined(table, zone: .utc).columns.count == table.columns.count)
  }

  @Test func namesOfRowsThatAreYearsAreAnAxis() throws {
    let plan = try plan(
      "rownames,N.Amer,Europe\n1951,45939,21574\n1956,60423,29990\n1957,64721,32510\n1961,71000,40100\n")
    #expect(plan.x?.kind == .date && plan.y?.source == .folded([1, 2]))
  }

  // MARK: Nothing to draw, and rows that do not compare

  @Test func namesThatOccurOnceAreRefused() {
    let error = #expect(throws: PlanError.self) { try planner("domain\nabc.com\nbcd.com\ncde.org\n").plan() }
    #expect(error?.description.contains("3 different texts in \"domain\"") ?? false)
  }

  @Test func oneNameInEachRowIsRefused() {
    let pages = (1...6).map { "www.example.org,/page-\($0)\n" }.joined()
    let error = #expect(throws: PlanError.self) { try planner(pages).plan() }
    #expect(error?.description.contains("the same text in each row of \"column 1\"") ?? false)
  }

  @Test func rowsOfOneUnitAreDrawn() throws {
    let kpis =
      "KPI,Target,Actual,Unit\nRevenue,500000,475000,USD\nChurn,2.0,2.6,%\nMargin,11,12,%\nTime,4,3.2,hours\n"
    let facts = try planner(kpis).facts
    #expect(facts.partsFilter == "\"Unit\" = '%'" && facts.rowCount == 2 && facts.table.notes.count == 1)
    let error = #expect(throws: PlanError.self) {
      try planner("KPI,Value,Unit\nRevenue,500000,USD\nChurn,2.0,%\nTime,4,hours\n").plan()
    }
    #expect(error?.description.contains("each row has its own unit in \"Unit\"") ?? false)
  }

  @Test func equalSumsGiveWayToAnotherColumn() throws {
    let table = "field,kind,count\n" + lines(0..<24) { "f\($0 % 3),k\($0 / 3),\($0 / 3 + 1)" }
    #expect(try plan(table).x?.source == .column(1))
  }

  // MARK: Samples and surveys

  @Test func columnsOfSamplesHaveABoxEach() throws {
    let plan = try plan(
      "A couple,A few,Several,Many\n"
        + lines(0..<20) { "\(2 + $0 * 3 % 4),\(3 + $0 % 3),\(4 + $0 * 7 % 5),\(6 + $0 * 11 % 9)" })
    #expect(plan.summary == .box)
    #expect(plan.y?.source == .folded([0, 1, 2, 3]) || plan.x?.source == .folded([0, 1, 2, 3]))
  }

  @Test func answersWithATimestampAreCounted() throws {
    let table =
      "Timestamp,Age,Satisfaction (1-5),Recommend\n"
      + lines(0..<12) {
        "2024-03-\(12 + $0 / 3) 09:\(10 + $0 * 17 % 45):33,\(["18-25", "26-35"][$0 % 2]),\($0 * 7 % 4 + 2),\(["Yes", "No"][$0 / 2 % 2])"
      }
    let plan = try plan(table)
    #expect(plan.y?.source == .rows && plan.x?.source == .column(2) && plan.x?.kind == .name)
  }

  // MARK: Cost

  @Test func theRolesOfManyColumnsAreAskedForAFewTimesEach() throws {
    let names = (0..<300).map { "n\($0),v\($0)" }.joined(separator: ",")
    let planner = try planner(
      names + "\n" + lines(0..<4) { row in (0..<300).map { "t\(row),\($0 + row)" }.joined(separator: ",") })
    _ = try planner.plan()
    #expect(
      planner.profiles.allSatisfy { $0.cachedRole.questions < 200 },
      "\(planner.profiles.map(\.cachedRole.questions).max() ?? 0)")
  }

  @Test func theRoleOfAColumnIsFoundOnce() throws {
    let profile = try planner("visits\n1\n2\n3\n").profiles[0]
    var count = 0
    let memo = Memo<Int, Int>()
    for _ in 0..<3 {
      _ = memo.value(1) {
        count += 1
        return 1
      }
    }
    #expect(count == 1 && profile.role == .count && profile.role == .count)
  }
}
