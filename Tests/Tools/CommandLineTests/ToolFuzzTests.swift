import Foundation
import OpenChartsStatistics
import OpenChartsTables
import Testing

@testable import OpenChartsCommandLineTool

/// Random tables and command lines. The tool must answer each with a picture or a one-line message.
///
/// `OPENCHARTS_TOOL_FUZZ` sets the number of runs, and `OPENCHARTS_TOOL_FUZZ_SEED` the number of the first. If the
/// former is set, each run's number and command line are written to `opencharts-tool-fuzz.log` in the temporary
/// folder before it begins. To repeat a crash, set `OPENCHARTS_TOOL_FUZZ=1` and the seed to the run's number.
@Suite("Odd tables with odd options")
@MainActor
struct ToolFuzzTests {
  private static let variables = ProcessInfo.processInfo.environment
  private static let wanted = variables["OPENCHARTS_TOOL_FUZZ"].flatMap(Int.init)
  private static let count = wanted ?? 400
  private static let first = variables["OPENCHARTS_TOOL_FUZZ_SEED"].flatMap(UInt64.init) ?? 1
  /// Maximum processor time of a run, in seconds.
  private static let longest = 60.0

  @Test("give a complete picture or one line of error, within a minute")
  func runs() throws {
    try #require(FileManager.default.isExecutableFile(atPath: "/usr/bin/qpdf"))
    var drawn = 0
    let log = Self.wanted == nil ? nil : FuzzLog()
    for seed in Self.first..<Self.first + UInt64(Self.count) {
      var random = SeededGenerator(seed: seed)
      let folder = try TemporaryFolder()
      log?.write("\(seed) is planned")
      let (table, command) = try Self.oddRun(in: folder, &random)
      let arguments = Self.arguments(command, folder, table)
      let output = command.ending.map { "out.\($0)" }
      log?.write("\(seed) \(arguments.joined(separator: "\u{1F}").debugDescription)", input: table.bytes)
      let start = Self.processorTime()
      let result = run(arguments)
      let seconds = Self.processorTime() - start
      if result.status == 0 || command.verb == "audit" && !result.out.isEmpty { drawn += 1 }
      let problems =
        Self.problems(
          result, isAudit: command.verb == "audit", output.flatMap { folder.bytes($0) }, command.ending)
        + (folder.names.count > (output == nil ? 1 : 2) ? ["it left files behind: \(folder.names)"] : [])
        + (seconds < Self.longest ? [] : ["it took \(seconds) s"])
      log?.write("  \(result.status) in \(seconds) s \(problems) \(result.error.first ?? "")")
      #expect(problems.isEmpty, "run \(seed): \(arguments) \(problems)")
    }
    // Refusals are tested too, but most runs must draw.
    if Self.count >= 100 { #expect(drawn * 10 >= Self.count * 6, "\(drawn) of \(Self.count) runs drew") }
  }

  /// A table and options that can usually be drawn.
  private static func oddRun(
    in folder: TemporaryFolder, _ random: inout SeededGenerator
  ) throws -> (OddTable, OddCommand) {
    let isPatient = random.index(below: 8) > 0
    for _ in 0..<12 {
      let table = OddTable(&random)
      try table.bytes.write(to: URL(fileURLWithPath: input(folder, table)))
      let read = try? Table(bytes: Array(table.bytes), file: "t")
      let isDrawn = { OddPlan.isDrawn(arguments($0, folder, table)) }
      let command = OddCommand(for: read, &random, isDrawn: isDrawn)
      if !isPatient || isDrawn(command) { return (table, command) }
      try FileManager.default.removeItem(atPath: input(folder, table))
    }
    let table = OddTable(&random)
    try table.bytes.write(to: URL(fileURLWithPath: input(folder, table)))
    return (table, OddCommand(for: nil, &random))
  }

  private static func input(_ folder: TemporaryFolder, _ table: OddTable) -> String {
    "\(folder.path)/t.\(table.ending)"
  }

  private static func arguments(
    _ command: OddCommand, _ folder: TemporaryFolder, _ table: OddTable
  ) -> [String] {
    (command.verb.map { [$0] } ?? []) + [input(folder, table)] + command.options
      + (command.ending.map { ["-o", "\(folder.path)/out.\($0)"] } ?? [])
  }

  private static func problems(
    _ result: (status: Int32, out: [String], error: [String]), isAudit: Bool, _ picture: Data?,
    _ ending: String?
  ) -> [String] {
    var problems: [String] = []
    let isControl = { (scalar: Unicode.Scalar) in scalar.properties.generalCategory == .control }
    if result.error.contains(where: { $0.unicodeScalars.contains(where: isControl) }) {
      problems.append("a line holds control characters: \(result.error)")
    }
    switch result.status {
    case 0:
      if let ending {
        guard let picture else { return problems + ["there is no picture"] }
        problems += WholePicture.problems(picture, ending)
      }
    case 1 where isAudit && !result.out.isEmpty: break
    case 1, 2:
      if result.error.count != 1 { problems.append("not one line but \(result.error)") }
      if picture != nil { problems.append("there is a picture all the same") }
    default: problems.append("status \(result.status)")
    }
    return problems
  }

  /// Processor time of this thread in seconds, independent of other load.
  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// The current run, written to disk before it begins.
private struct FuzzLog {
  private let handle: FileHandle?
  private let table: URL

  init() {
    let folder = FileManager.default.temporaryDirectory
    let path = folder.appending(path: "opencharts-tool-fuzz.log").path
    if !FileManager.default.fileExists(atPath: path) {
      _ = FileManager.default.createFile(atPath: path, contents: nil)
    }
    handle = FileHandle(forWritingAtPath: path)
    handle?.seekToEndOfFile()
    table = folder.appending(path: "opencharts-tool-fuzz-table")
  }

  func write(_ line: String, input: Data? = nil) {
    try? input?.write(to: table)
    handle?.write(Data((line + "\n").utf8))
  }
}
