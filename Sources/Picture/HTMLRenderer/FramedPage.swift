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

  /// Returns the page with heading levels that continue the levels of the surrounding document. Its title is visible
  /// only to screen readers, because the document has its own headings.
  ///
  /// - Parameters:
  ///   - level: The level of the document's heading above the frame; 0 if there is none.
  ///   - scriptNonce: The nonce of the document's Content-Security-Policy, which the frame inherits; `nil` if it has
  ///     none.
  package func html(below level: Int, scriptNonce: String? = nil) -> String {
    framed(below: level, scriptNonce, isEscaped: false)
  }

  /// The same as the value of an attribute in double quotes.
  package func source(below level: Int, scriptNonce: String? = nil) -> String {
    framed(below: level, scriptNonce, isEscaped: true)
  }

  private func framed(below level: Int, _ scriptNonce: String?, isEscaped: Bool) -> String {
    var page = page
    return page.withUTF8 { bytes in
      var pass = FramePass(bytes, level: level, isEscaped: isEscaped)
      pass.run()
      pass.finish(scriptNonce: scriptNonce)
      return String(decoding: pass.output, as: UTF8.self)
    }
  }

  /// The scripts of the page, for the Content-Security-Policy of the document.
  package var scripts: [String] { HTMLRenderer.scripts(of: page) }

  /// Returns the chart without a frame, hidden except in print.
  ///
  /// - Parameter number: A number that is unique in the document, for identifiers.
  package func paper(number: Int) -> String { PaperMarkup(printed).html(number: number) }
}
