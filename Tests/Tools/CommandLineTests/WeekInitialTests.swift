import Testing

@testable import OpenChartsCommandLineTool

@Suite("Rows with the initials of weekdays")
struct WeekInitialTests {
  private func table(_ initials: String) -> String {
    let letters = Array(initials)
    return lines("day,record high,record low,id", letters.count) { row in
      "\(letters[row]),\(61 + row * 3 % 7),\(15 + row * 5 % 11),\(row)"
    }
  }

  @Test("and numbers are lines over the numbers", arguments: ["MTWTFSSMTW", "SSMDMDF", "LMMJVSDLMM"])
  func numbered(initials: String) throws {
    let plan = try plan(table(initials))
    #expect(plan.shape == .line && plan.x?.source == .column(3) && plan.y?.source == .folded([1, 2]))
  }

  @Test("in no order are names")
  func names() throws {
    let mixed = try planner(table("MTFWSSTMMT"))
    #expect(mixed.numberedDays(ChoiceFacts(mixed)) == nil)
    let short = try planner(table("MTWT"))
    #expect(short.numberedDays(ChoiceFacts(short)) == nil)
    let numbersAlone = try planner(lines("day,n", 10) { "\(Array("MTWTFSSMTW")[$0]),\($0)" })
    #expect(numbersAlone.numberedDays(ChoiceFacts(numbersAlone)) == nil)
  }
}
