import Testing

@testable import OpenChartsCommandLineTool

@Suite("Notes on columns that are left out")
struct OmittedColumnTests {
  @Test("all parts of a column called Total are stacked, also those whose names mean another quantity")
  func partsOfTotal() throws {
    let parts = [
      "Energy production", "Road transport", "Rail", "Ships", "Homes", "Farms", "Waste", "Mines", "Forests",
      "Fires",
    ]
    let rows = lines(0..<6) { row in
      let values = parts.indices.map { ($0 * 13 + row * 7) % 50 + 3 }
      return "\(["Ammonia", "Oxides", "Smoke", "Dust", "Soot", "Sulphur"][row]),"
        + values.map(String.init).joined(separator: ",") + ",\(values.reduce(0, +))"
    }
    let plan = try plan("gas," + parts.joined(separator: ",") + ",Total\n" + rows)
    #expect(plan.y?.source == .folded(Array(1...10)) && plan.stack == .standard)
    #expect(
      plan.notes.contains("Total is the sum of the other columns and is left out; --y chooses columns"),
      "\(plan.notes)")
  }

  @Test("one of many names is noted, and a name such as PRICE is no other quantity than the others")
  func names() throws {
    var names: [String] = []
    for index in 0..<60 {
      let letters = Array("ABCDEFGHIJ")
      names.append("X" + String(repeating: letters[index % 10], count: index / 10 + 2))
    }
    (names[9], names[4]) = ("PRICE", "YOUNG")
    let rows = lines(0..<50) { row in
      let values = names.indices.map { "\((row + 3) * ($0 + 5) % 97 + 20).5" }
      return "first \(row)," + values.joined(separator: ",")
    }
    let text = "," + names.joined(separator: ",") + "\n" + rows
    let profiles = try planner(text).profiles
    #expect(profiles.count { $0.role == .measure } == 60)
    let few = try planner("name,price,size\na,1.5,2\nb,2.5,3\nc,4.5,7\n").profiles
    #expect(few[1].role == .level)
  }

  @Test("columns beside the answers on one scale are noted")
  func answers() throws {
    let header = "id," + (0..<9).map { "often \($0 * 7 + 3)x" }.joined(separator: ",") + ",city,much,rarely\n"
    let rows = lines(0..<40) { row in
      let answers = (0..<9).map { (row * row * ($0 + 1) + row * 7 + $0 * 3) % 5 + 1 }
      return "\(row + 1000)," + answers.map(String.init).joined(separator: ",")
        + ",town \(row % 3),\(row * 3 % 4 + 1),\(row * 2 % 3 + 1)"
    }
    let planner = try planner(header + rows)
    let plan = try #require(planner.meanAnswers(ChoiceFacts(planner)))
    #expect(
      plan.notes == [
        "9 of 11 columns of numbers from 1 to at most 7 are drawn, without much, rarely; --y chooses columns"
      ])
  }
}
