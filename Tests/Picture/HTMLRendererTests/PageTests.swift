import OpenChartsDisplayList
import Testing

@testable import OpenChartsHTMLRenderer

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
    // High contrast without a picture uses the picture of its colour scheme.
    #expect(sheet.layouts[0].choice[.darkContrast] == 1)
    #expect(sheet.layouts[0].choice[.lightContrast] == 0)
  }
}

extension PictureSheetTests {
  @Test func layoutsChangeInUnitsOfTheBrowsersTextSize() {
    let layouts = [88.0, 176].map { PageLayout(size: Size($0, 60), pictures: [.light: list(.white)]) }
    // Labels of 11 points grow to 12 pixels, so the picture of 176 points needs 192 pixels: 12 rem at 16 pixels each.
    let page = HTMLRenderer.render(PageContent(layouts: layouts))
    #expect(page.contains("@container (min-width: 12rem) { .w { display: none } .w1 { display: block } }"))
  }

  @Test func withoutTheStyleSheetOnePictureShowsInItsColours() {
    let sizes = [Size(88, 60), Size(176, 60), Size(300, 80)]
    var content = PageContent(
      layouts: sizes.map {
        PageLayout(size: $0, pictures: [.light: list(RGBA(bytes: 1, 2, 3, 1)), .dark: list(.white)])
      })
    content.mainLayout = 1
    let page = HTMLRenderer.render(content)
    let shown = page.matches(of: /<div class="w w(\d)" data-main>/).map { String($0.output.1) }
    #expect(shown == ["1"] && page.contains("<div class=\"w w0\" hidden>"))
    let drawings = page.matches(of: /<div class="layout g\d" data-layout="(\d)">/).map { String($0.output.1) }
    #expect(drawings == ["1"])
    #expect(page.contains("fill=\"var(--c0,#010203)\"") && page.contains("fill=\"var(--c0)\""))
    // If the drawings differ in shapes, the page contains both, and shows the light one without its style sheet.
    content.layouts[1].pictures[.dark]?.items.removeLast()
    let other = HTMLRenderer.render(content)
    #expect(other.contains("<div class=\"layout g0\" data-layout=\"1\">"))
    #expect(other.contains("<div class=\"layout g1\" data-layout=\"1\" hidden>"))
  }

  @Test func shortWindowsLimitThePictureByTheirHeight() {
    let layouts = [Size(88, 30), Size(176, 44)].map { PageLayout(size: $0, pictures: [.light: list(.white)]) }
    let page = HTMLRenderer.render(PageContent(layouts: layouts))
    #expect(page.contains(".w1 { --ratio: 4; --width: 176px }"))
    // 44 points at a scale of 0.85, and 88 pixels around the picture.
    let short =
      "@media screen and (max-height: \(HTMLRenderer.shortWindow)rem) and (min-height: 7.875rem) { "
    let scope = "main:not(:has(#picture:target)) "
    let rule =
      "@container (min-width: 11rem) { \(scope).w { display: none } \(scope).w1 { display: block } }"
    #expect(page.contains(short + rule))
  }

  @Test func aPictureOfPixelsThatAppearancesShareStandsInThePageOnce() throws {
    let png: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0,
      0, 1, 8,
      6, 0, 0, 0, 0x1F, 0x15, 0xC4, 0x89,
    ]
    let image = ImageItem(try #require(RasterImage(png)), in: Rect(x: 0, y: 0, width: 10, height: 10))
    var sheet = PictureSheet()
    sheet.add(
      PageLayout(
        size: Size(40, 20),
        pictures: [
          .light: DisplayList([.image(image)] + list(.white).items),
          .dark: DisplayList([.image(image)]),
        ]), number: 0)
    #expect(sheet.layouts[0].drawings.count == 2)
    #expect(sheet.layouts[0].drawings[0].contains("<image id=\"pixels0\""))
    #expect(!sheet.layouts[0].drawings[1].contains("<image"))
    #expect(sheet.layouts[0].drawings[1].contains("<use href=\"#pixels0\"/>"))
  }
}

@Suite struct HTMLRendererTests {
  private func page(_ values: ChartValues, label: String = "Rain") -> String {
    var node = AccessibilityNode(
      role: .chart, label: label, value: "Bar chart.", frame: Rect(x: 0, y: 0, width: 100, height: 60))
    var list = DisplayList()
    list.add(&node, StoredMarks(values: values))
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
      series.positionTexts.append("day \(i)")
      series.values.append("\(i)")
      series.x.append(Double(i))
      series.y.append(Double(i))
    }
    return ChartValues(
      navigationOrder: .x, plot: Rect(x: 0, y: 0, width: 100, height: 50), xTitle: "Day", yTitle: "mm",
      series: [series])
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
    // The page carries the parts for scrolling, selecting, or both, only if a chart needs them.
    #expect(PageScript.script(scrolls: false, selects: false).utf8.count < 34_500)
    #expect(PageScript.script(scrolls: true, selects: false).utf8.count < 39_000)
    #expect(PageScript.script(scrolls: false, selects: true).utf8.count < 40_300)
    let all = PageScript.script(scrolls: true, selects: true)
    #expect(all.utf8.count <= 43_300)
    // The script for rotation, on pages with 3-D charts.
    let flat = PageScript.script(scrolls: false, selects: false)
    let rotationScript = PageScript.script(scrolls: false, selects: false, rotates: true)
    #expect(rotationScript.utf8.count + PageScript.packed.utf8.count - flat.utf8.count <= 16_200)
    #expect(!all.contains("/**"))
    #expect(all.contains("// The tool bar of a chart\nfunction addTools(view){\n\tconst{chart}=view;\n"))
  }

  @Test func bytesAreTextWithoutTags() {
    #expect(PageScript.encoded([]) == "0")
    #expect(PageScript.encoded([0, 0, 0, 0]) == "0(((((")
    // 255 · 256³ in base 85, with digits from character 40.
    #expect(PageScript.encoded([255]) == "3yyC+(")
    #expect(PageScript.encoded([0, 0, 0, 20]) == "0((((!")
    #expect(!PageScript.packed.contains("<"))
  }

  @Test func theCourseOfASeriesIsALineOfBraille() {
    #expect(page(values(4)).contains("\"braille\":\"⣀⠤⠒⠉\""))
    // The number of cells of a braille line; one level for constant values, blanks for missing ones.
    #expect(page(values(3_200)).contains("\"braille\":\"⣀⣀⣀⣀⣀⣀⣀⣀⠤⠤⠤⠤⠤⠤⠤⠤⠒⠒⠒⠒⠒⠒⠒⠒⠉⠉⠉⠉⠉⠉⠉⠉\""))
    var flat = values(3)
    flat.series[0].y = [2, .nan, 2]
    #expect(page(flat).contains("\"braille\":\"⠤⠀⠤\""))
    flat.series[0].y = [.nan, .nan, .nan]
    #expect(page(flat).contains("\"braille\":\"⠀⠀⠀\""))
    // Braille follows the page's navigation order, not the order of the rows.
    var backwards = values(4)
    backwards.series[0].points.reverse()
    #expect(page(backwards).contains("\"braille\":\"⠉⠒⠤⣀\""))
  }

  @Test func manyValuesAreLinesOfText() {
    let html = page(values(1_200))
    #expect(html.contains("<pre>Day,mm\nday 0,0\n"))
    // Paper has one page of rows, and says so.
    #expect(html.components(separatedBy: "<th scope=\"row\">").count == 41)
    #expect(html.contains("tbody tr:nth-child(n+41) { display: none }"))
    #expect(html.contains("<p class=\"rest\" hidden>Only the first 40 of 1,200 rows are printed.</p>"))
    #expect(!page(values(40)).contains("class=\"rest\""))
  }

  @Test func cellsShowTheReadersSignsAndHoldTheData() {
    var values = values(2)
    values.series[0].values = ["minus 5", "1.2 million"]
    var node = AccessibilityNode(
      role: .chart, label: "Rain", value: "Bar chart.", frame: Rect(x: 0, y: 0, width: 100, height: 60))
    let table = DataTable([
      .init("Day", .names(["day 0", "day, 1"])), .init("mm", .numbers([-5, 1_234_567.89])),
      .init("year", .numbers([1999, 2024]), isGrouped: false),
    ])
    var list = DisplayList()
    list.add(&node, StoredMarks(values: values, table: table))
    list.accessibility = [node]
    var content = PageContent(layouts: [PageLayout(size: Size(100, 60), pictures: [.light: list])])
    content.language = "de"
    let html = HTMLRenderer.render(content)
    #expect(html.contains("<td data-value=\"-5\">\u{2212}5</td><td>1999</td>"))
    #expect(html.contains("<td data-value=\"1234567.89\">1.234.567,89</td><td>2024</td>"))
    #expect(html.contains("<th scope=\"col\" data-form=\"number\">mm</th>"))
    #expect(html.contains("data-form=\"plain\">year"))
    let cells = html.components(separatedBy: "<table>").last ?? ""
    #expect(!cells.prefix(800).contains("minus") && !cells.prefix(800).contains("million"))
  }

  @Test func chartsOfOnePageHaveNamesOfTheirOwn() {
    var list = DisplayList()
    func node(_ role: AccessibilityNode.Role, _ label: String, _ frame: Rect) -> AccessibilityNode {
      var node = AccessibilityNode(role: role, label: label, value: "", frame: frame)
      if role == .chart { list.add(&node, StoredMarks(values: values(2))) }
      return node
    }
    list.accessibility = [
      node(.text, "Revenue", Rect(x: 0, y: 0, width: 90, height: 12)),
      node(.text, "7.4 M", Rect(x: 0, y: 14, width: 90, height: 12)),
      node(.chart, "", Rect(x: 0, y: 30, width: 90, height: 60)),
      node(.text, "Revenue", Rect(x: 0, y: 100, width: 90, height: 12)),
      node(.chart, "", Rect(x: 0, y: 116, width: 90, height: 60)),
      node(.chart, "Orders", Rect(x: 0, y: 180, width: 90, height: 60)),
      node(.chart, "", Rect(x: 0, y: 400, width: 90, height: 60)),
    ]
    var content = PageContent(layouts: [PageLayout(size: Size(100, 500), pictures: [.light: list])])
    content.title = "Revenue"
    let html = HTMLRenderer.render(content)
    for name in ["Revenue", "Revenue 2", "Orders", "Chart"] {
      #expect(html.contains("aria-label=\"Tools of \(name)\""))
      #expect(html.contains("<caption>Data of \(name)</caption>"))
    }
    // The picture already shows the title.
    #expect(html.contains("<h1 id=\"title\" class=\"unseen\">Revenue</h1>"))
  }

  @Test func aFramedPageContinuesTheHeadingsAroundIt() {
    let framed = FramedPage(page(values(3), label: "Rain & \"snow\""))
    #expect(framed.title == "Rain &amp; &quot;snow&quot;")
    let html = framed.html(below: 2)
    #expect(html.contains("<h3 id=\"title\" class=\"unseen\">") && html.contains("<h4 id="))
    #expect(!html.contains("<h1") && !html.contains("<h2") && html.contains("\nh3 {"))
    #expect(framed.html(below: 0).contains("<h1 id=\"title\" class=\"unseen\">"))
    // The frame is as high as the page.
    #expect(!html.contains("(max-height: \(HTMLRenderer.shortWindow)rem)"))
  }

  @Test func namesCannotLeaveTheirPlace() {
    let html = page(values(1), label: "</title><script>alert(1)</script>")
    #expect(!html.contains("<script>alert"))
  }

  @Test func aChartWithoutValuesIsAPictureWithText() {
    let html = page(ChartValues(navigationOrder: .x, plot: .zero, xTitle: "", yTitle: "", series: []))
    #expect(!html.contains("<table>"))
    #expect(html.contains("<p>Bar chart.</p>"))
  }
}

@Suite struct ScrolledChartTests {
  /// A window of 100 points in the middle of an axis four times as long.
  private static func values(_ plot: Rect) -> ChartValues {
    var series = ChartValues.Series(name: "", color: .black)
    for i in 0..<8 {
      series.ids.append(MarkID(UInt32(i)))
      series.frames.append(.zero)
      series.points.append(Point(plot.minX + plot.width * Double(i) / 8, 10))
      series.positionTexts.append("\(i)")
      series.values.append("\(i)")
      series.x.append(Double(i))
      series.y.append(Double(i))
    }
    return ChartValues(navigationOrder: .x, plot: plot, xTitle: "", yTitle: "", series: [series])
  }

  /// The full-length chart.
  private struct Steps: UnrolledChart {
    var stops: (x: ScrollingChart.Stops?, y: ScrollingChart.Stops?)

    func whole(zoom: Double) -> ChartLengths.Whole? {
      let whole = Rect(x: 10, y: 5, width: 400 * zoom, height: 50)
      var list = DisplayList([
        .group(GroupItem([.rects(RectBatch([whole], fill: .color(.black)))], role: .plot(ChartID(0)))),
        .group(GroupItem([.rects(RectBatch([whole], fill: .color(.white)))], role: .xAxis)),
        .group(GroupItem([.rects(RectBatch([whole], fill: .color(.white)))], role: .legend)),
      ])
      var node = AccessibilityNode(role: .chart, label: "", frame: whole)
      list.add(&node, StoredMarks(values: values(whole)))
      list.accessibility = [node]
      return ChartLengths.Whole(list: list, size: Size(20 + whole.width, 70), plot: whole)
    }
  }

  private var list: DisplayList {
    let plot = Rect(x: 10, y: 5, width: 100, height: 50)
    var node = AccessibilityNode(
      role: .chart, label: "Steps", frame: Rect(x: 0, y: 0, width: 120, height: 70))
    var scrolling = ScrollingChart(
      plot: plot, frame: Rect(x: 10, y: 5, width: 100, height: 65))
    scrolling.x.factor = 4
    scrolling.x.start = 0.375
    scrolling.number = 0
    var plotGroup = GroupItem([.rects(RectBatch([plot], fill: .color(.black)))], role: .plot(ChartID(0)))
    plotGroup.transform = .translation(plot.x, plot.y)
    var list = DisplayList([
      .group(plotGroup), .group(GroupItem([.rects(RectBatch([plot], fill: .color(.white)))], role: .yAxis)),
    ])
    list.add(&node, StoredMarks(values: Self.values(plot)), plot: plot)
    list.accessibility = [node]
    list.charts[0].scrolling = scrolling
    return list
  }

  private func page(_ stops: ScrollingChart.Stops? = nil) -> String {
    page(list, from: [Steps(stops: (stops, nil))])
  }

  private func page(_ list: DisplayList, from unrolled: [any UnrolledChart]) -> String {
    var content = PageContent(layouts: [PageLayout(size: Size(120, 70), pictures: [.light: list])])
    content.unrolled[.light] = unrolled
    return HTMLRenderer.render(content)
  }

  @Test func drawingsThatAreKeptMakeTheSamePage() {
    let drawn = [Steps(stops: (.init(nil), nil))]
    let kept = HTMLRenderer.lengths(of: list, from: drawn)
    #expect(kept.first?.wholes.count == 8)
    #expect(page(list, from: kept) == page(list, from: drawn))
  }

  @Test func aChartOfWhichNothingElseIsKnownIsAPictureOfItsPart() {
    let html = page(list, from: [])
    #expect(html.contains("\"scroll\":null") && !html.contains("class=\"moving"))
  }

  @Test func aPageHasTheChartInSeveralLengthsAndHidesWhatMoves() {
    let html = page()
    // The drawings range from the length of one window to eight times this length.
    #expect(html.contains("viewBox=\"10 5 400 50\" preserveAspectRatio=\"none\""))
    #expect(html.contains("viewBox=\"10 5 1024 50\""))
    #expect(html.contains("class=\"moving plot\""))
    #expect(html.contains("class=\"y-axis\""))
    #expect(!html.contains("moving y-axis"))
    #expect(html.contains("\"factors\":[4,1],\"starts\":[0.375,0]"))
    // All values, not only the visible ones.
    #expect(html.contains("<th scope=\"row\">7</th>"))
  }

  @Test func theScriptHasThePartsThatAPageUses() {
    #expect(page().contains("function addScrolling"))
    #expect(!page().contains("function addSelection"))
    #expect(!PageScript.script(scrolls: false, selects: false).contains("class Axis"))
  }

  @Test func scrollsEndAtStopsAndPassNoPage() {
    #expect(!page().contains("<i style") && !page().contains("<i class"))
    #expect(page(.init(nil)).contains("<i class=\"last\" style=\"left:75%\"></i>"))
    var stops = ScrollingChart.Stops([0, 0.1, 0.3, 0.55, 0.8])
    #expect(page(stops).contains("<i style=\"left:10%\"></i><i style=\"left:30%\"></i>"))
    stops.isByPage = true
    #expect(page(stops).contains("<i class=\"last\" style=\"left:30%\"></i>"))
    stops.isLimited = false
    #expect(!page(stops).contains("class=\"last\""))
  }

  @Test func aSelectionIsSharesOfItsAxis() {
    var list = list
    var selecting = ChartSelecting()
    selecting.x.selectsRange = true
    (selecting.x.lower, selecting.x.upper) = (0.25, 0.5)
    selecting.x.axis = InverseScale(.numbers)
    selecting.x.axis?.samples = [0, 80]
    list.charts[0].selecting = selecting
    let html = page(list, from: [Steps()])
    #expect(html.contains("\"selects\":{\"x\":{\"value\":false,\"range\":true,\"first\":[0.25,0.5]}}"))
    #expect(html.contains("\"axes\":{\"x\":{\"at\":[0,80]}}"))
    #expect(html.contains("function addSelection"))
  }
}
