/// Columns separated by blanks, as programs print them.
struct BlankColumns {
  /// The number of blanks that end a field: 1, or 2 if fields contain single blanks.
  let run: Int

  init(run: Int) { self.run = run }

  /// Detects columns separated by blanks: every line of the first hundred has the same number of fields, none of the
  /// usual delimiters splits them, and a column contains numbers.
  init?(sniffing bytes: [UInt8], from start: Int) {
    var lines: [ArraySlice<UInt8>] = []
    var position = start
    while position < min(bytes.count, start + 65_536), lines.count < 100 {
      let end = TextLayout.lineEnd(bytes, position)
      if bytes[position..<end].contains(where: { $0 > 0x20 }) { lines.append(bytes[position..<end]) }
      position = TextLayout.next(bytes, end)
    }
    guard lines.count > 1 else { return nil }
    for delimiter in DelimiterSniffer.candidates {
      if lines.count(where: { $0.contains(delimiter) }) * 2 > lines.count { return nil }
    }
    for run in [1, 2] {
      let fields = lines.map { Self.fields($0, run: run) }
      let width = fields[1].count
      // Programs for statistics write no name above the names of rows.
      guard width > 1,
        fields[0].count == width || (width > 2 && lines.count > 2 && fields[0].count == width - 1),
        fields.dropFirst().allSatisfy({ $0.count == width })
      else { continue }
      let isNumeric = (0..<width).contains { column in
        fields.dropFirst().allSatisfy { row in
          let text = Array(bytes[row[column]])
          return text.withUnsafeBufferPointer { NumberText.plain($0) != nil || MissingText.matches($0) }
        }
      }
      guard isNumeric else { continue }
      self.run = run
      return
    }
    return nil
  }

  /// The ranges of a line's fields.
  private static func fields(_ line: ArraySlice<UInt8>, run: Int) -> [Range<Int>] {
    var fields: [Range<Int>] = []
    var i = line.startIndex
    while i < line.endIndex {
      if line[i] == 0x20 || line[i] == 0x09 {
        i += 1
        continue
      }
      let start = i
      var end = i
      if line[i] == 0x22, let close = line[(i + 1)...].firstIndex(of: 0x22) {
        i = close + 1
        end = i
      }
      while i < line.endIndex {
        var blanks = i
        while blanks < line.endIndex, line[blanks] == 0x20 || line[blanks] == 0x09 { blanks += 1 }
        if blanks == i {
          i += 1
          end = i
        } else if blanks - i >= run || blanks == line.endIndex || line[i..<blanks].contains(0x09) {
          i = blanks
          break
        } else {
          i = blanks
        }
      }
      fields.append(start..<end)
    }
    return fields
  }

  /// Replaces the blanks between fields by tabs.
  func rewrite(_ bytes: inout [UInt8], from start: Int) {
    var result = Array(bytes[..<start])
    result.reserveCapacity(bytes.count)
    var position = start
    while position < bytes.count {
      let end = TextLayout.lineEnd(bytes, position)
      for (index, field) in Self.fields(bytes[position..<end], run: run).enumerated() {
        if index > 0 { result.append(0x09) }
        result.append(contentsOf: bytes[field])
      }
      let next = TextLayout.next(bytes, end)
      result.append(contentsOf: bytes[end..<next])
      position = next
    }
    bytes = result
  }
}
