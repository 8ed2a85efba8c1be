import OpenChartsChartMath
import Testing

@testable import OpenChartsCommandLineTool

@Suite("Values beside marks")
@MainActor
struct ValueLabelTests {
  private func labels(_ text: String, _ options: [String], width: Double = 640, height: Double = 400) throws
    -> ValueLabels
  {
    let table = try table(text)
    let plan = try ChartPlan(table, parsed(options + ["--labels"]))
    return ValueLabels(
      plan: plan, data: PlotData(plan, table), numberSymbols: NumberSymbols(),
      available: ValueLabels.ChartSize(width: width, height: height, fontSize: 11))
  }

  private let cities = "city,sales\nOslo,1200\nRome,-35.5\nBern,7\n"

  @Test("bars have their values, with the same decimals")
  func bars() throws {
    let found = try labels(cities, ["--x", "city", "--y", "sales", "--mark", "bar"])
    #expect(
      found.texts == [0: "1,200.0", 1: "-35.5", 2: "7.0"] || found.texts == [0: "1,200", 1: "-36", 2: "7"])
    #expect(found.isBelow == [1] && found.endPadding == 0)
    let percent = try labels("c,p\na,12%\nb,3%\n", ["--x", "c", "--y", "p", "--mark", "bar"])
    #expect(percent.texts == [0: "12%", 1: "3%"])
    let format = try labels(cities, ["--x", "city", "--y", "sales", "--mark", "bar", "--y-format", "$0.00"])
    #expect(format.texts[2] == "$7.00")
  }

  @Test("stacks have their totals")
  func stacks() throws {
    let text = "q,kind,v\nQ1,a,2\nQ1,b,3\nQ2,a,4\nQ2,b,6\n"
    let found = try labels(
      text, ["--x", "q", "--y", "v", "--color", "kind", "--mark", "bar", "--stack", "standard"])
    #expect(found.texts.values.sorted() == ["10", "5"])
    let beside = try labels(
      text, ["--x", "q", "--y", "v", "--color", "kind", "--mark", "bar", "--stack", "dodge"])
    #expect(beside.texts.count == 4)
  }

  @Test("texts are compact or left out if they do not fit")
  func available() throws {
    let text = lines("n,v", 12) { "n\($0),\(1_234_567 + $0 * 100_000)" }
    let options = ["--x", "n", "--y", "v", "--mark", "bar"]
    #expect(try labels(text, options, width: 1200).texts[0] == "1,234,567")
    #expect(try labels(text, options, width: 640).texts[0] == "1.2M")
    #expect(try labels(text, options, width: 200).texts.isEmpty)
    let lying = ["--y", "n", "--x", "v", "--mark", "bar"]
    #expect(try labels(text, lying, height: 400).texts.count == 12)
    #expect(try labels(text, lying, height: 160).texts.isEmpty)
  }

  @Test("lines have their last values, which do not touch")
  func ends() throws {
    let text = lines("d,k,v", 30) {
      "2024-01-\($0 / 3 < 9 ? "0" : "")\($0 / 3 + 1),\(["a", "b", "c"][$0 % 3]),\($0 % 3 == 2 ? $0 : 100 + $0)"
    }
    let found = try labels(text, ["--x", "d", "--y", "v", "--color", "k", "--mark", "line"])
    #expect(found.texts.values.sorted() == ["a 127", "b 128", "c 29"], "\(found)")
    // The labels of near values are moved apart by the height of a line.
    let moved = found.offsets.values.sorted()
    #expect(moved.count == 3 && moved[0] < -4 && abs(moved[1]) < 1e-6 && moved[2] > 4, "\(moved)")
    let offsets = LabelSpread.offsets(of: [10, 0, 10, 50], gap: 8)
    #expect(
      zip(offsets, [-10.0 / 3, -4.0 / 3, 14.0 / 3, 0]).allSatisfy { abs($0 - $1) < 1e-9 }, "\(offsets)")
    let places = zip([10.0, 0, 10, 50], offsets).map { $0 + $1 }.sorted()
    #expect(zip(places, places.dropFirst()).allSatisfy { $1 - $0 >= 7.999 })
    #expect(found.endPadding > 10)
    // A plot without height has no place for labels that are moved.
    let low = try labels(text, ["--x", "d", "--y", "v", "--color", "k", "--mark", "line"], height: 50)
    #expect(low.offsets.isEmpty)
  }

  @Test("pictures, descriptions, source and errors")
  func outputs() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("t.csv", cities)
    let options = ["--x", "city", "--y", "sales", "--mark", "bar", "--labels"]
    for ending in ["svg", "html", "pdf", "png"] {
      #expect(run([file] + options + ["-o", folder.path + "/a." + ending]).status == 0)
    }
    let svg = String(decoding: try #require(folder.bytes("a.svg")), as: UTF8.self)
    #expect(svg.contains("1,200"))
    #expect(run(["describe", file] + options).error.joined().contains("--labels is for pictures"))
    let source = run([file] + options + ["--swift"]).out.joined(separator: "\n")
    #expect(
      source.contains(".annotation(position: row.sales < 0 ? .bottom : .top")
        && source.contains("Text(row.label)"))
    let refused = run(
      file, "--x", "sales", "--y", "sales", "--mark", "point", "--labels", "-o", folder.path + "/b.svg")
    #expect(
      refused.status == 1 && refused.error.count == 1
        && refused.error[0].contains("--labels needs bars, lines"))
  }
}
