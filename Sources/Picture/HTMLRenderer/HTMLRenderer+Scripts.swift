extension HTMLRenderer {
  /// Returns the scripts that a page from this renderer runs, for its Content-Security-Policy. Only scripts of the
  /// renderer count; an injected script is not among them.
  package static func scripts(of page: String) -> [String] {
    // Bytes are searched, because characters of a long page take long.
    let bytes = Array(page.utf8)
    guard let start = bytes.lastRange(of: "<script>"),
      let end = bytes.firstRange(of: "</script>", after: start)
    else { return [] }
    let script = String(decoding: bytes[start.upperBound..<end.lowerBound], as: UTF8.self)
    guard PageScript.all.contains(script) else { return [] }
    return bytes.firstRange(of: " id=\"packed\">", after: 0..<0) == nil
      ? [script] : [script, PageScript.rotationScript]
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

extension [UInt8] {
  /// The last occurrence of an ASCII text.
  fileprivate func lastRange(of text: StaticString) -> Range<Int>? {
    var start = count - text.utf8CodeUnitCount
    while start >= 0 {
      if has(text, at: start) { return start..<start + text.utf8CodeUnitCount }
      start -= 1
    }
    return nil
  }

  /// The first occurrence of an ASCII text after a range.
  fileprivate func firstRange(of text: StaticString, after range: Range<Int>) -> Range<Int>? {
    var start = range.upperBound
    while start + text.utf8CodeUnitCount <= count {
      if has(text, at: start) { return start..<start + text.utf8CodeUnitCount }
      start += 1
    }
    return nil
  }

  private func has(_ text: StaticString, at start: Int) -> Bool {
    for offset in 0..<text.utf8CodeUnitCount where self[start + offset] != text.utf8Start[offset] {
      return false
    }
    return true
  }
}
