import Foundation

/// The Content-Security-Policy of a report's page, which its charts' frames inherit: a second wall behind escaping.
///
/// Scripts run by their SHA-256 alone, so that neither an attribute, an address nor a tag in the text starts one.
/// Nothing is loaded but pictures within the page.
struct ReportPolicy {
  /// As in the attribute of a `meta` element.
  let text: String

  /// - Parameters:
  ///   - scripts: What stands between the tags of each script.
  ///   - connects: Whether the page asks its own server for news.
  init(scripts: [String], connects: Bool) {
    let digests = Set(scripts).map {
      "'sha256-\(Data(SHA256.digest(of: Array($0.utf8))).base64EncodedString())'"
    }
    let rules = [
      "default-src 'none'", "script-src \(digests.sorted().joined(separator: " "))",
      // Charts place and colour their parts by style attributes.
      "style-src 'unsafe-inline'", "img-src data:", "base-uri 'none'", "form-action 'none'",
    ]
    text = (rules + (connects ? ["connect-src 'self'"] : [])).joined(separator: "; ")
  }
}
