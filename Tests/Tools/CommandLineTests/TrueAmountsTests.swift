import Foundation
import OpenChartsEngines
import Testing

@testable import OpenChartsCommandLineTool

/// The words, ticks and tables for amounts of money, shares, durations and sums state the values of the data.
@Suite("True amounts")
@MainActor
struct TrueAmountsTests {
  private let folder = try! TemporaryFolder()

  private func words(_ text: String, _ options: String...) throws -> String {
    let result = run(["describe", try folder.file("t.csv", text)] + options)
    #expect(result.status == 0, "\(result.error)")
    return result.out.joined(separator: "\n").replacing(/[\u{A0}\u{202F}]/, with: " ")
  }

  /// The texts of a picture.
  private func labels(_ text: String, _ options: String...) throws -> [String] {
    let picture = folder.path + "/t.svg"
    let result = run([try folder.file("t.csv", text), "-o", picture, "--force"] + options)
    #expect(result.status == 0, "\(result.error)")
    return try String(contentsOfFile: picture, encoding: .utf8).matches(of: /<text[^>]*>([^<]*)/).map {
      String($0.output.1)
    }
  }

  @Test("negative amounts of money keep their minus sign")
  func negativeMoney() throws {
    let text = try words("k,v\na,-$500\nb,$200\n", "--mark", "bar")
    #expect(text.contains("Highest value: $200, for b. Lowest value: minus $500, for a."), "\(text)")
    #expect(text.contains("from minus $") && !text.contains("through"), "\(text)")
    let below = try words("k,v\na,-$51\nb,-$53\n", "--mark", "bar")
    #expect(below.contains("Highest value: minus $51, for a. Lowest value: minus $53, for b."), "\(below)")
  }

  @Test("small values beside large ones keep four digits, and rounding errors are removed")
  func smallBesideLarge() throws {
    let text = try words("k,v\na,0.1234567891\nb,123456789.123\nc,0.00098765432\n", "--mark", "bar")
    #expect(text.contains("a, 0.1235.") && text.contains("c, 0.0009877."), "\(text)")
    #expect(text.contains("b, 123.4568 million."), "\(text)")
    let sine = try words("k,v\na,0.00000000000000012\nb,0.5773502691\nc,1\n", "--mark", "bar")
    #expect(sine.contains("a, 0.") && sine.contains("b, 0.57735."), "\(sine)")
  }

  @Test("the share of a part has the same notation everywhere", arguments: ["bar", "area"])
  func normalizedShares(mark: String) throws {
    let rows = ["2018,a,153", "2018,b,85", "2019,a,145", "2019,b,66", "2020,a,157", "2020,b,85"]
    let text = try words(
      "year,kind,v\n\(rows.joined(separator: "\n"))\n", "--mark", mark, "--stack", "normalized")
    #expect(text.contains("a: 64.3 percent of the whole in 2018, 64.9 percent in 2020."), "\(text)")
    #expect(text.contains("Lowest value: 64.3 percent, in 2018."), "\(text)")
  }

  @Test("the edges of bins of percentages are labelled and spoken in percent")
  func percentBins() throws {
    let rows = (0..<40).map { "\($0 % 10 * 10)%" }.joined(separator: "\n")
    let all = try labels("pct\n\(rows)\n", "--x", "pct", "--bins", "5")
    #expect(Set(["0%", "20%", "40%", "60%", "80%", "100%"]).isSubset(of: all), "\(all)")
    let text = try words("pct\n\(rows)\n", "--x", "pct", "--bins", "5")
    #expect(text.contains("from 0 percent to 100 percent") && text.contains("0 to 20 percent, 8"), "\(text)")
  }

  @Test(
    "bins of languages without separators in four digits end at round numbers",
    arguments: ["es_ES", "it_IT", "pt_PT", "pl_PL"])
  func binsOfLanguages(locale: String) throws {
    let rows = (0..<60).map { "\($0 * 50)" }.joined(separator: "\n")
    let text = try words("v\n\(rows)\n", "--x", "v", "--bins", "6", "--locale", locale)
    #expect(!text.contains("999") && !text.contains("499"), "\(text)")
  }

  @Test("ticks of small amounts of money differ")
  func moneyTicks() throws {
    for (text, count) in [("k,v\na,$0.004\nb,$0.012\n", 4), ("x,v\n1,$100.21\n2,$100.24\n3,$100.27\n", 3)] {
      let ticks = try labels(text, "--y", "v").filter { $0.hasPrefix("$") }
      #expect(ticks.count >= count && Set(ticks).count == ticks.count, "\(ticks)")
    }
  }

  @Test("durations have their seconds")
  func seconds() throws {
    let text = try words("k,t\na,0:30:00\nb,0:45:10\nc,1:10:00\n", "--mark", "bar", "--x", "k", "--y", "t")
    #expect(text.contains("b, 0:45:10.") && text.contains("a, 0:30."), "\(text)")
  }

  @Test("sums have no rounding errors of binary numbers")
  func sums() throws {
    let page = folder.path + "/t.html"
    let table = try folder.file("t.csv", "c,v\na,0.1\na,0.2\nb,1\n")
    #expect(
      run([table, "--mark", "bar", "--x", "c", "--y", "v", "--aggregate", "sum", "-o", page]).status == 0)
    let html = try String(contentsOfFile: page, encoding: .utf8)
    #expect(!html.contains("0.30000000000000004") && html.contains("0.3"))
    #expect((0.1 + 0.2).withoutRoundingError == 0.3 && 1e308.withoutRoundingError == 1e308)
    #expect(Double.nan.withoutRoundingError.isNaN && Double.leastNonzeroMagnitude.withoutRoundingError > 0)
  }

  @Test("medians of boxes are called medians", arguments: ["box", "violin"])
  func medians(mark: String) throws {
    let rows = (0..<40).map { "\($0 % 2 == 0 ? "a" : "b"),\($0)" }.joined(separator: "\n")
    let text = try words("g,v\n\(rows)\n", "--mark", mark, "--x", "g", "--y", "v")
    #expect(text.contains("Median v: Highest value: 20, for b."), "\(text)")
  }

  @Test("bars at dates farther apart than their unit are in the months of the data")
  func apart() throws {
    let text = try words("d,v\n2024-01-01,5\n2024-06-01,10\n")
    #expect(text.contains("June 2024, 10") && !text.contains("Q2"), "\(text)")
  }

  @Test("values of a line that the domain of x cuts off are counted")
  func cutLines() throws {
    let rows = (1...40).map { "\($0),\($0 * 2)" }.joined(separator: "\n")
    let drawn = try data("x,y\n\(rows)\n", "--x", "x", "--y", "y", "--mark", "line", "--x-domain", "10:20")
    #expect(drawn.caption == "29 rows outside the axes", "\(drawn.caption)")
  }

  @Test("the numbers in a sample's note are in the format of the language")
  func sample() throws {
    let rows = (0..<3_000).map { "\($0 % 7)" }.joined(separator: "\n")
    let text = try words("v\n\(rows)\n", "--x", "v", "--sample", "50", "--locale", "de_DE")
    #expect(text.contains("3.000 Zeilen"), "\(text)")
  }

  @Test("long words in messages cost time in proportion to their length, and passwords stay hidden")
  func redacted() {
    #expect(EngineAddress.redacted("x postgresql://me:pw@host/db y") == "x postgresql://…@host/db y")
    #expect(EngineAddress.redacted("a://b:c@d e://f:g@h") == "a://…@d e://…@h")
    #expect(EngineAddress.redacted("see http://a/b:c@d") == "see http://a/b:c@d")
    let long = String(repeating: "a", count: 1_000_000) + ":"
    #expect(EngineAddress.redacted(long) == long)
  }

  private func data(_ text: String, _ options: String...) throws -> PlotData {
    guard case .plot(let arguments) = try Command([try folder.file("t.csv", text)] + options) else {
      throw UsageError("no plot")
    }
    let settings = try PictureSettings(arguments)
    let all = try Tool().read(arguments).table
    return PlotData(try ChartPlan(all, arguments, zone: settings.zone), all, zone: settings.zone)
  }
}
