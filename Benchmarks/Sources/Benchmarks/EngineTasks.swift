import Foundation
import Glibc

/// Charts of files whose rows an engine aggregates, drawn by processes of the command line tool.
///
///     make tool bench ARGUMENTS='--engine-python PROGRAM E1 E2 E3 E4 E5'
///     make tool bench ARGUMENTS='--engine-python PROGRAM --rows 100000000 E1 E2'
///
/// The Python program also writes the data. It needs duckdb, polars and matplotlib, and for E3 also datashader, pandas
/// and pyarrow. DuckDB's driver is in the folder of `opencharts setup duckdb`, or in the file that
/// `OPENCHARTS_DRIVER_DUCKDB` names. `--before TOOL` is an older build of the tool, which runs alternately with the
/// current build.
struct EngineTasks {
  private struct Task {
    var name: String
    var caption: String
    var rows: Int?
    var ending = "parquet"
    var options: String
    /// The peers in `Peers/engines.py` with their goals, of wall-clock time unless stated otherwise.
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
  /// An older build of the tool; `nil` for none.
  var before: String?
  var rows = 10_000_000
  var rounds = 5

  /// - Parameter show: Prints the measurements of a task's programs, with the goals of the peers.
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
      // A first run, which is not recorded, fills the disk cache.
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

  /// The tool that `make tool` builds.
  static let ownTool = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../.build/release/opencharts").standardized.path
}
