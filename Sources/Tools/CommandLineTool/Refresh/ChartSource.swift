import Engines
import Foundation
import Tables

/// A table as a command line names it, and its chart, made anew each time that one asks: files change, and so do the
/// tables of engines.
struct ChartSource: Sendable {
  let settings: PictureSettings
  private let arguments: PlotArguments
  /// `nil` where the tool reads the file by itself.
  private let engine: EngineInput?

  @MainActor init(_ arguments: PlotArguments) throws {
    if arguments.file == "-", isatty(0) == 1 {
      throw UsageError("which table? Give a file, or - and a table on standard input")
    }
    self.arguments = arguments
    settings = try PictureSettings(arguments)
    engine = try EngineInput(arguments)
  }

  /// What messages call the table by.
  var name: String {
    engine?.name ?? (arguments.file == "-" ? "standard input" : arguments.file)
  }

  /// The chart: of what an engine reads by what it counts.
  ///
  /// - Throws: ``PlanError`` where there is nothing to draw.
  @MainActor func chart(_ progress: Progress? = nil) throws -> EngineInput.Drawn {
    try chart(progress) { settings.scene($0, $1).list }
  }

  /// The same on a thread that the main one does not wait for, where views are drawn.
  func chartInBackground() throws -> EngineInput.Drawn {
    try chart(nil) { plan, data in
      DispatchQueue.main.sync { MainActor.assumeIsolated { settings.scene(plan, data).list } }
    }
  }

  private func chart(_ progress: Progress?, _ list: EngineInput.Drawing) throws -> EngineInput.Drawn {
    let drawn: EngineInput.Drawn
    if let engine {
      drawn = try engine.chart(settings, progress, list)
    } else {
      let table = try table()
      progress?.enter("choosing")
      if table.rowCount == 0, let choice = arguments.filter {
        throw PlanError("\(name): no row matches --where \"\(choice.text)\"; there is nothing to draw")
      }
      let facts = TableFacts(table)
      let plan = try ChartPlan(facts, arguments, zone: settings.zone)
      drawn = EngineInput.Drawn(
        plan: plan, data: PlotData(plan, table, zone: settings.zone), facts: facts, notes: table.notes)
    }
    guard drawn.data.count > 0 else {
      throw PlanError("\(name): no row has a value for every axis; there is nothing to draw")
    }
    return drawn
  }

  /// All rows of it, of the columns that a chart needs.
  func table(_ progress: Progress? = nil) throws -> Table {
    if let engine { return try engine.table(zone: settings.zone, progress) }
    if arguments.timeout != nil { throw UsageError("--timeout is for engines; \(name) is read without one") }
    let bytes = try InputFile.bytes(arguments.file)
    let hasTables = TableFormat.hasTables(bytes)
    if arguments.table != nil, !hasTables {
      throw UsageError("--table is for databases and spreadsheets; \(name) is one table")
    }
    if arguments.delimiter != nil, hasTables {
      throw UsageError("--delimiter is for plain text; \(name) is a spreadsheet")
    }
    var table = try Table(bytes: bytes, file: name, options: settings.tableOptions)
    if let choice = arguments.filter {
      table = try table.filtered(by: choice.filter, choice.text, zone: settings.zone)
    }
    return arguments.sample.map(table.sampled) ?? table
  }
}
