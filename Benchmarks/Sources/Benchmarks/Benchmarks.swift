import Foundation
import Glibc

/// Times OpenCharts and the peers alternately, and prints medians and ratios.
///
///     make bench
///     make bench ARGUMENTS='--peers FOLDER --rounds 15 T1 T2'
///     make bench ARGUMENTS=stages
///
///     make bench ARGUMENTS='--space-python PROGRAM S1c S1 S1s S3 S4'
///
/// Charts in three dimensions (S1 to S4) run beside gnuplot. If Python has matplotlib and pyvista, the charts also run
/// beside these two; without a screen, pyvista needs Mesa's libegl1 or libosmesa6. The scripts are in
/// `Benchmarks/Peers`. Peers draw surfaces with 100 × 100 cells; OpenCharts samples them as in every chart.
///
/// ``EngineTasks`` describes charts of data that an engine aggregates (E1 to E5).
///
/// The folder of peers has gnuplot's script `peer.gp`, the program `floor`, scripts for Python's libraries with their
/// interpreter in `venv`, and the `data` for all. Without the folder, only OpenCharts runs, with generated numbers.
@main enum Benchmarks {
  private struct Task {
    var name: String
    var caption: String
    var sizes = ["-"]
    var isCold = false
    var repetitions = 1
    var goal = ""
    /// The program with which the goal compares. OpenCharts itself if the goal is a time and a size.
    var judge = "gnuplot"
    /// The number of rounds for each requested round.
    var share = 1.0
    /// The name of the task in the folder of peers, whose data both then read; `nil` if there is none.
    var peerTask: String?
    var floorVariant = "-"
    /// The scripts of the folder of peers that run for comparison: library and variant.
    var scripts: [(name: String, variant: String)] = []
    /// Whether the chart has three dimensions.
    var isSpace = false
    /// Whether the number of the picture's bytes is printed.
    var isWeighed = false
  }

  private static let tasks = [
    Task(
      name: "T1", caption: "cold, 12 bars, PNG", isCold: true, goal: "≤ 0.60", share: 4,
      floorVariant: "ft-libpng"),
    Task(
      name: "T1s", caption: "cold, 12 bars, SVG", isCold: true, goal: "≤ 0.30", judge: "gnuplot PNG", share: 4
    ),
    Task(
      name: "T2", caption: "warm, 3 × 100 lines, PNG", repetitions: 60, goal: "≤ 0.40", floorVariant: "ft-ld1"
    ),
    Task(name: "T2s", caption: "warm, 3 × 100 lines, SVG", repetitions: 400, goal: "≤ 1.00"),
    Task(
      name: "T3", caption: "one line, PNG", sizes: ["10k", "100k", "1M"], repetitions: 1,
      goal: "≤ 1.5 s, 1 GB", judge: "ours",
      share: 0.5),
    Task(
      name: "T4", caption: "points, PNG", sizes: ["10k", "100k", "1M"], repetitions: 1, goal: "≤ 1.5 s, 1 GB",
      judge: "ours",
      share: 0.5),
    Task(
      name: "P3", caption: "LinePlot, PNG", sizes: ["10M"], repetitions: 7, goal: "≤ 2.50, 100 MB",
      judge: "floor", peerTask: "T3", floorVariant: "m4-ld1", scripts: [("mpl", "default"), ("ds", "line")]),
    Task(
      name: "P4", caption: "PointPlot, PNG", sizes: ["10M"], repetitions: 7, goal: "≤ 1.00, 100 MB",
      judge: "ds", peerTask: "T4", floorVariant: "stamp-ld1", scripts: [("mpl", "plot-o"), ("ds", "points")]),
    Task(
      name: "P5", caption: "BarPlot of NumberBins, PNG", sizes: ["10M"], repetitions: 7,
      goal: "≤ 2.00, 100 MB",
      judge: "floor", peerTask: "T5", floorVariant: "ft-ld1", scripts: [("mpl", "hist")]),
    Task(name: "S1c", caption: "cold, surface, PNG", isCold: true, goal: "≤ 0.30", share: 2, isSpace: true),
    Task(
      name: "S1", caption: "surface, PNG", repetitions: 12, goal: "≤ 0.06", judge: "pyvista", isSpace: true),
    Task(
      name: "S1s", caption: "surface, SVG", repetitions: 12, goal: "≤ 0.25; 550 kB, 115 kB", isSpace: true,
      isWeighed: true),
    Task(
      name: "S3", caption: "points in space, PNG", sizes: ["10k"], repetitions: 12, goal: "≤ 0.10",
      isSpace: true),
    Task(
      name: "S4", caption: "points in space, PNG", sizes: ["1M"], repetitions: 1, goal: "≤ 0.10, 250 MB",
      judge: "pyvista", share: 0.6, isSpace: true),
  ]

  @MainActor static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if let job = Job(arguments) { return try job.run() }
    if arguments == ["stages"] { return try Stages.run() }
    var (peers, rounds, chosen): (String?, Int, Set<String>) = (nil, 5, [])
    var python: String?
    var engines = EngineTasks(python: "", tool: EngineTasks.ownTool)
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--peers": peers = rest.popFirst()
      case "--space-python": python = rest.popFirst()
      case "--engine-python": engines.python = rest.popFirst() ?? ""
      case "--tool": engines.tool = rest.popFirst() ?? engines.tool
      case "--before": engines.before = rest.popFirst()
      case "--rows": engines.rows = rest.popFirst().flatMap { Int($0) } ?? engines.rows
      case "--rounds": rounds = rest.popFirst().flatMap { Int($0) } ?? rounds
      default: chosen.insert(argument)
      }
    }
    row("task", "n", "program", "wall ms", "cpu ms", "peak MB", "added MB", "wall ratio", "cpu ratio", "goal")
    for task in tasks where chosen.isEmpty || chosen.contains(task.name) {
      for size in task.sizes {
        let points = FileManager.default.temporaryDirectory.path + "/benchmark-\(getpid())-points.f64"
        defer { unlink(points) }
        if task.isSpace, size != "-" { Workload.writeSpacePoints(Job.number(size), to: points) }
        measure(
          task, size: size,
          task.isSpace
            ? spaceContenders(for: task, python: python, points: points)
            : contenders(for: task, size: size, peers: peers),
          rounds: max(Int(Double(rounds) * task.share), 1))
      }
    }
    guard !engines.python.isEmpty else { return }
    engines.rounds = rounds
    engines.run(chosen) { caption, contenders, goals in
      for (contender, goal) in zip(contenders, [""] + goals) {
        show(contender, beside: contenders[0], caption: caption, size: "", goal: goal)
      }
    }
  }

  private static func measure(_ task: Task, size: String, _ contenders: [Contender], rounds: Int) {
    var contenders = contenders
    // A first run, which is not recorded, fills the disk cache.
    for var contender in contenders {
      contender.run(task.name, size: size, isCold: task.isCold, repetitions: 1)
    }
    for _ in 0..<rounds {
      for index in contenders.indices {
        contenders[index].run(
          task.name, size: size, isCold: task.isCold, repetitions: task.repetitions,
          isWeighed: task.isWeighed)
      }
    }
    for contender in contenders {
      show(
        contender, beside: contenders[0], caption: task.caption, size: size,
        goal: contender.name == task.judge ? task.goal : "")
    }
  }

  private static func show(
    _ contender: Contender, beside ours: Contender, caption: String, size: String, goal: String
  ) {
    let isOurs = contender.name == "ours"
    row(
      isOurs ? caption : "", isOurs ? size : "", contender.name, milliseconds(contender.wall.median),
      milliseconds(contender.cpu.median), String(format: "%.0f", contender.peaks.max() ?? .nan),
      contender.added.max().map { String(format: "%.0f", $0) } ?? "",
      isOurs ? "" : String(format: "%.2f", ours.wall.median / contender.wall.median),
      isOurs ? "" : String(format: "%.2f", ours.cpu.median / contender.cpu.median), goal)
    if let bytes = contender.bytes {
      row("", "", "", "\(bytes.plain / 1000) kB", "gz \(bytes.compressed / 1000) kB", "", "", "", "", "")
    }
  }

  /// OpenCharts and the peers that draw the same chart.
  private static func contenders(for task: Task, size: String, peers: String?) -> [Contender] {
    let data = task.peerTask == nil ? "-" : peers ?? "-"
    var contenders = [Contender("ours") { [program, $0, $1, data, $2, String($3)] }]
    guard let peers, size != "10k" else { return contenders }
    if task.peerTask == nil { contenders.append(gnuplot("gnuplot", task.name, in: peers)) }
    // The goals of cold starts are fractions of the time for a PNG.
    if task.name == "T1s" { contenders.append(gnuplot("gnuplot PNG", "T1", in: peers)) }
    if task.sizes.count == 1 {
      contenders.append(
        Contender("floor") { name, size, out, repetitions in
          [peers + "/floor", task.peerTask ?? name, size, task.floorVariant, out, String(repetitions)]
        })
    }
    for script in task.scripts {
      contenders.append(
        Contender(script.name) { name, size, out, repetitions in
          [
            peers + "/venv/bin/python", "\(peers)/peer_\(script.name).py", task.peerTask ?? name, size,
            script.variant, out, String(repetitions),
          ]
        })
    }
    return contenders
  }

  /// OpenCharts and the peers whose scripts are in `Benchmarks/Peers`.
  private static func spaceContenders(for task: Task, python: String?, points: String) -> [Contender] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Peers").standardized.path
    // The tasks with many points draw the same chart with smaller balls.
    var contenders = [
      Contender("ours") { name, size, out, repetitions in
        [
          program, name == "S4" ? "S3" : name, size, size == "-" ? "-" : points, out, String(repetitions),
        ]
      },
      Contender("gnuplot") { name, size, out, repetitions in
        let variables = "TASK='\(name)'; N='\(size)'; OUT='\(out)'; REPS=\(repetitions); DATA='\(points)'"
        return ["gnuplot", "-e", variables, folder + "/space.gp"]
      },
    ]
    guard let python else { return contenders }
    for library in task.name == "S1s" ? ["mpl"] : ["mpl", "pyvista"] {
      contenders.append(
        Contender(library) { name, size, out, repetitions in
          [python, folder + "/space.py", library, name, size, out, String(repetitions), points]
        })
    }
    return contenders
  }

  private static func gnuplot(_ name: String, _ task: String, in peers: String) -> Contender {
    Contender(name) { _, size, out, repetitions in
      let variables =
        "TASK='\(task)'; N='\(size)'; VAR='-'; OUT='\(out)'; REPS=\(repetitions); DIR='\(peers)'"
      return ["gnuplot", "-e", variables, peers + "/peer.gp"]
    }
  }

  private static var program: String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
  }

  private static func milliseconds(_ seconds: Double) -> String {
    String(format: seconds < 0.01 ? "%.2f" : "%.1f", seconds * 1000)
  }

  private static func row(_ cells: String...) {
    let widths = [28, 5, 18, 10, 10, 9, 10, 12, 11, 0]
    var line = ""
    for (index, (cell, width)) in zip(cells, widths).enumerated() {
      let space = String(repeating: " ", count: max(width - cell.count, 0))
      line += index < 3 ? cell + space : index == cells.count - 1 ? "  " + cell : space + cell
    }
    print(line)
    fflush(nil)
  }
}
