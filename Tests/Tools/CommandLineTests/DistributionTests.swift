import Foundation
import Testing

@testable import OpenChartsCommandLineTool

/// Boxes, violins, strips, densities and errors.
@Suite("Distributions and errors")
@MainActor
struct DistributionTests {
  private static let names = ["a", "b", "c"]
  private let text = lines("k,v,w,s", 60) {
    "\(names[$0 % 3]),\($0 % 3 * 10 + $0 / 3),\($0 * $0 % 17),\($0 % 2 == 0 ? "x" : "y")"
  }

  // MARK: Boxes

  @Test("a box has quartiles, whiskers within 1.5 interquartile ranges, and the values beyond")
  func summary() {
    let box = BoxSummary([1, 2, 3, 4, 5, 6, 7, 8, 9, 40, -30], nameIndex: 0, color: nil, steps: 0)
    #expect(box.lowerQuarter == 2.5 && box.median == 5 && box.upperQuarter == 7.5)
    #expect(box.low == 1 && box.high == 9 && box.outliers == [-30, 40] && box.count == 11)
    let one = BoxSummary([4], nameIndex: 0, color: nil, steps: 96)
    #expect(one.low == 4 && one.high == 4 && one.outliers.isEmpty && one.outline.isEmpty)
  }

  @Test("columns are chosen if options name none")
  func columns() throws {
    let drawn = try plan(text, "--mark", "box")
    #expect(drawn.summary == .box && drawn.x?.title == "k" && drawn.y?.kind == .number)
    let two = try data(text, "--mark", "box", "--y", "v")
    #expect(two.boxes.map(\.median) == [9.5, 19.5, 29.5] && two.boxes.map(\.count) == [20, 20, 20])
    let lying = try plan(text, "--mark", "box", "--x", "v", "--y", "k")
    #expect(lying.isHorizontal && lying.title == "V by k")
    let several = try data(text, "--mark", "box", "--y", "v", "--y", "w")
    #expect(several.x?.names == ["v", "w"] && several.boxes.count == 2)
    let alone = try data("v\n1\n2\n3\n4\n", "--mark", "box", "--y", "v")
    #expect(alone.boxes.map(\.median) == [2.5])
    let colored = try data(text, "--mark", "violin", "--x", "k", "--y", "v", "--color", "s")
    #expect(colored.boxes.count == 6 && colored.boxes[0].outline.max() == 1)
    let months = try data(
      lines("day,v", 60) { "2024-0\($0 / 20 + 1)-\(10 + $0 % 20),\($0)" }, "--mark", "box", "--x", "day",
      "--y", "v", "--time-unit", "month")
    #expect(months.x?.names == ["Jan 2024", "Feb 2024", "Mar 2024"])
  }

  @Test("panels have the boxes of their rows")
  func panels() throws {
    let plan = try plan(text, "--mark", "box", "--x", "k", "--y", "v", "--facet", "s")
    let parts = PlotData(plan, try table(text)).panels(plan)
    #expect(parts.map(\.data.boxes.count) == [3, 3] && parts[0].data.boxes[0].count == 10)
  }

  @Test("a screen reader finds the median of each box, with the rest in words")
  func words() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("t.csv", text)
    let spoken = run(["describe", file, "--mark", "box", "--y", "v"]).out.joined(separator: "\n")
    #expect(spoken.contains("median 9.50, middle half 4.75 to 14.25, whiskers 0.00 to 19.00"), "\(spoken)")
    let german = run(["describe", file, "--mark", "box", "--y", "v", "--locale", "de_DE"]).out.joined(
      separator: "\n")
    #expect(german.contains("Median 9,50, mittlere Hälfte 4,75 bis 14,25"), "\(german)")
  }

  @Test("the points of a strip are at their values, beside each other")
  func strip() throws {
    let drawn = try data(text, "--mark", "strip", "--x", "k", "--y", "v")
    #expect(drawn.count == 60)
  }

  // MARK: Densities

  @Test("the density of normal values is nearly normal, and its area is 1")
  func kernel() throws {
    let values = (1..<2000).map { Self.normal(Double($0) / 2000) }
    let density = try #require(KernelDensity(values))
    #expect(abs(density.value(at: 0) - 0.3989) < 0.01 && abs(density.value(at: 1) - 0.2420) < 0.01)
    let area = stride(from: -6.0, to: 6, by: 0.01).reduce(0) { $0 + density.value(at: $1) * 0.01 }
    #expect(abs(area - 1) < 1e-3)
    #expect(KernelDensity([]) == nil && KernelDensity([3, 3]) == nil)
    // Half of the values are equal: the standard deviation sets the bandwidth.
    #expect(KernelDensity([1, 1, 1, 1, 9]) != nil)
    let far = try #require(KernelDensity(values.map { $0 + 1e9 }))
    #expect(abs(far.value(at: 1e9) - density.value(at: 0)) < 1e-3)
  }

  /// The quantile of the normal distribution, by bisection of its error function.
  private static func normal(_ share: Double) -> Double {
    var (low, high) = (-8.0, 8.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if (1 + erf(middle / 2.0.squareRoot())) / 2 < share { low = middle } else { high = middle }
    }
    return low
  }

  @Test("a density has a curve for each colour over the range of all values")
  func density() throws {
    let drawn = try data(text, "--mark", "density", "--x", "v", "--color", "k")
    guard case .numbers(let places)? = drawn.x, case .names(let codes, let names)? = drawn.color else {
      Issue.record("no curves")
      return
    }
    #expect(names == Self.names && codes.count == 303 && places.min() == 0 && places.max() == 39)
    #expect(try plan(text, "--mark", "density", "--x", "v").title == "Distribution of v")
    let constant = try data("v,k\n1,a\n2,a\n3,b\n3,b\n", "--mark", "density", "--x", "v", "--color", "k")
    #expect(constant.notes.contains("a density needs two different values; one group has fewer"))
  }

  // MARK: Errors

  @Test("the mean at each position has its 95% interval")
  func intervals() throws {
    let drawn = try data("k,v\na,1\na,2\na,3\nb,5\n", "--mark", "errorbar", "--x", "k", "--y", "v")
    #expect(drawn.y == .numbers([2, 5]) && drawn.errors[1].isNaN)
    // Student's t of two degrees of freedom is 4.303; the standard error is 1 / √3.
    #expect(abs(drawn.errors[0] - 4.3027 / 3.0.squareRoot()) < 1e-3)
    #expect(drawn.caption == "mean with its 95% interval")
  }

  @Test("given errors stay with their marks, also in sorted bars, and are described")
  func known() throws {
    let text = "k,v,e\na,10,1\nb,30,3\nc,20,\n"
    let drawn = try data(text, "--mark", "bar", "--x", "k", "--y", "v", "--y-error", "e", "--sort", "-value")
    #expect(drawn.x?.names == ["b", "c", "a"])
    #expect(drawn.errors[0] == 3 && drawn.errors[1].isNaN && drawn.errors[2] == 1)
    let folder = try TemporaryFolder()
    let file = try folder.file("t.csv", text)
    let spoken = run(["describe", file, "--mark", "bar", "--x", "k", "--y", "v", "--y-error", "e"]).out
    #expect(spoken.joined().contains("10, 9 to 11"), "\(spoken)")
  }

  @Test(
    "impossible charts are refused with the reason",
    arguments: [
      (["--mark", "box", "--rolling", "3"], "--rolling needs one value at each position"),
      (["--mark", "box", "--aggregate", "mean"], "--mark box shows all values"),
      (["--mark", "errorbar", "--x", "k", "--y", "v", "--aggregate", "sum"], "--mark errorbar shows means"),
      (["--mark", "density", "--x", "v", "--y", "w"], "--mark heatmap shows those of two"),
      (["--mark", "density", "--x", "v", "--stack", "standard"], "densities do not add up"),
      (["--mark", "density", "--x", "k"], "--mark density needs a column of numbers"),
      (["--mark", "box", "--x", "k", "--y", "s"], "--mark box needs a column of numbers"),
      (["--mark", "box", "--trend", "linear"], "--trend needs"),
      (["--mark", "violin", "--labels"], "--labels needs"),
      (["--mark", "bar", "--x", "k", "--y", "v", "--y-error", "w"], "--y-error needs one row for each mark"),
      (
        ["--mark", "bar", "--x", "k", "--y", "v", "--y-error", "s"], "holds no numbers; --y-error needs them"
      ),
      (
        ["--mark", "area", "--x", "v", "--y", "w", "--y-error", "w"], "--y-error needs bars, points or lines"
      ),
    ])
  func refused(options: [String], message: String) throws {
    let folder = try TemporaryFolder()
    let result = run([try folder.file("t.csv", text)] + options + ["-o", "-", "--format", "svg"])
    #expect(result.status == 1 && result.error.contains { $0.contains(message) }, "\(result.error)")
  }

  @Test("a column of errors with texts is refused, with the first text")
  func wordsAsErrors() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file(
      "t.csv", lines("k,v,e", 30) { "n\($0),\($0),\($0 % 10 == 9 ? "w\($0)" : "1")" })
    for more in [[], ["--aggregate", "sum"]] {
      let words = [
        file, "--mark", "bar", "--x", "k", "--y", "v", "--y-error", "e", "-o", "-", "--format", "svg",
      ]
      let result = run(words + more)
      #expect(result.status == 1 && result.error.first?.contains("w9") == true, "\(result.error)")
    }
  }

  @Test("--explain names the mark, and its command draws the same chart")
  func explained() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("t.csv", text)
    for mark in SummaryMark.allCases.map(\.rawValue) {
      let result = run([file, "--mark", mark, "--explain", "-o", folder.path + "/\(mark).svg"])
      #expect(result.status == 0, "\(result.error)")
      #expect(result.out.contains { $0.contains("--mark \(mark)") && $0.contains("v") }, "\(result.out)")
    }
  }
}
