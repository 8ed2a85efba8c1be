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
}
