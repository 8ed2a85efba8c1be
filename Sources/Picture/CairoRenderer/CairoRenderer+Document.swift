internal import CCairo
import DisplayList
import Limits

/// A page of a PDF document.
package struct PDFPage: Sendable {
  package var parts: [PDFPart] = []
  /// Items outside the document's structure, such as the page number.
  package var footer: [DisplayItem] = []

  package init() {}
}

/// A part of a page, with its position in the document's structure.
package struct PDFPart: Sendable {
  /// The elements from the outermost to the one that contains the drawing. A drawing in an element that also has
  /// child elements is decoration, which screen readers skip.
  package var path: [PDFElement]
  package var items: [DisplayItem]
  /// The origin in points from the top left of the page.
  package var origin: Point

  package init(_ path: [PDFElement], _ items: [DisplayItem], at origin: Point) {
    (self.path, self.items, self.origin) = (path, items, origin)
  }
}

/// An element of a document's structure, such as a paragraph or a table cell.
package struct PDFElement: Hashable, Sendable {
  /// One of the standard structure types (ISO 32000-1, 14.8.4).
  package var type: String
  /// A number that distinguishes elements of the same type.
  package var number: Int
  /// The target of a link; `nil` for other elements.
  package var address: LinkAddress?

  package init(_ type: String, _ number: Int, address: LinkAddress? = nil) {
    (self.type, self.number, self.address) = (type, number, address)
  }
}

extension CairoRenderer {
  /// Returns a tagged PDF with several pages of one size, embedded fonts and selectable text. The same pages give the
  /// same bytes.
  ///
  /// - Parameters:
  ///   - size: The size of a page, in points.
  ///   - figures: One for each element of the type `Figure`, in page order.
  ///   - summary: The alternative text of the whole document.
  package static func document(
    _ pages: [PDFPage], size: Size, title: String, language: String, figures: [PDFFigure], summary: String
  ) throws -> [UInt8] {
    let file = try PDFFile(size: size, title: title)
    try FaceStore.pool.withElement { faces in
      let canvas = try Canvas(page: file.surface, size: size, faces: faces)
      // If something covers the whole page, Cairo discards all earlier content including tags, except under a clip.
      canvas.clip(to: Rect(x: 0, y: 0, width: size.width, height: size.height).inset(x: -9, y: -9))
      canvas.beginTag("Document")
      var open: [PDFElement] = []
      func close(to count: Int) {
        while open.count > count { canvas.endTag(open.removeLast().type) }
      }
      for page in pages {
        for part in page.parts {
          close(to: zip(open, part.path).prefix { $0 == $1 }.count)
          for element in part.path[open.count...] {
            canvas.beginTag(element.type, attributes: element.attributes)
            open.append(element)
          }
          var group = GroupItem(part.items)
          group.transform = .translation(part.origin.x, part.origin.y)
          canvas.draw([.group(group)])
        }
        // An element with a drawing ends with its page; its parents continue on the next page.
        close(to: max(open.count - 1, 0))
        canvas.draw(page.footer)
        file.endPage()
      }
      close(to: 0)
      canvas.endTag("Document")
      try canvas.finish()
    }
    let structure = PDFStructure(
      figures: figures, others: [], alternative: summary, title: title, language: language,
      pageHeight: size.height)
    return try file.finished(with: structure)
  }
}

extension PDFElement {
  /// The attributes in Cairo's tag syntax.
  fileprivate var attributes: String? {
    // The address contains neither quotes nor backslashes.
    address.map { "uri='\($0.text)'" }
  }
}
