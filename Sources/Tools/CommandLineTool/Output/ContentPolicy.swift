/// The Content-Security-Policy of a page of charts: a second protection besides escaping.
///
/// Only scripts with a known SHA-256 run, so no attribute, address or tag in a text can start one. Nothing is loaded
/// except embedded pictures.
struct ContentPolicy {
  /// The value of the HTTP header, or of the `content` attribute of a `meta` element.
  let text: String

  /// - Parameters:
  ///   - scripts: The sources of scripts, such as their digests.
  ///   - styles: The rules about styles.
  ///   - connects: Whether the page connects to its server for updates.
  init(scripts: [String], styles: [String], connects: Bool = false) {
    let rules =
      ["default-src 'none'", "script-src \(scripts.joined(separator: " "))"] + styles
      + ["img-src data:", "base-uri 'none'", "form-action 'none'"]
    text = (rules + (connects ? ["connect-src 'self'"] : [])).joined(separator: "; ")
  }
}
