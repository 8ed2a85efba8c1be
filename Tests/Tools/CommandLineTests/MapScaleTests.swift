import Foundation
import Testing

@testable import OpenChartsCommandLineTool

@Suite("The scale of points at longitudes and latitudes")
struct MapScaleTests {
  /// Places in a rectangle with its lower left corner at a longitude and a latitude.
  private func places(_ longitude: Double, _ latitude: Double, _ width: Double, _ height: Double) -> String {
    lines("place,longitude,latitude", 30) { row in
      let (x, y) = (Double(row * 7 % 30) / 29, Double(row * 11 % 30) / 29)
      return "p\(row),\(longitude + x * width),\(latitude + y * height)"
    }
  }

  private func plan(_ text: String, _ options: String...) throws -> ChartPlan {
    let words = ["--mark", "point", "--x", "longitude", "--y", "latitude"] + options
    return try ChartPlan(table(text), parsed(words))
  }

  private func length(_ axis: AxisPlan) throws -> Double {
    let domain = try #require(axis.domain)
    return domain.upperBound - domain.lowerBound
  }

  /// The ratio of a degree of longitude and a degree of latitude in the plot.
  private func ratio(_ plan: ChartPlan, height: Double? = nil) throws -> Double {
    let plotHeight = (height ?? plan.fittingHeight ?? 400) - 125
    return try 580 / length(plan.xAxis) / (plotHeight / length(plan.yAxis))
  }

  @Test("follows the cosine of the middle latitude", arguments: [0.0, 35, 60, -45])
  func cosine(latitude: Double) throws {
    let plan = try plan(places(-5, latitude - 5, 12, 10))
    #expect(abs(try ratio(plan) - cos(latitude * .pi / 180)) < 0.001)
    let height = try #require(plan.fittingHeight)
    #expect(height >= 288 && height <= 800)
    #expect(plan.xAxis.domain?.contains(-5) == true && plan.yAxis.domain?.contains(latitude + 5) == true)
  }

  @Test("widens an axis of narrow and of flat countries, within the limits of the height")
  func limits() throws {
    let narrow = try plan(places(-75, -55, 6, 36))
    #expect(narrow.fittingHeight == 800)
    #expect(try length(narrow.xAxis) > 20 && abs(try ratio(narrow) - cos(37 * .pi / 180)) < 0.001)
    let flat = try plan(places(-90, 35, 9, 1.5))
    #expect(flat.fittingHeight == 288)
    #expect(try length(flat.yAxis) > 1.62)
  }

  @Test("keeps the height and the domains of options, and other axes")
  func options() throws {
    let text = places(5, 45, 10, 8)
    let low = try plan(text, "--height", "300")
    #expect(low.fittingHeight == nil)
    #expect(abs(try ratio(low, height: 300) - cos(49 * .pi / 180)) < 0.001)
    #expect(try plan(text, "--x-domain", "0:20").yAxis.domain == nil)
    let meters = try plan(places(400_000, 5_000_000, 9000, 8000))
    #expect(meters.xAxis.domain == nil && meters.fittingHeight == nil)
    let others = try ChartPlan(
      table(text.replacing("longitude", with: "width")), parsed(["--x", "width", "--y", "latitude"]))
    #expect(others.xAxis.domain == nil)
    let marked = try plan(text, "--rule", "y=60 capital", "--note", "x=30 y=50 town")
    #expect(marked.yAxis.domain?.contains(60) == true && marked.xAxis.domain?.contains(30) == true)
    #expect(try plan(text, "--rule", "y=100 limit").yAxis.domain == nil)
  }

  @MainActor @Test("is the same for the command that --explain prints")
  func explained() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("t.csv", places(5, 45, 10, 8))
    let command = run([file, "--explain", "-o", folder.path + "/1.svg"]).out.joined()
    #expect(command.contains("--x longitude --y latitude"), "\(command)")
    var words = TypedWord.words(of: command).map(\.text)
    (words[0], words[words.count - 1]) = ("plot", folder.path + "/2.svg")
    #expect(run(words).status == 0)
    #expect(folder.bytes("1.svg") == folder.bytes("2.svg"))
  }
}
