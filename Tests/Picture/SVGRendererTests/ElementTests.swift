import OpenChartsDisplayList
import OpenChartsSVGRenderer
import Testing

@Suite struct ElementTests {
  @Test func eachRectangleOfABatchIsAnElementWithItsIdentity() throws {
    let rects = [square, square.offset(x: 50, y: 0)]
    let svg = render([.rects(RectBatch(rects, radii: CornerRadii(4), fill: .color(blue), firstID: MarkID(7)))]
    )
    let document = try #require(ParsedSVG(svg))
    #expect(document.first("g")?.attributes["fill"] == "#08f")
    #expect(document.all("rect").map { $0.attributes["data-id"] } == ["7", "8"])
    #expect(document.all("rect").allSatisfy { $0.attributes["rx"] == "4" })
  }

  @Test func differentCornersGiveAPath() throws {
    var radii = CornerRadii.none
    radii.topLeft = 5
    let svg = render([.rects(RectBatch([square], radii: radii, fill: .color(blue), firstID: MarkID(1)))])
    let path = try #require(ParsedSVG(svg)?.first("path"))
    #expect(path.attributes["d"] == "M15 10H50V50H10V15a5 5 0 0 1 5 -5z")
    #expect(path.attributes["data-id"] == "1")
  }

  @Test func neighboursStillTouchAfterRounding() throws {
    let rects = (0..<7).map { Rect(x: Double($0) / 7, y: 0, width: 1.0 / 7, height: 1) }
    let elements = try #require(ParsedSVG(render([.rects(RectBatch(rects, fill: .color(blue)))]))).all("rect")
    for (a, b) in zip(elements, elements.dropFirst()) {
      let end = Double(a.attributes["x"]!)! + Double(a.attributes["width"]!)!
      #expect(abs(end - Double(b.attributes["x"]!)!) < 1e-9)
    }
  }

  @Test func symbolsAreCirclesOrPathsOfTheirSize() throws {
    let centers = [Point(10, 10), Point(.nan, 1), Point(20, 10)]
    let circles = SymbolBatch(
      .circle(radius: 3), at: centers, scales: [1, 1, 2], fill: .color(blue), firstID: MarkID(0))
    let document = try #require(ParsedSVG(render([.symbols(circles)])))
    #expect(document.all("circle").map { $0.attributes["r"] } == ["3", "6"])
    #expect(document.all("circle").map { $0.attributes["data-id"] } == ["0", "2"])

    let box = VectorPath(Rect(x: -2, y: -2, width: 4, height: 4))
    let line = PathItem.Line(Stroke(width: 2), .color(.black))
    let boxes = SymbolBatch(.path(box), at: [Point(10, 10)], line: line)
    #expect(ParsedSVG(render([.symbols(boxes)]))?.first("path")?.attributes["d"] == "M8 8h4v4h-4z")
  }

  @Test func largeOpaqueBatchesAreMergedAndTranslucentOnesAreNot() throws {
    let centers = (0...SVGRenderer.mergeThreshold).map { Point(Double($0 % 200), Double($0 / 200)) }
    let opaque = SymbolBatch(.circle(radius: 2), at: centers, fill: .color(blue), firstID: MarkID(0))
    let merged = try #require(ParsedSVG(render([.symbols(opaque)])))
    #expect(merged.all("path").count == 6)
    #expect(merged.first("g")?.attributes["stroke-width"] == "4")

    var translucent = opaque
    translucent.fill = .color(blue.multiplyingAlpha(by: 0.5))
    #expect(ParsedSVG(render([.symbols(translucent)]))?.all("circle").count == centers.count)

    let rects = centers.map { Rect(x: $0.x, y: $0.y, width: 1, height: 1) }
    let batch = RectBatch(rects, fill: .color(blue), firstID: MarkID(0))
    #expect(ParsedSVG(render([.rects(batch)]))?.all("path").count == 6)
    let exact = RectBatch(Array(rects.dropLast()), fill: .color(blue), firstID: MarkID(0))
    #expect(ParsedSVG(render([.rects(exact)]))?.all("rect").count == SVGRenderer.mergeThreshold)
  }

  @Test func neighboursOfOneLookShareAGroup() throws {
    let line = PathItem.Line(
      Stroke(width: 0.5, cap: .round, dash: [2, 4], dashPhase: 1), .color(RGBA(0, 0, 0, 0.3)))
    let items = [10.0, 20, 30].map {
      DisplayItem.path(PathItem(VectorPath(from: Point(0, $0), to: Point(9, $0)), line: line))
    }
    let document = try #require(ParsedSVG(render(items)))
    #expect(
      document.first("g")?.attributes == [
        "fill": "none", "stroke": "#000", "stroke-opacity": "0.3", "stroke-width": "0.5",
        "stroke-linecap": "round", "stroke-miterlimit": "10", "stroke-dasharray": "2 4",
        "stroke-dashoffset": "1",
      ])
    #expect(document.all("path").allSatisfy { $0.attributes.count == 1 })
  }

  @Test func anEvenOddFillSaysSo() {
    var item = PathItem(VectorPath(square), fill: .color(blue))
    item.evenOdd = true
    #expect(ParsedSVG(render([.path(item)]))?.first("path")?.attributes["fill-rule"] == "evenodd")
  }

  @Test func groupsCarryTransformOpacityClipAndRole() throws {
    var group = GroupItem([.text(text("a"))], role: .xAxis)
    group.transform = .translation(3, 4)
    group.opacity = 0.5
    group.clip = VectorPath(square)
    let document = try #require(ParsedSVG(render([.group(group), .group(group)])))
    let attributes = try #require(document.first("g")?.attributes)
    #expect(attributes["transform"] == "translate(3 4)")
    #expect(attributes["opacity"] == "0.5")
    #expect(attributes["class"] == "x-axis")
    #expect(attributes["aria-hidden"] == "true")
    let clips = document.all("clipPath")
    #expect(clips.count == 1)
    #expect(attributes["clip-path"] == clips.first?.attributes["id"].map { "url(#\($0))" })
  }

  @Test func groupsThatChangeNothingLeaveNoElement() {
    let document = ParsedSVG(render([.group(GroupItem([.group(GroupItem([.text(text("a"))]))]))]))
    #expect(document?.elements.map(\.name) == ["svg", "text"])
  }

  @Test func blurShadowAndMaskAreDefined() throws {
    var group = GroupItem([.path(PathItem(VectorPath(square), fill: .color(blue)))])
    group.blur = 3
    group.shadow = GroupItem.Shadow(color: RGBA(0, 0, 0, 0.4), radius: 6, x: 1, y: 2)
    group.mask = [.path(PathItem(VectorPath(ellipseIn: square), fill: .color(.black)))]
    let document = try #require(ParsedSVG(render([.group(group)])))
    #expect(document.first("feGaussianBlur")?.attributes["stdDeviation"] == "3")
    #expect(document.first("feOffset")?.attributes["dy"] == "2")
    #expect(document.all("feGaussianBlur").map { $0.attributes["stdDeviation"] } == ["3", "3"])
    #expect(document.first("feFlood")?.attributes["flood-opacity"] == "0.4")
    #expect(document.all("feMergeNode").last?.attributes["in"] == "content")
    #expect(document.first("mask")?.attributes["style"] == "mask-type:alpha")
    #expect(document.all("path").count == 2)
  }

  @Test func marksWithANodeAreLabelledOnceAndIntervalsGetAnElement() throws {
    let nodes = [
      AccessibilityNode(
        role: .chart, label: "Sales", frame: square,
        children: [
          AccessibilityNode(role: .mark, label: "May", value: "3 \"cups\"", frame: square, id: MarkID(1)),
          AccessibilityNode(role: .interval, label: "June to July", value: "5", frame: square),
        ])
    ]
    let items = [
      DisplayItem.path(PathItem(VectorPath(square), fill: .color(blue), id: MarkID(1))),
      .path(PathItem(VectorPath(square), fill: .color(.black), id: MarkID(1))),
    ]
    let document = try #require(ParsedSVG(render(items, accessibility: nodes)))
    let labelled = document.elements.filter { $0.attributes["aria-label"] != nil }
    #expect(labelled.map { $0.attributes["aria-label"] } == ["May, 3 \"cups\"", "June to July, 5"])
    #expect(labelled.allSatisfy { $0.attributes["role"] == "img" })
    #expect(document.elements[0].attributes["role"] == "graphics-document document")
  }
}
