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
      progress?.enter("asking")
      drawn = try engine.chart(settings, list)
    } else {
      let table = try table()
      progress?.enter("choosing")
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
  func table() throws -> Table {
    if let engine { return try engine.table(zone: settings.zone) }
    if arguments.timeout != nil { throw UsageError("--timeout is for engines; \(name) is read without one") }
    if arguments.table != nil { throw UsageError("--table is for databases; \(name) is one table") }
    if let ending = Self.spreadsheets.first(where: arguments.file.lowercased().hasSuffix) {
      throw FileError("\(name): \(ending) files are spreadsheets; save the sheet as CSV and draw that")
    }
    let table = try Table(
      bytes: try InputFile.bytes(arguments.file), file: name, options: settings.tableOptions)
    guard let choice = arguments.filter else { return table }
    return try table.filtered(by: choice.filter, choice.text, zone: settings.zone)
  }

  private static let spreadsheets = [".xlsx", ".xlsm", ".xls", ".ods"]
}
