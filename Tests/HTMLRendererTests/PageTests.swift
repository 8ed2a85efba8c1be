import DisplayList
import Testing

@testable import HTMLRenderer

@Suite struct PictureSheetTests {
  private func list(_ color: RGBA) -> DisplayList {
    DisplayList([
      .rects(RectBatch([Rect(x: 0, y: 0, width: 10, height: 10)], fill: .color(color))),
      .rects(RectBatch([Rect(x: 20, y: 0, width: 10, height: 10)], fill: .color(.black))),
    ])
  }

  @Test func appearancesThatDifferInColourOnlyShareOneDrawing() {
    var sheet = PictureSheet()
    sheet.add(
      PageLayout(
        size: Size(40, 20), pictures: [.light: list(.white), .dark: list(RGBA(bytes: 1, 2, 3, 0.5))]),
      number: 0)
    #expect(sheet.layouts[0].drawings.count == 1)
    #expect(sheet.layouts[0].drawings[0].contains("fill=\"var(--c0)\""))
    #expect(sheet.layouts[0].drawings[0].contains("fill=\"#000\""))
    #expect(!sheet.layouts[0].drawings[0].contains("opacity"))
    let rules = sheet.rules(with: [])
    #expect(rules.contains(":root{--c0:#fff}"))
    #expect(rules.contains("@media (prefers-color-scheme: dark){:root{--c0:#01020380}}"))
  }

  @Test func appearancesWithOtherShapesHaveDrawingsOfTheirOwn() {
    var sheet = PictureSheet()
    var dark = list(.white)
    dark.items.removeLast()
    sheet.add(PageLayout(size: Size(40, 20), pictures: [.light: list(.white), .dark: dark]), number: 0)
    #expect(sheet.layouts[0].drawings.count == 2)
    #expect(sheet.layouts[0].choice[.dark] == 1)
    // Without a picture of its own, more contrast shows the picture of its scheme.
    #expect(sheet.layouts[0].choice[.darkContrast] == 1)
    #expect(sheet.layouts[0].choice[.lightContrast] == 0)
  }
}

@Suite struct NumberSignsTests {
  @Test(arguments: [
    (0, "0"), (1234.5, "1,234.5"), (-27.6, "-27.6"), (1e6, "1,000,000"), (0.1 + 0.2, "0.3"),
    (0.0125, "0.0125"),
  ])
  func numbersAreWrittenInThrees(value: Double, text: String) {
    #expect(NumberSigns(language: "en").text(value) == text)
  }

  @Test func whatNeedsAnExponentIsLeftToTheText() {
    #expect(NumberSigns(language: "en").text(1e-9) == nil)
    #expect(NumberSigns(language: "en").text(.nan) == nil)
    #expect(NumberSigns(language: "de").text(1234.5) == "1.234,5")
    #expect(NumberSigns(language: "es").text(1234.5) == "1234,5")
  }
}

@Suite struct JSONTextTests {
  @Test func textIsSafeInAScriptElement() {
    #expect(JSONText.string("</script>\u{2028}\"\\") == "\"\\u003c/script>\\u2028\\\"\\\\\"")
  }

  @Test func evenColumnsAreStepsOthersLists() {
    #expect(JSONText.column([1, 3, 5, 7]) == "{\"from\":1,\"by\":2,\"n\":4}")
    #expect(JSONText.column([1, 3, 5, 8]) == "[1,3,5,8]")
    #expect(JSONText.column([.nan, 3, 5, 7]) == "[null,3,5,7]")
  }
}

@Suite struct HTMLRendererTests {
  private func page(_ values: ChartValues, label: String = "Rain") -> String {
    var node = AccessibilityNode(
      role: .chart, label: label, value: "Bar chart.", frame: Rect(x: 0, y: 0, width: 100, height: 60))
    node.values = DeferredValues { values }
    var list = DisplayList()
    list.accessibility = [node]
    var content = PageContent(layouts: [PageLayout(size: Size(100, 60), pictures: [.light: list])])
    content.title = label
    return HTMLRenderer.render(content)
  }

  private func values(_ count: Int) -> ChartValues {
    var series = ChartValues.Series(name: "", color: .black)
    for i in 0..<count {
      series.ids.append(MarkID(UInt32(i)))
      series.frames.append(.zero)
      series.points.append(Point(Double(i), 10))
      series.places.append("day \(i)")
      series.values.append("\(i)")
      series.x.append(Double(i))
      series.y.append(Double(i))
    }
    return ChartValues(
      walk: .x, plot: Rect(x: 0, y: 0, width: 100, height: 50), xTitle: "Day", yTitle: "mm", series: [series])
  }

  @Test func aPageHoldsItsTextAndTableWithoutTheScript() {
    let html = page(values(3))
    #expect(html.contains("<h1 id=\"title\">Rain</h1>"))
    #expect(html.contains("<p>Bar chart.</p>"))
    #expect(html.contains("<tr><th scope=\"row\">day 1</th><td>1</td></tr>"))
    #expect(html.contains("role=\"status\""))
    #expect(!html.contains("http://") || !html.contains("src=\"http"))
  }

  @Test func theScriptIsSmall() {
    #expect(PageScript.script.utf8.count < 40_000, "\(PageScript.script.utf8.count)")
    #expect(!PageScript.script.contains("/**"))
  }

  @Test func manyValuesAreLinesOfText() {
    let html = page(values(1_200))
    #expect(html.contains("<pre>day 0\t0\n"))
    #expect(!html.contains("<th scope=\"row\">"))
  }

  @Test func namesCannotLeaveTheirPlace() {
    let html = page(values(1), label: "</title><script>alert(1)</script>")
    #expect(!html.contains("<script>alert"))
  }

  @Test func aChartWithoutValuesIsAPictureWithText() {
    let html = page(ChartValues(walk: .x, plot: .zero, xTitle: "", yTitle: "", series: []))
    #expect(!html.contains("<table>"))
    #expect(html.contains("<p>Bar chart.</p>"))
  }
}

@Suite struct ScrolledChartTests {
  private func list(_ plot: Rect, factor: Double, points: [Double]) -> DisplayList {
    var series = ChartValues.Series(name: "", color: .black)
    for (i, x) in points.enumerated() {
      series.ids.append(MarkID(UInt32(i)))
      series.frames.append(.zero)
      series.points.append(Point(x, 10))
      series.places.append("\(i)")
      series.values.append("\(i)")
      series.x.append(Double(i))
      series.y.append(Double(i))
    }
    let values = ChartValues(walk: .x, plot: plot, xTitle: "", yTitle: "", series: [series])
    var node = AccessibilityNode(role: .chart, label: "Steps", frame: plot)
    node.values = DeferredValues { values }
    node.scrollFactor = factor
    var list = DisplayList()
    list.accessibility = [node]
    return list
  }

  @Test func aPictureGrowsByWhatTheWindowLeavesOut() {
    let shown = list(Rect(x: 10, y: 0, width: 100, height: 50), factor: 4, points: [-90, 60])
    #expect(HTMLRenderer.scrolledWidth(shown) == 300)
    #expect(HTMLRenderer.scrolledWidth(list(.zero, factor: 1, points: [1])) == nil)
  }

  @Test func theWindowBeginsWhereThePictureShowsIt() throws {
    var layout = PageLayout(
      size: Size(120, 60),
      pictures: [.light: list(Rect(x: 10, y: 0, width: 100, height: 50), factor: 4, points: [-90, 60])])
    layout.unrolled[.light] = list(
      Rect(x: 10, y: 0, width: 400, height: 50), factor: 1, points: [60, 210])
    let scrolled = try #require(ScrolledChart(PageContent(layouts: [layout])))
    #expect(scrolled.layouts[0].start == 150)
    layout.unrolled[.light] = list(Rect(x: 10, y: 5, width: 400, height: 50), factor: 1, points: [60])
    #expect(ScrolledChart(PageContent(layouts: [layout])) == nil)
  }
}
