import OpenChartsLimits

/// The rows of a JSON table while it is read. Each row can add columns.
struct JSONRows {
  private(set) var names: [String] = []
  private(set) var count = 0
  private var columns: [String: Int] = [:]
  /// The names as spelled in the input, to recognize the usual order of members without creating strings.
  private var spellings: [Cell] = []
  private var cells: [Cell] = []
  /// The number of cells per row. Each element applies to the rows from `row` to the next element.
  private var widths: [(row: Int, width: Int)] = []
  private var row: [Cell] = []
  /// The maximum number of cells, including missing ones, in proportion to the input.
  let mostCells: Int

  static let isTooWide = "more than \(Limits.tableColumns.value) different names"
  static let isScattered = "the objects share too few names to be a table"

  init(mostCells: Int) { self.mostCells = mostCells }

  /// The internal name of the column for the keys of an object whose members are rows. In the table its name is empty.
  static let keyName = "\u{0}"

  /// The internal name of the column for the keys of the outer object, if objects of rows are nested in another object.
  static let groupName = "\u{1}"

  /// Reads one value as a row: an object, an array, or a single value.
  ///
  /// - Parameters:
  ///   - key: The key of the row in its object, stored in the column ``keyName``; `nil` for none.
  ///   - group: The key of that object in the outer object, stored in the column ``groupName``; `nil` for none.
  mutating func add(
    _ scanner: inout JSONScanner, under key: Cell? = nil, of group: Cell? = nil
  ) throws(JSONScanner.Failure) {
    for i in row.indices { row[i] = .missing }
    if let group {
      row[try column(of: Self.groupName, spelling: .missing, scanner)] = group
    }
    if let key {
      row[try column(of: Self.keyName, spelling: .missing, scanner)] = key.unquoted
    }
    switch scanner.peek() {
    case UInt8(ascii: "{"):
      try object(&scanner, prefix: "", depth: 0)
    case UInt8(ascii: "["):
      scanner.position += 1
      var index = 0
      if !scanner.take(UInt8(ascii: "]")) {
        repeat {
          let column = try column(of: "column \(index + 1)", spelling: .missing, scanner)
          row[column] = try scanner.skip()
          index += 1
        } while scanner.take(UInt8(ascii: ","))
        guard scanner.take(UInt8(ascii: "]")) else { throw scanner.fail("expected \",\" or \"]\"") }
      }
    default:
      let column = try column(of: "value", spelling: .missing, scanner)
      row[column] = try scanner.skip()
    }
    guard row.count <= mostCells - cells.count else { throw scanner.fail(Self.isScattered) }
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
        // The name of a nested member starts with the names of all objects around it.
        guard prefix.utf8.count + key.length < Limits.nameBytes.value else {
          throw scanner.fail("the names of nested objects are longer than \(Limits.nameBytes.text) in all")
        }
        try object(&scanner, prefix: prefix + scanner.text(key) + ".", depth: depth + 1)
        continue
      }
      let column: Int
      if prefix.isEmpty, expected < spellings.count, isSame(key, spellings[expected], scanner) {
        column = expected
      } else {
        column = try self.column(
          of: prefix + scanner.text(key), spelling: prefix.isEmpty ? key : .missing, scanner)
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

  private mutating func column(
    of name: String, spelling: Cell, _ scanner: JSONScanner
  ) throws(JSONScanner.Failure) -> Int {
    if let column = columns[name] { return column }
    let column = names.count
    guard column < Limits.tableColumns.value else { throw scanner.fail(Self.isTooWide) }
    columns[name] = column
    names.append(name)
    spellings.append(spelling)
    row.append(.missing)
    return column
  }

  /// - Returns: False if the lists need more than `mostCells` cells, including missing ones.
  mutating func replace(names: [String], columns: [[Cell]]) -> Bool {
    self.names = names
    count = columns.map(\.count).max() ?? 0
    guard CheckedNumber.product(count, names.count, upTo: mostCells) != nil else { return false }
    widths = [(0, names.count)]
    cells = []
    cells.reserveCapacity(count * names.count)
    for row in 0..<count {
      for column in columns { cells.append(row < column.count ? column[row] : .missing) }
    }
    return true
  }

  /// Uses the first row of an array of arrays as column names, if it contains only non-empty strings.
  mutating func takeHeader(_ scanner: JSONScanner) {
    guard count > 1, let width = widths.first?.width, width == names.count else { return }
    let first = cells[..<width]
    guard first.allSatisfy({ $0.isQuoted && $0.length > 0 }) else { return }
    names = first.map { scanner.text($0) }
    cells.removeFirst(width)
    count -= 1
    widths = widths.map { (max(0, $0.row - 1), $0.width) }
  }

  /// Shortens the names of GeoJSON's properties, unless the short name is already in use.
  mutating func takeProperties() {
    let prefix = "properties."
    guard names.contains("geometry.type"), names.contains(where: { $0.hasPrefix(prefix) }) else { return }
    var taken = Set(names)
    for index in names.indices where names[index].hasPrefix(prefix) {
      let short = String(names[index].dropFirst(prefix.count))
      if !short.isEmpty, taken.insert(short).inserted { names[index] = short }
    }
  }

  /// All rows padded to equal width; `nil` if that needs more than `mostCells` cells.
  func laidOut() -> [Cell]? {
    let width = names.count
    guard CheckedNumber.product(width, count, upTo: mostCells) != nil else { return nil }
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
