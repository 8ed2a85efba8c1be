import Foundation

/// The Content-Security-Policy of a report's page, which its charts' frames inherit: a second protection besides
/// escaping.
///
/// Only scripts with a known SHA-256 run, so no attribute, address or tag in the text can start one. Nothing is
/// loaded except embedded pictures.
struct ReportPolicy {
  /// The value of the `content` attribute of a `meta` element.
  let text: String

  /// - Parameters:
  ///   - scripts: The contents of the `script` elements.
  ///   - connects: Whether the page connects to its server for updates.
  init(scripts: [String], connects: Bool) {
    let digests = Set(scripts).map {
      "'sha256-\(Data(SHA256.digest(of: Array($0.utf8))).base64EncodedString())'"
    }
    let rules = [
      "default-src 'none'", "script-src \(digests.sorted().joined(separator: " "))",
      // Charts position and colour their parts by style attributes.
      "style-src 'unsafe-inline'", "img-src data:", "base-uri 'none'", "form-action 'none'",
    ]
    text = (rules + (connects ? ["connect-src 'self'"] : [])).joined(separator: "; ")
  }
}
