import Testing

@testable import OpenChartsCommandLineTool

@Suite("Charts that options ask for")
@MainActor
struct AskedChartTests {
  // MARK: Order

  private let scores =
    "team,score\n"
    + lines("", 12) { "\(["a", "b", "c"][$0 % 3]),\([50, 90, 70][$0 % 3] + $0)" }
    .dropFirst() + "d,99\n"

  @Test("boxes, violins, strips and points are sorted by their medians, not by their numbers of rows")
  func medians() throws {
    for mark in ["box", "violin", "strip"] {
      let down = try data(scores, "--mark", mark, "--x", "team", "--y", "score", "--sort", "-value")
      #expect(down.x?.names == ["d", "b", "c", "a"], "\(mark)")
      let lying = try data(scores, "--mark", mark, "--y", "team", "--x", "score", "--sort", "value")
      #expect(lying.y?.names == ["a", "c", "b", "d"], "\(mark)")
    }
    let points = try data(
      "k,v\na,2\nb,9\nc,5\n", "--mark", "point", "--x", "v", "--y", "k", "--sort", "-value")
    #expect(points.y?.names == ["b", "c", "a"])
  }

  // MARK: Rules and heights

  @Test("a rule is described once")
  func rule() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("t.csv", lines("x,y", 9) { "\($0),\($0 * $0)" })
    let words = run(["describe", file, "--mark", "line", "--rule", "y=20 goal"]).out.joined(separator: "\n")
    #expect(
      words.contains("Marked: goal 20.") && words.components(separatedBy: "goal").count == 2, "\(words)")
  }

  @Test("a picture has room for the names of bars, for the text of a rule, and for bars side by side")
  func heights() throws {
    let text = lines("city,men,women", 30) { "city \($0),\($0 + 5),\($0 + 7)" }
    let options = ["--mark", "bar", "--x", "men", "--y", "city"]
    let plain = try #require(ChartPlan(table(text), parsed(options)).fittingHeight)
    let ruled = try ChartPlan(table(text), parsed(options + ["--rule", "x=9 goal"])).fittingHeight
    #expect(ruled == plain + 18)
    let beside = ["--mark", "bar", "--x", "men", "--x", "women", "--y", "city", "--stack", "dodge"]
    let pairs = try #require(ChartPlan(table(text), parsed(beside)).fittingHeight)
    let labelled = try #require(ChartPlan(table(text), parsed(beside + ["--labels"])).fittingHeight)
    #expect(pairs == 594 && labelled > pairs, "\(pairs) \(labelled)")
  }

  // MARK: Choices

  @Test("a transformation along numbers is a line")
  func transformedLine() throws {
    let text = lines("x,y", 20) { "\(Double($0) * 1.5),\($0 % 7)" }
    #expect(try plan(text, "--x", "x", "--y", "y").shape == .point)
    #expect(try plan(text, "--x", "x", "--y", "y", "--rolling", "3").shape == .line)
  }

  @Test("sectors of counts count rows, and say so")
  func countedSectors() throws {
    let text = lines("kind,price", 12) { "\($0 % 3 == 0 ? "a" : "b"),\($0 * $0 + 3)" }
    let counts = try plan(text, "--mark", "sector", "--color", "kind", "--aggregate", "count")
    #expect(counts.y?.source == .rows && counts.title == "Count by kind", "\(counts.title)")
    let sums = try plan(text, "--mark", "sector", "--color", "kind")
    #expect(sums.y?.source == .column(1))
  }

  @Test("quantities of the weather have panels")
  func quantities() throws {
    let text = lines("day,temp_max,temp_min,rain", 10) { "2024-01-\($0 + 10),\($0 + 5),\($0),\($0 % 4 * 3)" }
    #expect(try plan(text, "--x", "day", "--y", "temp_max,rain").hasOwnScales)
    #expect(try !plan(text, "--x", "day", "--y", "temp_max,temp_min").hasOwnScales)
    #expect(PhysicalQuantity(["wind", "chill", "temperature"]) == nil)
    #expect(PhysicalQuantity(["mean", "temperatur"]) == .temperature)
  }

  @Test("a column of numbers and of many equal words has names")
  func classes() throws {
    let text = lines("class,age", 80) { "\($0 % 2 == 0 ? "Crew" : String($0 % 3 + 1)),\($0)" }
    let found = try plan(text + "1,8\n2,9\n3,9\n", "--mark", "bar", "--x", "class")
    #expect(found.x?.kind == .name || found.y?.kind == .name)
    let folder = try TemporaryFolder()
    let few = try folder.file("t.csv", lines("n,v", 8) { "\($0 == 3 ? "many" : String($0)),\($0)" })
    #expect(run([few, "--x", "v", "--y", "n", "-o", folder.path + "/a.svg"]).status == 1)
  }

  @Test(
    "scales of numbers refuse dates and names in one line",
    arguments: [
      (["--x", "day", "--y", "v", "--x-scale", "log"], "--x-scale needs numbers on its axis"),
      (["--x", "v", "--y", "city", "--y-scale", "sqrt"], "that of \"city\" has names"),
      (["--x", "day", "--y", "v", "--x-scale", "symlog"], "that of \"day\" has dates"),
    ])
  func scales(options: [String], message: String) throws {
    let folder = try TemporaryFolder()
    let text = lines("day,city,v", 9) { "2024-01-0\($0 + 1),city \($0),\($0 + 1)" }
    let file = try folder.file("t.csv", text)
    let result = run([file] + options + ["-o", folder.path + "/a.svg"])
    #expect(
      result.status == 1 && result.error.count == 1 && result.error[0].contains(message), "\(result)")
    #expect(
      run([file, "--x", "day", "--y", "v", "--y-scale", "log", "-o", folder.path + "/b.svg"]).status == 0)
  }

  // MARK: Values

  @Test("a running total has no gaps at days without rows")
  func runningTotal() throws {
    let text = lines("day,v", 25) {
      "2024-01-\($0 + ($0 < 5 ? 1 : 2) < 10 ? "0" : "")\($0 + ($0 < 5 ? 1 : 2)),2"
    }
    func gaps(_ options: String...) throws -> Int {
      let data = try PlotData(
        ChartPlan(table(text), parsed(["--x", "day", "--y", "v", "--mark", "line"] + options)), table(text))
      guard case .numbers(let values)? = data.y else { return -1 }
      return values.count { !$0.isFinite }
    }
    #expect(try gaps() == 1)
    #expect(try gaps("--cumulative") == 0)
  }

  @Test("labels of means have three digits")
  func meanLabels() throws {
    let text = "k,v\na,1\na,2\na,2\nb,5\nb,8\nb,8\n"
    func texts(_ aggregate: String) throws -> [String] {
      let table = try table(text)
      let plan = try ChartPlan(
        table, parsed(["--mark", "bar", "--x", "k", "--y", "v", "--aggregate", aggregate, "--labels"]))
      let labels = ValueLabels(
        plan: plan, data: PlotData(plan, table), numberSymbols: .init(),
        available: .init(width: 640, height: 400, fontSize: 11))
      return labels.texts.sorted { $0.key < $1.key }.map(\.value)
    }
    #expect(try texts("mean") == ["1.67", "7.00"])
    #expect(try texts("share") == ["19.2%", "80.8%"])
  }

  @Test("the list of a line counts only the values within the domain")
  func domain() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("t.csv", lines("x,y", 300) { "\($0 + 1),\($0 % 13)" })
    let words = run([
      "describe", file, "--mark", "line", "--x", "x", "--y", "y", "--x-domain", "101:200",
    ]).out
    let items = words.joined(separator: "\n").split(separator: "\n").filter {
      !$0.contains("chart") && ($0.hasSuffix(" values.") || $0.hasSuffix(" value."))
    }
    let counts = items.compactMap { $0.split(separator: " ").dropLast().last.flatMap { Int($0) } }
    #expect(!counts.isEmpty && counts.reduce(0, +) == 100, "\(words)")
  }

  @Test("values of years are listed by their years, and no line of a trend begins below zero for prices")
  func years() throws {
    let folder = try TemporaryFolder()
    let names = ["a", "b", "c", "d", "e", "f", "g"]
    let file = try folder.file(
      "t.csv", lines("year,k,v", 105) { "\(2000 + $0 / 7),\(names[$0 % 7]),\($0 % 7 * 10 + $0 / 7 % 4)" })
    let listed = run(["describe", file, "--x", "year", "--y", "v", "--color", "k", "--mark", "line"]).out
      .joined(separator: "\n")
    #expect(
      listed.contains("\n2000, between ") && !listed.contains("June") && !listed.contains("overall change"),
      "\(listed)")
    var price = 1.0
    let growing = (0..<40).map { year in
      price *= 1.3
      return "\(1980 + year),\(price)\n"
    }
    let rising = try folder.file("p.csv", "year,price\n" + growing.joined())
    let words = run(["describe", rising, "--x", "year", "--y", "price"]).out.joined(separator: "\n")
    #expect(words.contains("Trend: the values increase.") && !words.contains("from minus"), "\(words)")
  }

  @Test("parts of bars that fill 100% have their shares")
  func shares() throws {
    let text = "k,part,v\na,x,3\na,y,1\nb,x,1\nb,y,399\n"
    let options = [
      "--mark", "bar", "--x", "k", "--y", "v", "--color", "part", "--stack", "normalized", "--labels",
    ]
    let table = try table(text)
    let plan = try ChartPlan(table, parsed(options))
    let labels = ValueLabels(
      plan: plan, data: PlotData(plan, table), numberSymbols: .init(),
      available: .init(width: 640, height: 400, fontSize: 11))
    #expect(labels.areInside && labels.texts.values.sorted() == ["100%", "25%", "75%"], "\(labels)")
    let folder = try TemporaryFolder()
    let file = try folder.file("t.csv", text)
    #expect(run([file] + options + ["-o", folder.path + "/a.svg"]).status == 0)
    let svg = String(decoding: try #require(folder.bytes("a.svg")), as: UTF8.self)
    #expect(svg.contains(">75%<"))
    #expect(run([file] + options + ["--swift"]).out.joined().contains("position: .overlay"))
  }

  // MARK: One column

  @Test("--x alone counts rows only if a count says something")
  func oneColumn() throws {
    let prices = lines("date,open,high,low,close", 20) {
      "2024-01-\($0 + 10),\($0 + 5),\($0 + 8),\($0 + 3),\($0 + 6)"
    }
    #expect(try plan(prices, "--x", "date").shape == .candlestick)
    #expect(try plan(prices, "--x", "date", "--aggregate", "count").y?.source == .rows)
    let cities = lines("city,people", 6) { "city \($0),\($0 * $0 + 40)" }
    let bars = try plan(cities, "--x", "city")
    #expect([bars.x, bars.y].contains { $0?.source == .column(1) })
    let visits = lines("time,path", 90) { "2024-01-01 \(10 + $0 / 30):\(10 + $0 % 30):07,/" }
    #expect(try plan(visits, "--x", "time").y?.source == .rows)
  }

  // MARK: Pictures

  @Test("--transparent leaves the background out of PNG, SVG and PDF, and other formats refuse it")
  func transparent() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("t.csv", "k,v\na,1\nb,2\n")
    func svg(_ options: String...) throws -> String {
      #expect(run([file] + options + ["-o", folder.path + "/a.svg"]).status == 0)
      return String(decoding: try #require(folder.bytes("a.svg")), as: UTF8.self)
    }
    let background = "<path d=\"M0 0h640v400h-640z\" fill=\"#fff\"/>"
    let (plain, transparent) = (try svg(), try svg("--transparent"))
    #expect(plain.contains(background) && !transparent.contains(background))
    for ending in ["png", "pdf"] {
      #expect(run([file, "--transparent", "-o", folder.path + "/a." + ending]).status == 0)
    }
    for words in [["-o", folder.path + "/a.html"], ["--show"], ["--swift"], ["-o", folder.path + "/a.eml"]] {
      let result = run([file, "--transparent"] + words)
      #expect(
        result.status == 2 && result.error.count == 1 && result.error[0].contains("--transparent is for"),
        "\(result)")
    }
    #expect(
      run(["describe", file, "--transparent"]).error.joined().contains("--transparent is for pictures"))
  }

  @Test("more than two densities are lines without fills")
  func densities() throws {
    let folder = try TemporaryFolder()
    func svg(_ kinds: Int) throws -> String {
      let text = lines("k,v", 120) { "k\($0 % kinds),\($0 * $0 % 31 + $0 % kinds * 5)" }
      let file = try folder.file("d\(kinds).csv", text)
      let options = ["--mark", "density", "--x", "v", "--color", "k", "-o", folder.path + "/d.svg"]
      #expect(run([file] + options).status == 0)
      return String(decoding: try #require(folder.bytes("d.svg")), as: UTF8.self)
    }
    #expect(try svg(2).contains("<pattern") && !svg(3).contains("<pattern"))
    let options = ["--mark", "density", "--x", "v", "--color", "k", "--swift"]
    let source = run([folder.path + "/d3.csv"] + options).out.joined()
    #expect(source.contains("LineMark(") && !source.contains("AreaMark("), "\(source)")
  }

  @Test("the source of an area with a gap is no stack, which would close it")
  func areaWithGap() throws {
    let folder = try TemporaryFolder()
    let options = ["--mark", "area", "--x", "d", "--y", "v", "--swift"]
    for (value, isStack) in [("", false), ("3", true)] {
      let rows = "d,v\n2024-01-01,1\n2024-02-01,2\n2024-03-01,\(value)\n2024-04-01,4\n2024-05-01,5\n"
      let source = run([try folder.file("t.csv", rows)] + options).out.joined()
      #expect(source.contains("AreaMark(") && source.contains("stacking: .unstacked") != isStack, "\(source)")
    }
  }

  // MARK: Messages

  @Test("notes on columns that no option names are left out, and wrong colours have one line")
  func notes() throws {
    let folder = try TemporaryFolder()
    let text = lines("a,b,c", 40) { "\($0),\($0 * 3 % 7),\($0 == 9 ? "(new)" : String($0 + 100))" }
    let file = try folder.file("t.csv", text)
    let output = ["-o", folder.path + "/a.svg"]
    #expect(run([file, "--x", "a", "--y", "b"] + output).error.isEmpty)
    let named = run([file, "--x", "a", "--y", "c"] + output)
    #expect(named.error.joined().contains("\"c\" is not one of the numbers"), "\(named)")
    let filtered = run([file, "--x", "a", "--y", "b", "--where", "c > 105"] + output)
    #expect(filtered.error.joined().contains("\"c\""), "\(filtered)")
    let wrong = run([file, "--x", "a", "--y", "b", "--color", "b", "--color", "3=redd"] + output)
    #expect(
      wrong.status == 2 && wrong.error.count == 1 && wrong.error[0].contains("has no colour behind the name"),
      "\(wrong)")
  }

  @Test("logarithmic axes of lines and points end near the data")
  func logarithmicEnds() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("t.csv", "x,y\n1,34\n2,120\n3,800\n4,2690\n")
    func words(_ mark: String) -> String {
      run(["describe", file, "--mark", mark, "--x", "x", "--y", "y", "--y-scale", "log"]).out
        .joined(separator: "\n")
    }
    #expect(words("line").contains("Y axis: y, from 20 to 5,000."), "\(words("line"))")
    #expect(words("point").contains("from 20 to 5,000"), "\(words("point"))")
    let source = run([file, "--mark", "line", "--x", "x", "--y", "y", "--y-scale", "log", "--swift"]).out
    #expect(source.joined().contains("domain: 20...5000"), "\(source)")
  }

  @Test("texts over the marks of a terminal have no blocks behind them")
  func terminalTexts() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("t.csv", lines("x,y", 30) { "\($0),\($0 * $0)" })
    let options = [file, "--mark", "line", "--note", "x=5 y=600 early", "--rule", "y=300 goal"]
    let text = run(options + ["--show=ascii"]).out.joined(separator: "\n")
    // The rule is a line of # as well.
    let rows = text.split(separator: "\n").filter { $0.contains("early") || $0.contains("goal") }
    #expect(rows.count == 2 && !rows.joined().contains("#"), "\(text)")
  }
}
