import OpenChartsDisplayList
import OpenChartsSVGRenderer
import Testing

@Suite struct DocumentTests {
  @Test func anEmptyListIsAValidEmptyDocument() throws {
    let svg = render([])
    let root = try #require(ParsedSVG(svg)?.elements.first)
    #expect(root.name == "svg")
    #expect(root.attributes["viewBox"] == "0 0 200 100")
    // An image role without a name would be an accessibility error.
    #expect(root.attributes["role"] == nil)
  }

  @Test(arguments: [Size(0, 0), Size(-5, 10), Size(.nan, .infinity)])
  func oddSizesGiveValidDocuments(size: Size) {
    #expect(ParsedSVG(SVGRenderer.render(DisplayList(), size: size, options: SVGOptions())) != nil)
  }

  @Test func titleNamesTheRootAndDescriptionFollows() throws {
    var options = SVGOptions()
    options.title = "Sales & <more>"
    options.description = "Six \"bars\"."
    options.language = "de"
    let svg = SVGRenderer.render(DisplayList(), size: Size(10, 10), options: options)
    let document = try #require(ParsedSVG(svg))
    let title = try #require(document.first("title"))
    #expect(title.text == "Sales & <more>")
    #expect(document.first("desc")?.text == "Six \"bars\".")
    let root = document.elements[0].attributes
    #expect(root["aria-labelledby"] == title.attributes["id"])
    #expect(root["role"] == "img")
    #expect(root["lang"] == "de")
  }

  @Test func theLabelOfTheFirstNodeStandsForAMissingTitle() {
    let node = AccessibilityNode(role: .chart, label: "Rain", frame: square)
    #expect(ParsedSVG(render([], accessibility: [node]))?.first("title")?.text == "Rain")
  }

  @Test func backgroundIsTheFirstElement() {
    var options = SVGOptions()
    options.background = .white
    let svg = SVGRenderer.render(
      DisplayList([.text(text("a"))]), size: Size(20, 10), options: options)
    let background = ParsedSVG(svg)?.elements[1]
    #expect(background?.name == "rect")
    #expect(background?.attributes["width"] == "20")
    #expect(background?.attributes["fill"] == "#fff")
  }

  @Test func sameListGivesSameBytesAndAnotherListOtherIdentifiers() throws {
    func identifiers(_ color: RGBA) throws -> (svg: String, ids: Set<String>) {
      let stops = [GradientStop(0, color), GradientStop(1, .white)]
      let brush = Brush.linear(stops, start: Point(0, 0), end: Point(0, 1))
      let svg = render([.path(PathItem(VectorPath(square), fill: brush))], title: "A")
      let ids = try #require(ParsedSVG(svg)).elements.compactMap { $0.attributes["id"] }
      #expect(ids.count == 2)
      return (svg, Set(ids))
    }
    let (first, again, other) = (try identifiers(blue), try identifiers(blue), try identifiers(.black))
    #expect(first.svg == again.svg)
    #expect(first.ids.isDisjoint(with: other.ids))
  }

  @Test func aBarChartOfTwelveCategoriesStaysUnderTwelveKilobytes() {
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    var plot: [DisplayItem] = []
    for i in 0..<6 {
      let line = PathItem.Line(Stroke(width: 0.5), .color(RGBA(0.2, 0.2, 0.2, 0.3)))
      let y = 12.37 + Double(i) * 43.61
      plot.append(.path(PathItem(VectorPath(from: Point(0, y), to: Point(360, y)), line: line)))
    }
    let bars = (0..<12).map { Rect(x: 4.13 + Double($0) * 29.33, y: 20.41, width: 21.67, height: 211.9) }
    plot.append(.rects(RectBatch(bars, radii: CornerRadii(4), fill: .color(blue), firstID: MarkID(0))))
    var axes = GroupItem(role: .xAxis)
    axes.children = months.enumerated().map {
      .text(text($1, at: Point(5.55 + Double($0) * 29.33, 290)))
    }
    let nodes = months.enumerated().map {
      AccessibilityNode(role: .mark, label: $1, value: "1,234 sales", frame: bars[$0], id: MarkID(UInt32($0)))
    }
    let svg = render(plot + [.group(axes)], title: "Sales", accessibility: nodes)
    #expect(ParsedSVG(svg) != nil)
    #expect(svg.utf8.count < 6000)
  }
}
