import Foundation
import OpenChartsTables
import Testing

@testable import OpenChartsCommandLineTool

/// Automatic charts choose the quantity and its columns.
@Suite("Measures of unseen tables")
@MainActor
struct LikeColumnsTests {
  // MARK: Sums and medians

  @Test(
    "arrivals add up in other languages",
    arguments: ["Arrivi", "arrivées", "Ankünfte", "llegadas", "entradas", "Presenze"])
  func arrivals(name: String) throws {
    let text = "town,\(name)\n" + lines(0..<20) { "t\($0),\($0 * 37 % 101 + 200)" }
    #expect(try planner(text).profiles[1].role == .count)
  }

  @Test("a skewed quantity is a median by date, and a sum by year")
  func skewed() throws {
    let rows = (0..<60).map { (step: $0 / 6, site: "s\($0 % 6)", value: $0 % 6 == 0 ? 5000 : 10 + $0) }
    let daily = try planner(
      "date,site,zz\n" + lines(0..<60) { "2024-01-\(10 + rows[$0].step),\(rows[$0].site),\(rows[$0].value)" })
    let yearly = try planner(
      "year,site,zz\n" + lines(0..<60) { "\(1990 + rows[$0].step),\(rows[$0].site),\(rows[$0].value)" })
    #expect(daily.aggregate(for: 2, at: daily.profiles[0], keys: [0]) == .median)
    #expect(yearly.aggregate(for: 2, at: yearly.profiles[0], keys: [0]) == .sum)
  }

  // MARK: Sizes

  @Test("columns with values similar to the largest column are drawn")
  func beside() throws {
    let text =
      "date,a,b,c,d,e\n"
      + lines(0..<12) { "\(2000 + $0),\(900 + $0),\(500 + $0),\(100 + $0),\(20 + $0),\(9 + $0)" }
    let planner = try planner(text)
    #expect(planner.besideLargest(Array(planner.profiles[1...5]))?.map(\.index) == [1, 2, 3])
    #expect(planner.besideLargest(Array(planner.profiles[2...5])) == nil)
  }

  @Test("the total comes before parts of different sizes")
  func total() throws {
    let rows = lines(0..<20) {
      "\(2000 + $0),\(5000 + $0 * 10),\(3000 + $0 * 7),\(800 - $0 * 3),\(40 + $0),\(5 + $0 % 4),\(900 + $0)"
    }
    let plan = try plan("year,Total_crimes,Theft,Fraud,Murder,Terror,Drugs\n" + rows)
    #expect(plan.shape == .line && plan.y?.source == .column(1))
    #expect(plan.notes.contains { $0.contains("Theft") })
  }

  @Test("a shorter series without gaps is not nearly empty")
  func runs() throws {
    let text =
      "n,late,rare\n" + lines(0..<100) { "\($0),\($0 >= 85 ? "\($0)" : ""),\($0 % 7 == 0 ? "\($0)" : "")" }
    let profiles = try planner(text).profiles
    #expect(!profiles[1].isNearlyEmpty)
    #expect(profiles[2].isNearlyEmpty)
  }

  // MARK: Numbers that are not measured

  @Test("ranks in lists of results are row numbers")
  func places() throws {
    let text = "\"\",name,points\n" + lines(0..<60) { "\($0 % 30 + 1),n\($0),\($0 * 37 % 101).5" }
    #expect(try planner(text).profiles[0].role == .index)
  }

  @Test("numbers of trees, which fix their species and their plot, are not measured")
  func keys() throws {
    let text =
      "label,species,plot,height\n"
      + lines(0..<90) { row in
        let tree = row % 30
        return "\(100 + tree * 37),S\(tree % 12),P\(tree % 6),\(row * 37 % 101).5"
      }
    let trees = try planner(text)
    #expect(trees.isKeyOfNames(trees.profiles[0]))
    let towns = try planner(
      "label,town,land\n" + lines(0..<90) { "\(100 + $0 % 30 * 37),T\($0 % 30),L\($0 % 30 % 6)" })
    #expect(!towns.isKeyOfNames(towns.profiles[0]))
  }

  @Test("the start and the end on a tape are not measured")
  func tape() throws {
    let text = "part,start,end\n" + lines(0..<9) { "p\($0 % 2),00:1\($0):05,00:2\($0):40" }
    #expect(try planner(text).clockSpan() == [1, 2])
  }

  @Test("columns beside a column of their errors are the measures")
  func errors() throws {
    let text =
      "city,Patients (M),Meat (M),Meat (M) Std Err,Meat (F),Meat (F) Std Err\n"
      + lines(0..<12) { "c\($0),\(20 + $0),\(110 + $0).2,0.\($0 + 1),\(60 + $0).5,0.\($0 + 2)" }
    let planner = try planner(text)
    let measures = planner.withErrors(planner.profiles.filter { $0.type == .number })
    #expect(measures?.map(\.name) == ["Meat (M)", "Meat (F)"])
  }

  @Test("dates of birth are not an axis, under any name")
  func births() throws {
    let text =
      "a,b,v\n"
      + lines(0..<12) { "19\(70 + $0)-03-0\($0 % 9 + 1),20\(10 + $0)-05-0\($0 % 9 + 1),\($0 * 7 % 11).5" }
    let planner = try planner(text)
    #expect(planner.birthDates(planner.profiles.filter { $0.type == .date }) == [0])
  }

  @Test("the area of a place is not the colour of a map")
  func outlines() throws {
    let text =
      "lat,lon,deaths,area\n"
      + lines(0..<30) {
        "\(40 + $0 * 7 % 13).\($0 + 11),\(5 + $0 * 11 % 17).\($0 + 13),\($0 * 5 % 9 + 1),0.\($0 * 37 % 101 + 11)"
      }
    #expect(try plan(text).color?.source == .column(2))
  }

  @Test("rates and shares come before sizes where each name has one row")
  func rates() throws {
    let text =
      "state,people,literacy rate,share of young\n"
      + lines(0..<10) { "s\($0),\(500 + $0 * 37),\(60 + $0 * 3 % 7).5,\(20 + $0 * 5 % 9).5" }
    #expect(try ChoiceFacts(planner(text)).ratesOfNames == [2, 3])
  }

  @Test("a row for each year is a line and not a map")
  func years() throws {
    let text =
      "year,men,women,city,latitude,longitude\n"
      + lines(0..<24) {
        "\(1900 + $0 * 4 + ($0 > 9 ? 8 : 0)),\(900 + $0 * 31),\(100 + $0 * 41),c\($0),\(30 + $0 * 7 % 23).\($0 + 11),\($0 * 13 % 41).\($0 + 12)"
      }
    #expect(try form(text) == .change)
  }

  // MARK: Lines

  @Test(
    "unions of countries are totals",
    arguments: [
      "European Union - 27 countries", "EU-27", "EU28", "EU", "Euro area", "EA19", "OECD",
      "Euro area - 19 countries",
    ])
  func unions(name: String) { #expect(WholeNames.isUnion(name)) }

  @Test(
    "other names are not unions", arguments: ["Eure", "Easton", "Germany", "EU citizens", "Credit Union", ""])
  func members(name: String) { #expect(!WholeNames.isUnion(name)) }

  @Test("lines with the same positions become one line of means")
  func sameLines() throws {
    let text = "year,island,level\n" + lines(0..<50) { "\(1990 + $0 / 5),i\($0 % 5),\($0 / 5 * 37 % 11).25" }
    let planner = try planner(text)
    #expect(planner.coincide(planner.profiles[0], 2))
    let plan = try plan(text)
    #expect(plan.shape == .line && plan.color == nil && plan.y?.aggregate == .mean)
  }

  @Test("irregular values of many names without a trend are not lines")
  func noise() throws {
    func facts(_ value: (Int) -> Int) throws -> Planner {
      let rows = lines(0..<160) { row in
        let (team, day) = (row % 8, row / 8)
        return "t\(team),2024-0\(day / 7 + 1)-\(10 + day % 7 * 2 + team % 2),\(value(day)).5"
      }
      return try planner("team,date,zz\n" + rows)
    }
    let noise = try facts { $0 * 37 % 11 + $0 % 3 * 9 }
    #expect(noise.isNoise(noise.profiles[2], of: noise.profiles[0], over: noise.profiles[1]))
    let course = try facts { $0 * 2 }
    #expect(!course.isNoise(course.profiles[2], of: course.profiles[0], over: course.profiles[1]))
  }

  @Test("years in a column of names are not stacked")
  func yearNames() throws {
    let text =
      "county,year,count\n" + lines(0..<40) { "c\($0 % 5),a\(2016 + $0 / 5 % 4)b,\($0 * 37 % 101 + 40)" }
    let planner = try planner(text)
    let plan = try #require(
      planner.linesOverYears(planner.profiles[0], planner.profiles[2], planner.profiles[1]))
    #expect(plan.shape == .line && plan.x?.source == .column(1) && plan.color?.source == .column(0))
    #expect(plan.y?.aggregate == .sum)
  }

  @Test("a year without values in all lines is no gap; a missing value of one line is")
  func gaps() throws {
    func values(_ years: [Int], _ omitted: Int) throws -> [Double] {
      let rows = years.flatMap { year in ["a", "b"].map { (year, $0) } }.filter { $0 != (omitted, "b") }
      let table = try table("d,s,v\n" + rows.enumerated().map { "\($1.0),\($1.1),\($0 + 1)\n" }.joined())
      let plan = try ChartPlan(table, parsed(["--x", "d", "--y", "v", "--color", "s", "--mark", "line"]))
      guard case .numbers(let values)? = PlotData(plan, table).y else { return [] }
      return values
    }
    #expect(try values([2001, 2002, 2003, 2005, 2006], 0).allSatisfy(\.isFinite))
    #expect(try values([2001, 2002, 2003, 2004, 2005], 2003).contains(where: \.isNaN))
  }

  // MARK: Names

  @Test("the only value of a column of indicators is the subject of columns of years")
  func indicator() throws {
    let text =
      "land,indicator name,2001,2002,2003\n" + lines(0..<4) { "l\($0),Gini index,3\($0).5,3\($0).7,4\($0).1" }
    let facts = TableFacts(try table(text)).ofParts(PlotArguments())
    let plan = try ChartPlan(facts, PlotArguments(), zone: .utc)
    #expect(plan.title.hasPrefix("Gini index"))
  }

  @Test("numbers that sort files do not hide the words of their names")
  func numberedFile() throws {
    let table = try Table(bytes: Array("a,b\n1,2\n".utf8), file: "023-gini.csv")
    #expect(TableSubject.name(of: table) == "gini")
  }

  @Test("if a thing has a short and a long name, the long name is drawn")
  func longNames() throws {
    let parties = [("lab", "Labour"), ("con", "Conservative"), ("libdem", "Liberal Democrats")]
    let text =
      "donor,amount,party,partyname\n"
      + lines(0..<30) {
        "d\($0),\($0 * 37 % 101 + 40),\(parties[$0 % 3].0),\(parties[$0 % 3].1)"
      }
    let planner = try planner(text)
    #expect(planner.isCode(planner.profiles[2], of: planner.profiles))
    #expect(!planner.isCode(planner.profiles[3], of: planner.profiles))
  }

  @Test("the command is printed even if the picture exists, and the picture is kept")
  func explanation() throws {
    let name = "explained-\(UUID().uuidString)"
    let folder = try TemporaryFolder()
    defer { try? FileManager.default.removeItem(atPath: name + ".png") }
    let table = try folder.file(name + ".csv", "city,sales\nOslo,3\nRome,5\n")
    let first = run(table, "--explain")
    let picture = FileManager.default.contents(atPath: name + ".png")
    let second = run(table, "--explain")
    #expect(first.status == 0 && second.status == 0, "\(second)")
    #expect(second.out.last == first.out.last)
    #expect(FileManager.default.contents(atPath: name + ".png") == picture)
  }
}
