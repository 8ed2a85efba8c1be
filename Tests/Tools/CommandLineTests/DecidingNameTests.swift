import OpenChartsChartMath
import OpenChartsTables
import Testing

@testable import OpenChartsCommandLineTool

/// The names and steps on which a measure depends.
@MainActor
struct DecidingNameTests {
  private func plan(_ text: String) throws -> ChartPlan { try planner(text).plan() }

  private func zones(_ value: (_ drug: Int, _ strain: Int) -> Double) -> String {
    "strain,drug,diameter\n"
      + lines(0..<60) { "S\($0 % 5),D\($0 / 5 % 4),\(value($0 / 5 % 4, $0 % 5) + Double($0 % 3) / 10)" }
  }

  @Test func testTheNamesThatExplainTheMeasureAreCompared() throws {
    #expect(try plan(zones { Double($0) * 10 + Double($1) / 2 + 0.5 }).x?.source == .column(1))
    #expect(try plan(zones { Double($0) / 2 + Double($1) * 10 + 0.5 }).x?.source == .column(0))
    // Neither decides.
    #expect(try plan(zones { Double($0) * 5 + Double($1) * 4 + 0.5 }).x?.source == .column(0))
  }

  @Test func testTownsOfCountriesDoNotDecide() throws {
    let rows = lines(0..<60) { "C\($0 % 12 / 4),T\($0 % 12),\($0 % 12 * 3).5" }
    let planner = try planner("country,town,rate\n" + rows)
    let names = planner.profiles.filter { $0.role == .name }
    #expect(names.count == 2 && planner.decidingName(names, of: planner.profiles[2]) == nil)
  }

  @Test func testTheTimeOfAnExperimentIsAnAxis() throws {
    let rows = lines(0..<216) {
      "S\($0 % 8),D\($0 / 8 % 3),rep_\($0 / 24 % 3),\(["0", "2.5", "5"][$0 / 72]),\(5_000_000 / ($0 / 72 * 90 + 1) + $0)"
    }
    let drawn = try plan("strain,drug,replicate,time,cfu\n" + rows)
    #expect(drawn.shape == .line && drawn.x?.source == .column(3) && drawn.y?.source == .column(4))
    #expect(drawn.color?.source == .column(1) && drawn.y?.aggregate == .mean)
  }

  @Test func testTheHoursOfManyDaysHaveAMeanCourse() throws {
    let days = ["Lunes", "Martes", "Miércoles", "Jueves", "Viernes", "Sábado", "Domingo"]
    let rows = lines(0..<336) {
      "\(days[$0 / 48]),\($0 / 2 % 24 + 1),\(["Lavadora", "Televisor"][$0 % 2]),\(200 + $0 * 7 % 31).5"
    }
    let drawn = try plan("dia,hora,dispositivo,voltaje\n" + rows)
    #expect(drawn.shape == .line && drawn.x?.source == .column(1) && drawn.color?.source == .column(2))
  }

  @Test func testMeansOfEventsHaveAUnitWithoutGaps() throws {
    // Four days of every twelve.
    let rows = lines(0..<240) { row in
      let day = CivilDate(dayNumber: 16_801 + row / 4 * 12 + row % 4)
      return "\(day.year)-\(day.month < 10 ? "0" : "")\(day.month)-\(day.day < 10 ? "0" : "")\(day.day),"
        + "\(row * 7 % 31 + 9).5"
    }
    #expect(try plan("day,delay\n" + rows).x?.grouping == .unit(.month))
  }

  // MARK: Titles

  @Test func testPointsOfOneQuestionHaveItsAnswersAsTitles() throws {
    let question = "People by kind of membership in the church"
    let planner = try planner(
      "\(question)_Member of it,\(question)_Not a member\n"
        + lines(0..<60) { "\($0 * 37 % 211 + 40),\($0 * 53 % 97 + 30)" })
    let drawn = planner.scatter(planner.profiles)
    #expect([drawn.x?.title, drawn.y?.title] == ["Member of it", "Not a member"])
  }

  @Test func testShortBeginningsAndNumbersAreNoQuestions() {
    #expect(Planner.titles("mean of it: red", "mean of it: blue") == nil)
    #expect(Planner.titles("People by kind of membership: 1", "People by kind of membership: 2") == nil)
    #expect(Planner.titles("People by kind of church", "People by kind of chapel") == nil)
    let rest = Planner.titles("People by kind of membership: yes", "People by kind of membership: none")
    #expect(rest?.0 == "yes" && rest?.1 == "none")
  }

  // MARK: Noise

  private func crosses(_ value: (_ month: Int, _ name: Int) -> Int) throws -> Bool {
    let rows = lines(0..<72) { "2024-\($0 / 6 + 101)-01,n\($0 % 6),\(value($0 / 6, $0 % 6))" }
    let planner = try planner("day,kind,sold\n" + rows.replacing("2024-1", with: "2024-"))
    var plan = ChartPlan(.line, x: planner.channel(0), y: planner.aggregated(planner.channel(2), .sum))
    plan.color = planner.names(1)
    return planner.crossAtRandom(plan, 2)
  }

  @Test func testLinesOfSumsThatCrossAtRandomAreRecognized() throws {
    #expect(try crosses { ($0 * 7 + $1 * 11 + $0 * $1 * 5) % 13 + 5 })
  }

  @Test func testLinesOfDifferentHeightsOrWithACourseStay() throws {
    #expect(try !crosses { ($0 * 7 + $1 * 11 + $0 * $1 * 5) % 13 + 5 + $1 * 10 })
    #expect(try !crosses { $1 < 3 ? $0 : 12 - $0 })
  }
}
