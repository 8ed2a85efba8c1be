import Testing

@testable import OpenChartsCommandLineTool

@Suite("Values transformed along an axis")
@MainActor
struct TransformTests {
  private let text = "day,v\n2024-01-01,2\n2024-01-02,4\n2024-01-03,9\n2024-01-04,5\n"

  private func numbers(_ column: PlotColumn?) -> [Double] {
    if case .numbers(let values)? = column { return values }
    return []
  }

  @Test(
    "are rolling means, sums, differences and ratios",
    arguments: [
      (["--rolling", "2"], [3, 6.5, 7], "v, rolling mean of 2"),
      (["--cumulative"], [2, 6, 15, 20], "cumulative v"),
      (["--change"], [2, 5, -4], "change of v"),
      (["--index", "100"], [100, 200, 450, 250], "v, first value = 100"),
    ])
  func kinds(options: [String], values: [Double], title: String) throws {
    let table = try table(text)
    let plan = try ChartPlan(table, parsed(["--x", "day", "--y", "v"] + options))
    #expect(numbers(PlotData(plan, table).y) == values)
    #expect(plan.yAxis.title == title && plan.title.lowercased().hasPrefix(title))
  }

  @Test("are computed for each series separately, in the order of the axis, after its rows were combined")
  func series() throws {
    let rows = "m,c,v\n3,a,3\n1,a,1\n2,a,1\n2,a,1\n1,b,10\n2,b,20\n3,b,30\n"
    let sums = try data(
      rows, "--x", "m", "--y", "v", "--color", "c", "--mark", "line", "--aggregate", "sum", "--cumulative")
    #expect(numbers(sums.y) == [1, 3, 6, 10, 30, 60])
    let index = try data(
      rows, "--x", "m", "--y", "v", "--color", "c", "--mark", "line", "--aggregate", "sum", "--index", "1")
    #expect(numbers(index.y) == [1, 2, 3, 1, 2, 3])
    let names = try data("q,v\nQ1,1\nQ2,2\nQ3,4\n", "--x", "q", "--y", "v", "--mark", "bar", "--cumulative")
    #expect(numbers(names.y) == [1, 3, 7])
  }

  @Test("missing values stay missing")
  func missing() {
    let values = [1, 2, .nan, 4, 5, 6]
    #expect(SeriesTransform.rolling(2)(values).map { $0.isNaN ? -1 : $0 } == [-1, 1.5, -1, -1, 4.5, 5.5])
    #expect(SeriesTransform.cumulative(values).map { $0.isNaN ? -1 : $0 } == [1, 3, -1, 7, 12, 18])
    #expect(SeriesTransform.change(values).map { $0.isNaN ? -9 : $0 } == [-9, 1, -9, -9, 1, 1])
    #expect(SeriesTransform.index(10)([0, 2, 0, 4]).map { $0.isNaN ? -1 : $0 } == [-1, 10, 0, 20])
    #expect(SeriesTransform.rolling(3)([1e16, 1, 1, 1, 1]).last == 1)
    #expect(SeriesTransform.index(10)([]).isEmpty)
  }

  @Test("equal steps of decimals are equal")
  func rounding() {
    #expect(SeriesTransform.change([0.3, 0.6, 0.9, 1.2]).dropFirst() == [0.3, 0.3, 0.3])
    #expect(SeriesTransform.change([100.2, 100.3, 100.4]).dropFirst() == [0.1, 0.1])
    #expect(SeriesTransform.cumulative([0.1, 0.2, 0.3, -0.6]) == [0.1, 0.3, 0.6, 0])
    #expect(SeriesTransform.rolling(3)([0.3, -0.1, -0.2, 0.6]).dropFirst(2) == [0, 0.1])
    #expect(SeriesTransform.index(100)([0.3, 0.9]) == [100, 300])
    #expect(SeriesTransform.change([1e300, 2e300, 1e-300]).dropFirst() == [1e300, -2e300])
  }

  @Test("values beside a missing value are counted once", arguments: ["line", "bar", "point"])
  func counted(mark: String) throws {
    let text = "q,v\nQ1,1\nQ2,3\nQ3,\nQ4,4\nQ5,6\n"
    let change = try data(text, "--x", "q", "--y", "v", "--mark", mark, "--change")
    #expect(numbers(change.y).filter(\.isFinite) == [2, 2])
    // The first row has no change either, but the notes do not report it as a missing value.
    #expect(
      change.notes == [
        "1 row has no v and is left out", "1 row has no change of v and is left out", "2 of 5 rows are drawn",
      ])
    #expect(change.account.drawn == 2)
    let sum = try data(text, "--x", "q", "--y", "v", "--mark", mark, "--cumulative")
    #expect(numbers(sum.y).filter(\.isFinite) == [1, 4, 8, 14])
    #expect(sum.notes == ["1 row has no v and is left out"] && sum.account.drawn == 4)
  }

  @Test("an index begins at its base, and zeros before it are noted")
  func base() throws {
    func drawn(_ text: String, _ options: String...) throws -> PlotData {
      let table = try table(text)
      let all = ["--x", "m", "--y", "v", "--mark", "line", "--index", "100"] + options
      return PlotData(try ChartPlan(table, parsed(all)), table)
    }
    let line = try drawn("m,v\n1,0\n2,4\n3,0\n4,6\n")
    #expect(numbers(line.x) == [2, 3, 4] && numbers(line.y) == [100, 0, 150])
    #expect(
      line.notes == [
        "the base of --index is the first value other than 0; 1 value of 0 before it is left out"
      ], "\(line.notes)")
    let lines = try drawn("m,c,v\n1,a,0\n2,a,0\n3,a,5\n1,b,2\n2,b,3\n", "--color", "c")
    #expect(numbers(lines.y) == [100, 100, 150] && lines.notes.first?.contains("2 values of 0") == true)
    let usual = try drawn("m,v\n1,2\n2,4\n")
    #expect(usual.notes.isEmpty, "\(usual.notes)")
  }

  @Test("titles are in the language of the picture")
  func languages() throws {
    func title(_ locale: String) throws -> String {
      try plan(text, "--x", "day", "--y", "v", "--rolling", "7", "--locale", locale).yAxis.title
    }
    #expect(
      try title("de_DE") == "v, gleitendes Mittel über 7" && title("fr_FR") == "v, moyenne mobile sur 7")
    #expect(try title("es_ES") == "v, media móvil de 7" && title("ja_JP") == "v（7点の移動平均）")
  }

  @Test(
    "wrong uses are refused in one line",
    arguments: [
      (["--x", "day", "--y", "v", "--rolling", "1"], 2, "--rolling 1 is not a whole number from 2"),
      (["--x", "day", "--y", "v", "--index", "0"], 2, "--index 0 is not a number"),
      (["--x", "day", "--y", "v", "--change", "--cumulative"], 2, "give one of them"),
      (["--mark", "sector", "--y", "v", "--cumulative"], 1, "--cumulative needs numbers along an axis"),
    ])
  func refused(options: [String], status: Int32, message: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("t.csv", "day,k,v\n2024-01-01,a,2\n2024-01-02,b,4\n2024-01-03,a,9\n")
    let result = run([file] + options + ["-o", folder.path + "/a.svg"])
    #expect(
      result.status == status && result.error.count == 1 && result.error[0].contains(message), "\(result)")
  }

  @Test("descriptions, sound, source and command have the transformed values")
  func outputs() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("t.csv", text)
    let options = ["--x", "day", "--y", "v", "--cumulative"]
    let words = run(["describe", file] + options).out.joined(separator: "\n")
    #expect(words.contains("cumulative v") && words.contains("20"), "\(words)")
    #expect(run(["audio", file] + options + ["-o", folder.path + "/a.wav"]).status == 0)
    let source = run([file] + options + ["--swift"]).out.joined(separator: "\n")
    #expect(
      source.contains("cumulativeV: 15") && source.contains(".chartYAxisLabel(\"cumulative v\")"), "\(source)"
    )
    let explained = run([file] + options + ["--explain", "-o", folder.path + "/a.svg"]).out.last ?? ""
    #expect(explained.contains("--cumulative") && explained.contains("--mark line"), "\(explained)")
  }
}
