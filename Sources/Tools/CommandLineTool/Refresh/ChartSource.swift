import Foundation
import OpenChartsEngines
import OpenChartsTables

/// A table of a command line, and its chart. Each call reads the table again, because files and tables of engines
/// change.
struct ChartSource: Sendable {
  let settings: PictureSettings
  private let arguments: PlotArguments
  /// The engine that reads the file; `nil` if the tool reads it itself.
  private let engine: EngineInput?

  @MainActor init(_ arguments: PlotArguments) throws {
    if arguments.file == "-", isatty(0) == 1 {
      throw UsageError("which table? Give a file, or - and a table on standard input")
    }
    self.arguments = arguments
    settings = try PictureSettings(arguments)
    engine = try EngineInput(arguments)
  }

  /// The table's name in messages.
  var name: String {
    engine?.name ?? (arguments.file == "-" ? "standard input" : arguments.file)
  }

  /// Reads the table and plans its chart. For engines, runs an aggregating query.
  ///
  /// - Throws: ``PlanError`` if there is nothing to draw.
  @MainActor func chart(_ progress: Progress? = nil) throws -> EngineInput.Drawn {
    try chart(progress) { settings.scene($0, $1).list }
  }

  /// Like ``chart(_:)``, on a background thread. Views are drawn on the main thread, which must not wait for this
  /// one.
  func chartInBackground() throws -> EngineInput.Drawn {
    try chart(nil) { plan, data in
      DispatchQueue.main.sync { MainActor.assumeIsolated { settings.scene(plan, data).list } }
    }
  }

  private func chart(_ progress: Progress?, _ drawList: EngineInput.Drawing) throws -> EngineInput.Drawn {
    let drawn: EngineInput.Drawn
    if let engine {
      drawn = try engine.chart(settings, progress, drawList)
    } else {
      let table = try table()
      progress?.enter("choosing")
      if table.rowCount == 0, let choice = arguments.filter {
        throw PlanError("\(name): no row matches --where \"\(choice.text)\"; there is nothing to draw")
      }
      let facts = TableFacts(prepared: table, zone: settings.zone).ofParts(arguments, zone: settings.zone)
      let plan = try ChartPlan(facts, arguments, zone: settings.zone)
      drawn = EngineInput.Drawn(
        plan: plan, data: PlotData(plan, facts.table, zone: settings.zone), facts: facts,
        notes: facts.table.notes(on: plan, arguments))
    }
    guard drawn.data.count > 0 else {
      throw PlanError("\(name): \(drawn.data.emptyReason(drawn.plan)); there is nothing to draw")
    }
    return drawn
  }

  /// Reads the table. An engine gives only the columns that the chart needs, and a sample if one is requested.
  func table(_ progress: Progress? = nil) throws -> Table {
    if let engine { return try engine.table(zone: settings.zone, progress) }
    if arguments.timeout != nil { throw UsageError("--timeout is for engines; \(name) is read without one") }
    let bytes = try InputFile.bytes(arguments.file)
    let hasTables = TableFormat.hasTables(bytes)
    if arguments.table != nil, !hasTables {
      throw UsageError("--table is for databases and spreadsheets; \(name) is one table")
    }
    try refuseLayout(
      hasTables ? "a spreadsheet" : TableFormat.isJSON(bytes) ? "JSON" : nil, hasRows: hasTables)
    var table = try Table(bytes: bytes, file: name, options: arguments.tableOptions(zone: settings.zone))
    // Only a column that the command line names must contain numbers or dates.
    let values = arguments.givenOptions.map { $0.value.lowercased() }
    for index in table.columns.indices {
      let column = table.columns[index].name.lowercased()
      guard table.columns[index].misfit != nil, !values.contains(where: { $0.contains(column) }) else {
        continue
      }
      (table.columns[index].misfit, table.columns[index].isMixed) = (nil, true)
    }
    if let choice = arguments.filter {
      table = try table.filtered(by: choice.filter, choice.text, zone: settings.zone)
    }
    try arguments.requireRows(table)
    table = arguments.sample.map(table.sampled) ?? table
    return table.rebased(except: arguments.isSummed)
  }

  /// Throws for options about text lines if the file has another format.
  ///
  /// - Parameters:
  ///   - format: The name of the format; `nil` for delimited text.
  ///   - hasRows: Whether the format has rows that can be skipped, and whose first can be a header.
  private func refuseLayout(_ format: String?, hasRows: Bool) throws {
    guard let format else { return }
    let options: [Option] = [.delimiter, .comment] + (hasRows ? [] : [.skip, .header, .noHeader])
    for givenOption in arguments.givenOptions where options.contains(givenOption.option) {
      throw UsageError("\(givenOption.option.spelling) is for plain text; \(name) is \(format)")
    }
  }
}
