import OpenChartsDisplayList
import Testing

@testable import OpenChartsHTMLRenderer

@Suite struct PaperMarkupTests {
  /// A page with these widths. Its picture has a clip, which has an identifier, and a colour for each appearance.
  private func page(_ widths: [Double], main: Int, height: Double = 100, language: String = "en") -> String {
    func list(_ width: Double, _ color: RGBA) -> DisplayList {
      let rect = Rect(x: 0, y: 0, width: width / 2, height: 50)
      var clipped = GroupItem([.rects(RectBatch([rect], fill: .color(color)))])
      clipped.clip = VectorPath(ellipseIn: rect)
      var list = DisplayList([.group(clipped)])
      list.accessibility = [AccessibilityNode(role: .chart, label: "Rain", value: "Bar chart.", frame: rect)]
      return list
    }
    var content = PageContent(
      layouts: widths.map { width in
        PageLayout(
          size: Size(width, height),
          pictures: [.light: list(width, RGBA(1, 0, 0)), .dark: list(width, .white)])
      })
    content.mainLayout = main
    content.language = language
    content.title = "Rain & snow"
    return HTMLRenderer.render(content)
  }

  @Test func chartsForPaperAreHiddenAndStandAlone() {
    let paper = FramedPage(page([320, 640], main: 1, language: "de-DE")).paper(number: 7)
    #expect(
      paper.hasPrefix(
        "<div class=\"paper\" lang=\"de-DE\" hidden>\n<div role=\"img\" aria-label=\"Rain &amp; snow\">"))
    #expect(paper.contains("#f00") && !paper.contains("var("))
    #expect(paper.contains(" id=\"paper7-") && paper.contains("url(#paper7-"))
    #expect(!paper.contains("p1000"))
    #expect(paper.contains("<p>Bar chart."))
  }

  @Test(arguments: [
    ([320.0, 640, 900], 1, "640"), ([320, 640, 900], 0, "320"), ([320, 610, 900], 2, "610"),
    ([900], 0, "900"),
  ])
  func paperHasTheWidthOfThePageUpToThatOfText(widths: [Double], main: Int, width: String) {
    #expect(FramedPage(page(widths, main: main)).paper(number: 1).contains("<svg "))
    #expect(
      FramedPage(page(widths, main: main)).paper(number: 1).contains(" width=\"\(width)\" height=\"100\""))
  }

  @Test func aPictureHigherThanPaperIsSmaller() {
    let paper = FramedPage(page([400], main: 0, height: 1600)).paper(number: 1)
    #expect(paper.contains("viewBox=\"0 0 400 1600\" width=\"200\""))
  }

  @Test func rowsOfAllChartsFitOnAPage() {
    #expect([0, 1, 2, 3, 100].map { PrintedRows(charts: $0).limit } == [40, 40, 20, 13, 5])
  }
}
