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

  init(_ type: String, text: String? = nil, isRowHeader: Bool = false) {
    (self.type, self.text, self.isRowHeader) = (type, text, isRowHeader)
  }
}
