import Testing

@testable import OpenChartsCommandLineTool

@Suite("Many columns of one quantity over time")
struct LargeFamilyTests {
  /// Forty years with a column for each name and size. The values grow smoothly, each column faster than the one before.
  private func table(_ columns: [(name: String, size: Double)]) -> String {
    let header = (["year"] + columns.map { "\"\($0.name)\"" }).joined(separator: ",") + "\n"
    return header
      + lines(0..<40) { row in
        (["\(1960 + row)"]
          + columns.enumerated().map { index, column in
            "\((column.size * (1 + Double(row * (index + 1)) / 100)).rounded() + 0.5)"
          }).joined(separator: ",")
      }
  }

  private let sizes: [Double] = [900, 800, 700, 300, 250, 200, 150, 140, 130, 120, 110]

  private func columns(_ count: Int, _ name: (String) -> String) -> [(name: String, size: Double)] {
    let parts = ["Coal", "Oil", "Gas", "Hydro", "Wood", "Wind", "Peat", "Waste", "Tide", "Straw", "Heat"]
    return zip(parts, sizes).prefix(count).map { (name($0), $1) }
  }

  @Test("are lines, without those that would be flat, which a note names")
  func units() throws {
    let columns = columns(6) { "\($0) (terawatt-hours) (BP)" } + [("Solar (terawatt-hours) (BP)", 4)]
    let plan = try plan(table(columns))
    #expect(plan.shape == .line && plan.y?.source == .folded(Array(1...6)))
    #expect(
      plan.notes.contains { $0.hasPrefix("6 of 7 columns of one quantity are drawn, without Solar") },
      "\(plan.notes)")
  }

  @Test("have the common word as title, without words in brackets")
  func title() throws {
    let plan = try plan(table(columns(7) { "\($0) GDP (SEK, constant prices, 1910/12 price level)" }))
    #expect(plan.y?.source == .folded(Array(1...7)))
    #expect(plan.title == "GDP by year")
  }

  @Test("are all drawn up to ten, and the eight largest of eleven")
  func mostLines() throws {
    for (count, drawn) in [(10, 10), (11, 8)] {
      let plan = try plan(table(columns(count) { "\($0) sales" }))
      guard case .folded(let columns)? = plan.y?.source else {
        Issue.record("one line of \(count)")
        continue
      }
      #expect(columns.count == drawn && columns.contains(1))
    }
  }

  @Test("are not the statistics of one thing, nor the quantities of one thing")
  func otherColumns() throws {
    func family(_ names: [String]) throws -> [Int] {
      let planner = try planner(table(names.map { ($0, 100) }))
      return planner.largeFamily(planner.profiles.filter { $0.type == .number })
    }
    #expect(
      try family(["mean temp", "min temp", "max temp", "record min temp", "record max temp", "average temp"])
        .isEmpty)
    #expect(
      try family([
        "player goals", "player passes", "player shots", "player fouls", "player wins", "player cards",
      ])
      .isEmpty)
    #expect(try family(["a sales", "b sales", "c sales", "d sales", "e sales"]).isEmpty)
    #expect(try family(["a sales", "b sales", "c sales", "d sales", "e sales", "f sales"]).count == 6)
  }
}
