import Foundation
import OpenChartsHTMLRenderer

/// The Content-Security-Policy with which a server can send a page of charts: its own script and style sheet, by their
/// hashes, and nothing else.
struct PagePolicy {
  let text: String

  /// - Parameter path: A page from the tool.
  init(path: String) throws {
    guard let bytes = FileManager.default.contents(atPath: path) else {
      throw FileError("\(path): there is no such file, or it cannot be read")
    }
    let page = String(decoding: bytes, as: UTF8.self)
    if let policy = ReportPage.policy(of: page) {
      text = policy.text
      return
    }
    let scripts = HTMLRenderer.scripts(of: page)
    guard let style = HTMLRenderer.style(of: page), !scripts.isEmpty else {
      throw FileError(
        "\(path): this is not a page of a chart or report that this version of opencharts has written")
    }
    // Charts position and colour their parts by style attributes.
    let styles = ["style-src-elem \(SHA256.source(of: style))", "style-src-attr 'unsafe-inline'"]
    text = ContentPolicy(scripts: scripts.map(SHA256.source), styles: styles).text
  }
}
