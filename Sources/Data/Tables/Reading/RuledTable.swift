/// Tables between bars and rules, as Markdown, the clients of databases and other programs write them:
///
///      city | people        +------+--------+       ┌──────┬────────┐
///     ------+--------       | city | people |       │ city │ people │
///      Rome |      5        +------+--------+       ├──────┼────────┤
///     (1 row)               | Rome |      5 |       │ Rome │      5 │
///                           +------+--------+       └──────┴────────┘
enum RuledTable {
  /// Removes the outer bars. Replaces rules and row counts such as `(1 row)` by empty lines.
  ///
  /// - Returns: Whether the text is such a table.
  static func rewrite(_ bytes: inout [UInt8], from start: Int) -> Bool {
    guard let (isFramed, hasOuterBars) = form(bytes, from: start) else { return false }
    var position = start
    var result = Array(bytes[..<start])
    result.reserveCapacity(bytes.count)
    var number = 0
    while position < bytes.count {
      number += 1
      let end = TextLayout.lineEnd(bytes, position)
      let next = TextLayout.next(bytes, end)
      var line = plain(bytes[position..<end])[...]
      if !isRule(Array(line)), !isCount(line), number > mostLinesAbove + 4 || !hasTypes(line) {
        while let last = line.last, last <= 0x20 { line.removeLast() }
        // A row of `psql` begins with a blank even if its first field is empty.
        while let first = line.first, first <= 0x20 { line.removeFirst() }
        if line.first == bar, isFramed || hasOuterBars { line.removeFirst() }
        if line.last == bar, isFramed || hasOuterBars { line.removeLast() }
        result.append(contentsOf: line)
      }
      result.append(contentsOf: bytes[end..<next])
      position = next
    }
    bytes = result
    return true
  }

  /// The maximum number of lines with commands and titles above a table.
  private static let mostLinesAbove = 4

  /// Whether a rule is above the header of the table, and whether its lines begin with a bar; `nil` if the text is not
  /// such a table.
  private static func form(_ bytes: [UInt8], from start: Int) -> (isFramed: Bool, hasOuterBars: Bool)? {
    var position = start
    var above: [UInt8] = []
    for _ in 0..<(mostLinesAbove + 2) where position < bytes.count {
      let end = TextLayout.lineEnd(bytes, position)
      guard end - position <= longestLine else { return nil }
      let line = plain(bytes[position..<end])
      if isRule(above), line.contains(bar) { return (true, true) }
      if isRule(line), above.contains(bar) { return (false, above.first { $0 > 0x20 } == bar) }
      above = line
      position = TextLayout.next(bytes, end)
    }
    return nil
  }

  private static let longestLine = 65_536

  private static let bar = UInt8(ascii: "|")

  /// The line with ASCII bars and dashes in place of Unicode's box-drawing characters (U+2500 to U+257F).
  private static func plain(_ line: ArraySlice<UInt8>) -> [UInt8] {
    guard line.contains(0xE2) else { return Array(line) }
    var result: [UInt8] = []
    var i = line.startIndex
    while i < line.endIndex {
      guard line[i] == 0xE2, i + 2 < line.endIndex, line[i + 1] == 0x94 || line[i + 1] == 0x95 else {
        result.append(line[i])
        i += 1
        continue
      }
      switch (line[i + 1], line[i + 2]) {
      case (0x94, 0x80), (0x94, 0x81), (0x95, 0x90), (0x95, 0x8C), (0x94, 0x84), (0x94, 0x88):
        result.append(UInt8(ascii: "-"))
      case (0x94, 0x82), (0x94, 0x83), (0x95, 0x91), (0x94, 0x86), (0x94, 0x8A), (0x95, 0x8E):
        result.append(bar)
      default: result.append(UInt8(ascii: "+"))
      }
      i += 3
    }
    return result
  }

  /// Whether a line has only dashes between bars or crosses.
  private static func isRule(_ line: [UInt8]) -> Bool {
    line.contains { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "=") }
      && line.contains { $0 == bar || $0 == UInt8(ascii: "+") }
      && line.allSatisfy { [bar, 0x2D, 0x3D, 0x2B, 0x3A, 0x20, 0x09, 0x0D].contains($0) }
  }

  /// The names of types in DuckDB and Polars.
  private static let types: Set<String> = [
    "varchar", "boolean", "tinyint", "smallint", "integer", "bigint", "hugeint", "float", "double", "date",
    "time",
    "timestamp", "interval", "uuid", "blob", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32",
    "uint64",
    "int128", "str", "bool", "cat", "datetime[μs]", "datetime[ns]", "datetime[ms]", "i8", "i16", "i32", "i64",
    "u8",
    "u16", "u32", "u64", "f32", "f64",
  ]

  /// Whether the cells of a line are names of types. Programs write such a line below the header.
  private static func hasTypes(_ line: ArraySlice<UInt8>) -> Bool {
    let cells = line.split(separator: bar).map { $0.filter { $0 > 0x20 } }.filter { !$0.isEmpty }
    return !cells.isEmpty
      && cells.allSatisfy {
        types.contains(String(decoding: $0, as: UTF8.self)) || $0.starts(with: "decimal(".utf8)
      }
  }

  /// Whether a line counts the rows: `(2 rows)`, `3 rows in set (0.00 sec)`.
  static func isCount(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.count < 80, !line.contains(bar) else { return false }
    let words = String(decoding: line, as: UTF8.self).lowercased()
      .split { $0 == " " || $0 == "(" || $0 == ")" || $0 == "\t" }
    guard words.count > 1, Int(words[0]) != nil else { return false }
    return words[1] == "rows" || words[1] == "row"
  }
}
