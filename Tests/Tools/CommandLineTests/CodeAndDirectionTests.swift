import OpenChartsChartMath
import OpenChartsTables
import Testing

@testable import OpenChartsCommandLineTool

/// Codes, numbers of things and directions, which an automatic chart neither measures nor shows as colours.
struct CodeAndDirectionTests {
  private func plan(_ text: String) throws -> ChartPlan { try planner(text).plan() }

  private func amount(_ plan: ChartPlan) -> Channel? { plan.isHorizontal ? plan.x : plan.y }

  // MARK: Directions

  @Test(arguments: ["head_deg", "azimuth", "Winkel", "rumbo"])
  func testEventsWithADirectionAreCounted(name: String) throws {
    let rows = lines(0..<60) {
      "2025-0\($0 / 10 + 1)-1\($0 % 7) 0\($0 % 9):00,\($0 % 2 == 0 ? "a" : "b"),\($0 * 37 % 350 + 5).4"
    }
    #expect(try plan("departure,route,\(name)\n" + rows).y?.source == .rows)
  }

  @Test func testTemperaturesInDegreesAreMeasured() throws {
    let rows = lines(0..<12) { "oven \($0),\($0 * 17 % 90 + 160)" }
    #expect(amount(try plan("oven,temp_deg\n" + rows))?.source == .column(1))
  }
}
