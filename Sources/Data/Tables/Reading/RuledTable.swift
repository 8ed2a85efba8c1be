/// Tables in Markdown: rows between bars, and a row of dashes below the header.
enum MarkdownTable {
  /// Removes the outer bars and empties the row of dashes.
  ///
  /// - Returns: Whether the text is such a table.
  static func rewrite(_ bytes: inout [UInt8], from start: Int) -> Bool {
    var position = start
    while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
    guard position < bytes.count, bytes[position] == UInt8(ascii: "|") else { return false }
    let header = TextLayout.lineEnd(bytes, position)
    let second = TextLayout.next(bytes, header)
    let secondEnd = TextLayout.lineEnd(bytes, second)
    let rule = bytes[second..<secondEnd]
    guard rule.contains(UInt8(ascii: "-")), rule.allSatisfy({ [0x7C, 0x2D, 0x3A, 0x20, 0x09].contains($0) })
    else {
      return false
    }
    var result = Array(bytes[..<start])
    position = start
    while position < bytes.count {
      let end = TextLayout.lineEnd(bytes, position)
      let next = TextLayout.next(bytes, end)
      if position != second {
        var line = bytes[position..<end]
        while let last = line.last, last <= 0x20 { line.removeLast() }
        while let first = line.first, first <= 0x20 { line.removeFirst() }
        if line.first == 0x7C { line.removeFirst() }
        if line.last == 0x7C { line.removeLast() }
        result.append(contentsOf: line)
      }
      result.append(contentsOf: bytes[end..<next])
      position = next
    }
    bytes = result
    return true
  }
}
