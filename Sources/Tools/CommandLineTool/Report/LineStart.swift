/// The start of a line of Markdown, as far as it shows that the line continues no paragraph.
struct LineStart {
  private enum Marker {
    case bullet
    case number(Int)
    case heading
    /// A marker that may begin a block other than a paragraph.
    case other
    case text
  }

  /// Whether nothing follows the markers of quotes.
  let isBlank: Bool
  /// The number of markers of quotes.
  private let depth: Int
  private let marker: Marker
  /// Whether no white space precedes the marker.
  private let isAtStart: Bool

  init(_ line: ArraySlice<UInt8>) {
    let (space, tab) = (UInt8(ascii: " "), UInt8(ascii: "\t"))
    var remaining = line
    var depth = 0
    func skipSpaces() -> Int {
      let count = remaining.prefix { $0 == space }.count
      remaining = remaining.dropFirst(count)
      return count
    }
    var indent = skipSpaces()
    while indent < 4, remaining.first == UInt8(ascii: ">") {
      depth += 1
      remaining = remaining.dropFirst()
      indent = max(skipSpaces() - 1, 0)
    }
    self.depth = depth
    isBlank = remaining.allSatisfy { $0 == space || $0 == tab }
    isAtStart = indent == 0
    marker = indent < 4 ? Self.marker(remaining) : .other
  }

  private static func marker(_ text: ArraySlice<UInt8>) -> Marker {
    let words = text.split(maxSplits: 1) { $0 == 0x20 || $0 == 0x09 }
    guard let byte = text.first, let first = words.first, byte != 0x09 else { return .other }
    if first.allSatisfy({ $0 == UInt8(ascii: "#") }), first.count <= 6 { return .heading }
    let hasContent = words.count > 1
    if first.count == 1, "-*+".utf8.contains(byte), hasContent { return .bullet }
    let digits = first.dropLast()
    if hasContent, (1...9).contains(digits.count), digits.allSatisfy({ (0x30...0x39).contains($0) }),
      let end = first.last, ".)".utf8.contains(end)
    {
      return .number(Int(String(decoding: digits, as: UTF8.self)) ?? 0)
    }
    return "#<>`~=|_*-+".utf8.contains(byte) ? .other : .text
  }

  /// Whether the line ends the paragraph above it, so that its text is parsed alone. Bullets and headings always do. A
  /// numbered item does if its number is 1, or within a list (CommonMark 0.29, 5.3).
  ///
  /// - Parameters:
  ///   - isFirst: Whether the line is below an empty one.
  ///   - list: The number of quotes around the open list; `nil` for none.
  func endsParagraph(isFirst: Bool, listDepth list: Int?) -> Bool {
    switch marker {
    case .bullet, .heading: true
    case .number(let number): isFirst || number == 1 || (isAtStart && list == depth)
    case .other, .text: false
    }
  }

  /// The number of quotes around the list that is open after the line; `nil` for none.
  ///
  /// - Parameter list: The list that was open before it.
  func listDepth(endsParagraph: Bool, _ list: Int?) -> Int? {
    switch marker {
    case .bullet, .number: endsParagraph && isAtStart ? depth : list == depth ? list : nil
    case .heading, .other: nil
    case .text: list == depth ? list : nil
    }
  }
}
