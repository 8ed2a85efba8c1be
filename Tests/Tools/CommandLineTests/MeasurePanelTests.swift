import Foundation
import Testing

@testable import OpenChartsCommandLineTool

/// Panels of measures over one axis.
@Suite("Measures of different units")
@MainActor
struct MeasurePanelTests {
  private let text = lines("day,temp,people,share,max", 30) {
    "2024-01-\($0 < 9 ? "0" : "")\($0 + 1),\($0 % 9),\(100_000 + $0 * 5000),\($0)%,\($0 % 11 + 3)"
  }

  @Test("have a panel and a scale each, and similar measures share a panel")
  func panels() throws {
    let apart = try plan(text, "--x", "day", "--y", "temp,people")
    #expect(apart.hasOwnScales && apart.color == nil && apart.title == "Temp and people by day")
    let parts = PlotData(apart, try table(text)).panels(apart)
    #expect(parts.map(\.name) == ["temp", "people"] && parts.map(\.data.count) == [30, 30])
    #expect(try plan(text, "--x", "day", "--y", "temp,share").hasOwnScales)
    let alike = try plan(text, "--x", "day", "--y", "temp,max")
    #expect(!alike.hasOwnScales && alike.facet == nil && alike.color != nil)
  }

  @Test(
    "share one panel if an option requests it",
    arguments: [["--facet", ""], ["--y-scale", "log"], ["--y-domain", "0:9"], ["--rolling", "3"]])
  func one(options: [String]) throws {
    let words = ["--x", "day", "--y", "temp,people"] + options
    #expect(try !ChartPlan(table(text), parsed(words)).hasOwnScales)
  }

  @Test("have plots of equal width, so that times are aligned")
  func aligned() throws {
    let settings = try PictureSettings(parsed(["--x", "day", "--y", "temp,people"]))
    let plan = try ChartPlan(table(text), settings.arguments)
    let list = settings.scene(plan, PlotData(plan, try table(text))).list
    let plots = list.charts.map(\.plot)
    #expect(plots.count == 2)
    #expect(abs(plots[0].minX - plots[1].minX) < 0.5 && abs(plots[0].width - plots[1].width) < 0.5)
    #expect(plots[0].minY < plots[1].minY)
  }

  @Test("have the names of their columns in sentences and tables")
  func names() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("t.csv", "x,m,s\n1,2,1000\n2,3,5000\n3,5,2500\n")
    let options = [file, "--x", "x", "--y", "m,s", "--mark", "line"]
    let words = run(["describe"] + options).out.joined(separator: "\n")
    #expect(words.contains("Y axis: m, from 2 to 5.") && words.contains("Y axis: s, from 0 to"), "\(words)")
    #expect(run(options + ["-o", folder.path + "/t.html"]).status == 0)
    let page = String(decoding: try #require(folder.bytes("t.html")), as: UTF8.self)
    let headers = page.matches(of: /<th scope="col"[^>]*>(?:<bdi>)?([^<]*)/).map { String($0.output.1) }
    #expect(headers == ["x", "m", "x", "s"], "\(headers)")
    let headings = page.matches(of: /<h2[^>]*>(?:<bdi>)?([^<]*)/).map { String($0.output.1) }
    #expect(headings == ["m", "s"], "\(headings)")
  }

  @Test("have the colours of a column in each panel, and reasons")
  func colored() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file(
      "t.csv", lines("n,a,b,k", 20) { "\($0),\($0),\($0 * 1000),\($0 % 2 == 0 ? "x" : "y")" })
    let words = [file, "--x", "n", "--y", "a,b", "--color", "k", "--mark", "line"]
    let made = run(words + ["--why", "-o", folder.path + "/a.svg"])
    #expect(made.status == 0, "\(made.error)")
    #expect(made.out.contains { $0.contains("have a panel each") })
    #expect(run(words + ["--swift"]).out.joined().contains("Self.panels"))
    let moved = run(["animate", file, "--x", "n", "--y", "a,b", "--by", "k", "-o", folder.path + "/m.svg"])
    #expect(moved.status == 0, "\(moved.error)")
  }
}
