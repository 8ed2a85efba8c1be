import OpenChartsLimits

/// Splits JSON into cells. Supports arrays of objects, one object per line, objects of arrays, arrays of arrays,
/// objects whose names are values, and objects that contain one of these. Nested objects become columns with dots in
/// their names.
enum JSONReader {
  /// Whether the input starts like JSON, with a bracket or a brace.
  static func looksLikeJSON(_ bytes: [UInt8], from start: Int) -> Bool {
    guard let first = bytes[start...].firstIndex(where: { $0 > 0x20 }) else { return false }
    if bytes[first] == UInt8(ascii: "{") { return true }
    guard bytes[first] == UInt8(ascii: "[") else { return false }
    guard let second = bytes[(first + 1)...].firstIndex(where: { $0 > 0x20 }) else { return true }
    // `[a],[b]` could be a CSV header; in JSON a value or a closing bracket follows.
    switch bytes[second] {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "\""),
      UInt8(ascii: "-"), 0x30...0x39, UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"):
      return true
    default: return false
    }
  }

  static func read(_ bytes: [UInt8], from start: Int, file: String) throws(TableError) -> CellGrid {
    var grid = CellGrid(file: file, bytes: bytes)
    grid.quotesMeanText = true
    var rows = JSONRows(mostCells: max(1 << 20, bytes.count * 4))
    let failure: JSONScanner.Failure? = bytes.withUnsafeBufferPointer { bytes in
      var scanner = JSONScanner(bytes, from: start)
      do throws(JSONScanner.Failure) {
        try document(&scanner, &rows)
        guard let cells = rows.laidOut() else { throw scanner.fail(JSONRows.isScattered) }
        grid.cells = cells
      } catch { return error }
      grid.decoded = scanner.decoded
      return nil
    }
    if let failure {
      let line = bytes[..<min(failure.position, bytes.count)].count { $0 == 0x0A } + 1
      throw TableError(file: file, .json("line \(line): \(failure.message)"))
    }
    grid.rowCount = rows.names.isEmpty ? 0 : rows.count
    rows.takeProperties()
    let isGrouped = rows.names.first == JSONRows.groupName
    let names = rows.names.map { name in
      name == JSONRows.groupName ? "group" : name == JSONRows.keyName ? (isGrouped ? "name" : "") : name
    }
    grid.isFirstUnnamed = names.first?.isEmpty == true
    grid.names = ColumnNames.unique(names, notes: &grid.notes)
    return grid
  }

  private static func document(
    _ scanner: inout JSONScanner, _ rows: inout JSONRows
  ) throws(JSONScanner.Failure) {
    switch scanner.peek() {
    case 0: return
    case UInt8(ascii: "["):
      try array(&scanner, &rows)
    case UInt8(ascii: "{"):
      var probe = scanner
      _ = try probe.skip()
      if probe.peek() == UInt8(ascii: "{") {
        while scanner.peek() == UInt8(ascii: "{") { try rows.add(&scanner) }
      } else if try !JSONChartData.read(&scanner, into: &rows) {
        try wrapper(&scanner, &rows)
      }
    default: throw scanner.fail("expected \"[\" or \"{\"")
    }
    if scanner.peek() != 0 { throw scanner.fail("more text after the end of the data") }
  }

  private static func array(
    _ scanner: inout JSONScanner, _ rows: inout JSONRows
  ) throws(JSONScanner.Failure) {
    let end = try listBehindObject(&scanner)
    scanner.position += 1
    if scanner.take(UInt8(ascii: "]")) { return }
    let isMatrix = scanner.peek() == UInt8(ascii: "[")
    repeat { try rows.add(&scanner) } while scanner.take(UInt8(ascii: ","))
    guard scanner.take(UInt8(ascii: "]")) else {
      throw scanner.fail("expected \",\" or \"]\" after row \(rows.count)")
    }
    if isMatrix { rows.takeHeader(scanner) }
    if let end { scanner.position = end }
  }

  /// Moves the scanner to the list in an array of two elements: metadata and the list. Web APIs return such arrays:
  /// `[{"page": 1}, [{"date": "2020", "value": 83.1}]]`.
  ///
  /// - Returns: The end of the array; `nil` for other arrays.
  private static func listBehindObject(_ scanner: inout JSONScanner) throws(JSONScanner.Failure) -> Int? {
    var probe = scanner
    probe.position += 1
    // Reading the rows throws for an object that is nested too deep to skip.
    guard probe.peek() == UInt8(ascii: "{"), (try? probe.skip()) != nil else { return nil }
    guard probe.take(UInt8(ascii: ",")), probe.peek() == UInt8(ascii: "[") else { return nil }
    let list = probe.position
    _ = try probe.skip()
    guard probe.take(UInt8(ascii: "]")) else { return nil }
    scanner.position = list
    return probe.position
  }

  /// Reads one object: the array of objects in it, otherwise its arrays as columns, otherwise the object as a row.
  private static func wrapper(
    _ scanner: inout JSONScanner, _ rows: inout JSONRows
  ) throws(JSONScanner.Failure) {
    if let keyed = try JSONKeyedObject(scanner) { return try keyed.read(&scanner, into: &rows) }
    var probe = scanner
    var objects: Int?
    // The byte positions of the first two objects within the object.
    var inner: [Int] = []
    var arrays = 0
    var names: Set<String> = []
    probe.position += 1
    if !probe.take(UInt8(ascii: "}")) {
      repeat {
        // The scanner decodes an escaped name only when it reads the name.
        let cell = try probe.key()
        let key = probe.text(cell)
        names.insert(key)
        if key == "type", probe.peek() == UInt8(ascii: "\"") {
          var type = probe
          let value = try type.string()
          if type.text(value) == "Topology" {
            throw scanner.fail("this is a TopoJSON map and no table; convert it to GeoJSON")
          }
        }
        if probe.peek() == UInt8(ascii: "{"), inner.count < 2 { inner.append(probe.position) }
        if probe.peek() == UInt8(ascii: "[") {
          var list = probe
          list.position += 1
          let next = list.peek()
          if next == UInt8(ascii: "{") || next == UInt8(ascii: "[") {
            if objects == nil { objects = probe.position }
          } else {
            arrays += 1
          }
        }
        _ = try probe.skip()
      } while probe.take(UInt8(ascii: ","))
    }
    if names.contains("nodes"), names.contains("links") || names.contains("edges") {
      throw scanner.fail(
        "this is a graph of nodes and links and no table; save the nodes or the links as a list")
    }
    if let objects {
      let end = probe.position + 1
      scanner.position = objects
      try array(&scanner, &rows)
      scanner.position = end
    } else if arrays > 0 {
      try columns(&scanner, &rows)
    } else if let (position, keyed) = try keyed(among: inner, scanner) {
      let end = probe.position + 1
      scanner.position = position
      try keyed.read(&scanner, into: &rows)
      scanner.position = end
    } else if let position = try lists(in: scanner, depth: 0) {
      let end = probe.position + 1
      scanner.position = position
      try wrapper(&scanner, &rows)
      scanner.position = end
    } else {
      try rows.add(&scanner)
    }
  }

  /// The inner object whose names are values: the only inner object, or the one next to an object of metadata.
  private static func keyed(
    among places: [Int], _ scanner: JSONScanner
  ) throws(JSONScanner.Failure) -> (position: Int, form: JSONKeyedObject)? {
    for position in places {
      var scanner = scanner
      scanner.position = position
      guard let form = try JSONKeyedObject(scanner) else { continue }
      if places.count == 1 || form == .rows { return (position, form) }
    }
    return nil
  }

  /// The maximum depth of a list within objects.
  private static let deepestList = 4

  /// The position of the first inner object with a list of objects or of rows, or with several lists.
  private static func lists(in scanner: JSONScanner, depth: Int) throws(JSONScanner.Failure) -> Int? {
    guard depth < deepestList else { return nil }
    var probe = scanner
    probe.position += 1
    if probe.take(UInt8(ascii: "}")) { return nil }
    repeat {
      _ = try probe.key()
      if probe.peek() == UInt8(ascii: "{") {
        if try hasLists(probe) { return probe.position }
        if let position = try lists(in: probe, depth: depth + 1) { return position }
      }
      _ = try probe.skip()
    } while probe.take(UInt8(ascii: ","))
    return nil
  }

  private static func hasLists(_ scanner: JSONScanner) throws(JSONScanner.Failure) -> Bool {
    var probe = scanner
    var lists = 0
    probe.position += 1
    if probe.take(UInt8(ascii: "}")) { return false }
    repeat {
      _ = try probe.key()
      if probe.peek() == UInt8(ascii: "[") {
        lists += 1
        var list = probe
        list.position += 1
        let first = list.peek()
        if lists > 1 || first == UInt8(ascii: "{") || first == UInt8(ascii: "[") { return true }
      }
      _ = try probe.skip()
    } while probe.take(UInt8(ascii: ","))
    return false
  }

  private static func columns(
    _ scanner: inout JSONScanner, _ rows: inout JSONRows
  ) throws(JSONScanner.Failure) {
    var names: [String] = []
    var columns: [[Cell]] = []
    scanner.position += 1
    repeat {
      let name = try scanner.key()
      guard scanner.peek() == UInt8(ascii: "[") else {
        _ = try scanner.skip()
        continue
      }
      scanner.position += 1
      var cells: [Cell] = []
      if !scanner.take(UInt8(ascii: "]")) {
        repeat { cells.append(try scanner.skip()) } while scanner.take(UInt8(ascii: ","))
        guard scanner.take(UInt8(ascii: "]")) else { throw scanner.fail("expected \",\" or \"]\"") }
      }
      guard names.count < Limits.tableColumns.value else { throw scanner.fail(JSONRows.isTooWide) }
      names.append(scanner.text(name))
      columns.append(cells)
    } while scanner.take(UInt8(ascii: ","))
    guard scanner.take(UInt8(ascii: "}")) else { throw scanner.fail("expected \",\" or \"}\"") }
    guard rows.replace(names: names, columns: columns) else {
      throw scanner.fail("the lists are of too different lengths to be a table")
    }
  }
}
