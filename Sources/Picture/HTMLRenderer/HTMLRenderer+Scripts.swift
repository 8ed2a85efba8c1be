extension HTMLRenderer {
  /// The scripts that a page of this renderer runs, for a Content-Security-Policy: those among the renderer's own that
  /// stand in it. Another script in the page, however it came there, is not among them.
  package static func scripts(of page: String) -> [String] {
    guard let start = page.ranges(of: "<script>").last?.upperBound,
      let end = page[start...].firstRange(of: "</script>")?.lowerBound
    else { return [] }
    let script = String(page[start..<end])
    guard PageScript.all.contains(script) else { return [] }
    return page.contains(" id=\"packed\">") ? [script, PageScript.turning] : [script]
  }
}
