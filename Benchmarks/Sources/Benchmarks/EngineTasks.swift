import Foundation
import Glibc

/// Charts of files whose rows an engine counts, by the command line tool as a whole process.
///
///     make tool bench ARGUMENTS='--engine-python PROGRAM E1 E2 E3 E4 E5'
///     make tool bench ARGUMENTS='--engine-python PROGRAM --rows 100000000 E1 E2'
///
/// The Python that is named needs duckdb, polars and matplotlib, for E3 datashader with pandas and pyarrow as well: it
/// makes the data too. DuckDB's driver is where `opencharts setup duckdb` puts it, or where `OPENCHARTS_DRIVER_DUCKDB`
/// says. `--before TOOL` is an older build of the tool; it runs alternately with the current build.
struct EngineTasks {
  private struct Task {
    var name: String
    var caption: String
    var rows: Int?
    var ending = "parquet"
    var options: String
    /// Peers in `Peers/engines.py`, and the goal of each: of wall-clock time unless it says otherwise.
    var peers: [(name: String, goal: String)]
  }

  private static let tasks = [
    Task(
      name: "E1", caption: "Parquet, histogram, PNG", options: "--x delay --bins 60",
      peers: [
        ("query-histogram", "≤ + 60 ms"), ("duckdb_histogram", "≤ 0.40"), ("polars_histogram", "≤ 0.40"),
      ]),
    Task(
      name: "E2", caption: "Parquet, line, PNG", options: "--x time --y delay --mark line",
      peers: [("query-line", ""), ("duckdb_line", "")]),
    Task(
      name: "E3", caption: "Parquet, density, PNG",
      options: "--x distance --y delay --mark rectangle --bins 80",
      peers: [("datashader_density", "≤ 0.50")]),
    Task(
      name: "E4", caption: "CSV without a driver, PNG", rows: 1_000_000, ending: "csv",
      options: "--x delay --bins 60", peers: [("polars_histogram", "cpu ≤ 0.25")]),
    Task(
      name: "E5", caption: "cold, small CSV, PNG", rows: 200, ending: "csv", options: "--x delay --bins 60",
      peers: []),
  ]

  var python: String
  var tool: String
  /// An older tool.
  var before: String?
  var rows = 10_000_000
  var rounds = 5

  /// - Parameter show: Prints a task's programs, with the goals of the peers.
  func run(_ chosen: Set<String>, show: (_ caption: String, [Contender], _ goals: [String]) -> Void) {
    for task in Self.tasks where chosen.isEmpty || chosen.contains(task.name) {
      let file =
        FileManager.default.temporaryDirectory.path
        + "/benchmark-\(getpid())-\(task.rows ?? rows).\(task.ending)"
      defer { unlink(file) }
      var contenders = contenders(for: task, file)
      guard Contender.succeeds([python, Self.script, "make", "\(task.rows ?? rows)", file]) else {
        print("\(task.name): \(python) cannot make the data; it needs the duckdb package")
        return
      }
      // One run that counts for nothing fills the disk cache.
      for round in -1..<(task.name == "E5" ? rounds * 4 : rounds) {
        for index in contenders.indices {
          var contender = contenders[index]
          contender.run(
            task.name, size: "-", isCold: !contender.name.hasPrefix("query"), repetitions: 1)
          if round >= 0 { contenders[index] = contender }
        }
      }
      show(task.caption, contenders, (before == nil ? [] : [""]) + task.peers.map(\.goal))
    }
  }

  private func contenders(for task: Task, _ file: String) -> [Contender] {
    let options = task.options.split(separator: " ").map(String.init)
    func own(_ name: String, _ tool: String) -> Contender {
      Contender(name) { _, _, out, _ in [tool, file] + options + ["-o", out, "--format", "png"] }
    }
    return [own("ours", tool)] + (before.map { [own("before", $0)] } ?? [])
      + task.peers.map { peer in
        Contender(peer.name) { [python] _, _, out, _ in [python, Self.script, peer.name, file, out] }
      }
  }

  private static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Peers/engines.py").standardized.path

  /// What `make tool` makes.
  static let ownTool = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../.build/release/opencharts").standardized.path
}
