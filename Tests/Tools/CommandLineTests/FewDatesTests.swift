import OpenChartsTables
import Testing

@testable import OpenChartsCommandLineTool

/// Means over dates, and the tables for which another chart says more.
struct FewDatesTests {
  @Test func testATitleNamesNoMeanOfFewRepeatedPositions() throws {
    let rows = lines(0..<61) { "\(1900 + ($0 == 60 ? 30 : $0)),\($0 * 7 % 31 + 20).5" }
    let plan = try plan("year,rate\n" + rows)
    #expect(plan.y?.aggregate == .mean)
    #expect(plan.title == "Rate by year" && plan.yAxis.title == "rate")
    #expect(
      plan.notes == [
        "1 of 60 positions has several rows, and the mean of their values is drawn; --aggregate changes that"
      ])
    let many = lines(0..<70) { "\(1900 + $0 % 60),\($0 * 7 % 31 + 20).5" }
    #expect(try self.plan("year,rate\n" + many).title == "Mean rate by year")
  }

  @Test(arguments: ["name %,", "19%-01-01,"])
  @MainActor func testTheExplainedCommandOfFewRepeatsDrawsTheSamePicture(key: String) throws {
    let rows = lines(0..<61) { row in
      key.replacing("%", with: "\(row == 60 ? 40 : 10 + row)") + "\(row * 7 % 31 + 20).5"
    }
    let folder = try TemporaryFolder()
    let table = try folder.file("t.csv", "key,rate\n" + rows)
    let command = run([table, "--explain", "-o", folder.path + "/1.svg"]).out.joined()
    #expect(
      command.contains(" rate") && command.contains(" key") && !command.contains("--aggregate"), "\(command)")
    var words = TypedWord.words(of: command).map(\.text)
    (words[0], words[words.count - 1]) = ("plot", folder.path + "/2.svg")
    #expect(run(words).status == 0, "\(command)")
    #expect(folder.bytes("1.svg") == folder.bytes("2.svg"), "\(command)")
  }

  @Test func testTitlesOfSeveralColumnsNameNoMeanEither() throws {
    let rows = lines(0..<61) { row in
      "\(1900 + (row == 60 ? 30 : row)),\(row * 7 % 31 + 20).5,\(row * 11 % 37 + 20).5"
    }
    #expect(
      try plan("year,labor_force,not_in_labor\n" + rows).title == "Labor force and not in labor by year")
  }

  private func plan(_ text: String) throws -> ChartPlan { try ChartPlan(table(text), PlotArguments()) }

  @Test(arguments: [(4, ChartForm.relation), (30, .change)])
  func testRelatedMeasuresAtFewDatesArePoints(dates: Int, expected: ChartForm) throws {
    let rows = lines(0..<120) { row in
      let poll = row * 37 % 81 - 40
      return "\(1990 + row % dates),\(poll + row * 13 % 31),\(poll)"
    }
    #expect(try form("year,election_result,poll_average\n" + rows) == expected)
  }

  @Test func testAMeasureThatFollowsTheDatesKeepsItsLine() throws {
    let rows = lines(0..<120) { row in
      "\(1990 + row % 4),\(row % 4 * 50 + row * 13 % 31).5,\(row % 4 * 40 + row * 7 % 29).5"
    }
    #expect(try form("year,height,weight\n" + rows) == .change)
  }

  @Test func testRelatedMeasurementsOfManyNamedThingsArePoints() throws {
    let rows = lines(0..<120) { row in
      let height = row * 37 % 81 + 120
      return
        "person \(row) of all,\(["red", "blue", "green"][row % 3]),\(height).5,\(height / 2 + row * 13 % 31).5"
    }
    #expect(try form("name,team,height,weight\n" + rows) == .relation)
  }

  @Test func testNamesThatComeAndGoAreCounted() throws {
    let rows = lines(0..<1000) { row in
      let (year, place) = (row / 25, row % 25)
      // Five schools take part each year, the others in each fourth year.
      let school = place < 5 ? place : 5 + year * 7 % 4 + (place - 5) * 4
      return
        "\(1980 + year),school \(school),\(row % 3 == 0 ? "auto" : "at large"),\(row * 37 % 101).5"
    }
    let best = try #require(try ChartChoice(planner("Year,School,How,Rating\n" + rows)).best())
    #expect(best.candidate.form == .frequency && best.candidate.position == 1)
  }

  @Test func testNamesThatStayAreALine() throws {
    let rows = lines(0..<1000) { row in
      "\(1980 + row / 25),school \(row % 25 + (row % 25 < 5 ? row / 250 * 25 : 0)),\(row % 3 == 0 ? "auto" : "at large"),\(row * 37 % 101).5"
    }
    #expect(try form("Year,School,How,Rating\n" + rows) == .change)
  }

  @Test(arguments: [(5, [2, 1]), (1, [1, 2])])
  func testACompleteMeasureComesBeforeOneOfItsKindWithGaps(gaps: Int, expected: [Int]) throws {
    let rows = lines(0..<60) { row in
      "team \(row % 7),\(row < gaps ? "" : "\(row * 7 % 31 + 20).5"),\(row * 11 % 37 + 20).5"
    }
    let facts = ChoiceFacts(try planner("team,Conf. rate,Full rate\n" + rows))
    #expect(facts.measures.map(\.index) == expected)
  }
}
