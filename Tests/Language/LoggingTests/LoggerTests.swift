import Foundation
import Testing

/// The output of a program that logs, for each level in the environment.
@Suite struct LoggerTests {
  /// - Parameter level: The value of `OPENCHARTS_LOG`.
  private func run(_ what: String, level: String?) throws -> (error: [String], output: String) {
    let program = Process()
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    program.executableURL = URL(fileURLWithPath: tests).deletingLastPathComponent()
      .appendingPathComponent("log-sample")
    program.arguments = [what]
    var environment = ProcessInfo.processInfo.environment
    environment["OPENCHARTS_LOG"] = level
    program.environment = environment
    let (error, output) = (Pipe(), Pipe())
    program.standardError = error
    program.standardOutput = output
    try program.run()
    let text = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let printed = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    program.waitUntilExit()
    #expect(program.terminationStatus == 0)
    #expect(text.isEmpty || text.hasSuffix("\n"))
    return (text.split(separator: "\n").map(String.init), printed.trimmingCharacters(in: .newlines))
  }

  private static let all = [
    "debug org.example:sample: debug evaluated", "debug org.example:sample: trace",
    "info org.example:sample: info", "default org.example:sample: notice", "default org.example:sample: log",
    "error org.example:sample: warning", "error org.example:sample: error",
    "fault org.example:sample: critical", "fault org.example:sample: fault", "info org.example:sample: level",
    "error: nameless",
  ]

  @Test("Messages of a level and of higher levels are written; lower messages are not evaluated")
  func levels() throws {
    let order = ["debug", "info", "default", "error", "fault"]
    for (index, level) in order.enumerated() {
      let written = try run("levels", level: level)
      let wanted = Self.all.filter { line in order[index...].contains { line.hasPrefix($0) } }
      #expect(written.error == wanted)
      #expect(written.output == "\(index == 0 ? 1 : 0) \(index <= 1)")
    }
    #expect(try run("levels", level: "off").error == [])
    #expect(try run("levels", level: nil).error == run("levels", level: "error").error)
    #expect(try run("levels", level: "").error == run("levels", level: "error").error)
  }

  @Test("An unknown level is reported once, and errors are written")
  func unknownLevel() throws {
    let lines = try run("levels", level: "loud").error
    #expect(lines.count == 6)
    #expect(lines.first?.contains("loud") == true && lines.first?.contains("fault") == true)
  }

  @Test("Texts are private unless they are declared public; numbers are public")
  func privacy() throws {
    let head = "error org.example:sample: "
    #expect(
      try run("values", level: nil).error == [
        head + "<private> Ada <private> <sensitive>", head + "7 <private> 0.256000 0.3 true",
        head + "0x00ff|  7|", head + "Ada  |Int Broken()", head + "one", "  error two",
      ])
    let shown = try run("values", level: "error,private").error
    #expect(shown.prefix(2) == [head + "Ada Ada Ada <sensitive>", head + "7 7 0.256000 0.3 true"])
  }

  @Test("A hash replaces a private value, and equal values have equal hashes")
  func hashes() throws {
    let lines = try run("hashes", level: nil).error
    #expect(lines.count == 3 && lines.allSatisfy { $0.contains("<mask.hash: '") })
    #expect(lines[0] == lines[1] && lines[0] != lines[2])
  }

  @Test("C formats are filled with their values, and missing values are reported without a crash")
  func formats() throws {
    let head = "error org.example:old: "
    #expect(
      try run("formats", level: nil).error == [
        head + "Part of 3: 12.5 % x", head + "<private> <private> 5 ff     6|7   |008.2",
        head + "1 <missing> %q", "fault org.example:old: plain", "error: 3 words",
      ])
  }

  @Test("Signposts are lines of the lowest level, with the length of an interval at its end")
  func signposts() throws {
    let quiet = try run("signposts", level: "info")
    #expect(quiet.error == [] && quiet.output == "5 false")
    let written = try run("signposts", level: "debug")
    #expect(written.output == "5 true")
    let lines = written.error.map { $0.replacing(/\([0-9.]+ ms\)/, with: "(n ms)") }
    #expect(
      lines == [
        "signpost org.example:work: begin Load #1: 3 files", "signpost org.example:work: event Tick",
        "signpost org.example:work: end Load #1 (n ms)", "signpost org.example:work: begin Draw",
        "signpost org.example:work: end Draw (n ms)", "signpost org.example:PointsOfInterest: begin Old",
        "signpost: event Old: 2 of x",
      ])
  }

  @Test("Lines of many threads are not mixed")
  func threads() throws {
    let lines = try run("threads", level: nil).error
    #expect(Set(lines) == Set((0..<200).map { "error org.example:sample: line \($0) is whole" }))
    #expect(lines.count == 200)
  }
}
