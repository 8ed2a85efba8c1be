import Foundation
import OpenChartsDisplayList
import OpenChartsSVGRenderer

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The elements of a parsed document, in order.
final class ParsedSVG: NSObject, XMLParserDelegate {
  struct Element {
    var name: String
    var attributes: [String: String]
    var text = ""
  }

  private(set) var elements: [Element] = []
  private var open: [Int] = []

  /// `nil` when the text is not well-formed XML.
  init?(_ svg: String) {
    super.init()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = self
    guard parser.parse() else { return nil }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    open.append(elements.count)
    elements.append(Element(name: name, attributes: attributes))
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if let last = open.last { elements[last].text += text }
  }

  func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }
  func first(_ name: String) -> Element? { elements.first { $0.name == name } }
}

func render(_ items: [DisplayItem], title: String = "", accessibility: [AccessibilityNode] = []) -> String {
  var list = DisplayList(items)
  list.accessibility = accessibility
  var options = SVGOptions()
  options.title = title
  return SVGRenderer.render(list, size: Size(200, 100), options: options)
}

let blue = RGBA(bytes: 0, 136, 255)

/// A line of text as a typesetter makes it.
func text(_ string: String, at origin: Point = Point(10, 20), rightToLeft: Bool = false) -> TextRun {
  TextRun(
    span: TextSpan(string, font: FontDescriptor(size: 11), color: .black), origin: origin, width: 30,
    ascent: 10, descent: 3, glyphRuns: [], isRightToLeft: rightToLeft)
}

let square = Rect(x: 10, y: 10, width: 40, height: 40)
