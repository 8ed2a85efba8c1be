import Foundation
import OpenChartsPictures
import OpenChartsTables
import SwiftUI
import Testing

@testable import OpenChartsCommandLineTool

@Suite("Panels of --facet")
@MainActor
struct PanelTests {
  /// Three cities in the order Rome, Oslo, Lima, whose amounts are about 10, 20 and 60.
  private static let text = lines("month,city,kind,sales,price", 36) { row in
    let city = ["Rome", "Oslo", "Lima"][row / 12]
    return "2024-\(row % 12 < 9 ? "0" : "")\(row % 12 + 1)-01,\(city),\(["a", "b"][row % 2]),"
      + "\([10, 20, 60][row / 12] + row % 5),\(row % 7).5"
  }
  private let folder = try! TemporaryFolder()

  private func file() throws -> String { try folder.file("t.csv", Self.text) }

  private func scene(_ options: String...) throws -> RenderedScene {
    let arguments = try parsed(options)
    let table: OpenChartsTables.Table = try table(Self.text)
    let plan = try ChartPlan(table, arguments)
    return try PictureSettings(arguments).scene(plan, PlotData(plan, table))
  }

  @Test("there is one panel for each name, in table order, and amounts are combined in each")
  func order() throws {
    let bars = try plan(Self.text, "--x", "kind", "--y", "sales", "--mark", "bar", "--facet", "city")
    #expect(bars.facet?.title == "city" && bars.title == "Total sales by kind and city")
    let drawn = try data(Self.text, "--x", "kind", "--y", "sales", "--mark", "bar", "--facet", "city")
    let panels = drawn.panels(bars)
    #expect(panels.map(\.name) == ["Rome", "Oslo", "Lima"] && panels.map(\.data.count) == [2, 2, 2])
    #expect(drawn.caption == "total sales from 141 (Rome) to 744 (Lima)")
    let lines = try plan(Self.text, "--x", "month", "--y", "sales", "--facet", "city")
    // One row for each month of a panel is not a mean.
    #expect(lines.y?.aggregate == nil && lines.shape == .line)
  }

  @Test("without named columns, a chart of the other columns is chosen")
  func automatic() throws {
    let chosen = try plan(Self.text, "--facet", "city")
    #expect(chosen.shape == .line && chosen.x?.title == "month" && chosen.facet?.title == "city")
    #expect(chosen.color?.source != chosen.facet?.source)
  }

  @Test("stacks, spans and trends are within the shared range")
  func extents() throws {
    func extents(_ options: String...) throws -> SharedExtents {
      let table: OpenChartsTables.Table = try table(Self.text)
      let plan = try ChartPlan(table, parsed(options + ["--facet", "city"]))
      return SharedExtents(plan, PlotData(plan, table))
    }
    let stacks = try extents("--x", "month", "--y", "sales", "--color", "kind", "--mark", "area")
    #expect(stacks.y == 0...64)
    let sides = try extents("--x", "sales", "--y", "kind", "--mark", "bar", "--aggregate", "sum")
    #expect(sides.x == 0...374 && sides.y == nil)
    let shares = try extents(
      "--x", "month", "--y", "sales", "--color", "kind", "--mark", "area", "--stack", "normalized")
    #expect(shares.y == nil)
    let trends = try extents("--x", "month", "--y", "sales", "--mark", "point", "--trend", "linear")
    #expect(try #require(trends.y).lowerBound < 10)
  }

  @Test("a page names each panel, not the sheet")
  func headings() throws {
    let page = folder.path + "/p.html"
    let result = run([try file(), "--x", "month", "--y", "sales", "--facet", "city", "-o", page])
    #expect(result.status == 0, "\(result.error)")
    let html = try String(contentsOfFile: page, encoding: .utf8)
    let headings = html.matches(of: /<h2[^>]*>(?:<bdi>)?([^<]*)/).map { String($0.output.1) }
    #expect(headings == ["Rome", "Oslo", "Lima"], "\(headings)")
  }

  @Test("plots have one size and one scale, and only outer panels have labels")
  func picture() throws {
    let scene = try scene(
      "--x", "price", "--y", "sales", "--mark", "point", "--color", "kind", "--facet", "city")
    let charts = scene.charts
    #expect(charts.map(\.name) == ["Rome", "Oslo", "Lima"])
    let plots = charts.compactMap { chart in scene.list.charts.first { $0.frame.minX == chart.frame.minX } }
    let drawn = scene.list.charts.filter { $0.plot.height > 10 }
    #expect(drawn.count == 3 && plots.count == 3)
    for chart in drawn {
      #expect(
        abs(chart.plot.width - drawn[0].plot.width) < 1 && abs(chart.plot.height - drawn[0].plot.height) < 1)
      #expect(
        chart.drawn.y?.lower == drawn[0].drawn.y?.lower && chart.drawn.y?.upper == drawn[0].drawn.y?.upper)
      #expect(
        chart.drawn.x?.lower == drawn[0].drawn.x?.lower && chart.drawn.x?.upper == drawn[0].drawn.x?.upper)
    }
  }

  @Test("the picture grows with the panels, in as many columns as fit")
  func layout() throws {
    let plan = try plan(Self.text, "--x", "price", "--y", "sales", "--mark", "point", "--facet", "city")
    let data = PlotData(plan, try table(Self.text))
    func layout(_ count: Int, _ width: Double) -> PanelLayout {
      PanelLayout(count: count, plan, data, width: width)
    }
    #expect([1, 2, 3, 4, 5, 12].map { layout($0, 640).columns } == [1, 2, 3, 2, 3, 3])
    #expect(layout(12, 200).columns == 1 && layout(12, 2000).columns == 6)
    #expect(layout(12, 640).height > layout(6, 640).height && layout(6, 640).height > layout(3, 640).height)
    let many = lines("k,v", 300) { "k\($0 % 20),\($0)" }
    let tall = run(
      [
        try folder.file("many.csv", many), "--y", "v", "--mark", "point", "--facet", "k", "--limit", "20",
        "-o",
      ]
        + [folder.path + "/tall.svg"])
    #expect(tall.status == 0, "\(tall)")
  }

  @Test("if there are more than twelve panels, the largest are drawn, with a note")
  func limit() throws {
    let many = lines("k,x,v", 200) { "k\($0 % 20),\($0 / 20),\($0)" }
    let drawn = try data(many, "--x", "x", "--y", "v", "--mark", "line", "--facet", "k")
    #expect(drawn.panelCount == 12)
    #expect(
      drawn.notes.contains("only the 12 largest of 20 names of k are drawn; --limit changes that"),
      "\(drawn.notes)")
    #expect(drawn.caption.contains("the 12 largest of 20 names of k"))
    let all = try data(many, "--x", "x", "--y", "v", "--mark", "line", "--facet", "k", "--limit", "20")
    #expect(all.panelCount == 20 && !all.notes.contains { $0.contains("largest") })
  }

  @Test("descriptions name each panel and the differences, in the chart's language")
  func words() throws {
    let text = try file()
    let options = ["--x", "price", "--y", "sales", "--mark", "point", "--facet", "city"]
    let words = run(["describe", text] + options).out.joined(separator: "\n")
    for part in [
      "3 panels by city on the same scales.", "Median sales from 11.5 (Rome) to 62.0 (Lima).", "Rome.",
      "Oslo.",
      "Lima.",
    ] {
      #expect(words.contains(part), "\(part): \(words)")
    }
    for (locale, part) in [
      ("de_DE", "3 Teildiagramme nach city mit gleichen Skalen"), ("fr_FR", "3 volets par city"),
      ("es_ES", "3 paneles por city"), ("ja_JP", "city別の3個のパネル"), ("ar", "عدد اللوحات حسب city"),
    ] {
      let words = run(["describe", text, "--locale", locale] + options).out.joined(separator: "\n")
      #expect(words.contains(part), "\(part): \(words)")
    }
  }

  @Test("sound plays one panel after another")
  func sound() throws {
    let text = try file()
    let options = ["--x", "month", "--y", "sales", "--duration", "2", "-o"]
    for (name, more) in [("one", []), ("three", ["--facet", "city"])] as [(String, [String])] {
      let result = run(["audio", text] + more + options + [folder.path + "/\(name).wav"])
      #expect(result.status == 0, "\(result)")
    }
    let sizes = ["one.wav", "three.wav"].map { folder.bytes($0)?.count ?? 0 }
    #expect(sizes[1] > sizes[0] * 2, "\(sizes)")
  }

  @Test("every output format has the panels")
  func outputs() throws {
    let text = try file()
    let options = ["--x", "price", "--y", "sales", "--mark", "point", "--color", "kind", "--facet", "city"]
    for ending in ["svg", "png", "pdf", "html", "txt", "wav"] {
      let result = run([text] + options + ["-o", folder.path + "/a." + ending])
      #expect(result.status == 0 && result.error.isEmpty, "\(ending): \(result)")
    }
    let page = String(decoding: folder.bytes("a.html") ?? Data(), as: UTF8.self)
    #expect(["Rome", "Oslo", "Lima"].allSatisfy(page.contains))
    let shown = run([text] + options + ["--show=ascii"])
    #expect(shown.status == 0, "\(shown)")
    let picture = shown.out.joined()
    #expect(["Rome", "Oslo", "Lima", "sales", "price"].allSatisfy(picture.contains), "\(picture)")
    let source = run([text] + options + ["--trend", "linear", "--swift"]).out.joined(separator: "\n")
    for part in [
      "LazyVGrid(columns:", "ForEach(Self.panels, id: \\.self) { panel in",
      "ForEach(Self.rows.filter { $0.city == panel }) { row in", "Self.trend.filter { $0.panel == panel }",
      ".chartYScale(domain: ", "private static let panels: [String] = [\"Rome\", \"Oslo\", \"Lima\"]",
    ] {
      #expect(source.contains(part), "\(part): \(source)")
    }
    let command = run([text] + options + ["--explain", "-o", folder.path + "/b.svg"]).out.last ?? ""
    #expect(command.contains("--facet city"))
  }

  @Test(
    "wrong use is reported in one line",
    arguments: [
      (["--facet", "town"], 1, "there is no column \"town\""),
      (["--x", "city", "--y", "sales", "--facet", "city"], 1, "--x and --facet both name \"city\""),
      (["--z", "sales", "--facet", "city"], 2, "--facet is for charts in two dimensions"),
      (["--suggest", "--facet", "city"], 2, "leave out --facet"),
    ] as [([String], Int32, String)])
  func refused(options: [String], status: Int32, part: String) throws {
    let result = run([try file()] + options + ["-o", folder.path + "/x.svg"])
    #expect(
      result.status == status && result.error.count == 1 && result.error[0].contains(part), "\(result)")
  }

  @Test("animations do not support --facet")
  func animation() throws {
    let result = run(["animate", try file(), "--by", "kind", "--facet", "city", "-o", folder.path + "/x.svg"])
    #expect(
      result.status == 2
        && result.error == ["opencharts: --facet is for charts without animation (see opencharts --help)"],
      "\(result)")
  }
}
