import OpenChartsTables
import Testing

@testable import OpenChartsCommandLineTool

/// Charts of names that are not there at each date, and of numbers that belong to names rather than to rows.
struct ChangingNameTests {
  private func planner(_ text: String) throws -> Planner {
    let facts = TableFacts(try Table(bytes: Array(text.utf8), file: "t.csv"))
    return Planner(facts, arguments: PlotArguments())
  }

  private func plan(_ text: String) throws -> ChartPlan {
    let table = try Table(bytes: Array(text.utf8), file: "t.csv")
    return try ChartPlan(TableFacts(table).ofParts(PlotArguments()), PlotArguments(), zone: .utc)
  }

  // MARK: Names and dates

  @Test("names with rows in different years are compared, not averaged by year")
  func sparseNames() throws {
    let rows = lines(0..<40) { row in
      "\(2010 + (row * 3 + (row >= 24 ? 1 : 0)) % 8),town \(row % 24),\(row * 37 % 101).5"
    }
    #expect(try plan("year,town,share\n" + rows).shape == .bar)
  }

  @Test("a number that each player has in all matches is not drawn over time")
  func heights() throws {
    let rows = lines(0..<60) { row in
      "2024-01-\(10 + row / 6),player \(row % 12),\(150 + row % 12 * 3),\(row * 37 % 101).5"
    }
    let planner = try planner("date,player,height,speed\n" + rows)
    let measures = [planner.profiles[2], planner.profiles[3]]
    #expect(planner.ofRows(measures, at: planner.profiles[0]).map(\.index) == [3])
  }

  @Test("rows are counted over time if their only number describes a name")
  func qualities() throws {
    let rows = lines(0..<120) { row in
      "2024-0\(row / 28 + 1)-\(10 + row % 28 / 2),pollster \(row % 11),\(row % 11 * 37 % 101).5"
    }
    let drawn = try plan("date,pollster,quality\n" + rows)
    #expect(drawn.shape == .bar && drawn.x?.kind == .date && drawn.y?.source == .rows)
  }

  @Test("prices of cars are not divided by colours that explain nothing")
  func colours() throws {
    let rows = lines(0..<90) { row in
      "\(2010 + row % 10),\(["red", "blue", "black", "white"][row * 7 / 10 % 4]),\(9000 + row % 10 * 500 + row * 37 % 101).5"
    }
    let planner = try planner("year,colour,price\n" + rows)
    let drawn = planner.lines(planner.profiles[0], 2)
    #expect(drawn.color == nil && drawn.y?.aggregate == .mean)
  }

  @Test("a number of each week is drawn over time")
  func weeks() throws {
    let rows = lines(0..<84) { row in
      let (month, day) = (row / 28 + 1, row % 28 + 1)
      return "2024-0\(month)-\(day < 10 ? "0" : "")\(day),week \(row / 7),\(row / 7 * 37 % 101).5"
    }
    let planner = try planner("date,week,level\n" + rows)
    #expect(planner.ofRows([planner.profiles[2]], at: planner.profiles[0]).map(\.index) == [2])
  }

  @Test("players that rarely meet twice are pairs")
  func pairs() throws {
    let pairs = lines(0..<45) { "p\($0 % 10),p\(($0 + 1 + $0 / 10) % 10),\($0)" }
    #expect(try planner("winner,loser,n\n" + pairs + "p0,p1,45\n").hasRarePairs)
    #expect(try !planner("winner,loser,n\n" + pairs + pairs).hasRarePairs)
  }

  @Test("wins that are counted up for each boxer are a running count")
  func runningCounts() throws {
    let rows = lines(0..<60) { row in
      "20\(10 + row / 12)-0\(row % 9 + 1)-1\(row % 7),boxer \(row % 6),\(row / 6 + 1),\(row / 6 * 2 + 1)"
    }
    let planner = try planner("date,boxer,wins,steps\n" + rows)
    #expect(planner.isRunningCount(2))
    #expect(!planner.isRunningCount(3))
    #expect(planner.aggregate(for: 2) == .max)
  }

  @Test("first names, and surnames that several people share, identify no person")
  func halves() throws {
    let rows = lines(0..<20) { "first \($0),last \($0 % 10),team \($0 % 4),\($0 * 37 % 101)" }
    let planner = try planner("first_name,last_name,team,points\n" + rows)
    let texts = planner.profiles.filter { $0.type == .text }
    #expect(planner.withoutHalvesOfNames(texts).map(\.index) == [2])
    let unique = lines(0..<20) { "first \($0 % 3),last \($0),team \($0 % 4),\($0 * 37 % 101)" }
    let people = try self.planner("first_name,last_name,team,points\n" + unique)
    #expect(people.withoutHalvesOfNames(people.profiles.filter { $0.type == .text }).map(\.index) == [1, 2])
  }

  // MARK: Readings

  @Test("noisy readings of some days are drawn by the hour")
  func hours() throws {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let rows = lines(0..<1000) { row in
      let minutes = row * 17
      return
        "2024-03-\(two(minutes / 1440 + 1)) \(two(minutes / 60 % 24)):\(two(minutes % 60)),\(row * 7919 % 101).5"
    }
    #expect(try plan("time,temperature\n" + rows).x?.grouping == .unit(.hour))
  }

  @Test("a value comes before the scores about it")
  func values() throws {
    let rows = lines(0..<40) { row in
      "2024-01-01 \(10 + row / 6):\(row % 6)0,\(1000 + row * row % 37 * 50),0.0\(row % 7),0.\(row % 5)"
    }
    let drawn = try plan("timestamp,value,anomaly_score,raw_score\n" + rows)
    #expect(drawn.shape == .line && drawn.y?.source == .column(1))
  }

  @Test("ages in steps of one year are the axis, also in a later column")
  func ages() throws {
    let rows = lines(0..<30) { row in
      "\(9000 + row * 37 % 101 * 50),\(18 + row),\(8000 + row * 53 % 97 * 50),1.\(10 + row * 7 % 31)"
    }
    let drawn = try plan("male,age,female,ratio\n" + rows)
    #expect(drawn.shape == .line && drawn.x?.source == .column(1))
  }

  @Test("points of small whole numbers hide each other in a large table")
  func hiddenPoints() throws {
    let rows = lines(0..<600) { "\($0 % 5),\($0 * 7 % 6),\($0)" }
    let planner = try planner("a,b,c\n" + rows)
    let facts = ChoiceFacts(planner)
    #expect(facts.haveRowsOnePlace(ChartPlan(.point, x: planner.channel(0), y: planner.channel(1))))
    #expect(!facts.haveRowsOnePlace(ChartPlan(.point, x: planner.channel(0), y: planner.channel(2))))
  }

  // MARK: Names of columns

  @Test("areas of postcodes and sequence numbers are not measured")
  func numbers() throws {
    let areas = try planner("modzcta,cases\n" + lines(0..<30) { "\(10001 + $0 * 3),\($0 * 37 % 101)" })
    #expect(areas.profiles[0].role == .identifier)
    let ranks = try planner(
      "name,Seq.,points\n" + lines(0..<30) { "n\($0),\($0 < 20 ? $0 + 1 : $0 + 2),\($0 * 37 % 101)" })
    #expect(ranks.profiles[1].role == .index)
    let sorted = try planner(
      ",word,theme,bias\n" + lines(0..<30) { "\(($0 + 5) * 37 % 101),w\($0),t\($0 % 3),0.\($0)" })
    #expect(sorted.profiles[0].role == .index)
  }

  @Test("games come after wins and losses")
  func games() throws {
    let rows = lines(0..<30) { "t\($0),\($0 * 7 % 31 + 40),\($0 * 7 % 31),40" }
    let planner = try planner("team,G,W,L\n" + rows)
    let ordered = planner.inOrderOfSubject([planner.profiles[1], planner.profiles[2]])
    #expect(ordered.map(\.index) == [2, 1])
  }

  @Test("school grades have their own order")
  func schoolGrades() {
    #expect(
      NaturalOrder.sorted([0, 1, 2, 3, 4], ["A+", "A", "F", "C", "B-"], rowCount: 20) == [0, 1, 4, 3, 2])
    #expect(NaturalOrder.sorted([0, 1, 2], ["C", "A", "B"], rowCount: 20) == [0, 1, 2])
  }
}
