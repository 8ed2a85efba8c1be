import Foundation
import Testing

@testable import OpenChartsCommandLineTool

/// Charts as Swift source. Each of them compiles and draws.
@MainActor
struct SwiftSourceTests {
  private let folder = try! TemporaryFolder()

  private static let rows =
    "month,net sales,city,low,high,kind\n"
    + (0..<24).map { row in
      "2024-\(row % 12 < 9 ? "0" : "")\(row % 12 + 1)-01,\(row * 7 % 31),\(row < 12 ? "Oslo" : "Rome \"x\""),"
        + "\(row % 5),\(row % 5 + 3),k\(row % 4)\n"
    }.joined()

  /// Options, and parts of the expected source.
  private static let charts: [(name: String, options: [String], parts: [String])] = [
    ("Lines", [], ["LineMark(x: .value(\"month\", row.month)", ".symbol(by:"]),
    (
      "Bars", ["--mark", "bar", "--x", "city", "--y", "net sales"],
      ["BarMark(", "domain: [\"Oslo\", \"Rome \\\"x\\\"\"]"]
    ),
    ("Lying", ["--x", "net sales", "--y", "kind", "--mark", "bar"], [".chartYScale(domain: [\"k0\""]),
    (
      "Dodged", ["--mark", "bar", "--x", "kind", "--y", "low", "--color", "city", "--stack", "dodge"],
      [".position(by:"]
    ),
    (
      "Shares", ["--mark", "bar", "--x", "kind", "--y", "low", "--color", "city", "--stack", "normalized"],
      ["stacking: .normalized", "Percent.percent"]
    ),
    (
      "Months", ["--mark", "bar", "--x", "month", "--time-unit", "quarter", "--y", "net sales"],
      ["row.monthQuarterStart..<row.monthQuarterEnd", "Self.date(\"2024-04-01T00:00:00Z\")"]
    ),
    (
      "Counts", ["--x", "net sales", "--bins", "5"],
      ["row.netSalesStart..<row.netSalesEnd", ".chartXScale(domain: 0..."]
    ),
    (
      "Points", ["--x", "low", "--y", "high", "--color", "city", "--size", "net sales", "--symbol", "kind"],
      ["PointMark(", ".symbolSize(by:", ".chartSymbolScale("]
    ),
    (
      "Areas", ["--mark", "area", "--x", "month", "--y", "low", "--color", "city", "--stack", "none"],
      [".opacity(0.25)"]
    ),
    ("Ranges", ["--mark", "area", "--x", "month", "--y", "low:high"], ["yStart: .value("]),
    ("Spans", ["--mark", "bar", "--x", "low:high", "--y", "kind"], ["xStart: .value("]),
    (
      "Boxes", ["--mark", "box", "--x", "kind", "--y", "net sales", "--color", "city"],
      ["RuleMark(x: .value(\"kind\", row.kind), yStart:", "row.lowerQuarter", ".position(by:"]
    ),
    (
      "Outliers", ["--mark", "box", "--x", "low", "--y", "kind", "--facet", "city"],
      ["RectangleMark(xStart: .value(\"low\", row.lowerQuarter)", "Self.panels"]
    ),
    ("Violins", ["--mark", "violin", "--x", "kind", "--y", "net sales"], ["width: .ratio(row.width)"]),
    ("Strip", ["--mark", "strip", "--x", "kind", "--y", "net sales"], ["PointMark(", ".opacity(0.7)"]),
    (
      "Density", ["--mark", "density", "--x", "net sales", "--color", "city"],
      [".opacity(0.25)", "LineMark("]
    ),
    (
      "Errors", ["--mark", "errorbar", "--x", "kind", "--y", "net sales"],
      ["row.meanNetSales - row.error", ".foregroundStyle(.primary)"]
    ),
    (
      "Weekdays", ["--x", "month", "--time-unit", "weekday", "--y", "net sales"],
      ["domain: [\"Monday\", \"Tuesday\""]
    ),
    (
      "Diverging",
      ["--mark", "heatmap", "--x", "city", "--y", "kind", "--color", "low", "--color-scale", "diverging:3"],
      ["range: Gradient(colors: "]
    ),
    ("Rules", ["--mark", "rule", "--x", "low:high", "--y", "net sales"], ["RuleMark(xStart:"]),
    ("Pie", ["--mark", "sector", "--color", "kind", "--y", "net sales"], ["SectorMark(angle:"]),
    (
      "Heat", ["--mark", "rectangle", "--x", "low", "--y", "high", "--bins", "3"],
      ["RectangleMark(", ".chartXScale(domain: 0...", ".chartYScale(domain: "]
    ),
    (
      "Rows", ["--mark", "rectangle", "--x", "low", "--y", "kind", "--color", "net sales"],
      ["height: .ratio(1)", ".chartXScale(domain: "]
    ),
    (
      "Space", ["--x", "low", "--y", "high", "--z", "net sales", "--color", "city", "--pose", "30,20"],
      ["Chart3D(", ".chart3DPose("]
    ),
    (
      "Formats",
      [
        "--x", "month", "--y", "net sales", "--y-format", "$0.00", "--x-format", "MMM yyyy", "--y-scale",
        "symlog",
      ],
      ["dateFormat = \"MMM yyyy\"", "Text(\"$\\(number", "type: .symmetricLog"]
    ),
    (
      "Domain",
      ["--x", "month", "--y", "net sales", "--x-domain", "2024-01-01:2025-01-01", "--y-domain", "-5:40.5"],
      ["domain: Self.date(\"2024-01-01T00:00:00Z\")...Self.date(", "domain: -5...40.5"]
    ),
  ]

  @Test func everyChartCompilesAndDraws() throws {
    let table = try folder.file("t.csv", Self.rows)
    let long = try folder.file(
      "long.csv",
      lines("when,value,name", 400) { "2024-01-01 \($0 / 60):\($0 % 60):00.5,\($0 % 7).25,n\($0 % 3)" })
    let prices = try folder.file(
      "prices.csv",
      lines("date,open,high,low,close", 9) { "2024-01-0\($0 + 1),\($0),\($0 + 3),\($0 - 2),\($0 + 1)" })
    try FileManager.default.createDirectory(
      atPath: folder.path + "/Sources", withIntermediateDirectories: true)
    func write(_ name: String, _ table: String, _ options: [String], _ parts: [String]) throws {
      let file = folder.path + "/Sources/\(name).swift"
      let result = run([table] + options + ["--title", "The \(name)", "--swift", "-o", file])
      #expect(result.status == 0 && result.out == [], "\(name): \(result)")
      let text = String(decoding: try #require(folder.bytes("Sources/\(name).swift")), as: UTF8.self)
      for part in parts + ["struct The\(name)Chart: View"] {
        #expect(text.contains(part), "\(name): \(text)")
      }
    }
    for chart in Self.charts { try write(chart.name, table, chart.options, chart.parts) }
    try write(
      "Long", long, ["--x", "when", "--y", "value", "--color", "name"], ["Int(fields[2])!", "nameNames"])
    try write("Candles", prices, [], ["row.close >= row.open"])
    try write("Subtitled", table, ["--subtitle", "line\n\"two\""], [#"Text("line\n\"two\"")"#])

    let drawn = run(
      "preview", folder.path + "/Sources", "--once", "--format", "svg", "-o", folder.path + "/Pictures")
    #expect(drawn.status == 0, "\(drawn.error)")
    let pictures = (try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/Pictures")) ?? []
    #expect(pictures.count == Self.charts.count + 3, "\(pictures)")
  }

  @Test func standardOutputAndWrongUse() throws {
    let table = try folder.file("t.csv", "a,b\n1,2\n3,4\n2,9\n")
    let result = run(table, "--swift")
    #expect(
      result.out.first?.hasPrefix("import Charts\nimport SwiftUI\n") == true && folder.names == ["t.csv"])
    #expect(run(table, "--swift", "-o", folder.path + "/a.svg").status == 2)
    #expect(run("audio", table, "--swift").status == 2)
    let surface = try folder.file("s.csv", lines("x,y,z", 64) { "\($0 % 8),\($0 / 8),\($0 * 5 % 19)" })
    let refused = run(surface, "--x", "x", "--z", "y", "--y", "z", "--mark", "surface", "--swift")
    #expect(refused.status == 1 && refused.error.first?.contains("surface") == true)
  }

  @Test func namesAreSwiftIdentifiersAndLiterals() {
    var names = SwiftNames()
    #expect(
      names.property("net sales", else: "y") == "netSales"
        && names.property("Net-Sales", else: "y") == "netSales2")
    #expect(names.property("URL", else: "y") == "url" && names.property("class", else: "x") == "xClass")
    #expect(names.property("2024", else: "y") == "y2024" && names.property("Größe", else: "y") == "groE")
    #expect(names.property("日付", else: "x") == "x" && names.property("id", else: "x") == "id2")
    #expect(
      SwiftNames.type("Sales by month") == "SalesByMonthChart" && SwiftNames.type("2024") == "TableChart")
    #expect(SwiftText.literal("a\"\\(b)\n\u{202E}") == #""a\"\\(b)\n\u{202e}""#)
    #expect(
      SwiftText.literal(-0.1) == "-0.1" && SwiftText.literal(1e300) == "1e+300" && SwiftText.literal(3) == "3"
    )
  }
}
