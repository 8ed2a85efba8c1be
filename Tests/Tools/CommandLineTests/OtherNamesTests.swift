import SwiftUI
import Testing

@testable import OpenChartsCommandLineTool

@Suite("More names than can be distinguished")
struct OtherNamesTests {
  /// Twelve cities at two places. City 11 has the largest sales.
  private let cities = lines("place,city,sales", 24) {
    "\($0 % 2 == 0 ? "a" : "b"),city \($0 / 2),\($0 / 2 + 1)"
  }
  private let limit = "--limit changes that"

  private func colors(_ data: PlotData) -> (codes: [Int32], names: [String]) {
    if case .names(let codes, let names)? = data.color { return (codes, names) }
    return ([], [])
  }

  private func amounts(_ column: PlotColumn?) -> [Double] {
    if case .numbers(let values)? = column { return values }
    return []
  }

  @Test("amounts that add up get one more part, Other, and none is lost")
  func sums() throws {
    let drawn = try data(cities, "--mark", "bar", "--x", "place", "--y", "sales", "--color", "city")
    let (codes, names) = colors(drawn)
    #expect(names == (5...11).map { "city \($0)" } + ["Other"])
    // One bar segment of each colour at each position. `Other` is 1 + 2 + 3 + 4 + 5.
    #expect(drawn.count == 16)
    let others = zip(codes, amounts(drawn.y)).filter { $0.0 == 7 }.map(\.1)
    #expect(others == [15, 15])
    #expect(amounts(drawn.y).reduce(0, +) == 156)
    #expect(drawn.hasOtherColors && drawn.caption.isEmpty)
    #expect(
      drawn.notes == ["7 of 12 names of city have a colour of their own, the others are \"Other\"; \(limit)"])
  }

  @Test("separate points keep their position, and the option in the note restores their names")
  func points() throws {
    let table = lines("x,y,n", 12) { "\($0),\($0),n\($0)" }
    let few = try data(table, "--x", "x", "--y", "y", "--symbol", "n")
    guard case .names(let codes, let names)? = few.symbol else { return #expect(Bool(false)) }
    #expect(few.count == 12 && names == ["n0", "n1", "n2", "n3", "Other"] && codes.count { $0 == 4 } == 8)
    #expect(
      few.notes == ["4 of 12 names of n have a symbol of their own, the others are \"Other\"; \(limit)"])
    let more = try data(table, "--x", "x", "--y", "y", "--symbol", "n", "--limit", "12")
    #expect(more.symbol?.names?.count == 8, "as many as there are shapes")
    #expect(more.notes == ["7 of 12 names of n have a symbol of their own, the others are \"Other\""])
    let all = try data(table, "--mark", "bar", "--x", "y", "--y", "x", "--color", "n", "--limit", "12")
    #expect(all.color?.names?.count == 12 && all.notes.isEmpty)
  }

  @Test("means and lines cannot be merged, so the largest are drawn")
  func means() throws {
    let means = try data(
      cities, "--mark", "bar", "--x", "place", "--y", "sales", "--color", "city", "--aggregate", "mean")
    #expect(colors(means).names == (4...11).map { "city \($0)" })
    #expect(means.notes == ["only the 8 largest of 12 names of city are drawn; \(limit)"])
    #expect(means.caption == "the 8 largest of 12 names of city")
    let lines = try data(cities, "--mark", "line", "--x", "place", "--y", "sales", "--color", "city")
    #expect(colors(lines).names.count == 8 && !lines.hasOtherColors)
  }

  @Test("in sectors it is last, for any amount, and a name `Other` in the table is merged with it")
  func sectors() throws {
    let table = lines("n,v", 12) { $0 == 0 ? "Other,1000" : "n\($0),\($0)" }
    let drawn = try data(table, "--mark", "sector", "--color", "n", "--y", "v", "--limit", "3")
    #expect(colors(drawn).names == ["n11 1%", "n10 1%", "Other 98%"])
    #expect(amounts(drawn.y).reduce(0, +) == 1066)
  }

  @Test("it has a name in the picture's language, and is grey")
  @MainActor func language() throws {
    let plan = try plan(cities, "--x", "place", "--y", "sales", "--color", "city", "--locale", "de_DE")
    #expect(plan.otherName == "Sonstige")
    let theme = Theme(isDark: false, fontSize: 11, numberSymbols: .init())
    let colors = theme.colors(["a", "b", "c", "d"], plan: ChartPlan(.bar), endsWithOther: true)
    #expect(colors.map { Color($0) } == theme.palette.prefix(3) + [theme.palette[7]])
  }
}
