import OpenChartsTables
import Testing

@testable import OpenChartsCommandLineTool

/// Columns that identify, rank or repeat other columns, and columns without a telling name.
struct ReferenceColumnTests {
  /// The columns of both axes.
  private func sources(_ plan: ChartPlan) -> [Channel.Source] {
    [plan.x?.source, plan.y?.source].compactMap { $0 }
  }

  private func measures(_ text: String) throws -> [Int] {
    ChoiceFacts(try planner(text)).measures.map(\.index)
  }

  // MARK: References

  @Test func testTheParentOfAPartIsNoMeasure() throws {
    let rows = lines(0..<60) { row in
      let parent = row == 0 ? "" : "\((row - 1) / 4 + 1)"
      return "\(row + 1),part \(row),\(parent),\(row < 10 ? "" : "\(row * 37 % 101 + 5)")"
    }
    let text = "id,name,parent,size\n" + rows
    #expect(try measures(text) == [3])
    let plan = try plan(text)
    #expect(sources(plan).contains(.column(3)))
    #expect(sources(plan).contains(.column(1)))
  }

  @Test func testNumbersAmongSparseIdentifiersAreNoMeasure() throws {
    let rows = lines(0..<40) { row in
      "\(1000 + row * row),person \(row),\(1000 + (row / 4) * (row / 4)),\(row * 37 % 101 + 9).5"
    }
    #expect(try measures("employee_id,name,reports_to,salary\n" + rows) == [3])
  }

  @Test func testATreeWithoutAWordForItIsNoMeasure() throws {
    // Each part has two parts below it, which follow it before the next part of its level.
    var text = "id,name,above,weight\n"
    var id = 0
    func add(_ above: Int?, depth: Int) {
      id += 1
      let part = id
      text += "\(part),part \(part),\(above.map(String.init) ?? ""),\(part * 37 % 101 + 5).5\n"
      guard depth < 5 else { return }
      for _ in 0..<2 { add(part, depth: depth + 1) }
    }
    add(nil, depth: 0)
    #expect(try measures(text) == [3])
  }

  @Test func testSmallNumbersBesideRowNumbersAreMeasured() throws {
    let rows = lines(0..<40) { "\($0 + 1),person \($0),\($0 * 7 % 31 + 1)" }
    #expect(try measures("id,name,chips\n" + rows) == [2])
    let growing = lines(0..<40) { "\($0 + 1),person \($0),\($0 / 2)" }
    #expect(try measures("id,name,chips\n" + growing) == [2])
  }

  // MARK: Ranks

  @Test func testAscendingNumbersOfAllRowsAreARankBesideOtherMeasures() throws {
    let rows = lines(0..<40) { "t\($0 % 8),\($0 + 1),\($0 * 7 % 31).5" }
    #expect(try measures("team,Overall,width\n" + rows) == [2])
    let alone = lines(0..<40) { "t\($0 % 8),\($0 + 1)" }
    #expect(try measures("team,Overall\n" + alone) == [1])
  }

  // MARK: Names that say nothing

  @Test(arguments: [
    ("Col14", true), ("Column 3", true), ("Unnamed: 4", true), ("V1", true), ("x+y/100", true), ("y/x", true),
    ("price", false), ("column", false), ("P/E", false), ("x", false), ("Q4", false), ("Volume 3", false),
  ])
  func testNamesOfProgramsSayNothing(name: String, isEmpty: Bool) throws {
    #expect(try planner("\(name),b\n1,2\n2,4\n").profiles[0].hasEmptyName == isEmpty)
  }

  @Test func testColumnsWithNamesAreMeasuredFirst() throws {
    let rows = lines(0..<40) { "t\($0 % 8),\($0 * 11 % 37).5,\($0 * 7 % 31).25,\($0 * 5 % 23).5" }
    #expect(try measures("team,Col2,x+y/100,width\n" + rows) == [3, 1, 2])
    #expect(try measures("team,Col2,Col3,Col4\n" + rows) == [1, 2, 3])
  }

  @Test(arguments: [("home", 2, true), ("Col3", 2, false), ("home", 15, false)])
  func testAColourHasANameAndTwoFrequentValues(name: String, interval: Int, isColor: Bool) throws {
    let rows = lines(0..<60) { "t\($0 / 10),\($0 * 7 % 31).5,\($0 % interval == 0 ? 1 : 0)" }
    let color = try plan("team,width,\(name)\n" + rows).color
    #expect(color?.source == (isColor ? .column(2) : nil))
  }

  @Test func testAFlagWithOneValueInTheDrawnRowsIsConstant() throws {
    let table = try table("city,open,v\n" + lines(0..<8) { "c\($0),\($0 < 4 ? "true" : "false"),\($0)" })
    #expect(TableFacts(table).profiles[1].distinct == 2)
    #expect(TableFacts(table.picked([0, 1, 2])).profiles[1].distinct == 1)
  }

  // MARK: States

  @Test func testIdahoIsMeasuredAmongStates() throws {
    let states = ["AK", "AL", "AZ", "CA", "CO", "CT", "DE", "FL", "GA", "HI", "ID", "IL"]
    let rows = lines(0..<20) { row in
      "\(2000 + row)," + states.indices.map { "\(($0 * 13 + row * 7) % 41 + 20)" }.joined(separator: ",")
    }
    let profiles = try planner("year,\(states.joined(separator: ","))\n" + rows).profiles
    #expect(profiles[11].role == .measure && profiles[11].isAutomaticMeasure)
    let few = lines(0..<20) { "\($0 * 7 % 20 + 5),\($0 * 3).5,\($0 * 5).5" }
    #expect(try planner("ID,AK,AL\n" + few).profiles[0].role != .measure)
  }

  // MARK: Columns that say the same

  @Test func testAnOutcomeIsNotDividedByItself() throws {
    let rows = lines(0..<60) { row in
      let lived = row % 2 == 0 ? row % 10 != 0 : row % 10 == 1
      return
        "\(lived ? 1 : 0),\(row % 3 + 1),\(row % 2 == 0 ? "female" : "male"),\(["First", "Second", "Third"][row % 3]),"
        + (lived ? "yes" : "no")
    }
    let text = "survived,pclass,sex,class,alive\n" + rows
    #expect(try form(text) == .outcomes)
    let plan = try plan(text)
    #expect(sources(plan).contains(.column(2)))
    #expect(plan.color?.source == .column(4))
    #expect(plan.stack == .normalized)
  }
}
