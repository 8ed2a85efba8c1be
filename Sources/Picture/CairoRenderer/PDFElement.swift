import OpenChartsLimits

/// An element of a document's structure, such as a paragraph or a table cell.
///
/// A long report has hundreds of thousands of them, most without details, so the details are stored apart.
package struct PDFElement: Hashable, Sendable {
  /// One of the standard structure types (ISO 32000-1, 14.8.4).
  package var type: String
  /// A number that distinguishes elements of the same type.
  package var number: Int
  private var details = Details.none

  package enum Target: Hashable, Sendable {
    case address(LinkAddress)
    /// The name of a ``PDFDestination``.
    case destination(String)
  }

  /// How the items of a list are labelled (ISO 32000-1, table 347).
  package enum ListNumbering: String, Sendable {
    case none = "None"
    case disc = "Disc"
    case decimal = "Decimal"
  }

  private struct Values: Hashable {
    var target: Target?
    var text: String?
    var alternative: String?
    var language: String?
    var numbering: ListNumbering?
    var isRowHeader = false
  }

  private indirect enum Details: Hashable {
    case none
    case some(Values)
  }

  private var values: Values {
    get { if case .some(let values) = details { values } else { Values() } }
    set { details = newValue == Values() ? .none : .some(newValue) }
  }

  /// The target of a link; `nil` for other elements.
  package var target: Target? { values.target }
  /// The text of glyphs that Cairo draws as images, such as emoji; `nil` for other elements.
  package var text: String? {
    get { values.text }
    set { values.text = newValue }
  }
  /// The alternative text of a formula; `nil` for other elements.
  package var alternative: String? {
    get { values.alternative }
    set { values.alternative = newValue }
  }
  /// The language as a BCP 47 tag; `nil` uses the language of the enclosing element.
  package var language: String? {
    get { values.language }
    set { values.language = newValue }
  }
  /// The labels of a list; `nil` for other elements.
  package var numbering: ListNumbering? {
    get { values.numbering }
    set { values.numbering = newValue }
  }
  /// Whether a header cell describes its row; otherwise its column.
  package var isRowHeader: Bool {
    get { values.isRowHeader }
    set { values.isRowHeader = newValue }
  }

  package init(_ type: String, _ number: Int, target: Target? = nil, text: String? = nil) {
    (self.type, self.number) = (type, number)
    if target != nil || text != nil { details = .some(Values(target: target, text: text)) }
  }
}
