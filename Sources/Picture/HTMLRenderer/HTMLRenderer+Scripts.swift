extension HTMLRenderer {
  /// Returns the scripts that a page from this renderer runs, for its Content-Security-Policy. Only scripts of the
  /// renderer count; an injected script is not among them.
  package static func scripts(of page: String) -> [String] {
    guard let start = page.ranges(of: "<script>").last?.upperBound,
      let end = page[start...].firstRange(of: "</script>")?.lowerBound
    else { return [] }
    let script = String(page[start..<end])
    guard PageScript.all.contains(script) else { return [] }
    return page.contains(" id=\"packed\">") ? [script, PageScript.rotationScript] : [script]
  }

  /// Returns the style sheet of a page from this renderer, for its Content-Security-Policy; `nil` for other pages.
  package static func style(of page: String) -> String? {
    guard let start = page.firstRange(of: "<style>")?.upperBound,
      let end = page[start...].firstRange(of: "</style>")?.lowerBound,
      page[..<end].hasSuffix(PageScript.style)
    else { return nil }
    return String(page[start..<end])
  }
}
