import OpenChartsDisplayList
import Testing

@testable import OpenChartsSVGRenderer

@Suite("SVG for light and dark appearance") struct AdaptiveSVGTests {
  private let size = Size(200, 100)

  private func items(_ fill: RGBA, _ line: RGBA, _ ink: RGBA = .black) -> [DisplayItem] {
    var word = text("a \"b\" > c")
    word.span.color = ink
    return [
      .path(
        PathItem(VectorPath(square), fill: .color(fill), line: PathItem.Line(Stroke(width: 2), .color(line)))),
      .text(word),
    ]
  }

  private func render(
    _ light: [DisplayItem], dark: [DisplayItem], darkSize: Size? = nil, title: String = "A > \"B\""
  ) -> String {
    var options = SVGOptions()
    (options.title, options.background) = (title, .white)
    return SVGRenderer.render(
      DisplayList(light), size: size, options: options,
      dark: SVGRenderer.DarkPicture(DisplayList(dark), size: darkSize ?? size, background: .black))
  }

  private func plain(_ items: [DisplayItem]) -> String {
    var options = SVGOptions()
    (options.title, options.background) = ("A > \"B\"", .white)
    return SVGRenderer.render(DisplayList(items), size: size, options: options)
  }

  /// A document without its style, classes and the prefix of its identifiers.
  private func bare(_ svg: String) throws -> String {
    let prefix = try #require(svg.firstMatch(of: /aria-labelledby="(\w{7})-/)).output.1
    return svg.replacing(/<style>.*<\/style>/, with: "").replacing(/\sclass="[^"]*"/, with: "")
      .replacing(prefix, with: "id")
  }

  @Test("attributes have the light colours, and style rules set the dark colours")
  func colors() throws {
    let svg = render(items(.black, .white, .black), dark: items(blue, .black, .white))
    #expect(try bare(svg) == bare(plain(items(.black, .white, .black))))
    let document = try #require(ParsedSVG(svg))
    let path = try #require(document.first("path"))
    #expect(path.attributes["fill"] == "#000" && path.attributes["stroke"] == "#fff")
    let classes = try #require(path.attributes["class"]).split(separator: " ")
    #expect(classes.count == 2)
    let style = try #require(document.first("style")).text
    #expect(style.hasPrefix("@media(prefers-color-scheme:dark){:root ."))
    #expect(style.contains(".\(classes[0]){fill:#08f}") && style.contains(".\(classes[1]){stroke:#000}"))
    let background = try #require(document.first("rect"))
    let rule = try #require(background.attributes["class"])
    #expect(background.attributes["fill"] == "#fff" && style.contains(".\(rule){fill:#000}"))
  }

  @Test("opacities change with their colours, also to opaque")
  func opacity() throws {
    let (faint, opaque) = (RGBA(0, 0, 0, 0.5), RGBA(1, 1, 1))
    let night = try #require(ParsedSVG(render(items(faint, .black), dark: items(opaque, .black))))
    #expect(night.first("style")?.text.contains("{fill:#fff;fill-opacity:1}") == true)
    #expect(night.first("path")?.attributes["fill-opacity"] == "0.5")
    let day = try #require(ParsedSVG(render(items(opaque, .black), dark: items(faint, .black))))
    #expect(day.first("style")?.text.contains("{fill:#000;fill-opacity:0.5}") == true)
    #expect(day.first("path")?.attributes["fill-opacity"] == nil)
  }

  @Test("equal pictures have no rule except for the background")
  func equal() throws {
    let svg = render(items(blue, .black), dark: items(blue, .black))
    let document = try #require(ParsedSVG(svg))
    #expect(document.elements.filter { $0.attributes["class"] != nil }.map(\.name) == ["rect"])
  }

  @Test("gradients, shadows and patterns change, too")
  func definitions() throws {
    func picture(_ color: RGBA) -> [DisplayItem] {
      var group = GroupItem(items(color, color))
      group.shadow = GroupItem.Shadow(color: color, radius: 2, x: 0, y: 1)
      let stops = [GradientStop(0, color), GradientStop(1, .white)]
      let brush = Brush.linear(stops, start: Point(0, 0), end: Point(0, 1))
      return [.group(group), .path(PathItem(VectorPath(square), fill: brush))]
    }
    let style = try #require(ParsedSVG(render(picture(.black), dark: picture(blue)))?.first("style")).text
    #expect(style.contains("{stop-color:#08f}") && style.contains("{flood-color:#08f}"))
  }

  @Test("if more than colours differ, the document has both drawings and displays one")
  func both() throws {
    let svg = render(items(blue, .black), dark: items(blue, .black) + [.text(text("only dark"))])
    let document = try #require(ParsedSVG(svg))
    let drawings = document.elements.filter { $0.attributes["display"] == "none" }
    #expect(drawings.map(\.name) == ["svg"])
    let style = try #require(document.first("style")).text
    let night = try #require(drawings[0].attributes["class"])
    #expect(style.contains(".\(night){display:inline}") && style.contains("{display:none}"))
    let ids = document.elements.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count)
    let other = try #require(
      ParsedSVG(render(items(blue, .black), dark: items(blue, .black), darkSize: Size(90, 50))))
    #expect(other.all("svg").map { $0.attributes["viewBox"] } == ["0 0 200 100", "0 0 90 50"])
  }

  @Test("the same pictures give the same bytes, and others other classes")
  func classes() {
    let (first, second) = (items(.black, .white), items(blue, .black))
    #expect(render(first, dark: second) == render(first, dark: second))
    let names = [render(first, dark: second), render(first, dark: items(.white, blue))].map { svg in
      svg.firstMatch(of: /class="(\w+)-/).map { String($0.output.1) }
    }
    #expect(names[0] != nil && names[0] != names[1])
  }

  @Test("a document without a size or content is valid")
  func odd() {
    #expect(ParsedSVG(render([], dark: [], title: "")) != nil)
    #expect(ParsedSVG(render([], dark: [], darkSize: Size(.nan, -1))) != nil)
  }
}
