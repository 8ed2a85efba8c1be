import Foundation
import OpenChartsChartMath
import OpenChartsEngines
import OpenChartsTables

/// A table that an engine reads: on a server, in a database, or in a file format that the tool does not read itself.
struct EngineInput: Sendable {
  private enum Origin: Sendable {
    case file(DataFile)
    case address(EngineAddress)
  }

  private let origin: Origin
  let arguments: PlotArguments

  /// Returns `nil` if the tool reads the file itself.
  init?(_ arguments: PlotArguments) throws {
    self.arguments = arguments
    if EngineAddress.isAddress(arguments.file) {
      origin = .address(try EngineAddress(arguments.file))
    } else if var file = DataFile(path: arguments.file)
      ?? DataFile(path: arguments.file, head: InputFile.head(arguments.file))
    {
      if file.format == .csv { (file.delimiter, file.hasHeader) = (arguments.delimiter, arguments.hasHeader) }
      origin = .file(file)
    } else {
      return nil
    }
  }

  /// The file or the address, for messages.
  var name: String {
    switch origin {
    case .file(let file): file.path
    case .address(let address): address.description
    }
  }

  /// Reads the table: the columns that the command line names, or all if the chart is chosen from them; all rows, or
  /// the random sample of `--sample`.
  func table(zone: ZoneOffsets, _ progress: Progress? = nil) throws -> Table {
    var table = try open(zone: zone, progress)
    return try Interrupt.stopping(table.source.session) {
      if let rebasedTable = try table.rebased(table.rows(atMost: 1000), except: arguments.isSummed) {
        table = rebasedTable
      }
      if let count = arguments.sample, let sample = try table.sample(count) { return sample }
      return withYears(try table.typedRows(), zone: zone)
    }
  }

  /// Converts years to dates, except in columns whose type the command line gives.
  func withYears(_ rows: Table, zone: ZoneOffsets) -> Table {
    rows.withYears(zone: zone) { name in
      arguments.types.contains { $0.column.lowercased() == name.lowercased() }
    }
  }

  /// Opens the table at its engine, without reading its rows.
  func open(zone: ZoneOffsets, _ progress: Progress? = nil) throws -> EngineTable {
    progress?.enter("asking")
    var source = try source()
    var retypedColumns: [(column: String, type: ColumnType)] = []
    for type in arguments.types {
      guard let name = Self.match(type.column, source.fields.map(\.name)) else {
        throw PlanError(
          TableError(
            file: name, column: type.column,
            NameMatch(type.column, among: source.fields.map(\.name)).ambiguity.map(
              TableError.Problem.ambiguousColumn)
              ?? .noSuchColumn(suggestion: nearestName(to: type.column, among: source.fields.map(\.name)))
          ).description)
      }
      // The tool converts columns that the engine cannot convert, and dates in a format that the command line gives.
      if type.type != .date || arguments.dateFormat == nil,
        let typedSource = try source.typed(name, as: type.type)
      {
        source = typedSource
      } else {
        retypedColumns.append((name, type.type))
      }
    }
    let namedColumns = named(among: source.fields.map(\.name))
    for name in namedColumns {
      guard let matchedName = Self.match(name, source.fields.map(\.name)) else { continue }
      // Throws if charts cannot use the column's type.
      _ = try source.fields([matchedName])
    }
    progress?.enter("asking") { [session = source.session] in
      session.receivedRows.flatMap(Progress.text(ofRows:))
    }
    let table = try EngineTable(
      source,
      columns: try columns(among: source.fields.map(\.name)).map {
        withContext($0, of: source, zone: zone)
      },
      filter: arguments.filter.map { Query.Filter($0.filter, text: $0.text) }, zone: zone,
      needsDeviation: arguments.bins == nil)
    table.retyped = retypedColumns
    try refuseReadingOptions(without: retypedColumns.map(\.type))
    table.reading = arguments.tableOptions(zone: zone)
    if !namedColumns.isEmpty {
      table.notedColumns = namedColumns.compactMap { Self.match($0, source.fields.map(\.name)) }
    }
    return table
  }

  /// Opens the table that the command line means.
  private func source() throws -> EngineSource {
    var isText = false
    if case .file(let file) = origin { isText = file.format == .csv }
    if !isText, arguments.delimiter != nil || arguments.hasHeader != nil {
      throw UsageError("--delimiter, --header and --no-header are for CSV; \(name) has columns with names")
    }
    let environment = ProcessInfo.processInfo.environment
    let finder = DriverFinder(environment: environment)
    let timeouts = EngineTimeouts(asking: arguments.timeout ?? EngineTimeouts().asking)
    switch origin {
    case .address(let address):
      let session = try EngineSession.open(address, finder, environment: environment, timeouts: timeouts)
      return try EngineSource(session, address.kind, table: arguments.table)
    case .file(let file):
      if PreviewSources.isFolder(file.path) { throw InputFile.folder(file.path) }
      do {
        return try EngineSource.opening(file, table: arguments.table, finder, timeouts: timeouts)
      } catch {
        guard error.problem == .oneTable else { throw error }
        throw UsageError("--table is for databases and spreadsheets; \(file.path) is one table")
      }
    }
  }

  /// Throws ``UsageError`` if an option for reading text would have no effect.
  ///
  /// - Parameter types: The types of text columns that the tool itself converts.
  private func refuseReadingOptions(without types: [ColumnType]) throws {
    for option in arguments.givenOptions.map(\.option) {
      let hasEffect =
        switch option {
        case .missing: !types.isEmpty
        case .decimal: types.contains(.number)
        case .dateFormat: types.contains(.date)
        case .skip, .comment: false
        default: true
        }
      if hasEffect { continue }
      let remedy =
        switch option {
        case .missing, .decimal: "; --type COLUMN=number reads a column of text"
        case .dateFormat: "; --type COLUMN=date reads a column of text"
        default: ""
        }
      throw UsageError("\(option.spelling) is for text, and \(name) is read by an engine\(remedy)")
    }
  }

  // MARK: - Names

  /// The columns that the command line names for positions and styles.
  private func named(among names: [String]) -> [String] {
    [arguments.x].compactMap { $0 } + arguments.colorChoices.map(\.text).filter(names.contains)
      + parts(among: names).compactMap { if case .name(let name) = $0 { name } else { nil } }
      + [
        arguments.z, arguments.xEnd, arguments.yEnd, arguments.color, arguments.symbol, arguments.size,
        arguments.facet,
      ]
      .compactMap { $0 } + (arguments.series.map { [$0] } ?? [])
  }

  private func parts(among names: [String]) -> [ColumnList.Part] {
    arguments.y.flatMap { ColumnList($0) { Self.match($0, names) != nil }.parts }
  }

  /// The columns to read: the named ones if both axes are named; `nil` means all, because the chart is chosen from
  /// them.
  private func columns(among names: [String]) throws -> [String]? {
    guard arguments.x != nil, !arguments.y.isEmpty || arguments.bins != nil || arguments.aggregate == .count
    else {
      return nil
    }
    // The planner chooses the columns of a pattern, because it knows their types.
    if parts(among: names).contains(where: { if case .pattern = $0 { true } else { false } }) { return nil }
    var columnNames: [String] = []
    for text in named(among: names) {
      // `A:B` names two columns, unless one column has that name.
      let parts = Self.match(text, names) != nil ? [text] : text.split(separator: ":").map(String.init)
      for part in parts {
        // The planner reports unknown names, because it knows all names.
        guard let name = Self.match(part, names) else { return nil }
        if !columnNames.contains(name) { columnNames.append(name) }
      }
    }
    return columnNames
  }

  private static func match(_ text: String, _ names: [String]) -> String? {
    NameMatch(text, among: names).index.map { names[$0] }
  }
}
