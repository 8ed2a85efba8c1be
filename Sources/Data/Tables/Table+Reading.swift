/// How to read a table where the input leaves it open.
package struct TableOptions: Sendable {
  package enum Format: String, Sendable, CaseIterable { case csv, json }

  /// `nil`: by the content.
  package var format: Format?
  /// One byte; `nil`: by the content.
  package var delimiter: UInt8?
  /// `nil`: by the content.
  package var hasHeader: Bool?
  /// Types of columns by name, instead of the inferred ones.
  package var types: [(column: String, type: ColumnType)] = []
  /// Where dates without a zone of their own are meant.
  package var zone = ZoneOffsets.utc
  package init() {}
}

extension Table {
  /// Reads a table from the bytes of a file.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8 with or without a byte order mark, UTF-16 with one, or Windows Latin 1.
  ///   - file: The name for messages.
  package init(
    bytes: [UInt8], file: String, options: TableOptions = TableOptions()
  ) throws(TableError) {
    var bytes = bytes
    let start = try InputEncoding.normalize(&bytes, file: file)
    let format = options.format ?? (JSONReader.looksLikeJSON(bytes, from: start) ? .json : .csv)
    let grid: CellGrid
    switch format {
    case .csv: grid = try CSVReader.read(bytes, from: start, file: file, options: options)
    case .json: grid = try JSONReader.read(bytes, from: start, file: file)
    }
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
