import OpenChartsChartMath
import OpenChartsTables
import Testing

@testable import OpenChartsCommandLineTool

/// Codes, identifying numbers and directions. An automatic chart does not measure them or show them as colours.
struct CodeAndDirectionTests {
  private func plan(_ text: String) throws -> ChartPlan { try planner(text).plan() }

  private func amount(_ plan: ChartPlan) -> Channel? { plan.isHorizontal ? plan.x : plan.y }

  // MARK: Codes

  @Test func testANumberBeforeItsNameIsACode() throws {
    let rows = lines(0..<40) { "\($0 % 34 * 11 + 1500),programme \($0 % 34),\($0 * 37 % 101 + 900)" }
    #expect(amount(try plan("Subconcepto,what,Obligado\n" + rows))?.source == .column(2))
  }

  @Test func testACodeMayHaveRowsWithoutItsName() throws {
    let rows = lines(0..<120) {
      "\($0 % 20 * 11 + 1500),\($0 == 7 ? "" : "programme \($0 % 20)"),\($0 * 37 % 101 + 900).5"
    }
    #expect(amount(try plan("Subconcepto,what,spread\n" + rows))?.source == .column(2))
  }

  @Test func testPhrasesAroundNamesAreNoAxis() throws {
    let provinces = ["Limpopo", "Gauteng", "Free State"]
    let rows = lines(0..<30) {
      "\(provinces[$0 % 3]) Province State of Dams on 2016-10-24,\(provinces[$0 % 3]),\($0 * 37 % 101).5"
    }
    let plan = try plan("Date,Province,Level\n" + rows)
    #expect(plan.x?.source == .column(1) || plan.y?.source == .column(1))
  }

  @Test func testFullNamesStayOnTheAxis() throws {
    let rows = lines(0..<8) { "Ann\($0) Smith,Ann\($0),\($0 * 37 % 11 + 3)" }
    let plan = try plan("full name,first name,points\n" + rows)
    #expect(plan.x?.source == .column(0) || plan.y?.source == .column(0))
  }

  // MARK: Maps

  @Test(arguments: ["Camara", "spread"])
  func testNumbersOfPointsAndZerosColourNoMap(name: String) throws {
    let rows = lines(0..<60) { row in
      let value = name == "Camara" ? "\(row * 7919 % 60_000)" : row % 9 == 0 ? "\(row).5" : "0"
      return "\(row * 13 % 90).246,\(row * 29 % 170).616,\(value)"
    }
    let plan = try plan("lat,lon,\(name)\n" + rows)
    #expect(plan.shape == .point && plan.x?.source == .column(1) && plan.color == nil)
  }

  @Test func testMeasurementsAtFewPlacesAreLines() throws {
    let days = [10, 12, 13, 17, 18, 23, 24, 29]
    let rows = lines(0..<40) { row in
      "2017-06-\(days[row / 5]),lake \(row % 5),46.\(row % 5)\(row + 10),6.\(row % 5 * 2)\(row + 10),\(row * 7 % 11 + 12).5"
    }
    let plan = try plan("day,where,latitude,longitude,water temp\n" + rows)
    #expect(plan.shape == .line && plan.color?.source == .column(1))
  }

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
