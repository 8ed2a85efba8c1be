extension Table {
  /// Reads a table from the bytes of a file.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8 with or without a byte order mark, UTF-16, Windows-1252, or an encoding of ``LegacyEncoding``.
  ///   - file: The file name, for messages.
  package init(
    bytes: [UInt8], file: String, options: TableOptions = TableOptions()
  ) throws(TableError) {
    var bytes = bytes
    let (start, note) = try InputEncoding.normalize(&bytes, file: file)
    let format = options.format ?? TableFormat(of: bytes, from: start)
    var grid = try format.read(bytes, start, file, options)
    grid.decimal = options.decimal
    if let note { grid.notes.insert(note, at: 0) }
    if !options.missing.isEmpty { grid.clear(options.missing) }
    guard grid.rowCount > 0 else { throw TableError(file: file, .empty) }
    try self.init(grid, options: options)
  }

  init(_ grid: CellGrid, options: TableOptions) throws(TableError) {
    var grid = grid
    grid.removeQualifiers()
    var forced: [Int: ColumnType] = [:]
    let shell = Table(
      file: grid.file, rowCount: 0,
      columns: grid.names.map { TableColumn(name: $0, values: .numbers([])) })
    for (name, type) in options.types {
      guard let index = shell.index(named: name) else {
        throw TableError(
          file: grid.file, column: name,
          shell.match(name).ambiguity.map(TableError.Problem.ambiguousColumn)
            ?? .noSuchColumn(suggestion: nearestName(to: name, among: grid.names)))
      }
      forced[index] = type
    }
    TotalRows.remove(from: &grid) { forced[$0] == .text }
    CoarsePeriods.remove(from: &grid) { forced[$0] == .text }
    var typer = ColumnTyper(grid: grid, zone: options.zone, dateFormat: options.dateFormat)
    var columns: [TableColumn] = []
    for index in grid.names.indices {
      columns.append(try typer.column(index, as: forced[index]))
    }
    if grid.isFirstUnnamed, columns.count > 2, forced[0] == nil {
      if columns[0].isIndex {
        columns.removeFirst()
      } else if columns[0].countsYears {
        columns[0] = try typer.column(0, as: .date)
      }
    } else if columns.count > 1, grid.names[0] == "column 1", forced[0] == nil, columns[0].countsMoments {
      columns[0] = try typer.column(0, as: .date)
    }
    self.init(
      file: grid.file, rowCount: grid.rowCount, columns: columns,
      notes: grid.notes + typer.notes + typer.sentinelNotes)
    (title, blockColumn) = (grid.title, grid.blockColumn)
    notedColumns = typer.notedColumns
  }
}

extension TableColumn {
  /// Whether the column only numbers the rows. Its numbers are whole and ascending, and are not years. Or they are
  /// whole and distinct, and the first is the lowest and is 0 or 1, as in a table that was sorted later.
  fileprivate var isIndex: Bool {
    guard case .numbers(let values) = values, let low = values.min(), let high = values.max(),
      values.allSatisfy({ $0 == $0.rounded() && $0 >= 0 }), !(low >= 1000 && high <= 2200)
    else { return false }
    return isAscending(values)
      || low <= 1 && values[0] == low && Set(values).count == values.count
  }

  /// Whether the column holds years in order, each of them once.
  fileprivate var countsYears: Bool {
    guard case .numbers(let all) = values else { return false }
    let values = all.filter { !$0.isNaN }
    // In a row without a year, a mark such as dots can represent omitted years.
    guard values.count > 2, (all.count - values.count) * 20 <= all.count, let first = values.first,
      let last = values.last
    else { return false }
    return first >= 1500 && last <= 2200 && isAscending(values)
      && values.allSatisfy { $0 == $0.rounded() }
  }

  /// Whether the column holds rising seconds or milliseconds since 1970, from 1990 to 2100.
  fileprivate var countsMoments: Bool {
    guard case .numbers(let values) = values, values.count > 2, unit == .plain, let first = values.first,
      let last = values.last, isAscending(values)
    else { return false }
    return [1, 1e-3].contains { first * $0 >= 631_152_000 && last * $0 <= 4_102_444_800 }
  }

  private func isAscending(_ values: [Double]) -> Bool {
    zip(values, values.dropFirst()).allSatisfy { $0 < $1 }
  }
}
