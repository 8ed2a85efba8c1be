import OpenChartsTables
import Testing

@testable import OpenChartsCommandLineTool

/// Numbers that are identifiers instead of measurements, and the choice of the measured column.
@MainActor
struct NumberedThingsTests {
  @Test(arguments: [
    ("rownames,affairs,gender\n4,0,male\n5,0,female\n11,3,female\n16,0,male\n23,1,male\n29,2,female\n", 1),
    ("Place,Name,Time\n1,Ann,50.2\n2,Bea,51.0\n3,Cid,53.7\n4,Dan,55.1\n", 2),
    ("Pollster,Sample,Con,Lab\nA,1000,31.5,42.1\nB,1200,30.2,43.9\nC,900,33.8,41.0\nD,1500,29.9,44.4\n", 2),
  ])
  func numbersOfRowsRanksAndSamplesAreNotMeasured(text: String, measure: Int) throws {
    let plan = try plan(text)
    let drawn = [plan.x?.source, plan.y?.source, plan.color?.source]
    #expect(drawn.contains(.column(measure)) || drawn.contains(.folded([2, 3])))
    #expect(!drawn.contains(.column(text.hasPrefix("Pollster") ? 1 : 0)))
  }

  @Test func eachDeviceHasALine() throws {
    let text = lines("timestamp,device_id,temperature", 8) {
      "2024-05-01T0\($0 / 2):00:00Z,\(17 + $0 % 2),\(20 + $0 * 7 % 5)"
    }
    let plan = try plan(text)
    #expect(plan.shape == .line && plan.color?.source == .column(1) && plan.y?.aggregate == nil)
  }

  @Test func aFewWholeStepsInTheFirstColumnRunAlongTheAxis() throws {
    let stars = try plan("Stars,Reviews\n1,40\n2,25\n3,60\n4,180\n5,320\n")
    #expect(stars.shape == .bar && stars.x?.source == .column(0) && stars.x?.kind == .name)
    let hours = try plan("Hour,Mon,Tue,Wed\n8,12,14,11\n9,25,28,24\n10,31,33,30\n11,28,30,29\n")
    #expect(hours.shape == .line && hours.x?.source == .column(0) && hours.y?.source == .folded([1, 2, 3]))
  }

  @Test func aMapIsNotColouredByIdentifiers() throws {
    let text = "Serial,LATITUDE,LONGITUDE\n4052,59.9,10.7\n4051,60.3,5.3\n4048,69.6,18.9\n4047,63.4,10.3\n"
    #expect(try plan(text).color == nil)
  }

  @Test func aColourThatFollowsFromTheNamesIsLeftOut() throws {
    let plan = try plan("party,candidate,votes\nD,Ann,10\nR,Bob,20\nD,Ann,12\nR,Bob,22\n")
    #expect(plan.color == nil && plan.y?.aggregate == .sum)
  }

  @Test func spansWithAColourAreNotSetSideBySide() throws {
    let plan = try plan(
      "Task,Start,End,Owner\nA,2024-01-01,2024-01-05,X\nB,2024-01-03,2024-01-09,Y\nC,2024-01-06,2024-01-12,X\n"
    )
    #expect(plan.xEnd != nil && plan.stack == .none)
  }

  @Test(arguments: ["Vorgang,Beginn,Ende", "Task,Start Date,Due Date", "Tâche,Début,Fin"])
  func startsAndEndsInSeveralLanguagesAreSpans(header: String) throws {
    let plan = try plan(
      header + "\nA,2024-01-01,2024-01-05\nB,2024-01-03,2024-01-09\nC,2024-01-06,2024-01-12\n")
    #expect(plan.xEnd?.source == .column(2))
  }

  @Test func subtotalsAreLeftOut() throws {
    let text =
      "Region,City,Sales\nNorth,Oslo,10\nNorth,Bergen,12\nNorth Total,,22\nSouth,Rome,20\nSouth,Naples,22\n"
      + "South Total,,42\nGrand Total,,64\n"
    let names = try planner(text).facts.table.columns[0]
    guard case .text(_, let left) = names.values else { return #expect(Bool(false)) }
    #expect(left == ["North", "South"])
  }

  @Test func aColumnOfTotalsIsTheSubject() throws {
    let text = "game,na_sales,eu_sales,global_sales\nA,10,8,20\nB,7,9,19\nC,5,4,11\nD,3,6,10\n"
    let plan = try plan(text)
    #expect(
      plan.y?.source == .column(3) || plan.x?.source == .column(3) || plan.y?.source == .folded([1, 2]))
  }
}
