/// A page prepared for a frame in another document, such as a report.
package struct FramedPage: Sendable {
  /// The title of the page as HTML.
  package let title: String
  private let page: String
  /// The page whose drawing is printed.
  private let printed: String

  /// - Parameters:
  ///   - page: A page from ``HTMLRenderer``.
  ///   - printed: The page of the same chart in light colours; `nil` if `page` is light.
  package init(_ page: String, printed: String? = nil) {
    (self.page, self.printed) = (page, printed ?? page)
    let rest = page.firstRange(of: "<title>").map { page[$0.upperBound...] } ?? ""
    title = rest.firstRange(of: "</title>").map { String(rest[..<$0.lowerBound]) } ?? ""
  }

  /// Returns the page with heading levels that continue those of the surrounding document. Its title is visible only
  /// to screen readers, because the document has its own headings.
  ///
  /// - Parameters:
  ///   - level: The level of the document's heading above the frame; 0 if there is none.
  ///   - scriptNonce: The nonce of the document's Content-Security-Policy, which the frame inherits; `nil` if it has
  ///     none.
  package func html(below level: Int, scriptNonce: String? = nil) -> String {
    var html = page.replacing(
      "<h1 id=\"title\">", with: "<h1 id=\"title\" class=\"unseen\">", maxReplacements: 1)
    // The document makes the frame as high as the page, so the rules for short windows must not apply.
    html = html.replacing("(max-height: \(HTMLRenderer.shortWindow)rem)", with: "(max-height: 0)")
    // Begin with the deepest level, so that no heading is changed twice. Texts contain no unescaped "<".
    for headingLevel in (1...3).reversed() where level > 0 {
      let outer = min(headingLevel + level, 6)
      html = html.replacing("<h\(headingLevel) ", with: "<h\(outer) ").replacing(
        "<h\(headingLevel)>", with: "<h\(outer)>"
      )
      .replacing("</h\(headingLevel)>", with: "</h\(outer)>").replacing(
        "\nh\(headingLevel) {", with: "\nh\(outer) {")
    }
    if let scriptNonce, let tag = html.ranges(of: "<script>").last {
      html.replaceSubrange(tag, with: PageScript.tag(nonce: scriptNonce))
    }
    return html
  }

  /// Returns the chart without a frame, hidden except in print.
  ///
  /// - Parameter number: A number that is unique in the document, for identifiers.
  package func paper(number: Int) -> String { PaperMarkup(printed).html(number: number) }
}
