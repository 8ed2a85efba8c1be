/// A parser of inline Markdown: emphasis, code, strikethrough and links, as in CommonMark and its common extensions.
/// Anything else is text.
package enum InlineMarkdown {
  package struct Style: Hashable {
    package var bold = false
    package var italic = false
    package var code = false
    package var strikethrough = false
    package var link = false
    /// Whether its last word agrees with its number.
    package var inflects = false
  }

  package struct Piece: Hashable {
    package var text: String
    package var style: Style
  }

  /// Whether a string may contain Markdown: a cheap test for most strings.
  static func mayContainMarkup(_ string: String) -> Bool {
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"),
        UInt8(ascii: "["), UInt8(ascii: "\\"):
        return true
      default: continue
      }
    }
    return false
  }

  package static func parse(_ string: String) -> [Piece] {
    guard mayContainMarkup(string) else { return [Piece(text: string, style: Style())] }
    var pieces: [Piece] = []
    let characters = Array(string)
    var effort = 64 * characters.count + 10_000
    parse(characters[...], Style(), &pieces, depth: 0, &effort)
    return pieces
  }

  private static let punctuation = Set("!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~")

  /// The greatest depth of nested spans; deeper marks are text.
  private static let deepest = 16

  /// - Parameter effort: The number of steps that are left. At 0, all further marks are text. Without this limit, each
  ///   opening mark that is never closed would double the time.
  private static func parse(
    _ s: ArraySlice<Character>, _ style: Style, _ pieces: inout [Piece], depth: Int, _ effort: inout Int
  ) {
    func add(_ text: String) {
      guard !text.isEmpty else { return }
      if let last = pieces.indices.last, pieces[last].style == style {
        pieces[last].text += text
      } else {
        pieces.append(Piece(text: text, style: style))
      }
    }
    var i = s.startIndex
    var plain = ""
    while i < s.endIndex {
      let c = s[i]
      if c == "\\", i + 1 < s.endIndex, punctuation.contains(s[i + 1]) {
        plain.append(s[i + 1])
        i += 2
        continue
      }
      // Limits the nesting.
      if depth < deepest, let span = markup(at: i, in: s, depth: 0, &effort) {
        add(plain)
        plain = ""
        var inner = style
        span.apply(&inner)
        if inner.code && !style.code {
          let text = String(s[span.content])
          if let last = pieces.indices.last, pieces[last].style == inner {
            pieces[last].text += text
          } else if !text.isEmpty {
            pieces.append(Piece(text: text, style: inner))
          }
        } else {
          parse(s[span.content], inner, &pieces, depth: depth + 1, &effort)
        }
        i = span.end
        continue
      }
      if c == "*" || c == "_" || c == "~" || c == "`" {
        // A run of marks that opens no span is text.
        while i < s.endIndex, s[i] == c {
          plain.append(c)
          i += 1
        }
        continue
      }
      plain.append(c)
      i += 1
    }
    add(plain)
  }

  private struct Span {
    var content: Range<Int>
    var end: Int
    var apply: (inout Style) -> Void
  }

  /// Returns the span that starts at an index; `nil` if there is none.
  private static func markup(
    at i: Int, in s: ArraySlice<Character>, depth: Int, _ effort: inout Int
  ) -> Span? {
    guard effort > 0, depth < deepest else { return nil }
    let c = s[i]
    func run(_ at: Int) -> Int {
      var end = at
      while end < s.endIndex, s[end] == s[at] { end += 1 }
      return end - at
    }
    switch c {
    case "`":
      let length = run(i)
      var j = i + length
      while j < s.endIndex {
        guard s[j] == "`" else {
          j += 1
          continue
        }
        let closing = run(j)
        effort -= closing
        if closing == length {
          return Span(content: i + length..<j, end: j + length) { $0.code = true }
        }
        j += closing
      }
      return nil
    case "~":
      guard run(i) == 2, let close = closing("~", 2, from: i + 2, in: s, depth: depth, &effort) else {
        return nil
      }
      return Span(content: i + 2..<close, end: close + 2) { $0.strikethrough = true }
    case "*", "_":
      let length = min(run(i), 3)
      guard opens(i, length, in: s) else { return nil }
      for take in stride(from: length, through: 1, by: -1) {
        guard let close = closing(c, take, from: i + take, in: s, depth: depth, &effort) else { continue }
        return Span(content: i + take..<close, end: close + take) {
          if take >= 2 { $0.bold = true }
          if take != 2 { $0.italic = true }
        }
      }
      return nil
    case "[":
      let link = bracketed(at: i, in: s)?.span
      // Without an end, all of the text has been searched for it.
      if link == nil { effort -= s.endIndex - i }
      return link
    case "^":
      // Attributes in Foundation's extended syntax. Only `inflect` is supported.
      guard i + 1 < s.endIndex, s[i + 1] == "[", let (span, attributes) = bracketed(at: i + 1, in: s) else {
        return nil
      }
      let inflects = attributes.filter { !$0.isWhitespace }.contains("inflect:true")
      return Span(content: span.content, end: span.end) { if inflects { $0.inflects = true } }
    default:
      return nil
    }
  }

  /// Returns a link: text in brackets followed by text in parentheses.
  private static func bracketed(
    at i: Int, in s: ArraySlice<Character>
  ) -> (span: Span, behind: String)? {
    var depth = 0
    var j = i
    while j < s.endIndex {
      if s[j] == "\\" {
        j += 2
        continue
      }
      if s[j] == "[" { depth += 1 }
      if s[j] == "]" {
        depth -= 1
        if depth == 0 { break }
      }
      j += 1
    }
    guard j + 1 < s.endIndex, s[j + 1] == "(", let end = s[(j + 2)...].firstIndex(of: ")") else {
      return nil
    }
    return (Span(content: i + 1..<j, end: end + 1) { $0.link = true }, String(s[(j + 2)..<end]))
  }

  /// Whether marks at an index can open emphasis: no whitespace follows, and `_` is not within a word.
  private static func opens(_ i: Int, _ length: Int, in s: ArraySlice<Character>) -> Bool {
    let next = i + length
    guard next < s.endIndex, !s[next].isWhitespace else { return false }
    guard i > s.startIndex else { return true }
    let before = s[i - 1]
    if s[i] == "_" { return !(before.isLetter || before.isNumber) }
    return true
  }

  /// Returns the start of the marks that close a span: no whitespace precedes, and `_` is not within a word.
  private static func closing(
    _ mark: Character, _ length: Int, from start: Int, in s: ArraySlice<Character>, depth: Int,
    _ effort: inout Int
  ) -> Int? {
    var j = start
    while j < s.endIndex {
      effort -= 1
      if effort <= 0 { return nil }
      if s[j] == "\\" {
        j += 2
        continue
      }
      if s[j] == "`", mark != "`", let code = markup(at: j, in: s, depth: depth + 1, &effort) {
        j = code.end
        continue
      }
      guard s[j] == mark else {
        j += 1
        continue
      }
      var end = j
      while end < s.endIndex, s[end] == mark { end += 1 }
      let run = end - j
      let closes = j > start && !s[j - 1].isWhitespace
      let inWord =
        mark == "_" && end < s.endIndex && (s[end].isLetter || s[end].isNumber)
      if closes, !inWord {
        if run == length { return j }
        // A longer run closes an inner span first. Its last marks close this span.
        if run > length, run == 3 || length == 3 { return end - length }
      } else if !inWord, run != length {
        // Skips an inner span.
        if let inner = markup(at: j, in: s, depth: depth + 1, &effort) {
          j = inner.end
          continue
        }
      }
      j = end
    }
    return nil
  }
}
