import Foundation
import OpenChartsDisplayList
import OpenChartsSVGRenderer

/// Writes pictures with charts as one self-contained HTML page, which needs no other file and no network.
///
/// The page has the drawing in several widths and appearances, the sentences and data as text and tables, and a
/// script for exploring values with pointer, keyboard and sound. Without JavaScript only the exploring is missing.
package enum HTMLRenderer {
  /// The maximum number of rows for an HTML table. More rows are lines of text, from which the script makes a table.
  static let tableLimit = 1_000

  /// Returns the approximate number of bytes that a page needs for one width of a picture.
  package static func cost(of list: DisplayList, size: Size) -> Int {
    PictureSheet.svg(list, size: size, number: 0).utf8.count
  }

  /// Returns the number of values of the charts in a picture, which a page holds as data.
  package static func valueCount(of list: DisplayList) -> Int {
    list.readCharts.reduce(0) { $0 + ($1?.values?.count ?? 0) }
  }

  /// Whether a page would rasterize a scene of the picture, which takes many bytes in wide pictures.
  package static func holdsPixels(for list: DisplayList) -> Bool { PictureSheet.holdsPixels(list.items) }

  package static func render(_ content: PageContent) -> String {
    let phrases = PagePhrases(content.language)
    let title = content.title.isEmpty ? phrases.text(.chart) : content.title
    var (sheet, charts) = assembled(content, phrases)
    let texts = PageChartText.namingMethodsOnce(charts.map { PageChartText($0, phrases) })

    let numberFormat = ScriptNumberFormat(language: content.language)
    let isLong = charts.contains { $0.isLong }
    let drawn = isLong ? sheet.identifiers : []
    var tools: [ToolsMarkup] = []
    let chartData = zip(charts, texts).map { chart, text in
      let legends = content.layouts.enumerated().map { number, layout in
        LegendEntries(
          layout.main.items, within: chart.frames[number], isRightToLeft: chart.values.isRightToLeft
        ).json(chart.values.series.map(\.name))
      }
      let hasLegend = legends.contains { $0 != "[]" }
      tools.append(
        ToolsMarkup(
          chart: chart, phrases: phrases, numberFormat: numberFormat, hasLegend: hasLegend,
          whole: chart.scrolled?.html(sheet) ?? "",
          labels: chart.scene?.html(sheet, id: "c\(chart.index)") ?? ""))
      return chart.json(
        colors: chart.colors.map { sheet.number(of: $0) }, numberFormat: numberFormat, phrases: phrases,
        legends: legends,
        texts: text, score: PageScore(chart: chart).json, drawn: drawn)
    }
    let data = JSONText.object([
      ("words", phrases.json),
      (
        "signs",
        JSONText.object([
          ("decimal", JSONText.string(numberFormat.decimal)), ("group", JSONText.string(numberFormat.group)),
          ("minus", JSONText.string(numberFormat.minus)), ("least", String(numberFormat.least)),
          ("digits", JSONText.string(numberFormat.digits.isEmpty ? "0123456789" : numberFormat.digits)),
        ])
      ),
      (
        "sizes",
        JSONText.array(
          content.layouts.map {
            JSONText.array([JSONText.number($0.size.width), JSONText.number($0.size.height)])
          })
      ),
      ("language", JSONText.string(content.language)), ("charts", JSONText.array(chartData)),
    ])
    let summary = phrases.sentences(
      zip(charts, texts).map { charts.count > 1 ? $0.title + phrases.stop + $1.summary : $1.summary })
    let isRightToLeft = phrases.isRightToLeft || charts.contains { $0.values.isRightToLeft }
    let rotates = charts.contains { $0.scene != nil && $0.hasValues }
    let escapedTitle = Markup.escaped(title)
    return """
      <!DOCTYPE html>
      <html lang="\(Markup.escaped(content.language))"\(isRightToLeft ? " dir=\"rtl\"" : "")>
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(escapedTitle)</title>
      <style>
      \(PageColors.rules(content, &sheet))\(layoutRules(content, sheet))\
      \(PrintedRows(charts: charts.count).style)\(PageScript.style)</style>
      </head>
      <body\(phrases.foreignCode.map { " lang=\"\($0)\"" } ?? "")>
      <main>
      <h1 id="title"\(isDrawn(title, in: content) ? " class=\"unseen\"" : "")>\(phrases.isolated(title))</h1>
      <figure aria-labelledby="title">
      <div id="picture"\(content.layouts.count > 1 ? " class=\"responsive\"" : "")>
      <div id="image" role="img" aria-label="\(Markup.escaped(summary.isEmpty ? title : title + phrases.stop + summary))">
      \(drawings(sheet, content))</div>
      \(tools.filter(\.chart.hasValues).map(\.overPicture).joined())</div>
      </figure>
      <div id="status" role="status" class="unseen"></div>
      \(zip(tools, texts).map { section($0, $1, phrases, charts: charts.count) }.joined())</main>
      <script type="application/json" id="chart-data">\(data)</script>
      \(rotates ? "<script type=\"text/plain\" id=\"packed\">\(PageScript.packed)</script>\n" : "")\
      \(PageScript.tag(nonce: content.scriptNonce))
      \(PageScript.script(
        scrolls: charts.contains { $0.scrolled != nil }, selects: charts.contains { $0.selecting != nil },
        isSpatial: charts.contains { $0.values.navigationOrder == .space }, rotates: rotates, unpacks: isLong))</script>
      </body>
      </html>

      """
  }

  /// Draws the scrolling charts of a picture in the lengths that a page of this picture shows.
  ///
  /// - Parameter unrolled: The full-length sources of these charts, by index.
  /// - Returns: The drawings, by the same indices.
  package static func lengths(
    of list: DisplayList, from unrolled: [any UnrolledChart]
  ) -> [ChartLengths] {
    let recorders = unrolled.map(LengthRecorder.init)
    var sheet = PictureSheet()
    for chart in list.readCharts.compactMap({ $0?.scrolling }) {
      guard let recorder = recorders.element(chart.number) else { continue }
      _ = ScrolledChart([chart], [.light: (chart, recorder)], into: &sheet)
    }
    return recorders.map(\.lengths)
  }

  /// Returns the drawings of a page and its charts.
  private static func assembled(_ content: PageContent, _ phrases: PagePhrases) -> (
    PictureSheet, [PageChart]
  ) {
    var sheet = PictureSheet()
    let unrolledCount = content.unrolled.values.map(\.count).max() ?? 0
    for (number, layout) in content.layouts.enumerated() {
      var marked = layout
      for (appearance, list) in layout.pictures {
        marked.pictures[appearance] = list.marking(upTo: unrolledCount)
      }
      sheet.add(marked, number: number, isMain: number == content.mainLayout)
    }
    let charts = charts(content, phrases, &sheet)
    return (sheet, charts)
  }

  /// Returns the charts of the picture with their names.
  static func charts(_ content: PageContent, _ phrases: PagePhrases, _ sheet: inout PictureSheet)
    -> [PageChart]
  {
    let nodes = content.layouts.map { AccessibilityNode.charts(in: $0.main.accessibility) }
    let main = min(max(content.mainLayout, 0), content.layouts.count - 1)
    let readCharts = content.layouts.map(\.main.readCharts)
    let pictures = content.layouts[main].pictures.mapValues(\.readCharts)
    let colors = pictures.mapValues { $0.map { $0?.positions?.series.map(\.color) ?? [] } }
    let names = NamedChart.names(
      of: NamedChart.all(in: content.layouts[main].main.accessibility), unnamed: phrases.text(.chart))
    return nodes[main].indices.map { index in
      let node = nodes[main][index]
      let chartNodes = nodes.map { $0.indices.contains(index) ? $0[index] : node }
      let charts = readCharts.map { ($0.element(index) ?? readCharts[main][index]) }
      var wholes: [PageAppearance: (chart: ScrollingChart, whole: any UnrolledChart)] = [:]
      for (appearance, charts) in pictures {
        guard let chart = charts.element(index)??.scrolling,
          let whole = content.unrolled[appearance]?.element(chart.number)
        else { continue }
        wholes[appearance] = (chart, whole)
      }
      let scrolled = ScrolledChart(charts.map { $0?.scrolling }, wholes, into: &sheet)
      let scene = PageScene(
        charts.map { $0?.plot ?? .zero }, pictures.compactMapValues { $0.element(index)??.sceneModel },
        into: &sheet
      )
      return PageChart(
        index: index, title: names[index], unnamed: phrases.text(.value), comma: phrases.comma,
        nodes: chartNodes,
        charts: charts, scrolled: scrolled, scene: scene,
        colors: colors.compactMapValues { $0.indices.contains(index) ? $0[index] : nil }, main: main)
    }
  }

  /// Whether the picture draws the title as text, so that the page need not repeat it.
  private static func isDrawn(_ title: String, in content: PageContent) -> Bool {
    func holds(_ node: AccessibilityNode) -> Bool {
      guard node.role != .chart else { return false }
      return (node.role == .text || node.role == .heading) && node.label == title
        || node.children.contains(where: holds)
    }
    return content.layouts.allSatisfy { $0.main.accessibility.contains(where: holds) }
  }

  // MARK: - Text

  private static func section(
    _ tools: ToolsMarkup, _ text: PageChartText, _ phrases: PagePhrases, charts: Int
  )
    -> String
  {
    let chart = tools.chart
    let isAlone = charts == 1
    let data = DataMarkup(
      chart: chart, phrases: phrases, numberFormat: tools.numberFormat, printed: PrintedRows(charts: charts))
    let id = "c\(chart.index)"
    let title = phrases.isolated(chart.title)
    let list = { (heading: String, lines: [String]) -> String in
      guard !lines.isEmpty else { return "" }
      return "<h3>\(heading)</h3>\n<ul>\n\(lines.map { "<li>\(Markup.escaped($0))</li>\n" }.joined())</ul>\n"
    }
    var body = ""
    let thinned = chart.scene?.thinned.map { shown, all in
      phrases.text(
        .turnedPart, tools.numberFormat.text(Double(shown)) ?? "", tools.numberFormat.text(Double(all)) ?? "")
    }
    for paragraph in [text.authorSummary, text.overview, thinned ?? ""] where !paragraph.isEmpty {
      body += "<p>\(Markup.escaped(paragraph))</p>\n"
    }
    body += list(phrases(.features), text.features) + list(phrases(.statistics), text.statistics)
    if !text.methods.isEmpty {
      body += "<p class=\"method\">\(Markup.escaped(phrases.sentences(text.methods)))</p>\n"
    }
    let heading = isAlone ? phrases(.description) : title
    // The heading of the chart labels the list box.
    let name = isAlone ? "<span id=\"\(id)-title\" hidden>\(title)</span>" : ""
    return """
      <section id="\(id)-text" aria-labelledby="\(id)-\(isAlone ? "heading" : "title")">
      \(chart.hasValues ? tools.belowPicture : "")<h2 id="\(id)-\(isAlone ? "heading" : "title")">\(heading)</h2>\(name)
      \(body)\(chart.hasValues ? data.html : "")</section>

      """
  }
}
