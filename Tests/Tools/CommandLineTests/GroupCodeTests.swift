import Testing

@testable import OpenChartsCommandLineTool

@Suite("Whole numbers under a name for groups")
struct GroupCodeTests {
  private func table(_ name: String, from first: Int = 1) -> String {
    lines("x,y,\(name)", 30) { row in
      "\(row * 7 % 31).5,\(row * 11 % 37).25,\(row % 5 + first)"
    }
  }

  @Test("are names with six rows each", arguments: ["cluster", "group", "treatment", "blood type", "Klasse"])
  func groups(name: String) throws {
    #expect(try planner(table(name)).profiles[2].isCode)
    let plan = try plan(table(name), "--mark", "point", "--x", "x", "--y", "y", "--color", name)
    #expect(plan.color?.kind == .name)
  }

  @Test("are measurements under other names, with gaps, or with two rows each")
  func measurements() throws {
    #expect(try !planner(table("dose")).profiles[2].isCode)
    #expect(try !planner(table("group", from: 3)).profiles[2].isCode)
    let pairs = lines("x,group", 10) { "\($0 * 7 % 11).5,\($0 % 5 + 1)" }
    #expect(try !planner(pairs).profiles[1].isCode)
  }
}
