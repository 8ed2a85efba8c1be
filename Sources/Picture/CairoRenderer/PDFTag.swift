import OpenChartsDisplayList

/// An element that a document has begun, with the entries that Cairo cannot write. The elements of Cairo's file have the
/// same order.
struct PDFTag {
  /// One of the standard structure types.
  var type: String
  /// The replacement text of drawn text, such as an emoji; `nil` for none.
  var text: String?
  /// The description of a link.
  var words = ""

  /// Whether a header cell describes its row.
  var isRowHeader = false
  /// The alternative text of a formula; `nil` for other elements.
  var alternative: String?
  /// The bounds of a formula, in points from the page's top left.
  var frame: Rect?
  var language: String?
  var numbering: PDFElement.ListNumbering?

  init(_ type: String) { self.type = type }

  init(_ element: PDFElement) {
    (type, text, isRowHeader) = (element.type, element.text, element.isRowHeader)
    (alternative, language, numbering) = (element.alternative, element.language, element.numbering)
  }

  /// Extends the bounds by a part's bounds.
  mutating func add(_ part: PDFPart) {
    for case .text(let run) in part.items {
      let bounds = run.bounds.offset(x: part.origin.x, y: part.origin.y)
      frame = frame?.union(bounds) ?? bounds
    }
  }

  /// The entries for the element's dictionary, without the entries for links and cells.
  var entries: [String] {
    var entries: [String] = []
    if let text { entries.append("/ActualText \(PDFStructure.hex(text))") }
    if let language { entries.append("/Lang \(PDFStructure.hex(language))") }
    if let numbering { entries.append("/A << /O /List /ListNumbering /\(numbering.rawValue) >>") }
    if let alternative { entries.append("/Alt \(PDFStructure.hex(alternative))") }
    return entries
  }
}
