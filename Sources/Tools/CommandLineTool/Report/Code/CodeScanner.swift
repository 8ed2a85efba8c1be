/// A piece of code that has one colour.
struct CodePiece: Equatable {
  enum Kind: String, CaseIterable { case keyword, text, number, comment }

  /// The kind of the code; `nil` for code in the colour of other text.
  var kind: Kind?
  var text: String
}

/// Divides code into keywords, strings, numbers, comments and the rest, in one pass.
///
/// It compares words and does not parse: a keyword that is used as a name has the colour of a keyword.
struct CodeScanner {
  private let language: CodeLanguage
  private let bytes: [UInt8]
  private var position = 0
  private var start = 0
  private var pieces: [CodePiece] = []

  /// - Parameter language: The first word after the opening fence. Code in other languages is one piece.
  static func pieces(of code: String, language: String) -> [CodePiece] {
    guard let language = CodeLanguage.named(language) else { return [CodePiece(kind: nil, text: code)] }
    var scanner = CodeScanner(language, code)
    scanner.scan()
    return scanner.pieces
  }

  /// The pieces of each line, without line breaks.
  static func lines(of code: String, language: String) -> [[CodePiece]] {
    var lines: [[CodePiece]] = [[]]
    for piece in pieces(of: code, language: language) {
      for (index, part) in piece.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        if index > 0 { lines.append([]) }
        if !part.isEmpty { lines[lines.count - 1].append(CodePiece(kind: piece.kind, text: String(part))) }
      }
    }
    if code.hasSuffix("\n") { lines.removeLast() }
    return lines
  }

  private init(_ language: CodeLanguage, _ code: String) {
    (self.language, bytes) = (language, Array(code.utf8))
  }

  private mutating func scan() {
    while position < bytes.count {
      if let end = endOfComment() {
        add(.comment, until: end)
      } else if let quote = quote(at: position) {
        let end = endOfText(quote, from: position + quote.mark.utf8.count, depth: 0)
        add(language.hasNames && isBeforeColon(end) ? .keyword : .text, until: end)
      } else if isDigit(bytes[position]), isAtWordStart {
        add(.number, until: endOfNumber())
      } else if let end = endOfWord() {
        if isKeyword(end) { add(.keyword, until: end) } else { position = end }
      } else {
        position += 1
      }
    }
    add(nil, until: bytes.count)
  }

  /// Adds the plain text before the current position, and then the piece from there to the end.
  private mutating func add(_ kind: CodePiece.Kind?, until end: Int) {
    if kind != nil, start < position { append(nil, start..<position) }
    let pieceStart = kind == nil ? start : position
    if pieceStart < end { append(kind, pieceStart..<end) }
    (position, start) = (end, end)
  }

  private mutating func append(_ kind: CodePiece.Kind?, _ range: Range<Int>) {
    pieces.append(CodePiece(kind: kind, text: String(decoding: bytes[range], as: UTF8.self)))
  }

  // MARK: Tests at a position

  private func matches(_ text: String, at position: Int) -> Bool {
    bytes[position...].starts(with: text.utf8)
  }

  private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private var isAtWordStart: Bool {
    guard position > 0 else { return true }
    let previousByte = bytes[position - 1]
    return !isLetter(previousByte) && !isDigit(previousByte)
      && (!language.separatesWords || isSpace(previousByte) || previousByte == UInt8(ascii: "="))
  }

  private func endOfComment() -> Int? {
    if let open = language.lineComments.first(where: { matches($0, at: position) }) {
      let isApart = position == 0 || isSpace(bytes[position - 1])
      guard !language.separatesWords || isApart else { return nil }
      return bytes[(position + open.utf8.count)...].firstIndex(of: 0x0A) ?? bytes.count
    }
    guard let (open, close) = language.blockComment, matches(open, at: position) else { return nil }
    var (end, depth) = (position + open.utf8.count, 1)
    while end < bytes.count {
      if matches(close, at: end) {
        end += close.utf8.count
        depth -= 1
        if depth == 0 { return end }
      } else if language.nestsComments, matches(open, at: end) {
        end += open.utf8.count
        depth += 1
      } else {
        end += 1
      }
    }
    return end
  }

  private func quote(at position: Int) -> CodeLanguage.Quote? {
    language.quotes.first { matches($0.mark, at: position) }
  }

  /// The greatest depth to which strings within the interpolations of strings are followed.
  private static let depthLimit = 20

  /// The offset after the closing mark of a string; without a mark, the end of its line or of the code.
  private func endOfText(_ quote: CodeLanguage.Quote, from first: Int, depth: Int) -> Int {
    var end = first
    while end < bytes.count {
      if matches(quote.mark, at: end) { return end + quote.mark.utf8.count }
      if bytes[end] == 0x0A, !quote.spansLines { return end }
      if let interpolation = quote.interpolation, matches(interpolation.open, at: end),
        depth < Self.depthLimit
      {
        end = endOfInterpolation(interpolation, quote, from: end + interpolation.open.utf8.count, depth + 1)
      } else {
        end += quote.escapes && bytes[end] == UInt8(ascii: "\\") ? 2 : 1
      }
    }
    return min(end, bytes.count)
  }

  private func endOfInterpolation(
    _ delimiters: (open: String, close: String), _ outer: CodeLanguage.Quote, from first: Int, _ depth: Int
  ) -> Int {
    let (open, close) = (delimiters.open.utf8.last, delimiters.close.utf8.first)
    var (end, level) = (first, 1)
    while end < bytes.count, level > 0, bytes[end] != 0x0A || outer.spansLines {
      if let inner = quote(at: end) {
        end = endOfText(inner, from: end + inner.mark.utf8.count, depth: depth)
        continue
      }
      if bytes[end] == open { level += 1 }
      if bytes[end] == close { level -= 1 }
      end += 1
    }
    return end
  }

  private func isBeforeColon(_ end: Int) -> Bool {
    bytes[end...].first { !isSpace($0) } == UInt8(ascii: ":")
  }

  private func endOfNumber() -> Int {
    var end = position
    while end < bytes.count {
      let byte = bytes[end]
      let isSign = byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
      let followsExponent =
        end > position && bytes[end - 1] | 0x20 == UInt8(ascii: "e") && !matches("0x", at: position)
      let isPoint = byte == UInt8(ascii: ".") && end + 1 < bytes.count && isDigit(bytes[end + 1])
      guard isDigit(byte) || isLetter(byte) || isPoint || (isSign && followsExponent) else { break }
      end += 1
    }
    return end
  }

  private func endOfWord() -> Int? {
    var end = position
    if language.prefixes.utf8.contains(bytes[end]) { end += 1 }
    guard end < bytes.count, isLetter(bytes[end]) else { return nil }
    while end < bytes.count, isLetter(bytes[end]) || isDigit(bytes[end]) { end += 1 }
    return end
  }

  private func isKeyword(_ end: Int) -> Bool {
    if language.prefixes.utf8.contains(bytes[position]) { return true }
    // The name of a member is not a keyword.
    if position > 0, bytes[position - 1] == UInt8(ascii: ".") { return false }
    if language.separatesWords {
      let ends = Array(" \t\n;()&|".utf8)
      guard isAtWordStart || ends.contains(bytes[max(position - 1, 0)]),
        end == bytes.count || ends.contains(bytes[end])
      else { return false }
    }
    let word = String(decoding: bytes[position..<end], as: UTF8.self)
    return language.keywords.contains(language.ignoresCase ? word.lowercased() : word)
  }
}
