import ChartMath
import Engines
import Foundation
import Tables

/// A table that an engine reads: a file that is none of the tool's own formats.
struct EngineInput {
  let file: DataFile
  let arguments: PlotArguments

  /// `nil` where the tool reads the file by itself.
  init?(_ arguments: PlotArguments) {
    guard let file = DataFile(path: arguments.file) else { return nil }
    (self.file, self.arguments) = (file, arguments)
  }

  /// The columns that the chart needs, or all where it has yet to be chosen.
  func table(zone: ZoneOffsets) throws -> Table {
    if arguments.delimiter != nil || arguments.hasHeader != nil {
      throw UsageError("--delimiter and --no-header are for plain CSV; this file is read by an engine")
    }
    if let type = arguments.types.first {
      throw UsageError(
        "--type \(type.column): the file says itself what its columns are; convert it where it is made")
    }
    try checkIsThere()
    let session = try EngineSession.duckDB(Self.driver(), reading: file)
    let relation = file.relation(table: try tableName(in: session))
    let names = try session.ask("SELECT * FROM \(relation) LIMIT 0").names
    let wanted = try columns(among: names)
    let list = wanted.map { $0.map(SQLText.name).joined(separator: ", ") } ?? "*"
    return try session.ask("SELECT \(list) FROM \(relation)").table(named: file.path, zone: zone)
  }

  private static func driver() throws -> DriverLibrary {
    let finder = DriverFinder(environment: ProcessInfo.processInfo.environment)
    guard let found = finder.find(.duckdb) else {
      throw FileError(
        "\(EngineKind.duckdb.purpose) are read by DuckDB, which is not installed; opencharts setup duckdb does it"
      )
    }
    return try DriverLibrary(path: found.path, entry: found.entry)
  }

  private func checkIsThere() throws(FileError) {
    guard !file.path.contains(where: { "*?[".contains($0) }) else { return }
    guard access(file.path, R_OK) == 0 else { throw FileError("\(file.path): \(InputFile.reason(errno))") }
  }

  // MARK: - Names

  private func tableName(in session: EngineSession) throws -> String? {
    guard file.format == .database else {
      if arguments.table != nil { throw UsageError("--table is for databases; \(file.path) is one table") }
      return nil
    }
    let answer = try session.ask(
      "SELECT table_name FROM information_schema.tables WHERE table_schema = 'main' ORDER BY table_name")
    guard case .text(let codes, let names)? = answer.columns.first else {
      throw FileError("\(file.path): there is no table in this database")
    }
    let all = codes.map { names[Int($0)] }
    guard let wanted = arguments.table else {
      if all.count == 1 { return all[0] }
      throw FileError("\(file.path): which table? Give --table and one of \(all.joined(separator: ", "))")
    }
    guard
      let found = all.first(where: { $0 == wanted })
        ?? all.first(where: { $0.lowercased() == wanted.lowercased() })
    else {
      let near = nearestName(to: wanted, among: all)
      throw FileError(
        "\(file.path): there is no table \"\(wanted)\"" + (near.map { "; did you mean \"\($0)\"?" } ?? ""))
    }
    return found
  }

  /// The named columns where both axes are named; `nil`: all, since the chart is chosen from them.
  private func columns(among names: [String]) throws -> [String]? {
    guard let x = arguments.x, !arguments.y.isEmpty || arguments.bins != nil || arguments.aggregate == .count
    else {
      return nil
    }
    let given =
      [x] + arguments.y
      + [arguments.z, arguments.xEnd, arguments.yEnd, arguments.color, arguments.symbol, arguments.size]
      .compactMap { $0 } + (arguments.series.map { [$0] } ?? [])
    var wanted: [String] = []
    for text in given {
      // A span names two columns, unless a column has the colon in its name.
      let parts = Self.match(text, names) != nil ? [text] : text.split(separator: ":").map(String.init)
      for part in parts {
        // What is no column is told where the chart is planned, with all names at hand.
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
