import Foundation
import Glibc

/// A program that draws the picture of a task, OpenCharts or a peer, with the measurements of its runs.
struct Contender {
  let name: String
  /// Program and arguments for a task, a size, an output file and a number of repetitions.
  let command: (_ task: String, _ size: String, _ out: String, _ repetitions: Int) -> [String]
  private(set) var wall: [Double] = []
  private(set) var cpu: [Double] = []
  private(set) var peaks: [Double] = []
  /// The peaks minus the memory before the first picture, which holds data and program.
  private(set) var added: [Double] = []
  /// The number of bytes of the last picture, uncompressed and compressed.
  private(set) var bytes: (plain: Int, compressed: Int)?

  init(_ name: String, command: @escaping (String, String, String, Int) -> [String]) {
    self.name = name
    self.command = command
  }

  /// Runs the program once. A run that fails is not recorded.
  ///
  /// - Parameter isWeighed: Whether to record the number of the picture's bytes.
  mutating func run(_ task: String, size: String, isCold: Bool, repetitions: Int, isWeighed: Bool = false) {
    let out = FileManager.default.temporaryDirectory.path + "/benchmark-\(getpid())-\(name)"
    defer { unlink(out) }
    guard let result = Self.spawn(command(task, size, out, repetitions)) else { return }
    if isCold {
      wall.append(result.wall)
      cpu.append(result.cpu)
    } else {
      guard let line = result.output.split(separator: "\n").first(where: { $0.hasPrefix("{") }),
        let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
        let times = object["times"] as? [Double], !times.isEmpty
      else { return }
      // The first of several repetitions is left out, because it loads fonts and fills caches.
      let warm = times.count > 1 ? Array(times.dropFirst()) : times
      wall.append(warm.median)
      // If a peer does not report its processor time, the start-up time is included. It is small with many repetitions.
      cpu.append(object["cpu_s"] as? Double ?? result.cpu / Double(times.count))
      if let peak = object["peak_mb"] as? Double, let base = object["base_mb"] as? Double {
        added.append(peak - base)
      }
    }
    peaks.append(result.peak)
    if isWeighed, let plain = try? FileManager.default.attributesOfItem(atPath: out)[.size] as? Int,
      let zipped = Self.spawn(["sh", "-c", "gzip -9 -c '\(out)' | wc -c"]),
      let compressed = Int(zipped.output.trimmingCharacters(in: .whitespacesAndNewlines))
    {
      bytes = (plain, compressed)
    }
  }

  /// Whether a program exits with status 0.
  static func succeeds(_ command: [String]) -> Bool { spawn(command) != nil }

  private static func spawn(_ command: [String]) -> (wall: Double, cpu: Double, peak: Double, output: String)?
  {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addclose(&actions, ends[0])
    posix_spawn_file_actions_addclose(&actions, ends[1])
    defer { posix_spawn_file_actions_destroy(&actions) }
    var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    let clock = ContinuousClock()
    let start = clock.now
    var child = pid_t()
    let status = posix_spawnp(&child, command[0], &actions, nil, &arguments, environ)
    close(ends[1])
    defer { close(ends[0]) }
    guard status == 0 else { return nil }
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = read(ends[0], &buffer, buffer.count), count > 0 { output += buffer[..<count] }
    var (exit, usage) = (Int32(0), rusage())
    wait4(child, &exit, 0, &usage)
    guard exit == 0 else { return nil }
    return (
      (clock.now - start) / .seconds(1), seconds(usage.ru_utime) + seconds(usage.ru_stime),
      Double(usage.ru_maxrss) / 1024, String(decoding: output, as: UTF8.self)
    )
  }

  private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
}

extension [Double] {
  /// The median; NaN without values.
  var median: Double {
    guard !isEmpty else { return .nan }
    let sorted = sorted()
    return (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
  }
}
