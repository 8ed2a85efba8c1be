/// Finds elements of a page that are not closed in order. Not a validator: entities and names are not checked.
struct HTMLCheck {
  private(set) var problems: [String] = []
  private static let void: Set<Substring> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
  ]
  /// Elements whose content is text up to their end tag.
  private static let raw: Set<Substring> = ["script", "style", "title", "textarea"]

  init(_ page: String) {
    var open: [Substring] = []
    var rest = page.utf8[...]
    func text(_ part: Substring.UTF8View) -> Substring { Substring(part) }
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[rest.index(after: start)...]
      if rest.starts(with: "!--".utf8) {
        guard let end = Substring(rest).firstRange(of: "-->") else {
          problems.append("a comment without an end")
          return
        }
        rest = rest[end.upperBound...]
        continue
      }
      if rest.first == UInt8(ascii: "!") {
        rest = rest[(rest.firstIndex(of: UInt8(ascii: ">")) ?? rest.startIndex)...]
        continue
      }
      let closes = rest.first == UInt8(ascii: "/")
      if closes { rest = rest.dropFirst() }
      let name = text(
        rest.prefix { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A || $0 >= 0x30 && $0 <= 0x3A || $0 == 0x2D })
      guard !name.isEmpty else {
        problems.append("a < that begins no tag: \(text(rest.prefix(20)))")
        return
      }
      // Find the end of the tag outside quotes.
      var quote: UInt8 = 0
      var last: UInt8 = 0
      guard
        let end = rest.firstIndex(where: { byte in
          defer { last = byte == UInt8(ascii: ">") && quote == 0 ? last : byte }
          if quote != 0 {
            if byte == quote { quote = 0 }
          } else if byte == 0x22 || byte == 0x27 {
            quote = byte
          } else {
            return byte == UInt8(ascii: ">")
          }
          return false
        })
      else {
        problems.append("a tag without an end: \(name)")
        return
      }
      rest = rest[rest.index(after: end)...]
      if closes {
        if open.last == name {
          open.removeLast()
        } else {
          problems.append("</\(name)> within <\(open.last ?? "")>")
          return
        }
      } else if last != UInt8(ascii: "/"), !Self.void.contains(name) {
        if Self.raw.contains(name) {
          guard let close = Substring(rest).firstRange(of: "</\(name)>") else {
            problems.append("<\(name)> without an end")
            return
          }
          rest = rest[close.upperBound...]
        } else {
          open.append(name)
        }
      }
    }
    if let last = open.last { problems.append("<\(last)> without an end") }
  }
}
