import Testing

@testable import OpenChartsCommandLineTool

@Suite("Trends of series")
@MainActor
struct TrendTests {
  private let text = lines("day,k,v", 40) {
    "2024-01-\($0 / 2 < 9 ? "0" : "")\($0 / 2 + 1),\(["a", "b"][$0 % 2]),\($0 % 2 == 0 ? $0 : 80 - $0 + $0 % 4)"
  }

  @Test("are a line with an interval for each series")
  func series() throws {
    let drawn = try data(
      text, "--x", "day", "--y", "v", "--color", "k", "--mark", "point", "--trend", "linear")
    #expect(drawn.trends.map(\.color) == [0, 1])
    let first = try #require(drawn.trends.first)
    let (start, end) = (try #require(first.y.first), try #require(first.y.last))
    #expect(abs(start) < 1e-6 && abs(end - 38) < 1e-6)
    let second = drawn.trends[1]
    #expect(
      zip(second.low, second.high).allSatisfy { $0 <= $1 }
        && second.high[0] - second.low[0] > second.high[12] - second.low[12])
    #expect(drawn.caption == "linear trend with its 95% interval")
    let one = try data(text, "--x", "day", "--y", "v", "--mark", "point", "--trend", "linear")
    #expect(one.trends.map(\.color) == [nil])
  }

  @Test("are straight on logarithmic axes")
  func logarithmic() throws {
    let powers = lines("x,y", 9) { "\(1 << $0),\(1 << (2 * $0))" }
    let drawn = try data(
      powers, "--x", "x", "--y", "y", "--mark", "point", "--x-scale", "log", "--y-scale", "log", "--trend",
      "linear")
    let trend = try #require(drawn.trends.first)
    #expect(abs(trend.y[12] - trend.x[12] * trend.x[12]) < 1e-6 * trend.y[12])
  }

  @Test("are smooth curves along the points, and straight for points on a line")
  func local() throws {
    let straight = try #require(LocalRegression((0..<30).map { (x: Double($0), y: 2 * Double($0) - 7) }))
    #expect(zip(straight.x, straight.y).allSatisfy { abs($1 - (2 * $0 - 7)) < 1e-9 })
    #expect(straight.half.allSatisfy { $0 < 1e-6 })
    // A parabola with noise of ±1: the curve is nearer to it than the straight line is.
    let points = (0..<200).map { place in
      let x = Double(place) / 20
      return (x: x, y: (x - 5) * (x - 5) + (place % 2 == 0 ? 1 : -1))
    }
    let curve = try #require(LocalRegression(points))
    let error = zip(curve.x, curve.y).map { abs($1 - ($0 - 5) * ($0 - 5)) }
    #expect((error[5..<44].max() ?? 9) < 3, "\(error)")
    #expect(curve.half.allSatisfy { $0 > 0 && $0 < 3 } && curve.half[0] > curve.half[24])
    // The order of the rows has no effect.
    #expect(LocalRegression(points.reversed())?.y == curve.y)
  }

  @Test("a local trend needs six points at four positions, and accepts many equal points")
  func localEdges() throws {
    #expect(LocalRegression((0..<5).map { (x: Double($0), y: 1) }) == nil)
    #expect(LocalRegression((0..<20).map { (x: Double($0 % 3), y: Double($0)) }) == nil)
    let few: [(x: Double, y: Double)] = (90..<100).map { (x: Double($0), y: Double($0 + 5)) }
    let many = [(x: Double, y: Double)](repeating: (x: 0, y: 5), count: 90)
    let equal = try #require(LocalRegression(many + few))
    #expect(equal.y.allSatisfy { $0.isFinite })
    #expect(abs(equal.y[0] - 5) < 1)
    let notes = try data(
      "x,y\n1,2\n2,3\n3,1\n", "--x", "x", "--y", "y", "--mark", "point", "--trend", "loess"
    ).notes
    #expect(notes.contains("--trend needs six points at four or more places"), "\(notes)")
    let drawn = try data(
      text, "--x", "day", "--y", "v", "--color", "k", "--mark", "point", "--trend", "loess")
    #expect(
      drawn.trends.map(\.color) == [0, 1] && drawn.caption == "local trend (loess) with its 95% interval")
  }

  @Test("too few points give a note, and other charts an error")
  func refused() throws {
    #expect(
      try data("x,y\n1,2\n2,3\n", "--x", "x", "--y", "y", "--mark", "point", "--trend", "linear").notes
        .contains { $0.contains("--trend needs three points") })
    let folder = try TemporaryFolder()
    let file = try folder.file("t.csv", text)
    for options in [
      ["--x", "k", "--y", "v", "--mark", "bar"], ["--x", "day", "--y", "v", "--mark", "area"],
    ] {
      let result = run([file] + options + ["--trend", "linear", "-o", folder.path + "/a.svg"])
      #expect(
        result.status == 1 && result.error.count == 1 && result.error[0].contains("--trend needs"),
        "\(result)")
    }
    let wrong = run(file, "--trend", "cubic")
    #expect(
      wrong.status == 2 && wrong.error.joined().contains("--trend cubic is unknown; it can be linear, loess"),
      "\(wrong)")
  }

  @Test("have an effect in pictures, descriptions and source")
  func outputs() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("t.csv", text)
    let options = ["--x", "day", "--y", "v", "--color", "k", "--mark", "point"]
    for ending in ["svg", "html", "pdf"] {
      #expect(run([file] + options + ["--trend", "linear", "-o", folder.path + "/a." + ending]).status == 0)
    }
    // The values of the chart remain the table's values.
    func described(_ more: [String]) -> [Substring] {
      run(["describe", file] + options + more).out.joined(separator: "\n").split(separator: "\n")
    }
    let (words, plain) = (described(["--trend", "linear"]), described([]))
    #expect(words.contains("Linear trend with its 95% interval."), "\(words)")
    // The kind of the chart follows from its values, with and without a trend.
    #expect(words.contains { $0.hasPrefix("Point chart") } && plain.contains { $0.hasPrefix("Point chart") })
    let source = run([file] + options + ["--trend", "linear", "--swift"]).out.joined(separator: "\n")
    #expect(
      source.contains("ForEach(Self.trend) { point in") && source.contains("TrendPoint(id: 49"), "\(source)")
  }

  @Test("a rolling mean is drawn over its values, which are faint")
  func rollingMeans() throws {
    let days = lines("day,v", 12) { "2024-01-\($0 + 10),\($0 % 3)" }
    let drawn = try data(days, "--x", "day", "--y", "v", "--mark", "bar", "--trend", "rolling:3")
    let line = try #require(drawn.trends.first)
    #expect(line.y == [Double](repeating: 1, count: 10) && line.x.count == 10)
    #expect(drawn.caption == "v, rolling mean of 3", "\(drawn.caption)")
    let folder = try TemporaryFolder()
    let file = try folder.file("t.csv", days)
    let options = [file, "--x", "day", "--y", "v", "--trend", "rolling:3"]
    func svg(_ options: [String]) throws -> String {
      #expect(run(options + ["-o", folder.path + "/a.svg"]).status == 0)
      return String(decoding: try #require(folder.bytes("a.svg")), as: UTF8.self)
    }
    #expect(try svg(options).contains("0.35") || svg(options).contains(".35"))
    // The words describe no line of least squares.
    let words = run(["describe"] + options).out.joined(separator: "\n")
    #expect(words.contains("V, rolling mean of 3.") && !words.contains("fitted line"), "\(words)")
    let source = run(options + ["--swift"]).out.joined(separator: "\n")
    #expect(source.contains(".opacity(0.35)") && !source.contains("AreaMark"), "\(source)")
    for text in ["rolling", "rolling:1", "rolling:x", "rolling:2.5", "linear:2"] {
      let refused = run([file, "--x", "day", "--y", "v", "--trend", text, "-o", folder.path + "/b.svg"])
      #expect(refused.status == 2 && refused.error.count == 1, "\(refused)")
    }
    let few = run([file, "--x", "day", "--y", "v", "--trend", "rolling:90", "-o", folder.path + "/c.svg"])
    #expect(few.error.joined().contains("--trend needs more than 90 points"), "\(few)")
  }
}
