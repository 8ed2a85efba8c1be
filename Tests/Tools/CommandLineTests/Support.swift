import Foundation
import OpenChartsTables

@testable import OpenChartsCommandLineTool

/// A table from text.
func table(_ text: String) throws -> Table { try Table(bytes: Array(text.utf8), file: "sales.csv") }

/// The plan for a table and a command line without the file's name.
func plan(_ text: String, _ arguments: String...) throws -> ChartPlan {
  try ChartPlan(table(text), parsed(arguments))
}

/// The plot data for a table and a command line without the file's name.
func data(_ text: String, _ arguments: String...) throws -> PlotData {
  let table = try table(text)
  return PlotData(try ChartPlan(table, parsed(arguments)), table)
}

func parsed(_ arguments: [String]) throws -> PlotArguments {
  guard case .plot(let arguments) = try Command(["sales.csv"] + arguments) else { return PlotArguments() }
  return arguments
}

/// A header and `count` rows of text.
func lines(_ header: String, _ count: Int, _ row: (Int) -> String) -> String {
  header + "\n" + (0..<count).map { row($0) + "\n" }.joined()
}

/// A line of text for each number.
func lines(_ range: Range<Int>, _ line: (Int) -> String) -> String { range.map { line($0) + "\n" }.joined() }

/// The planner of a table without options.
func planner(_ text: String) throws -> Planner {
  let facts = TableFacts(JoinedDate.joined(try Table(bytes: Array(text.utf8), file: "t.csv"), zone: .utc))
  return Planner(facts.ofParts(PlotArguments()), arguments: PlotArguments())
}

/// The form of the chart of a table without options.
func form(_ text: String) throws -> ChartForm? { try ChartChoice(planner(text)).best()?.candidate.form }

/// A folder that is removed after the test.
final class TemporaryFolder {
  let path: String
  init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: "opencharts-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }
  deinit { try? FileManager.default.removeItem(atPath: path) }

  func file(_ name: String, _ text: String) throws -> String {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path + "/" + name))
    return path + "/" + name
  }
  func bytes(_ name: String) -> Data? { FileManager.default.contents(atPath: path + "/" + name) }
  var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }
}

/// Runs the tool and collects its output.
@MainActor
func run(_ arguments: String...) -> (status: Int32, out: [String], error: [String]) { run(arguments) }

@MainActor
func run(_ arguments: [String]) -> (status: Int32, out: [String], error: [String]) {
  var tool = Tool()
  nonisolated(unsafe) var out: [String] = []
  nonisolated(unsafe) var error: [String] = []
  tool.printLine = { out.append($0) }
  tool.printError = { error.append($0) }
  tool.show = { out.append(String(decoding: $0, as: UTF8.self)) }
  tool.isTerminal = false
  let status = tool.run(arguments)
  return (status, out, error)
}
