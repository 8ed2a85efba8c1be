import OpenChartsChartMath
import OpenChartsTables
import Testing

@testable import OpenChartsCommandLineTool

/// Tables of events that have no row where nothing happened, of estimates with their limits, and of names without order.
@MainActor
struct RareEventTests {
  private let folder = try! TemporaryFolder()

  // MARK: Events

  private func disasters(_ name: String, _ value: (_ year: Int, _ kind: Int) -> Int) -> String {
    let kinds = ["flood", "drought", "storm", "fire", "slide"]
    var rows: [String] = []
    for year in 0..<60 {
      for kind in kinds.indices where (year * 37 + kind * 53 + year * year * 11) % 10 < 4 {
        rows.append("\(kinds[kind]),\(1950 + year),\(value(year, kind))\n")
      }
    }
    return "kind,year,\(name)\n" + rows.joined()
  }

  @Test func testYearsWithoutEventsAreNoSlopes() throws {
    let text = disasters("deaths") { [5, 400, 30, 9000, 70, 1][($0 * 3 + $1) % 6] }
    let plan = try planner(text).plan()
    #expect(plan.shape == .bar && plan.x?.grouping == .unit(.year))
    #expect(plan.color?.source == .column(0) && plan.stack == .standard)
    #expect(plan.y?.aggregate == .sum && plan.title == "Deaths by year and kind")
  }

  @Test func testRareCountsOfAPopulationAreALine() throws {
    let text = disasters("population") { 1000 * ($1 + 1) + $0 * 10 }
    #expect(try planner(text).plan().shape == .line)
  }

  // MARK: Estimates and their limits

  private let estimates: String = {
    let groups = ["All ages", "Adults (15+)", "Children (0-14)", "Females 10-19"]
    var rows: [String] = []
    for year in 0..<8 {
      for (indicator, size) in [("infections", 10_000), ("illnesses", 9000)] {
        for (index, group) in groups.enumerated() {
          let value = (size + year * 10) / (index + 1)
          let start = "\(indicator),\(group)"
          rows.append("\(start) estimate,\(2000 + year),\(value)\n")
          rows.append("\(start) lower estimate,\(2000 + year),\(value * 9 / 10)\n")
          rows.append("\(start) upper estimate,\(2000 + year),\(value * 12 / 10)\n")
        }
      }
      rows.append("people saved,estimate,\(2000 + year),\(700 + year)\n")
    }
    return "Indicator,Subgroup,Year,Value\n" + rows.joined()
  }()

  @Test func testGroupsAndLimitsAreNotAveragedWithTheirWhole() throws {
    let planner = try planner(estimates)
    let plan = try planner.plan()
    #expect(planner.table.rowCount == 24)
    #expect(plan.shape == .line && plan.color?.source == .column(0) && plan.y?.aggregate == nil)
    #expect(planner.table.notes.contains { $0.contains("limits of estimates") })
    #expect(planner.table.notes.contains { $0.contains("those of All ages estimate are drawn") })
  }

  @Test func testOneUnitIsDrawnWithoutLimitsAndGroups() throws {
    let rows = estimates.split(separator: "\n").dropFirst().map { row in
      row.replacing(",", with: ",Number,", maxReplacements: 1) + "\n"
    }
    let shares = (2000..<2008).map { "coverage,Percent,estimate,\($0),\($0 - 1950)\n" }
    let planner = try planner(
      "Indicator,Unit,Subgroup,Year,Value\n" + rows.joined() + shares.joined())
    #expect(planner.table.rowCount == 24)
    #expect(try planner.plan().color?.source == .column(0))
    #expect(planner.facts.partsFilter?.contains("\"Unit\" = 'Number'") == true)
  }

  @Test func testTheCommandDrawsTheSameBarsOfEvents() throws {
    try expectSameCommand(of: disasters("deaths") { [5, 400, 30, 9000, 70, 1][($0 * 3 + $1) % 6] })
  }

  @Test func testTheCommandLeavesTheSameRowsOut() throws { try expectSameCommand(of: estimates) }

  /// Expects that the command that `--explain` prints draws the same picture.
  private func expectSameCommand(of text: String) throws {
    let table = try folder.file("events.csv", text)
    let result = run([table, "--explain", "-o", folder.path + "/1.svg"])
    let command = try #require(result.out.last)
    let words = TypedWord.words(of: command).map(\.text)
    let again = run(Array(words.dropFirst().dropLast()) + [folder.path + "/2.svg"])
    #expect(again.status == 0, "\(again)")
    #expect(folder.bytes("1.svg") == folder.bytes("2.svg"), "\(command)")
  }

  @Test func testLowerSchoolsAreNoLimits() throws {
    let schools = ["secondary", "lower secondary", "upper secondary", "primary"]
    let rows = lines(0..<32) { "\(2000 + $0 / 4),\(schools[$0 % 4]),\($0 * 37 % 41 + 20).5" }
    let table = try Table(bytes: Array(("year,school,zz\n" + rows).utf8), file: "t.csv")
    #expect(TableFacts(table).withoutLimits() == nil)
  }

  // MARK: Bars of one length

  private func names(_ value: (Int) -> String) throws -> ChartForm? {
    let letters = Array("ABCDEFGHIJKLMNOPQRST").map(String.init)
    return try form(
      "place,zz\n" + lines(0..<200) { "\(letters[$0 / 10])\(letters[$0 % 10].lowercased())ton,\(value($0))" })
  }

  @Test func testTheLargestOfManyEqualValuesAreADistribution() throws {
    #expect(try names { "1.\(100 + $0 * 37 % 101)" } == .distribution)
    #expect(try names { "\($0 * 37 % 199 + 5).5" } == .comparison)
  }

  // MARK: Order

  private let boroughs = ["Queens", "Bronx", "Staten Island", "Manhattan", "Brooklyn"]

  @Test func testCountsOfNamesInMixedOrderAreRanked() throws {
    let mixed = "zone,borough\n" + lines(0..<40) { "z\($0 * 37 % 41)y,\(boroughs[$0 * $0 % 7 % 5])" }
    #expect(try planner(mixed).plan().sort == .valueDown)
    let blocks = "zone,borough\n" + lines(0..<40) { "z\($0 * 37 % 41)y,\(boroughs[$0 / 8])" }
    #expect(try planner(blocks).plan().sort == .none)
  }

  @Test func testAnIntendedOrderOfNamesStays() throws {
    let states = ["Utah", "Ohio", "Iowa", "Texas", "Maine", "Idaho", "Nevada", "Oregon"]
    func order(_ names: [String], _ value: (Int) -> Int) throws -> SortOrder {
      try planner("state,plants\n" + lines(0..<8) { "\(names[$0]),\(value($0))" }).plan().sort
    }
    #expect(try order(states) { $0 * 37 % 41 + 5 } == .valueDown)
    #expect(try order(states.sorted()) { $0 * 37 % 41 + 5 } == .none)
    #expect(try order(states) { $0 * 3 + 5 } == .none)
  }
}
