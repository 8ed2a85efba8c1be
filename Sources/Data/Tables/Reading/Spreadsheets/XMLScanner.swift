import OpenChartsLimits

/// Scans XML tag by tag, with the features that spreadsheets and property lists need: names of tags and attributes
/// without namespaces, texts, the five predefined entities and character references.
package struct XMLScanner {
  package enum Token {
    /// An opening tag. A self-closing tag gives this and then ``close``.
    case open
    case close
    case text
    case end
  }

  let base: UnsafePointer<UInt8>
  private let count: Int
  private var position = 0
  /// The name of the last tag, without namespace.
  private var name = 0..<0
  /// The text of the last tag after its name.
  private var attributes = 0..<0
  /// The range of the last text.
  private(set) var text = 0..<0
  /// Whether the last text is literal: between `<![CDATA[` and `]]>`.
  private(set) var isPlain = false
  private var closesNext = false
  /// The number of open elements.
  private var depth = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    base = bytes.baseAddress ?? UnsafePointer(bitPattern: 1)!
    count = bytes.count
    if count >= 3, base[0] == 0xEF, base[1] == 0xBB, base[2] == 0xBF { position = 3 }
  }

  /// Scans a file.
  ///
  /// - Throws: A problem that `body` or ``next()`` throws.
  package static func read(
    _ bytes: [UInt8], _ body: (inout XMLScanner) throws(SpreadsheetProblem) -> Void
  ) throws(SpreadsheetProblem) {
    let result: Result<Void, SpreadsheetProblem> = bytes.withUnsafeBufferPointer { bytes in
      var tags = XMLScanner(bytes)
      do throws(SpreadsheetProblem) { return .success(try body(&tags)) } catch { return .failure(error) }
    }
    try result.get()
  }

  /// - Throws: A problem if the file ends in a tag, or if it is nested deeper than ``Limits/nesting``.
  package mutating func next() throws(SpreadsheetProblem) -> Token {
    if closesNext {
      closesNext = false
      depth -= 1
      return .close
    }
    while position < count {
      if base[position] != UInt8(ascii: "<") {
        let start = position
        while position < count, base[position] != UInt8(ascii: "<") { position += 1 }
        (text, isPlain) = (start..<position, false)
        return .text
      }
      switch position + 1 < count ? base[position + 1] : 0 {
      case UInt8(ascii: "?"): position = try offset(after: "?>")
      case UInt8(ascii: "!"):
        if starts(with: "<![CDATA[") {
          let start = position + 9
          position = try offset(after: "]]>")
          (text, isPlain) = (start..<(position - 3), true)
          return .text
        }
        position = try offset(after: starts(with: "<!--") ? "-->" : ">")
      case UInt8(ascii: "/"):
        position += 2
        name = takeName()
        position = try offset(after: ">")
        depth -= 1
        return .close
      default:
        position += 1
        name = takeName()
        let start = position
        try skipAttributes()
        closesNext = position > start && base[position - 1] == UInt8(ascii: "/")
        attributes = start..<(closesNext ? position - 1 : position)
        position += 1
        depth += 1
        guard depth <= Limits.nesting.value else {
          throw SpreadsheetProblem("its XML is nested more than \(Limits.nesting.value) deep")
        }
        return .open
      }
    }
    return .end
  }

  /// Whether the last tag has this name.
  @inline(__always)
  package func isNamed(_ word: StaticString) -> Bool {
    equals(UnsafeBufferPointer(start: base + name.lowerBound, count: name.count), word)
  }

  /// The value of an attribute of the last tag. If `word` contains a namespace, the attribute must have the same one.
  func attribute(_ word: StaticString) -> UnsafeBufferPointer<UInt8>? {
    var p = attributes.lowerBound
    let end = attributes.upperBound
    while p < end {
      while p < end, base[p] <= 0x20 { p += 1 }
      var start = p
      let whole = p
      while p < end, base[p] != UInt8(ascii: "="), base[p] > 0x20 {
        p += 1
        if base[p - 1] == UInt8(ascii: ":") { start = p }
      }
      let stop = p
      while p < end, base[p] != 0x22, base[p] != 0x27 { p += 1 }
      guard p < end else { return nil }
      let quote = base[p]
      let value = p + 1
      p = value
      while p < end, base[p] != quote { p += 1 }
      if equals(UnsafeBufferPointer(start: base + start, count: stop - start), word)
        || equals(UnsafeBufferPointer(start: base + whole, count: stop - whole), word)
      {
        return UnsafeBufferPointer(start: base + value, count: p - value)
      }
      p += 1
    }
    return nil
  }

  /// The value of an attribute as a string, with escapes decoded.
  package func string(_ word: StaticString) -> String? { attribute(word).map(Self.string) }

  /// The last text, with escapes decoded.
  package var string: String {
    let bytes = UnsafeBufferPointer(start: base + text.lowerBound, count: text.count)
    return isPlain ? String(decoding: bytes, as: UTF8.self) : Self.string(bytes)
  }

  private static func string(_ text: UnsafeBufferPointer<UInt8>) -> String {
    var bytes: [UInt8] = []
    append(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends a text and decodes its escapes.
  static func append(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    guard text.contains(UInt8(ascii: "&")) else {
      bytes.append(contentsOf: text)
      return
    }
    var p = 0
    while p < text.count {
      guard text[p] == UInt8(ascii: "&"),
        let end = text[p..<min(p + 12, text.count)].firstIndex(of: UInt8(ascii: ";")),
        let scalar = scalar(UnsafeBufferPointer(rebasing: text[(p + 1)..<end]))
      else {
        bytes.append(text[p])
        p += 1
        continue
      }
      bytes.append(contentsOf: Array(String(Character(scalar)).utf8))
      p = end + 1
    }
  }

  private static func scalar(_ name: UnsafeBufferPointer<UInt8>) -> Unicode.Scalar? {
    if equals(name, "amp") { return "&" }
    if equals(name, "lt") { return "<" }
    if equals(name, "gt") { return ">" }
    if equals(name, "quot") { return "\"" }
    if equals(name, "apos") { return "'" }
    guard name.count > 1, name[0] == UInt8(ascii: "#") else { return nil }
    let isHexadecimal = name[1] | 0x20 == UInt8(ascii: "x")
    let digits = String(decoding: name.dropFirst(isHexadecimal ? 2 : 1), as: UTF8.self)
    return UInt32(digits, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init)
  }

  // MARK: - Pieces

  private mutating func takeName() -> Range<Int> {
    var start = position
    while position < count {
      let byte = base[position]
      if byte <= 0x20 || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") { break }
      position += 1
      if byte == UInt8(ascii: ":") { start = position }
    }
    return start..<position
  }

  /// Moves to the `>` that ends the tag, ignoring any `>` in quotes.
  private mutating func skipAttributes() throws(SpreadsheetProblem) {
    var quote: UInt8 = 0
    while position < count {
      let byte = base[position]
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == 0x22 || byte == 0x27 {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return
      }
      position += 1
    }
    throw SpreadsheetProblem("its XML ends in a tag")
  }

  private func starts(with word: StaticString) -> Bool {
    position + word.utf8CodeUnitCount <= count
      && equals(UnsafeBufferPointer(start: base + position, count: word.utf8CodeUnitCount), word)
  }

  private func offset(after word: StaticString) throws(SpreadsheetProblem) -> Int {
    let length = word.utf8CodeUnitCount
    var p = position
    while p + length <= count {
      if equals(UnsafeBufferPointer(start: base + p, count: length), word) { return p + length }
      p += 1
    }
    throw SpreadsheetProblem("its XML ends in a tag")
  }
}
