import OpenChartsTables
import Testing

@testable import OpenChartsCommandLineTool

/// Rows that are no rows of their kind, although no word says so.
struct HiddenTotalsTests {
  private func facts(_ text: String) throws -> TableFacts {
    TableFacts(try Table(bytes: Array(text.utf8), file: "t.csv")).ofParts(PlotArguments())
  }

  // MARK: Years among months

  private func spending(_ total: (Int) -> Double) -> String {
    var text = "category,fiscal_month,amount\n"
    for kind in 1...3 {
      let values = (1...12).map { $0 * 7 % 5 * 10 + kind }
      for (month, value) in values.enumerated() { text += "kind \(kind),\(month + 1),\(value)\n" }
      text += "kind \(kind),13,\(total(values.reduce(0, +)))\n"
    }
    return text
  }

  @Test func testMonth13WithTheSumOfTheMonthsIsLeftOut() throws {
    let sums = try facts(spending { Double($0) + 0.1 })
    #expect(sums.rowCount == 36 && sums.partsFilter == "\"fiscal_month\" <> 13")
    let note = "13 of fiscal month is the sum of the others and is left out; --where chooses rows"
    #expect(sums.table.notes.contains(note), "\(sums.table.notes)")
    #expect(
      try facts(spending { Double($0) / 12 }).table.notes.contains { $0.contains("the mean of the others") })
  }

  @Test func testMonth13OfAYearWith13PeriodsStays() throws {
    #expect(try facts(spending { Double($0) / 5 }).rowCount == 39)
  }

  @Test func testAnnualMeansAmongMonthsAreLeftOutBeforeDatesAreJoined() throws {
    let names = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec", "Annual",
    ]
    let rows = lines(0..<39) { row in
      let year = row / 13
      return "\(2020 + year),\(names[row % 13]),\(row % 13 == 12 ? 55 + year : row % 13 * 10 + year)"
    }
    let facts = try facts("year,month,rate\n" + rows)
    #expect(facts.rowCount == 36 && facts.table.columns.last?.name == "date")
  }

  // MARK: Votes

  private let votes: String = {
    var text = "ContestName,Precinct,Candidate,Votes\n"
    for precinct in ["north", "south", "west"] {
      text += "REGISTERED VOTERS - TOTAL,\(precinct),,9000\n"
      for (name, count) in [
        ("Ann", 300), ("Ben", 200), ("UNDER VOTES", 90), ("OVER VOTES", 2), ("WRITE-IN", 9),
      ] {
        text += "MAYOR,\(precinct),\(name),\(count)\n"
      }
      for (name, count) in [("Cat", 150), ("Dan", 140), ("Eve", 130), ("UNDER VOTES", 800)] {
        text += "COUNCIL,\(precinct),\(name),\(count)\n"
      }
    }
    return text
  }()

  @Test func testOfSeveralContestsTheLargestIsDrawn() throws {
    let facts = try facts(votes)
    #expect(facts.rowCount == 9)
    #expect(
      facts.table.notes.contains {
        $0.hasPrefix("the largest of 3 contests in ContestName is drawn, MAYOR, because votes of different")
      }, "\(facts.table.notes)")
    let condition =
      "\"ContestName\" = 'MAYOR' AND \"Candidate\" <> 'UNDER VOTES' AND \"Candidate\" <> 'OVER VOTES'"
    #expect(facts.partsFilter == condition)
    let plan = try ChartPlan(facts, PlotArguments(), zone: .utc)
    #expect(plan.title.contains("MAYOR"), "\(plan.title)")
  }

  @Test(arguments: ["Ballots Cast", "Registered Voters", "Times Counted", "ungültige Stimmen", "Votos nulos"])
  func testCountsOfBallotsAreNoCandidates(name: String) {
    #expect(TableFacts.isOtherCount(name) && !TableFacts.isOtherCount("WRITE-IN"))
  }

  // MARK: Sums and typing errors

  @Test func testSumsAtTheBottomNeedNoWord() throws {
    let named = "ministry,budget\n" + lines(1..<9) { "m\($0),\($0 * 1000)" }
    #expect(try facts(named + "CDEFG 9,36100\n").rowCount == 8)
    #expect(try facts(named + "CDEFG 9,38000\n").rowCount == 9)
    let blank = try facts(named + ",36000\n")
    #expect(blank.rowCount == 8 && blank.partsFilter == "\"ministry\" is not missing")
  }

  @Test func testAValueOfAThousandTimesAllOthersIsATypingError() throws {
    let rows = "ministry,budget\n" + lines(1..<12) { "m\($0),\($0 * $0 * 10 % 97 + 20)" }
    let error = try facts(rows + "n,555000000\n")
    #expect(error.rowCount == 11 && error.partsFilter?.hasPrefix("(\"budget\" < ") == true)
    #expect(
      error.table.notes.contains { $0.hasPrefix("1 row has a budget more than 1,000 times all others") })
    #expect(try facts(rows + "n,5550\n").rowCount == 12)
  }

  @Test func testYearsInAnotherUnitAreLeftOut() throws {
    func table(_ factor: Int) -> String {
      "year,head,value\n"
        + lines(0..<60) { row in
          "\(1990 + row / 5),h\(row % 5),\((row * 37 % 50 + 60) * (row < 10 ? factor : 1))"
        }
    }
    let jumped = try facts(table(1000))
    #expect(jumped.rowCount == 50 && jumped.partsFilter == "\"year\" <> 1990 AND \"year\" <> 1991")
    #expect(try facts(table(10)).rowCount == 60)
  }

  // MARK: Blocks

  @Test func testOfSeveralBlocksTheFirstIsDrawn() throws {
    let names = ["Farms", "Works", "Shops", "Other"]
    func block(_ title: String) -> String { "\(title),,,\n" + names.map { "\($0),7,8,9\n" }.joined() }
    let facts = try facts(
      "Sector,2010,2011,2012\n" + block("In prices of the year") + block("In prices of 2010"))
    #expect(facts.rowCount == 4 && facts.partsFilter == "\"block\" = 'In prices of the year'")
  }
}
