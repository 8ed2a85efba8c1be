extension Table {
  /// Reads a table from the bytes of a file.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8 with or without a byte order mark, UTF-16 with one, or ISO 8859-1 (Latin-1).
  ///   - file: The file name, for messages.
  package init(
    bytes: [UInt8], file: String, options: TableOptions = TableOptions()
  ) throws(TableError) {
    var bytes = bytes
    let start = try InputEncoding.normalize(&bytes, file: file)
    let format = options.format ?? TableFormat(of: bytes, from: start)
    let grid = try format.read(bytes, start, file, options)
    guard grid.rowCount > 0 else { throw TableError(file: file, .empty) }
    try self.init(grid, options: options)
  }

  init(_ grid: CellGrid, options: TableOptions) throws(TableError) {
    var forced: [Int: ColumnType] = [:]
    let shell = Table(
      file: grid.file, rowCount: 0,
      columns: grid.names.map { TableColumn(name: $0, values: .numbers([])) })
    for (name, type) in options.types {
      guard let index = shell.index(named: name) else {
        throw TableError(
          file: grid.file, column: name,
          .noSuchColumn(suggestion: nearestName(to: name, among: grid.names)))
      }
      forced[index] = type
    }
    var typer = ColumnTyper(grid: grid, zone: options.zone)
    var columns: [TableColumn] = []
    for index in grid.names.indices {
      columns.append(try typer.column(index, as: forced[index]))
    }
    self.init(
      file: grid.file, rowCount: grid.rowCount, columns: columns, notes: grid.notes + typer.notes)
  }
}
