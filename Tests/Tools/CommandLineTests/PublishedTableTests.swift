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

  @Test func textsThatIdentifySitesHaveALineEach() throws {
    let rows = lines(0..<48) {
      "2024-\($0 / 4 < 9 ? "0" : "")\($0 / 4 + 1)-01,\(["A1", "B2", "C3", "D4"][$0 % 4]),\($0 * 37 % 101).5"
    }
    let drawn = try plan("date,site_id,level\n" + rows)
    #expect(drawn.shape == .line && drawn.color?.source == .column(1) && drawn.y?.aggregate == nil)
  }

  @Test func daysOfAnIncompleteUnitAreAveraged() throws {
    // Months of 28 days from January 2020.
    func drawn(_ days: Int) throws -> ChartPlan {
      try plan(
        lines("day,sales", days) { row in
          let (month, day) = (row / 28 % 12 + 1, row % 28 + 1)
          let date = "\(2020 + row / 336)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
          return "\(date),\(row * 7919 % 101)"
        })
    }
    let whole = try drawn(896)
    #expect(whole.x?.grouping == .unit(.month) && whole.y?.aggregate == .sum)
    let cut = try drawn(900)
    #expect(cut.x?.grouping == .unit(.month) && cut.y?.aggregate == .mean)
  }

  @Test(arguments: [("", true), ("7", false)])
  func linesGoOnOverDatesThatHoldOtherColumnsOnly(value: String, goOn: Bool) throws {
    let rows = (2001...2006).flatMap { year in
      ["a", "b", "c"].map { name in
        "\(year),\(name),\(year != 2003 ? "5" : name == "b" ? value : ""),1\n"
      }
    }.joined()
    let table = try table("d,s,v,w\n" + rows)
    let plan = try ChartPlan(table, parsed(["--x", "d", "--y", "v", "--color", "s", "--mark", "line"]))
    guard case .numbers(let values)? = PlotData(plan, table).y else {
      Issue.record("no numbers")
      return
    }
    #expect(values.allSatisfy(\.isFinite) == goOn)
  }

  @Test func resultsOfPollsAreLinesOfAllParties() throws {
    // Two polls a day; few whole numbers look like codes.
    let rows = lines(0..<40) { row in
      let (day, month) = (["03", "05", "17", "26"][row / 2 % 4], row / 8 + 1)
      return "p\(row % 3),2024-0\(month)-\(day),\(28 + row % 5),\(14 + row % 4),\(17 + row % 6),"
        + "\(12 + row % 4),\(4 + row % 3)"
    }
    let header = "pollster,date,CDU,SPD,AfD,Gruene,FDP\n"
    let drawn = try plan(header + rows)
    #expect(drawn.shape == .line && drawn.x?.source == .column(1))
    #expect(drawn.y?.source == .folded([2, 3, 4, 5, 6]) && drawn.y?.aggregate == .mean)
    let others = try planner(header + rows.replacing(",28,", with: ",68,"))
    #expect(others.sharesOfRows().isEmpty)
  }

  @Test func yearsAreDrawnRatherThanTheirMonths() throws {
    func table(_ years: Int) -> String {
      lines("Year,Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec,Annual", years) { year in
        "\(1990 + year)," + (0..<12).map { "\((year * 37 + $0 * 11) % 97).5," }.joined()
          + "\(year * 31 % 89).5"
      }
    }
    let drawn = try plan(table(12))
    #expect(drawn.shape == .line && drawn.x?.source == .column(0) && drawn.y?.source == .column(13))
    #expect(drawn.color == nil && drawn.notes.contains { $0.contains("without Jan") })
    let few = try planner(table(8))
    #expect(few.wholeYear(over: few.profiles[0]) == nil)
  }

  // MARK: Columns

  @Test func yearsOfTwoColumnsOfNamesAreLinesInPanels() throws {
    func rows(_ count: Int) -> String {
      lines(0..<count) { row in
        let values = [37, 41, 43, 47].map { "\((row + 3) * $0 % 89 + 10)" }
        return "c\(row / 4),s\(row % 4)," + values.joined(separator: ",")
      }
    }
    let drawn = try plan("country,sector,1990,2000,2010,2020\n" + rows(12))
    #expect(drawn.shape == .line && drawn.x?.source == .foldedNames([2, 3, 4, 5]))
    #expect(drawn.facet?.source == .column(1) && drawn.color?.source == .column(0))
    #expect(drawn.y?.aggregate == nil)
    // Different quantities share no axis, and 13 panels are too many.
    let quantities = try planner("country,indicator,1990,2000,2010,2020\n" + rows(12))
    #expect(quantities.timeHeaders(ChoiceFacts(quantities).names)?.facet == nil)
    let many = try planner("country,sector,1990,2000,2010,2020\n" + rows(52))
    #expect(many.timeHeaders(ChoiceFacts(many).names)?.facet == nil)
  }

  @Test func twoFlowsAreComparedOverAllMonths() throws {
    let rows = lines(0..<36) {
      "\(2020 + $0 / 12),\($0 % 12 + 1),\($0 * 7 % 31 + 20),\($0 * 11 % 37 + 20)"
    }
    #expect(try form("year,month,exports,imports\n" + rows) == .change)
  }

  @Test func meansOfThingsComeBeforeTheirSizes() throws {
    let rows = lines(0..<10) { "s\($0),\(500 + $0 * 37),\(60 + $0 * 3 % 7).5,\(20 + $0 * 5 % 9).5" }
    let schools = ChoiceFacts(try planner("school,pupils,avg maths,share absent\n" + rows))
    #expect(schools.ratesOfNames == [2, 3])
  }

  @Test func votesForPartiesOfManyPlacesAreAddedUp() throws {
    let rows = lines(0..<70) { row in
      let votes = [37, 41, 43, 47].map { "\((row + 3) * $0 % 8009 + 10)" }.joined(separator: ",")
      return "Seat \(row),\(50_000 + row * 97),\(50 + row % 20).5,\(votes),\(row % 17 + 3)"
    }
    let header = "constituency,registered,turnout,Reds,Blues,Greens,Others,invalid\n"
    let drawn = try plan(header + rows)
    #expect(drawn.shape == .bar && drawn.y?.source == .foldedNames([3, 4, 5, 6]))
    #expect(drawn.x?.aggregate == .sum)
    let animals = "town,area,height,Cows,Pigs,Sheep,Goats,Hens\n"
    #expect(try planner(animals + rows).columnSums(ChoiceFacts(planner(animals + rows))) == nil)
  }

  @Test func teamsAreRankedByTheirPoints() throws {
    let drawn = try plan(
      lines("Team,Won,Drawn,Lost,Points", 20) {
        "Team \($0),\($0 * 7 % 23 + 4),\($0 * 3 % 7 + 2),\($0 * 5 % 19 + 1),\($0 * 11 % 61 + 20)"
      })
    #expect(drawn.shape == .bar && drawn.y?.source == .column(0) && drawn.x?.source == .column(4))
  }

  @Test func whatWasPlannedAndWhatCameAreAddedUpByName() throws {
    let rows = lines(0..<12) {
      "d\($0 / 3),k\($0 % 3),\($0 * 37 % 83 + 40),\($0 * 41 % 79 + 40),\($0 * 5 % 17 - 8)"
    }
    let drawn = try plan("Department,Category,Budget,Actual,Variance\n" + rows)
    #expect(drawn.shape == .bar && drawn.x?.source == .column(0))
    #expect(drawn.y?.source == .folded([2, 3]) && drawn.y?.aggregate == .sum)
  }

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

  @Test func coloursOfBarsHaveTheNamesOfCodes() throws {
    let parties = [("lab", "Labour"), ("con", "Conservative"), ("lib", "Liberal Democrats")]
    let rows = lines(0..<60) {
      "d\($0),\($0 * 37 % 101 + 40),\(parties[$0 % 3].0),\(parties[$0 % 3].1),k\($0 % 4)"
    }
    let donors = try planner("donor,amount,party,partyname,kind\n" + rows)
    #expect(donors.bars(donors.profiles[4], donors.profiles[1]).color?.source == .column(3))
    let kinds = [("individual", "Individual person"), ("union", "Trade union"), ("pub", "Public fund")]
    let entities = try planner(
      "entity,entityname,v\n" + lines(0..<30) { "\(kinds[$0 % 3].0),\(kinds[$0 % 3].1),\($0 * 7 % 31)" })
    #expect(entities.isCode(entities.profiles[0], of: entities.profiles))
  }

  @Test func sharesNearOneHundredAreNoRanking() throws {
    func rates(_ share: (Int) -> Int) throws -> [Int] {
      let rows = lines(0..<80) { "town \($0 * 7),\($0 * 377 % 901 + 40),\(share($0)).5,\($0 * 37 % 83).5" }
      let facts = ChoiceFacts(try planner("town,people,share with light,unemployment rate\n" + rows))
      return facts.ratesOfNames.sorted()
    }
    #expect(try rates { 99 - $0 / 40 } == [3])
    #expect(try rates { 99 - $0 } == [2, 3])
  }

  // MARK: Maps

  @Test func coloursOfFewLargeValuesAreLogarithmic() throws {
    func scale(_ value: (Int) -> Int) throws -> ColorScaleName? {
      let rows = lines(0..<40) {
        "5\($0 % 7).\($0 + 10),\($0 % 5 + 8).\($0 * 7 % 90 + 10),\(value($0))"
      }
      let places = try planner("lat,lon,victims\n" + rows)
      return places.map(places.profiles.filter(\.isMeasure))?.colorScale
    }
    #expect(try scale { $0 == 5 ? 300 : $0 % 3 } == .scale(.symlog))
    #expect(try scale { $0 == 5 ? 3000 : $0 % 30 + 1 } == .scale(.log))
    #expect(try scale { $0 * 7 % 31 + 1 } == nil)
  }

  @Test func theExplainedCommandNamesTheScaleOfColours() throws {
    let folder = try TemporaryFolder()
    let rows = lines(0..<40) {
      "5\($0 % 7).\($0 + 10),\($0 % 5 + 8).\($0 * 7 % 90 + 10),\($0 == 5 ? 300 : $0 % 3)"
    }
    let file = try folder.file("t.csv", "lat,lon,victims\n" + rows)
    let line = run([file, "--explain", "-o", folder.path + "/t.svg"]).out.joined()
    #expect(line.contains("--color-scale symlog"), "\(line)")
  }
}
