/// A page as a frame of another one, such as a report.
package struct FramedPage: Sendable {
  /// The title of the page as markup.
  package let title: String
  private let page: String

  /// - Parameter page: One that ``HTMLRenderer`` has written.
  package init(_ page: String) {
    self.page = page
    let rest = page.firstRange(of: "<title>").map { page[$0.upperBound...] } ?? ""
    title = rest.firstRange(of: "</title>").map { String(rest[..<$0.lowerBound]) } ?? ""
  }

  /// The page with headings that continue those of the document around it. Its title is for those who hear it: the
  /// document around has headings of its own.
  ///
  /// - Parameter level: Of the heading that the frame stands below; 0 where there is none.
  package func html(below level: Int) -> String {
    var html = page.replacing(
      "<h1 id=\"title\">", with: "<h1 id=\"title\" class=\"unseen\">", maxReplacements: 1)
    // From the deepest on, so that none is moved twice. Texts have no "<" of their own.
    for own in (1...3).reversed() where level > 0 {
      let outer = min(own + level, 6)
      html = html.replacing("<h\(own) ", with: "<h\(outer) ").replacing("<h\(own)>", with: "<h\(outer)>")
        .replacing("</h\(own)>", with: "</h\(outer)>").replacing("\nh\(own) {", with: "\nh\(outer) {")
    }
    return html
  }
}
