import OpenChartsTables
import Testing

@testable import OpenChartsCommandLineTool

/// Kinds of published tables, each with the chart that its readers expect.
@MainActor
struct PublishedTableTests {
  // MARK: Estimates

  @Test func moreErrorBarsThanALineHasRoomForAreLeftOut() throws {
    func table(_ count: Int) -> String {
      lines("year,estimate,lower,upper", count) { "\(1900 + $0),\($0 % 7 + 10),\($0 % 7 + 8),\($0 % 7 + 12)" }
    }
    let few = try plan(table(60))
    #expect(few.error == .limits(low: 2, high: 3))
    let many = try plan(table(61))
    #expect(many.shape == .line && many.y?.source == .column(1) && many.color == nil && many.error == nil)
    #expect(many.notes.contains { $0.contains("limits of estimate") && $0.contains("--y-error") })
  }

  // MARK: Lines

  @Test func scoresOfTeamsThatPlayNowAndThenAreNoLines() throws {
    func isNoise(_ score: (Int) -> Int) throws -> Bool {
      // Two of eight teams play on each day; the days come in groups of six.
      let rows = lines(0..<96) { row in
        let game = row / 2
        let day = game + game / 6 * 25
        let date = "2024-0\(day / 28 + 1)-\(day % 28 < 9 ? "0" : "")\(day % 28 + 1)"
        return "t\(row % 8),\(date),\(score(game))"
      }
      let facts = ChoiceFacts(try planner("team,date,score\n" + rows))
      return facts.hasNoisyLines
    }
    #expect(try isNoise { $0 * 7 % 11 })
    #expect(try !isNoise { $0 / 4 })
  }

  @Test func amountsHaveALineForEachOfAFewNamesInPlaceOfTheLargestOfMany() throws {
    let rows = lines(0..<200) {
      "2024-0\($0 / 50 + 1),p\($0 % 10),s\($0 / 10 % 5),\($0 * 37 % 101 + 20)"
    }
    let sources = try plan("date,place,source,kwh\n" + rows)
    #expect(sources.shape == .line && sources.color?.source == .column(2) && sources.y?.aggregate == .sum)
    // A place has one region.
    let regions = lines(0..<80) { "2024-0\($0 / 20 + 1),p\($0 % 10),r\($0 % 10 / 4),\($0 * 37 % 101 + 20)" }
    #expect(try plan("date,place,region,kwh\n" + regions).color?.source == .column(1))
  }

  // MARK: Columns

  @Test func menAndWomenAreComparedInTheFirstQuantity() throws {
    let header = "City,Meat (M),Meat (F),Fish (M),Fish (F)\n"
    func row(_ name: String, _ row: Int) -> String {
      "\(name),\(row + 100).5,\(row + 60).5,\(row % 7 + 40).5,\(row % 5 + 30).5\n"
    }
    let drawn = try plan(header + (0..<20).map { row("c\($0)", $0) }.joined())
    #expect(drawn.shape == .bar && drawn.x?.source == .folded([1, 2]) && drawn.isHorizontal)
    // Two of twenty rows have no city.
    let blank = try plan(header + (0..<20).map { row($0 % 10 == 3 ? "" : "c\($0)", $0) }.joined())
    #expect(blank.x?.source == .folded([1, 2]))
    let years = try planner(
      "City,Men 2010,Women 2010,Men 2020,Women 2020\n" + lines(0..<5) { "c\($0),\($0 + 5),\($0 + 6),7,8" })
    #expect(years.firstOpposites(years.profiles.filter(\.isAutomaticMeasure)).isEmpty)
  }
}
