import Foundation
import Glibc
import SwiftUI

/// One measured process, with the arguments of the peers' programs: TASK N VARIANT OUT REPS. The variant is the folder
/// with the peers' `data`, or `-`. For points in space, it is the file with the points.
///
/// Cold tasks draw one picture and exit. Other tasks draw repeatedly in one process and write the last picture to OUT.
/// They print a line of JSON: the seconds of each repetition, the seconds of processor time for one, the memory before
/// the first picture (data and program), and the maximum memory.
@MainActor struct Job {
  private let workload: Workload
  private let isSVG: Bool
  private let isCold: Bool
  private let count: Int
  private let folder: String?
  private let path: String
  private let repetitions: Int

  /// `nil` if the arguments do not describe a job.
  init?(_ arguments: [String]) {
    guard arguments.count == 5, let repetitions = Int(arguments[4]) else { return nil }
    isSVG = arguments[0].hasSuffix("s")
    let isMarkedCold = arguments[0].hasSuffix("c")
    let name = isSVG || isMarkedCold ? String(arguments[0].dropLast()) : arguments[0]
    guard let workload = Workload(rawValue: name) else { return nil }
    isCold = isMarkedCold || workload == .bars
    self.workload = workload
    count = Self.number(arguments[1])
    folder = arguments[2] == "-" ? nil : arguments[2]
    path = arguments[3]
    self.repetitions = repetitions
  }

  func run() throws {
    let content = workload.chart(count, data: folder)
    if isCold {
      try write(picture(of: content))
      return
    }
    let limit = 8.0
    Self.forgetPeak()
    let base = Self.memory("VmRSS:")
    var times: [Double] = []
    var last: [UInt8] = []
    let (start, startCPU) = (Self.now(CLOCK_MONOTONIC), Self.now(CLOCK_PROCESS_CPUTIME_ID))
    while times.count < repetitions && (times.isEmpty || Self.now(CLOCK_MONOTONIC) - start < limit) {
      let began = Self.now(CLOCK_MONOTONIC)
      last = try picture(of: content)
      times.append(Self.now(CLOCK_MONOTONIC) - began)
    }
    let cpu = (Self.now(CLOCK_PROCESS_CPUTIME_ID) - startCPU) / Double(times.count)
    try write(last)
    let list = times.map { "\($0)" }.joined(separator: ", ")
    print(
      "{\"times\": [\(list)], \"cpu_s\": \(cpu), \"base_mb\": \(base), \"peak_mb\": \(Self.memory("VmHWM:"))}"
    )
  }

  /// A number of megabytes from the status of the process; NaN if the system does not report it.
  private static func memory(_ key: String) -> Double {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix(key) }
    let number = line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) }
    return number.map { $0 / 1024 } ?? .nan
  }

  /// Restarts the measurement of the peak, if the system permits it.
  private static func forgetPeak() {
    guard let file = fopen("/proc/self/clear_refs", "w") else { return }
    fputs("5", file)
    fclose(file)
  }

  private func picture(of content: AnyView) throws -> [UInt8] {
    let renderer = Workload.renderer(content)
    return isSVG ? Array(try renderer.svg().utf8) : Array(try renderer.png())
  }

  private func write(_ bytes: [UInt8]) throws {
    guard let file = fopen(path, "wb") else { throw CocoaError(.fileWriteUnknown) }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }

  private static func now(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// `10k`, `1M` or plain digits; `-` for tasks of one size.
  static func number(_ text: String) -> Int {
    switch text.last {
    case "k": (Int(text.dropLast()) ?? 0) * 1_000
    case "M": (Int(text.dropLast()) ?? 0) * 1_000_000
    default: Int(text) ?? 0
    }
  }
}
