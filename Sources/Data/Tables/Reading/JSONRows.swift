/// Rows of a JSON table while they are read; new names may appear at any row.
struct JSONRows {
  private(set) var names: [String] = []
  private(set) var count = 0
  private var columns: [String: Int] = [:]
  /// Names as they stand in the input, to recognise the usual order without making strings.
  private var spellings: [Cell] = []
  private var cells: [Cell] = []
  /// From which row on rows have how many cells.
  private var widths: [(row: Int, width: Int)] = []
  private var row: [Cell] = []

  /// Reads one value as a row: an object, an array, or a value alone.
  mutating func add(_ scanner: inout JSONScanner) throws(JSONScanner.Failure) {
    for i in row.indices { row[i] = .missing }
    switch scanner.peek() {
    case UInt8(ascii: "{"):
      try object(&scanner, prefix: "", depth: 0)
    case UInt8(ascii: "["):
      scanner.position += 1
      var index = 0
      if !scanner.take(UInt8(ascii: "]")) {
        repeat {
          let column = column(of: "column \(index + 1)", spelling: .missing)
          row[column] = try scanner.skip()
          index += 1
        } while scanner.take(UInt8(ascii: ","))
        guard scanner.take(UInt8(ascii: "]")) else { throw scanner.fail("expected \",\" or \"]\"") }
      }
    default:
      let column = column(of: "value", spelling: .missing)
      row[column] = try scanner.skip()
    }
    if widths.last?.width != row.count { widths.append((count, row.count)) }
    cells.append(contentsOf: row)
    count += 1
  }

  private mutating func object(
    _ scanner: inout JSONScanner, prefix: String, depth: Int
  ) throws(JSONScanner.Failure) {
    guard depth < JSONScanner.deepest else {
      throw scanner.fail("nested more than \(JSONScanner.deepest) deep")
    }
    scanner.position += 1
    if scanner.take(UInt8(ascii: "}")) { return }
    var expected = 0
    repeat {
      let key = try scanner.key()
      let first = scanner.peek()
      if first == UInt8(ascii: "{") {
        try object(&scanner, prefix: prefix + scanner.text(key) + ".", depth: depth + 1)
        continue
      }
      let column: Int
      if prefix.isEmpty, expected < spellings.count, isSame(key, spellings[expected], scanner) {
        column = expected
      } else {
        column = self.column(of: prefix + scanner.text(key), spelling: prefix.isEmpty ? key : .missing)
        guard names.count <= 16_384 else { throw scanner.fail("more than 16384 different names") }
      }
      expected = column + 1
      row[column] = first == UInt8(ascii: "\"") ? try scanner.string() : try scanner.skip()
    } while scanner.take(UInt8(ascii: ","))
    guard scanner.take(UInt8(ascii: "}")) else {
      throw scanner.fail("expected \",\" or \"}\" in row \(count + 1)")
    }
  }

  @inline(__always)
  private func isSame(_ a: Cell, _ b: Cell, _ scanner: JSONScanner) -> Bool {
    guard a.length == b.length, b.length > 0, !a.isDecoded, !b.isDecoded else { return false }
    for i in 0..<a.length where scanner.base[a.offset + i] != scanner.base[b.offset + i] {
      return false
    }
    return true
  }

  private mutating func column(of name: String, spelling: Cell) -> Int {
    if let column = columns[name] { return column }
    let column = names.count
    columns[name] = column
    names.append(name)
    spellings.append(spelling)
    row.append(.missing)
    return column
  }

  mutating func replace(names: [String], columns: [[Cell]]) {
    self.names = names
    count = columns.map(\.count).max() ?? 0
    widths = [(0, names.count)]
    cells = []
    cells.reserveCapacity(count * names.count)
    for row in 0..<count {
      for column in columns { cells.append(row < column.count ? column[row] : .missing) }
    }
  }

  /// Takes the first row of an array of arrays as names where it holds texts only.
  mutating func takeHeader(_ scanner: JSONScanner) {
    guard count > 1, let width = widths.first?.width, width == names.count else { return }
    let first = cells[..<width]
    guard first.allSatisfy({ $0.isQuoted && $0.length > 0 }) else { return }
    names = first.map { scanner.text($0) }
    cells.removeFirst(width)
    count -= 1
    widths = widths.map { (max(0, $0.row - 1), $0.width) }
  }

  /// All cells with equal width, or `nil` where that would take more than `limit` cells.
  func laidOut(limit: Int) -> [Cell]? {
    let width = names.count
    guard width * count <= max(limit, cells.count) else { return nil }
    if widths.count <= 1, widths.last?.width ?? 0 == width { return cells }
    var result: [Cell] = []
    result.reserveCapacity(width * count)
    var position = 0
    for (index, run) in widths.enumerated() {
      let end = index + 1 < widths.count ? widths[index + 1].row : count
      for _ in run.row..<max(run.row, end) {
        result.append(contentsOf: cells[position..<position + run.width])
        for _ in run.width..<width { result.append(.missing) }
        position += run.width
      }
    }
    return result
  }
}
