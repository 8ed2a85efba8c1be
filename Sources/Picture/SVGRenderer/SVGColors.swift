/// An SVG document divided at its colours, to compare and join documents that differ only in colours.
package struct SVGColors {
  /// A colour attribute with the opacity that follows it.
  package struct Attribute: Equatable, Sendable {
    /// Such as `fill` or `stop-color`.
    package var name: String
    /// Three or six hexadecimal digits after a hash.
    package var value: String
    /// The opacity; `nil` for opaque colours.
    package var opacity: String?

    /// The name of the attribute for the opacity.
    package var opacityName: String {
      (name.hasSuffix("-color") ? String(name.dropLast(6)) : name) + "-opacity"
    }
  }

  /// The text before each attribute, and after the last one.
  package private(set) var pieces: [Substring] = []
  package private(set) var attributes: [Attribute] = []

  package init(_ svg: String) {
    let bytes = Array(svg.utf8)
    let quote = UInt8(ascii: "\"")
    var start = 0
    var i = 0
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    while i + 2 < bytes.count {
      // A quote before a hash starts a colour: references are url(#…), and text has &quot; for quotes.
      guard bytes[i] == quote, bytes[i + 1] == UInt8(ascii: "#"), i > 0, bytes[i - 1] == UInt8(ascii: "="),
        let end = bytes[(i + 1)...].firstIndex(of: quote)
      else {
        i += 1
        continue
      }
      var nameStart = i - 1
      while nameStart > start, bytes[nameStart - 1] != UInt8(ascii: " ") { nameStart -= 1 }
      var attribute = Attribute(name: text(nameStart..<(i - 1)), value: text((i + 1)..<end))
      var next = end + 1
      let opacity = Array(" \(attribute.opacityName)=\"".utf8)
      if bytes[next...].starts(with: opacity) {
        let from = next + opacity.count
        let to = bytes[from...].firstIndex(of: quote) ?? bytes.count
        attribute.opacity = text(from..<to)
        next = min(to + 1, bytes.count)
      }
      pieces.append(Substring(text(start..<max(nameStart - 1, start))))
      attributes.append(attribute)
      (start, i) = (next, next)
    }
    pieces.append(Substring(text(start..<bytes.count)))
  }

  /// Whether another document differs from this one at most in colours.
  package func hasSameDrawing(as other: SVGColors) -> Bool {
    pieces == other.pieces && attributes.map(\.name) == other.attributes.map(\.name)
  }
}
