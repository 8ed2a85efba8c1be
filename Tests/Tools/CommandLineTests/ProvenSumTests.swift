import OpenChartsTables
import Testing

@testable import OpenChartsCommandLineTool

/// Tables whose own rows and columns prove what adds up, what occurs twice and what is missing.
@MainActor
struct ProvenSumTests {
  private func facts(_ text: String) throws -> TableFacts {
    TableFacts(prepared: try Table(bytes: Array(text.utf8), file: "t.csv"), zone: .utc).ofParts(
      PlotArguments())
  }

  private func plan(_ text: String) throws -> ChartPlan { try planner(text).plan() }

  // MARK: Ranks of sums

  /// A country with two parts of three regions each, and eight towns in each region.
  private func country(_ town: (Int) -> Int) -> String {
    let towns = (0..<48).map(town)
    var rows = "Land,\(towns.reduce(0, +))\n"
    for part in 0..<2 {
      rows += "Part \(part),\(towns[(part * 24)..<(part * 24 + 24)].reduce(0, +))\n"
      for region in 0..<3 {
        let start = part * 24 + region * 8
        rows += "Region \(part)\(region),\(towns[start..<(start + 8)].reduce(0, +))\n"
        rows += lines(start..<(start + 8)) { "Town \($0),\(towns[$0])" }
      }
    }
    return rows
  }

  @Test func testTheLowestRankWithRoomIsDrawn() throws {
    let facts = try facts("area,people\n" + country { $0 * 37 % 41 + 20 })
    #expect(facts.rowCount == 6)
    #expect(facts.partsFilter?.hasPrefix("\"area\" in ('Region 00', 'Region 01'") ?? false)
    #expect(facts.addingColumns == ["people"])
  }

  @Test func testARankOfSumsAndPartsIsNotDrawn() throws {
    // The country has three parts, and only one of them has regions.
    let sums = try #require(
      NestedSums([[60], [30], [10], [6], [4], [20], [15], [5], [20], [10]]))
    #expect(sums.ranks == [[1, 8, 9], [2, 5, 8, 9], [3, 4, 6, 7, 8, 9]])
    #expect(sums.rank(of: 4...5) == sums.parts)
    #expect(sums.rank(of: 3...5) == [1, 8, 9])
    #expect(sums.rank(of: 3...6) == sums.parts)
  }

  @Test func testARegionOfOneTownIsASum() throws {
    let values: [[Double]] = [[60], [10], [10], [50], [20], [30]]
    #expect(NestedSums(values) == nil)
    let names = ["Land", "Region Trent", "Trent", "Hill", "A", "B"]
    #expect(try #require(NestedSums(values, names: names)).parts == [2, 4, 5])
    let indented = ["Land", "North", "  Trent", "Hill", "  A", "  B"]
    #expect(try #require(NestedSums(values, names: indented)).parts == [2, 4, 5])
    #expect(NestedSums(values, names: ["Land", "North", "Trent", "Hill", "A", "B"]) == nil)
  }

  @Test func testSumsOfNumbersRoundedToFiveAreRecognized() throws {
    // 205 + 110 is 315 below 310, because each number was rounded.
    let values: [[Double]] = [[930], [310], [205], [110], [305], [200], [110], [310], [195], [120]]
    #expect(try #require(NestedSums(values)).parts == [2, 3, 5, 6, 8, 9])
    #expect(NestedSums(values.map { [$0[0] + 1] }) == nil)
  }

  /// Provinces with their towns. The first town of each province has the name of the province.
  private func provinces(isFirst: Bool, isSum: Bool = true) -> String {
    "province,town,people\n"
      + (0..<4).map { province in
        let towns = (0..<(province + 1)).map {
          "P\(province),\($0 == 0 ? "P\(province)" : "T\(province)\($0)"),\($0 * 7 + 20)"
        }
        let sum = (0..<(province + 1)).reduce(0) { $0 + $1 * 7 + 20 } + (isSum ? 0 : 9)
        let row = "P\(province),P\(province),\(sum)"
        return ((isFirst ? [row] + towns : towns + [row]).map { $0 + "\n" }).joined()
      }.joined()
  }

  @Test(arguments: [true, false])
  func testSumsUnderTheNamesOfTheirGroupsAreLeftOut(isFirst: Bool) throws {
    let towns = try facts(provinces(isFirst: isFirst))
    #expect(towns.rowCount == 10 && towns.addingColumns == ["people"])
    #expect(
      towns.partsFilter?.hasSuffix("(\"province\" <> 'P3' OR \"town\" <> 'P3' OR \"people\" <> 122)") ?? false
    )
    #expect(try facts(provinces(isFirst: isFirst, isSum: false)).rowCount == 14)
  }

  @Test func testMeasuresOfRowsOfTotalsAreAddedUp() throws {
    let rows = (0..<4).map { place -> String in
      let values = [place * 7 % 5 + 11, place * 3 % 7 + 20, 30 - place]
      return zip(["x", "y", "z", "Total"], values + [values.reduce(0, +)]).map {
        "P\(place),\($0),\($1),\(place * 5 + 1).5\n"
      }.joined()
    }
    let summed = try planner("place,kind,valor,extra\n" + rows.joined())
    #expect(summed.facts.rowCount == 12 && summed.isAdditive(2) && !summed.isAdditive(3))
    let others = rows.joined().split(separator: "\n").filter { !$0.contains("Total") }
    #expect(try !planner("place,kind,valor,extra\n" + others.joined(separator: "\n") + "\n").isAdditive(2))
  }

  @Test func testAFewNamesMayHoldTheSumAtEachDate() throws {
    let years = (0..<10).map { year -> String in
      let values = [year * 7 % 5 + 11, year * 3 % 7 + 20, 90 - year]
      return zip(["activity", "farm", "works", "trade"], [values.reduce(0, +)] + values).map {
        "\(2001 + year),\($0),\($1)\n"
      }.joined()
    }
    #expect(try facts("year,sector,people\n" + years.joined()).partsFilter == "\"sector\" <> 'activity'")
    let unequal = years.dropLast(3).joined() + lines(2008..<2011) { "\($0),activity,7\n\($0),farm,8" }
    #expect(try facts("year,sector,people\n" + unequal).partsFilter == nil)
  }

  // MARK: Repeated rows, entities and gaps

  @Test func testThingsThatOccurTwiceAreOneThing() throws {
    let rows = lines(0..<30) { "Town \($0),\($0 * 7 % 31)" }
    let twice = try facts("area,rate\n" + rows + "Town 3,21\n")
    #expect(twice.rowCount == 30)
    #expect(twice.table.notes.contains("1 row repeats another one in all columns and is left out"))
    #expect(try facts("area,rate\n" + rows + "Town 3,22\n").rowCount == 31)
    // Sales of a few goods may be equal.
    #expect(try facts("kind,price\n" + lines(0..<40) { "k\($0 % 4),\($0 % 2)" }).rowCount == 40)
  }

  @Test func testEntitiesAreCharacters() throws {
    let table = DecodedNames.decoded(
      try Table(
        bytes: Array("a,b\nValle d&#39;Aosta,1\nR&amp;D,2\nA&B;C,3\n&#x41;&nope;,4\nR&D,5\n".utf8),
        file: "t.csv"))
    guard case .text(let codes, let names) = table.columns[0].values else {
      Issue.record("no text")
      return
    }
    #expect(names == ["Valle d'Aosta", "R&D", "A&B;C", "A&nope;"])
    #expect(codes == [0, 1, 2, 3, 1])
  }

  private func stations(_ diesel: (Int) -> String) -> String {
    "station,super,diesel\n" + lines(0..<24) { "s\($0),\($0 % 6 == 0 ? "0" : "1.\(60 + $0)"),\(diesel($0))" }
  }

  @Test func testZerosOfPricesOfOtherThingsAreMissing() throws {
    let table = try facts(stations { $0 % 6 == 1 ? "0" : "2.\(10 + $0)" }).table
    #expect(table.columns[1].present == 20 && table.columns[2].present == 20)
    #expect(table.notes.contains("0 is read as missing in super, diesel, whose other values are of one size"))
  }

  @Test func testZerosOfFreeThingsAndMachinesThatAreOffStay() throws {
    // Both are zero in the same rows.
    #expect(try facts(stations { $0 % 6 == 0 ? "0" : "2.\(10 + $0)" }).table.columns[1].present == 24)
    // Small values are like zero.
    #expect(try facts(stations { $0 % 6 == 1 ? "0" : "0.\(10 + $0 * 3)" }).table.columns[1].present == 24)
    // Whole numbers are counts.
    #expect(try facts(stations { $0 % 6 == 1 ? "0" : "2" }).table.columns[1].present == 24)
  }

  // MARK: Columns

  private func role(_ name: String, _ value: (Int) -> String) throws -> ColumnRole {
    try planner("city,\(name)\n" + lines(0..<30) { "n\($0),\(value($0))" }).profiles[1].role
  }

  @Test func testAnswersOfWebServersAreCodes() throws {
    #expect(try role("HTTP Response") { ["200", "404", "304", "200"][$0 % 4] } == .code)
    #expect(try role("HTTP requests") { "\($0 * 97)" } == .count)
  }

  @Test(arguments: ["n_debates", "num_rooms", "nb pages", "anz_fenster"])
  func testNumbersOfThingsAddUp(name: String) throws {
    #expect(try role(name) { "\($0 * 7 % 31)" } == .count)
    #expect(try role(name) { "\($0 * 7 % 31).5" } != .count)
  }

  @Test func testTheLargestPartsOfATotalHaveLines() throws {
    let names = [
      "bavo", "cavo", "davo", "favo", "gavo", "havo", "javo", "kavo", "lavo", "mavo", "navo", "pavo", "ravo",
      "savo",
    ]
    let rows = lines(0..<9) { year in
      let values = (0..<14).map { part in part == 6 ? 90_000 + year * 5000 : (part + 2) * 40 + year * part }
      return "\(2001 + year)," + (values + [values.reduce(0, +)]).map { "\($0)" }.joined(separator: ",")
    }
    let drawn = try plan("year," + (names + ["zavo"]).joined(separator: ",") + "\n" + rows)
    // The largest column is the seventh, and the sum is left out.
    #expect(drawn.y?.source == .folded([7, 8, 9, 10, 11, 12, 13, 14]))
  }

  @Test func testTheContestWithMostVotesIsDrawn() throws {
    let rows = lines(0..<70) { precinct in
      let board = [precinct % 3, precinct % 4, precinct * 7 % 90, precinct * 5 % 80]
      let mayor = [precinct * 11 % 300 + 50, precinct % 2, precinct * 7 % 200, precinct % 5, precinct % 3]
      let votes = board + [board.reduce(0, +)] + mayor + [mayor.reduce(0, +)]
      return "p\(precinct)," + votes.map { "\($0)" }.joined(separator: ",")
    }
    let drawn = try plan("precinct,abel,bart,cora,dirk,board,lola,mona,nils,sven,tomi,mayor\n" + rows)
    #expect(drawn.x?.source == .folded([6, 7, 8, 9, 10]) && drawn.x?.aggregate == .sum)
  }

  @Test func testAFewRatingsHaveNoCourse() throws {
    let rows = lines(0..<30) {
      "\(1_400_000_000 + $0 * $0 * 97_001),\(["Up", "Cars", "Brave"][$0 % 3]),\(Double($0 * 7 % 9 + 1) / 2)"
    }
    let drawn = try plan("timestamp,film,rating\n" + rows)
    #expect(drawn.shape == .bar && drawn.y?.source == .column(2) && drawn.y?.aggregate == .mean)
  }
}
