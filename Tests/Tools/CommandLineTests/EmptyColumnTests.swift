import OpenChartsTables
import Testing

@testable import OpenChartsCommandLineTool

@Suite("Columns of numbers that say nothing")
struct EmptyColumnTests {
  @Test("one number in all rows is not measured beside names that can be counted")
  func constants() throws {
    let names = ["Acta", "Nature", "Science", "Cell"]
    let rows = lines(0..<40) { "\(names[$0 * 7 % 10 / 3]),2024" }
    let plan = try plan("journal,report\n" + rows)
    #expect((plan.isHorizontal ? plan.x : plan.y)?.source == .rows)
    // Rows with different names cannot be counted, and a number that stays the same over time is news.
    let facts = ChoiceFacts(try planner("journal,report\n" + lines(0..<40) { "Journal \($0),2024" }))
    #expect(facts.measures.count == 1)
    let days = lines(0..<28) { "2024-02-\($0 < 9 ? "0" : "")\($0 + 1),\(names[$0 % 4]),7" }
    #expect(ChoiceFacts(try planner("day,name,level\n" + days)).measures.count == 1)
  }

  @Test("the weights of rows are not measured, but the weights of things are")
  func weights() throws {
    func isWeight(_ value: (Int) -> String, _ name: String = "weight") throws -> Bool {
      let planner = try planner("kind,\(name)\n" + lines(0..<60) { "k\($0 % 7),\(value($0))" })
      return planner.isRowWeight(planner.profiles[1])
    }
    #expect(try isWeight { $0 % 5 == 0 ? "0.5" : "1" })
    #expect(try !isWeight { "\(60 + $0 % 9).5" })
    #expect(try !isWeight { "0.\($0 + 10)" })
    #expect(try !isWeight({ $0 % 5 == 0 ? "0.5" : "1" }, "share"))
  }

  @Test("places in a list and small counts do not colour bars")
  func colors() throws {
    let rows = lines(0..<60) {
      "Shop \("ABCDEF".dropFirst($0 % 6).prefix(1)),\(100 + $0 * 37 % 91),\($0 / 6 % 4)"
    }
    for (name, isColor) in [("l_pos", false), ("l_cluster", true)] {
      let column = try planner("shop,sales,\(name)\n" + rows).profiles[2]
      #expect(column.isAutomaticColor(most: 7) == isColor, "\(name)")
    }
    let planner = try planner("shop,sales,sg\n" + rows)
    #expect(planner.isFewCounted(planner.profiles[2]))
    #expect(try plan("shop,sales,sg\n" + rows).color == nil)
  }

  @Test("names that are numbers come after names in words")
  func digits() throws {
    let rows = lines(0..<48) {
      "0\($0 / 6 % 4 + 1),Shop \("ABCDEF".dropFirst($0 % 6).prefix(1)),\(100 + $0 * 37 % 91)"
    }
    #expect(ChoiceFacts(try planner("CR,shop,sales\n" + rows)).names.map(\.name) == ["shop", "CR"])
  }

  @Test("a measure with one value in all rows with a date is not drawn over time")
  func undated() throws {
    let years = lines(0..<20) { "\(2000 + $0),\(90 + $0 * 7 % 11),\(70 + $0 * 5 % 13),\(50 + $0 * 3 % 17),0" }
    let plan = try plan("Year,coal,gas,oil,target\n" + years + "target 2030,0,0,0,340\n")
    #expect(plan.shape == .line && plan.y?.source == .folded([1, 2, 3]), "\(plan.notes)")
  }
}

@Suite("Columns that belong together in each row")
struct RowFamilyTests {
  @Test("many columns of 0 and 1 are counted")
  func marks() throws {
    let names = "APPLE,BARN,CLIFF,CLOUD,DECK,FENCE,GRASS,HILL,LAKE,MOON,OCEAN,PATH"
    let rows = lines(0..<30) { row in
      "Picture \(row)," + (0..<12).map { (row + $0) % ($0 + 2) == 0 ? "1" : "0" }.joined(separator: ",")
    }
    let plan = try plan("title,\(names),PALM\n" + rows.replacing("\n", with: ",0\n"))
    #expect(plan.shape == .bar && plan.y?.source == .foldedNames(Array(1...12)))
    #expect(plan.x?.source == .folded(Array(1...12)) && plan.x?.aggregate == .sum)
  }

  @Test("shares of parties are stacked bars of means if names have several rows")
  func shares() throws {
    let rows = lines(0..<24) { "Region \($0 / 4),\(40 + $0 % 5).5,\(30 - $0 % 5).2,\(20 + $0 % 3).1" }
    let plan = try plan("region,Alpha,Beta,Gamma\n" + rows)
    let amount = [plan.x, plan.y].compactMap { $0 }.first { $0.source == .folded([1, 2, 3]) }
    #expect(amount?.aggregate == .mean && plan.stack == .standard)
    // The points of tests vary from row to row.
    let tests = lines(0..<24) {
      "Class \($0 / 4),\(20 + $0 * 7 % 16).5,\(20 + $0 * 5 % 14).2,\(25 + $0 % 8).1"
    }
    let planner = try planner("class,Alpha,Beta,Gamma\n" + tests)
    #expect(planner.meanShares(ChoiceFacts(planner)) == nil)
  }

  @Test("two years of several rates are drawn by the later year")
  func laterYear() throws {
    let rows = lines(0..<16) { row in
      let rates = (0..<4).map { "\(2 + (row * 7 + $0 * 3) % 9).\(row % 7)" }.joined(separator: ",")
      return "Land \("ABCDEFGH".dropFirst(row / 2).prefix(1)),\(row % 2 == 0 ? 1986 : 1996),\(rates)"
    }
    let facts = TableFacts(try table("Entity,Year,Excise,Trade,Customs,Property\n" + rows))
    #expect(facts.ofLaterYear()?.rowCount == 8)
    #expect(facts.ofLaterYear()?.partsFilter == "\"Year\" = 1996")
    let plan = try ChartPlan(facts.ofParts(PlotArguments()), PlotArguments(), zone: .utc)
    let amount = plan.isHorizontal ? plan.x : plan.y
    #expect(amount?.source == .folded(Array(2...5)))
    // One measure has a bar for each year.
    #expect(
      TableFacts(try table("Entity,Year,Excise\n" + rows.replacing(/(,[0-9.]+){3}\n/) { _ in "\n" }))
        .ofLaterYear() == nil)
  }

  @Test("the districts of an election can have names")
  func districts() throws {
    let places = ["Lazio", "Puglia", "Veneto", "Molise", "Marche", "Umbria"]
    let rows = lines(0..<12) { "\(places[$0 / 2]) \($0 % 2 + 1),\($0 * 7 % 11).5" }
    #expect(try planner("District,share\n" + rows).profiles[0].role == .name)
    let codes = lines(0..<12) { "AK-\($0),\($0 * 7 % 11).5" }
    #expect(try planner("District,share\n" + codes).profiles[0].role == .identifier)
  }
}
