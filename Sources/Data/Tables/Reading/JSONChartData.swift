import OpenChartsLimits

/// The data of charts and of time series in JSON, as libraries and services write them:
///
///     {"labels": ["a", "b"], "datasets": [{"label": "x", "data": [1, 2]}]}
///     {"xAxis": {"categories": ["a", "b"]}, "series": [{"name": "x", "data": [1, 2]}]}
///     {"columns": ["a", "b"], "index": [0, 1], "data": [[1, 2], [3, 4]]}
///     {"data": {"result": [{"metric": {"job": "a"}, "values": [[1704067200, "1.5"]]}]}}
///     {"a": [[1704067200000, 1]], "b": [[1704067200000, 2]]}
struct JSONChartData {
  private var names: [String] = []
  private var columns: [[Cell]] = []
  private let mostCells: Int

  /// The maximum depth of such data within other objects.
  private static let deepest = 3

  /// Reads the object at the scanner's position.
  ///
  /// - Returns: Whether it has one of these layouts. If not, the position is unchanged.
  static func read(
    _ scanner: inout JSONScanner, into rows: inout JSONRows
  ) throws(JSONScanner.Failure) -> Bool {
    _ = scanner.peek()
    let start = scanner.position
    var end = scanner
    _ = try end.skip()
    var data = JSONChartData(mostCells: rows.mostCells)
    guard try data.find(&scanner, at: start, depth: 0) else {
      scanner.position = start
      return false
    }
    guard data.columns.count <= Limits.tableColumns.value else { throw scanner.fail(JSONRows.isTooWide) }
    guard rows.replace(names: data.names, columns: data.columns) else {
      throw scanner.fail("the lists are of too different lengths to be a table")
    }
    scanner.position = end.position
    return true
  }

  private init(mostCells: Int) { self.mostCells = mostCells }

  private mutating func find(
    _ scanner: inout JSONScanner, at position: Int, depth: Int
  ) throws(JSONScanner.Failure) -> Bool {
    let members = try scanner.members(at: position)
    func list(_ names: String...) -> Int? {
      members.first { names.contains($0.name) && $0.first == UInt8(ascii: "[") }?.position
    }
    func object(_ name: String) -> Int? {
      members.first { $0.name == name && $0.first == UInt8(ascii: "{") }?.position
    }
    if let heads = list("columns", "fields", "header", "headers", "names"),
      let body = list("data", "rows", "values"),
      try split(&scanner, heads, body, index: list("index"))
    {
      return true
    }
    if let sets = list("datasets"), try series(&scanner, sets, labels: list("labels")) { return true }
    if let sets = list("series") {
      let axis = object("xAxis") ?? object("xaxis") ?? list("xAxis")
      let labels = try axis.flatMap { axis throws(JSONScanner.Failure) in try scanner.labels(at: axis) }
      if try series(&scanner, sets, labels: labels ?? list("labels", "categories")) { return true }
    }
    if let results = list("result"), try matrix(&scanner, results) { return true }
    if members.count > 1, members.allSatisfy({ $0.first == UInt8(ascii: "[") }) {
      if try pairs(&scanner, members.map { ($0.name, nil, $0.position) }) { return true }
    }
    guard depth < Self.deepest else { return false }
    for member in members where member.first == UInt8(ascii: "{") {
      if try find(&scanner, at: member.position, depth: depth + 1) { return true }
    }
    return false
  }

  // MARK: Forms

  /// Reads column names, rows of values, and optionally row names.
  private mutating func split(
    _ scanner: inout JSONScanner, _ heads: Int, _ body: Int, index: Int?
  ) throws(JSONScanner.Failure) -> Bool {
    let heads = try scanner.cells(at: heads)
    guard !heads.isEmpty, heads.count <= Limits.tableColumns.value,
      heads.allSatisfy({ $0.length > 0 && !scanner.isContainer($0) })
    else { return false }
    let rows = try scanner.cells(at: body)
    guard !rows.isEmpty else { return false }
    var columns = [[Cell]](repeating: [], count: heads.count)
    for row in rows {
      guard scanner.isList(row) else { return false }
      let values = try scanner.cells(at: row.offset)
      guard values.count == heads.count else { return false }
      for (column, value) in values.enumerated() { columns[column].append(value) }
    }
    names = heads.map { scanner.text($0) }
    self.columns = columns
    if let index {
      let cells = try scanner.cells(at: index).map(\.unquoted)
      let isNumbered = cells.enumerated().allSatisfy { Int(scanner.text($1)) == $0 }
      if cells.count == rows.count, !isNumbered {
        names.insert(JSONRows.keyName, at: 0)
        self.columns.insert(cells, at: 0)
      }
    }
    return true
  }

  /// Reads series with a name and values. The values are numbers, pairs or objects.
  private mutating func series(
    _ scanner: inout JSONScanner, _ sets: Int, labels: Int?
  ) throws(JSONScanner.Failure) -> Bool {
    var datasets: [(name: String, cell: Cell?, data: Int)] = []
    for set in try scanner.cells(at: sets) {
      guard scanner.isObject(set) else { return false }
      let members = try scanner.members(at: set.offset)
      guard
        let data = members.first(where: {
          ["data", "values"].contains($0.name) && $0.first == UInt8(ascii: "[")
        })?.position
      else { continue }
      let namePosition = members.first {
        ["label", "name", "title", "key"].contains($0.name) && $0.first == UInt8(ascii: "\"")
      }?.position
      var cell: Cell?
      if let namePosition {
        scanner.position = namePosition
        cell = try scanner.string()
      }
      datasets.append((cell.map { scanner.text($0) } ?? "series \(datasets.count + 1)", cell, data))
    }
    guard !datasets.isEmpty else { return false }
    if try pairs(&scanner, datasets) { return true }
    var columns: [[Cell]] = []
    for one in datasets {
      let cells = try scanner.cells(at: one.data)
      guard !cells.contains(where: { scanner.isContainer($0) }) else { return false }
      columns.append(cells)
    }
    guard columns.contains(where: { !$0.isEmpty }) else { return false }
    (names, self.columns) = (datasets.map(\.name), columns)
    if let labels {
      names.insert("label", at: 0)
      self.columns.insert(try scanner.cells(at: labels), at: 0)
    }
    return true
  }

  /// Reads series of pairs, or of objects with a position and a value. Series with the same positions become columns.
  private mutating func pairs(
    _ scanner: inout JSONScanner, _ sets: [(name: String, cell: Cell?, data: Int)]
  ) throws(JSONScanner.Failure) -> Bool {
    var points: [(x: [Cell], y: [Cell])] = []
    for set in sets {
      var (x, y): ([Cell], [Cell]) = ([], [])
      for cell in try scanner.cells(at: set.data) {
        guard let point = try scanner.point(cell) else { return false }
        x.append(point.x)
        y.append(point.y)
      }
      points.append((x, y))
    }
    guard let first = points.first?.x, !first.isEmpty else { return false }
    let position = Self.isMoment(scanner.text(first[0])) ? "time" : first[0].isQuoted ? "name" : "x"
    let texts = first.map { scanner.text($0) }
    if points.allSatisfy({
      $0.x.count == texts.count && zip($0.x, texts).allSatisfy { scanner.text($0) == $1 }
    }) {
      names = [position] + sets.map(\.name)
      columns = [first] + points.map(\.y)
      return true
    }
    names = ["series", position, "value"]
    columns = [[], [], []]
    for (set, point) in zip(sets, points) {
      let name = set.cell ?? scanner.added(set.name)
      for (x, y) in zip(point.x, point.y) {
        columns[0].append(name)
        columns[1].append(x)
        columns[2].append(y)
      }
    }
    return true
  }

  /// Whether a number is seconds or milliseconds since 1970, from 1990 to 2100.
  private static func isMoment(_ text: String) -> Bool {
    guard let number = Double(text) else { return false }
    return [1, 1e-3].contains { (631_152_000...4_102_444_800).contains(number * $0) }
  }

  /// Reads the result of a Prometheus query: labels, and values with their times.
  private mutating func matrix(
    _ scanner: inout JSONScanner, _ results: Int
  ) throws(JSONScanner.Failure) -> Bool {
    var labels: [String] = []
    var places: [String: Int] = [:]
    var rows: [(labels: [(column: Int, cell: Cell)], time: Cell, value: Cell)] = []
    for result in try scanner.cells(at: results) {
      guard scanner.isObject(result) else { return false }
      let members = try scanner.members(at: result.offset)
      guard let metric = members.first(where: { $0.name == "metric" && $0.first == UInt8(ascii: "{") }),
        let values = members.first(where: {
          ["values", "value"].contains($0.name) && $0.first == UInt8(ascii: "[")
        })
      else { return false }
      var rowLabels: [(column: Int, cell: Cell)] = []
      for label in try scanner.members(at: metric.position) {
        let column = places[label.name] ?? labels.count
        if column == labels.count {
          places[label.name] = column
          labels.append(label.name)
        }
        scanner.position = label.position
        rowLabels.append((column, try scanner.skip()))
      }
      let cells = try scanner.cells(at: values.position)
      let points = values.name == "value" ? [try scanner.point(at: values.position)] : []
      if values.name == "value" {
        guard let point = points[0] else { return false }
        rows.append((rowLabels, point.x, point.y))
      } else {
        for cell in cells {
          guard let point = try scanner.point(cell) else { return false }
          rows.append((rowLabels, point.x, point.y))
        }
      }
    }
    guard !rows.isEmpty, CheckedNumber.product(rows.count, labels.count + 2, upTo: mostCells) != nil else {
      return false
    }
    names = ["time"] + labels + ["value"]
    columns = [[Cell]](repeating: [Cell](repeating: .missing, count: rows.count), count: labels.count + 2)
    for (index, row) in rows.enumerated() {
      columns[0][index] = row.time
      for (column, cell) in row.labels { columns[column + 1][index] = cell }
      columns[labels.count + 1][index] = row.value
    }
    return true
  }
}

extension JSONScanner {
  /// A member of an object: its name, the position of its value, and the first byte of the value.
  fileprivate typealias Member = (name: String, position: Int, first: UInt8)

  private static let mostMembers = 1000

  /// The first members of the object at a position.
  fileprivate mutating func members(at start: Int) throws(Failure) -> [Member] {
    position = start + 1
    var members: [Member] = []
    if take(UInt8(ascii: "}")) { return [] }
    repeat {
      let name = try key()
      let first = peek()
      members.append((text(name), position, first))
      _ = try skip()
    } while members.count < Self.mostMembers && take(UInt8(ascii: ","))
    return members
  }

  /// The values of the array at a position.
  fileprivate mutating func cells(at start: Int) throws(Failure) -> [Cell] {
    position = start + 1
    var cells: [Cell] = []
    if take(UInt8(ascii: "]")) { return [] }
    repeat {
      _ = peek()
      cells.append(try skip())
    } while take(UInt8(ascii: ","))
    return cells
  }

  fileprivate func isList(_ cell: Cell) -> Bool { begins(cell, with: UInt8(ascii: "[")) }
  fileprivate func isObject(_ cell: Cell) -> Bool { begins(cell, with: UInt8(ascii: "{")) }
  fileprivate func isContainer(_ cell: Cell) -> Bool { isList(cell) || isObject(cell) }

  /// Whether a value that is not a string begins with a byte. False for a string, because the byte before its text is a
  /// quote.
  private func begins(_ cell: Cell, with byte: UInt8) -> Bool {
    guard cell.isQuoted, !cell.isDecoded, cell.length > 1, base[cell.offset] == byte else { return false }
    return cell.offset == 0 || base[cell.offset - 1] != 0x22
  }

  /// The two values of a pair, or the position and the value of an object.
  fileprivate mutating func point(_ cell: Cell) throws(Failure) -> (x: Cell, y: Cell)? {
    if isList(cell) { return try point(at: cell.offset) }
    guard isObject(cell) else { return nil }
    var (x, y): (Cell?, Cell?) = (nil, nil)
    for member in try members(at: cell.offset) {
      position = member.position
      switch member.name {
      case "x", "name", "t", "time", "date": if x == nil { x = try skip() }
      case "y", "value": if y == nil { y = try skip() }
      default: continue
      }
    }
    guard let x, let y, !isContainer(x), !isContainer(y) else { return nil }
    return (x, y)
  }

  fileprivate mutating func point(at start: Int) throws(Failure) -> (x: Cell, y: Cell)? {
    let values = try cells(at: start)
    guard values.count == 2, !isContainer(values[0]), !isContainer(values[1]) else { return nil }
    return (values[0], values[1])
  }

  /// The list of names of an axis, or of the first of several axes.
  fileprivate mutating func labels(at start: Int) throws(Failure) -> Int? {
    var start = start
    if base[start] == UInt8(ascii: "[") {
      guard let first = try cells(at: start).first, isObject(first) else { return nil }
      start = first.offset
    }
    return try members(at: start).first {
      ["data", "categories"].contains($0.name) && $0.first == UInt8(ascii: "[")
    }?.position
  }

  /// A cell with a text that is not in the input.
  fileprivate mutating func added(_ text: String) -> Cell {
    let start = decoded.count
    decoded.append(contentsOf: text.utf8)
    return Cell(offset: start, length: decoded.count - start, isQuoted: true, isDecoded: true)
  }
}
