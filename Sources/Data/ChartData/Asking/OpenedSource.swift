import ChartMath
import Engines
import Foundation
import Tables

/// What questions are asked of: a table of an engine, or one that was read.
enum OpenedSource: Sendable {
  case engine(EngineSource)
  case table(Table)

  init(path: String, table: String?, zone: ZoneOffsets, timeout: Double) throws {
    if EngineAddress.isAddress(path) {
      throw DataError("\(EngineAddress.shown(path)): this is an address; DataSource(address:) opens it")
    }
    guard let named = DataFile(path: path) else {
      guard table == nil else { throw DataError("\(path): table: is for databases; this file is one table") }
      var options = TableOptions()
      options.zone = zone
      self = .table(try Table(bytes: Self.bytes(of: path), file: path, options: options))
      return
    }
    let file = try Self.judged(named)
    guard table == nil || file.isDatabase else {
      throw DataError("\(path): table: is for databases; this file is one table")
    }
    let finder = DriverFinder(environment: ProcessInfo.processInfo.environment)
    let timeouts = EngineTimeouts(asking: timeout)
    if file.format == .sqlite {
      let session = try EngineSession.sqlite(
        try finder.driver(.sqlite), reading: path, timeouts: timeouts)
      self = .engine(try EngineSource(session, .sqlite, table: table))
      return
    }
    let session = try EngineSession.duckDB(try finder.driver(.duckdb), reading: file, timeouts: timeouts)
    self = .engine(
      file.isDatabase
        ? try EngineSource(session, .duckdb, table: table) : try EngineSource(session, file))
  }

  private static func bytes(of path: String) throws -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw DataError("\(path): " + reason(path))
    }
    return [UInt8](data)
  }

  private static func reason(_ path: String) -> String {
    FileManager.default.fileExists(atPath: path) ? "this file cannot be read" : "there is no such file"
  }

  /// The file as what its first bytes say; it must be there.
  private static func judged(_ file: DataFile) throws -> DataFile {
    guard !file.path.contains(where: { "*?[".contains($0) }) || file.isDatabase else { return file }
    guard let handle = FileHandle(forReadingAtPath: file.path) else {
      throw DataError("\(file.path): " + reason(file.path))
    }
    defer { try? handle.close() }
    return file.judged(by: [UInt8](try handle.read(upToCount: 16) ?? Data()))
  }

  /// For messages.
  var place: String {
    switch self {
    case .engine(let source): source.place
    case .table(let table): table.file
    }
  }

  var fields: [EngineField] {
    switch self {
    case .engine(let source): source.fields
    case .table(let table): table.columns.map { EngineField($0) }
    }
  }
}

extension EngineField {
  init(_ column: TableColumn) {
    let kind: EngineField.Kind =
      switch column.type {
      case .number: .number
      case .date: .moment
      case .boolean: .truth
      case .text: .text
      }
    self.init(name: column.name, kind: kind)
  }
}
