import Testing

@testable import OpenChartsCommandLineTool

@Suite("Chances to reach numbered stages")
struct StageTests {
  private func table(_ names: [String], _ chance: (_ row: Int, _ stage: Int) -> Double) -> String {
    lines("team," + names.joined(separator: ","), 30) { row in
      "team \(row)," + names.indices.map { "\(chance(row, $0))" }.joined(separator: ",")
    }
  }

  /// A power of a different base in each row.
  private func falling(_ row: Int, _ stage: Int) -> Double {
    var result = 1.0
    for _ in 0...stage { result *= Double(row * 7 % 30 + 1) / 31 }
    return result
  }

  private func first(_ text: String) throws -> String? {
    let planner = try planner(text)
    return planner.inOrderOfSubject(planner.profiles.filter { $0.type == .number }).first?.name
  }

  @Test("are measured by the last stage")
  func lastStage() throws {
    let names = (3...7).map { "rd\($0)_win" }
    #expect(try first(table(names, falling)) == "rd7_win")
  }

  @Test("are in the order of the table if they rise, exceed 1, or are two")
  func others() throws {
    let names = (3...7).map { "rd\($0)_win" }
    #expect(try first(table(names) { falling($0, 4 - $1) }) == "rd3_win")
    #expect(try first(table(names) { falling($0, $1) * 3 }) == "rd3_win")
    #expect(try first(table(Array(names.prefix(2)), falling)) == "rd3_win")
  }
}
