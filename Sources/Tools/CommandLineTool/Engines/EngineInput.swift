import ChartMath
import Engines
import Foundation
import Tables

/// A table that an engine reads: on a server, in a database, or in a file format that the tool does not read itself.
struct EngineInput: Sendable {
  private enum Origin: Sendable {
    case file(DataFile)
    case address(EngineAddress)
  }

  private let origin: Origin
  let arguments: PlotArguments

  /// `nil` if the tool reads the file itself.
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
      if let moved = try table.rebased(table.rows(atMost: 1000), except: arguments.isSummed) { table = moved }
      if let count = arguments.sample, let sample = try table.sample(count) { return sample }
      return try table.typedRows()
    }
  }

  /// Opens the table at its engine, without reading its rows.
  func open(zone: ZoneOffsets, _ progress: Progress? = nil) throws -> EngineTable {
    progress?.enter("asking")
    var source = try source()
    var retyped: [(column: String, type: ColumnType)] = []
    for type in arguments.types {
      guard let name = Self.match(type.column, source.fields.map(\.name)) else {
        throw PlanError(
          TableError(
            file: name, column: type.column,
            .noSuchColumn(suggestion: nearestName(to: type.column, among: source.fields.map(\.name)))
          ).description)
      }
      // Columns that the engine cannot convert are read unconverted, and the tool converts them.
      if let typed = try source.typed(name, as: type.type) {
        source = typed
      } else {
        retyped.append((name, type.type))
      }
    }
    for name in named {
      guard let found = Self.match(name, source.fields.map(\.name)) else { continue }
      // Throws if charts cannot use the column's type.
      _ = try source.fields([found])
    }
    progress?.enter("asking") { [session = source.session] in session.progress?.text }
    let table = try EngineTable(
      source, columns: try columns(among: source.fields.map(\.name)),
      filter: arguments.filter.map { Query.Filter($0.filter, text: $0.text) }, zone: zone,
      needsDeviation: arguments.bins == nil)
    table.retyped = retyped
    if !named.isEmpty { table.noted = named.compactMap { Self.match($0, source.fields.map(\.name)) } }
    return table
  }

  /// Opens the table that the command line means.
  private func source() throws -> EngineSource {
    var isText = false
    if case .file(let file) = origin { isText = file.format == .csv }
    if !isText, arguments.delimiter != nil || arguments.hasHeader != nil {
      throw UsageError("--delimiter and --no-header are for CSV; \(name) has columns with names")
    }
    let environment = ProcessInfo.processInfo.environment
    let finder = DriverFinder(environment: environment)
    let timeouts = EngineTimeouts(asking: arguments.timeout ?? EngineTimeouts().asking)
    switch origin {
    case .address(let address):
      let session = try EngineSession.open(address, finder, environment: environment, timeouts: timeouts)
      return try EngineSource(session, address.kind, table: arguments.table)
    case .file(let file):
      do {
        return try EngineSource.opening(file, table: arguments.table, finder, timeouts: timeouts)
      } catch {
        guard error.problem == .oneTable else { throw error }
        throw UsageError("--table is for databases and spreadsheets; \(file.path) is one table")
      }
    }
  }

  // MARK: - Names

  /// The columns that the command line names for positions and styles.
  private var named: [String] {
    [arguments.x].compactMap { $0 } + arguments.y
      + [arguments.z, arguments.xEnd, arguments.yEnd, arguments.color, arguments.symbol, arguments.size]
      .compactMap { $0 } + (arguments.series.map { [$0] } ?? [])
  }

  /// The columns to read: the named ones if both axes are named; `nil`: all, because the chart is chosen from them.
  private func columns(among names: [String]) throws -> [String]? {
    guard arguments.x != nil, !arguments.y.isEmpty || arguments.bins != nil || arguments.aggregate == .count
    else {
      return nil
    }
    var wanted: [String] = []
    for text in named {
      // `A:B` names two columns, unless one column has that name.
      let parts = Self.match(text, names) != nil ? [text] : text.split(separator: ":").map(String.init)
      for part in parts {
        // The planner reports unknown names, because it knows all names.
        guard let name = Self.match(part, names) else { return nil }
        if !wanted.contains(name) { wanted.append(name) }
      }
    }
    return wanted
  }

  private static func match(_ text: String, _ names: [String]) -> String? {
    names.first { $0 == text } ?? names.first { $0.lowercased() == text.lowercased() }
  }
}
