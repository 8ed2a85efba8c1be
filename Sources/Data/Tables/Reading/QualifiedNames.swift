extension CellGrid {
  /// Removes the qualifiers of data cubes, which write `[TIME].[2022 (Q 3)]` for a value of the column `[TIME]`. Readers
  /// see `2022 (Q 3)` below `TIME`.
  ///
  /// The values of a column are shortened if all of them have a qualifier. The headers are shortened if one of them or
  /// the values of a column have qualifiers, unless two headers would become equal.
  mutating func removeQualifiers() {
    guard rowCount > 0, names.contains(where: { $0.hasPrefix("[") && $0.hasSuffix("]") }) else { return }
    let qualified = names.indices.filter { withColumn($0, Self.areQualified) }
    guard !qualified.isEmpty || names.contains(where: { $0.hasPrefix("[") && $0.contains("].[") }) else {
      return
    }
    for column in qualified {
      let members = withColumn(column) { text in (0..<text.count).map { Self.member(of: text[$0]) } }
      for (row, member) in members.enumerated() {
        guard let member else { continue }
        let index = column + row * names.count
        let cell = cells[index]
        cells[index] = Cell(
          offset: cell.offset + member.lowerBound, length: member.count, isQuoted: false,
          isDecoded: cell.isDecoded)
      }
    }
    let shortened = names.map(Self.withoutQualifiers)
    if Set(shortened).count == names.count { names = shortened }
  }

  /// Whether all values of a column have a qualifier.
  private static func areQualified(_ text: ColumnText) -> Bool {
    var count = 0
    for row in 0..<text.count where !text[row].isEmpty {
      guard member(of: text[row]) != nil else { return false }
      count += 1
    }
    return count > 0
  }

  /// The range of the last name in a list of qualified names, `2022` in `[TIME].[2022]`; `nil` for other texts.
  private static func member(of text: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    let (open, close) = (UInt8(ascii: "["), UInt8(ascii: "]"))
    guard text.count > 6, text.first == open, text.last == close, let start = text.lastIndex(of: open),
      start > 2, text[start - 1] == UInt8(ascii: "."), text[start - 2] == close,
      text[(start + 1)...].firstIndex(of: close) == text.count - 1
    else { return nil }
    return (start + 1)..<(text.count - 1)
  }

  /// The last names of a list of qualified names: `Change, New cars` for `[Measures].[Change], [KIND].[New cars]`.
  private static func withoutQualifiers(_ name: String) -> String {
    guard name.hasPrefix("["), name.hasSuffix("]") else { return name }
    let lists = String(name.dropFirst().dropLast()).split(separator: "], [")
    return lists.map { list in
      String(list.split(separator: "].[").last ?? list).split(separator: " ").joined(separator: " ")
    }.joined(separator: ", ")
  }
}
