internal import OpenChartsCCairo
import OpenChartsDisplayList

/// A position in a document to which links and the outline lead.
package struct PDFDestination: Sendable {
  /// A unique name of ASCII letters and digits.
  package var name: String
  /// In points from the top left of the page.
  package var point: Point

  package init(name: String, at point: Point) { (self.name, self.point) = (name, point) }
}

/// An entry of a document's outline, which viewers show beside the pages.
package struct PDFOutlineEntry: Sendable {
  /// 1 for the highest level. An entry belongs to the nearest one above it with a smaller level.
  package var level: Int
  package var title: String
  /// The name of a ``PDFDestination``.
  package var destination: String

  package init(level: Int, title: String, destination: String) {
    (self.level, self.title, self.destination) = (level, title, destination)
  }
}

extension Canvas {
  func add(_ destination: PDFDestination) {
    let tag = "cairo.dest"
    let point = destination.point
    beginTag(
      tag, attributes: "name='\(destination.name)' x=\(Int(point.x.rounded())) y=\(Int(point.y.rounded()))")
    endTag(tag)
  }
}

extension PDFFile {
  /// Adds the entries of the outline.
  func add(_ outline: [PDFOutlineEntry]) {
    var open: [(level: Int, number: Int32)] = []
    for entry in outline {
      while let last = open.last, last.level >= entry.level { open.removeLast() }
      let parent = open.last?.number ?? Int32(CAIRO_PDF_OUTLINE_ROOT)
      let number = cairo.pdf_surface_add_outline(
        surface, parent, entry.title, "dest='\(entry.destination)'", CAIRO_PDF_OUTLINE_FLAG_OPEN)
      open.append((entry.level, number))
    }
  }
}

extension PDFElement {
  /// The element; a link to a destination that no page contains becomes a span.
  func reaching(_ destinations: Set<String>) -> PDFElement {
    guard case .destination(let name) = target, !destinations.contains(name) else { return self }
    return PDFElement("Span", number)
  }

  /// The active area of a link in Cairo's tag syntax, in points. Without it, Cairo takes the drawing of the link itself,
  /// and version 1.18 writes a damaged file if other elements draw all of its text. Empty for a link without text.
  static func rectangles(_ lines: [Rect]) -> String {
    guard !lines.isEmpty else { return "" }
    let numbers = lines.flatMap { line -> [Int] in
      let (x, y) = (Int(line.minX.rounded(.down)), Int(line.minY.rounded(.down)))
      return [x, y, Int(line.maxX.rounded(.up)) - x, Int(line.maxY.rounded(.up)) - y]
    }
    return " rect=[\(numbers.map(String.init).joined(separator: " "))]"
  }

  /// The attributes in Cairo's tag syntax.
  var attributes: String? {
    switch target {
    // The address contains neither quotes nor backslashes.
    case .address(let address): "uri='\(address.text)'"
    case .destination(let name): "dest='\(name)'"
    case nil: nil
    }
  }
}
