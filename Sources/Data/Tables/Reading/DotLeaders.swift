extension CellGrid {
  /// The minimum number of rows with leaders.
  private static let fewestLeaders = 3

  /// Removes dots and blanks from the beginnings of row names: `. . . Austria`. Offices indent the parts of a total, or
  /// align names, with such dots. Names that would then be equal keep them.
  mutating func stripLeaders() {
    let width = names.count
    guard width > 1, rowCount > Self.fewestLeaders else { return }
    let lengths = withColumn(0) { text in (0..<text.count).map { Self.leaderLength(text[$0]) } }
    guard lengths.count(where: { $0 > 0 }) >= Self.fewestLeaders else { return }
    let remainDifferent = withColumn(0) { text -> Bool in
      var (whole, stripped): (Set<[UInt8]>, Set<[UInt8]>) = ([], [])
      for row in 0..<text.count {
        whole.insert(Array(text[row]))
        stripped.insert(Array(text[row].dropFirst(lengths[row])))
      }
      return whole.count == stripped.count
    }
    guard remainDifferent else { return }
    for row in 0..<rowCount where lengths[row] > 0 {
      let cell = cells[row * width]
      cells[row * width] = Cell(
        offset: cell.offset + lengths[row], length: cell.length - lengths[row], isQuoted: cell.isQuoted,
        isDecoded: cell.isDecoded)
    }
  }

  /// The length in bytes of at least two dots at the beginning of a name, with the blanks around them; 0 if there are
  /// none.
  private static func leaderLength(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    let point = UInt8(ascii: ".")
    let length = text.prefix { $0 == point || $0 == 0x20 }.count
    let dots = text[..<length].count { $0 == point }
    // A name follows, not a number such as .5.
    return dots > 1 && length < text.count && !(0x30...0x39).contains(text[length]) ? length : 0
  }
}
