internal import CCairo
import DisplayList
import Limits

/// A page of a document.
package struct PDFPage: Sendable {
  package var parts: [PDFPart] = []
  /// What is no part of its text, such as the page's number.
  package var footer: [DisplayItem] = []

  package init() {}
}

/// A part of a page, with its place in the structure of the document.
package struct PDFPart: Sendable {
  /// From the outermost element to the one that holds the drawing. What is drawn for an element that has others in it
  /// is decoration, which readers pass over.
  package var path: [PDFElement]
  package var items: [DisplayItem]
  /// Points from the top left of the page.
  package var origin: Point

  package init(_ path: [PDFElement], _ items: [DisplayItem], at origin: Point) {
    (self.path, self.items, self.origin) = (path, items, origin)
  }
}

/// An element of a document's structure, such as a paragraph or a cell of a table.
package struct PDFElement: Hashable, Sendable {
  /// One of PDF's standard types (ISO 32000-1, 14.8.4).
  package var type: String
  /// Tells it from others of the same type.
  package var number: Int
  /// Where a link leads.
  package var address: LinkAddress?

  package init(_ type: String, _ number: Int, address: LinkAddress? = nil) {
    (self.type, self.number, self.address) = (type, number, address)
  }
}

extension CairoRenderer {
  /// A tagged PDF of several pages of one size, fonts embedded and text selectable. The same pages give the same bytes.
  ///
  /// - Parameters:
  ///   - size: Of a page, in points.
  ///   - figures: Of each element of the type `Figure`, in the order of the pages.
  ///   - summary: What the whole document is about.
  package static func document(
    _ pages: [PDFPage], size: Size, title: String, language: String, figures: [PDFFigure], summary: String
  ) throws -> [UInt8] {
    let file = try PDFFile(size: size, title: title)
    try FaceStore.pool.withElement { faces in
      let canvas = try Canvas(page: file.surface, size: size, faces: faces)
      // Where something covers the page, Cairo forgets all that came before, the tags too; not under a clip.
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
        // What holds a drawing holds that of one page; elements around it go on.
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
  /// As Cairo reads them.
  fileprivate var attributes: String? {
    // Neither quotes nor backslashes are in it.
    address.map { "uri='\($0.text)'" }
  }
}
