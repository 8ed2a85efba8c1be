import Foundation
import OpenChartsEngines
import TestDrivers
import Testing

@testable import OpenChartsCommandLineTool

/// Neither the tool's output nor the command lines of its children contain a password, whichever command received it.
@MainActor
struct SecretTests {
  let folder = try! TemporaryFolder()
  private let secret = "hunter22"

  nonisolated private static let addresses = [
    "postgresql://reader:hunter22@127.0.0.1:9/x", "postgresql://reader:p@hunter22/@127.0.0.1:9/x",
    "mysql://a:hunter22@h/x", "postgresql://127.0.0.1:9/x?password=hunter22",
    "flightsql://127.0.0.1:9?TOKEN=hunter22", "https://a:hunter22@h/x.csv", "file://a:hunter22@h/x.md",
    "postgresql://a:hunter22@h/x.swift",
  ]

  nonisolated private static let commands: [[String]] = [
    [], ["plot"], ["audit"], ["describe"], ["audio"], ["animate", "--by", "x"], ["serve"], ["preview"],
    ["report"],
    ["setup"], ["completions"], ["completions", "bash", "--", "opencharts"],
  ]

  @Test(arguments: addresses)
  func noCommandRepeatsAPassword(address: String) {
    for command in Self.commands {
      for options in [[], ["--explain"], ["--sql", "--table", "t"], ["--swift"], ["sales.csv"], ["--wrong"]] {
        let result = run(command + [address] + options)
        let lines = result.out + result.error
        #expect(!lines.contains { $0.contains(secret) }, "\(command) \(options): \(lines)")
      }
    }
  }

  @Test(arguments: addresses)
  func noReportRepeatsAPassword(address: String) throws {
    for text in [
      "```chart\n\(address) --x a\n```\n", "![x](<\(address)>)\n", "```chart\n\(address) --sql\n```\n",
    ] {
      let result = run("report", try folder.file("r.md", text), "-o", folder.path + "/r.html")
      #expect(result.status == 1 && !result.error.isEmpty)
      #expect(!result.error.contains { $0.contains(secret) }, "\(result.error)")
    }
  }

  @Test func otherTextsStayAsTheyAre() {
    for text in [
      "postgresql://reader@db.example.org:5432/shop: there is no table", "a.csv: 12:30 @ noon",
      "https://a/b?c=d@e",
      "mailto:a@b.org",
    ] { #expect(EngineAddress.redacted(text) == text) }
  }

  /// Connects the tool to a server that accepts connections and does not answer, and inspects its processes.
  @Test(.enabled(if: TestDrivers.has(.postgresql)))
  func noCommandLineShowsThePasswordFromTheEnvironment() throws {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(listener) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let port: UInt16 = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        guard bind(listener, $0, size) == 0, listen(listener, 8) == 0 else { return 0 }
        return getsockname(listener, $0, &size) == 0 ? 1 : 0
      }
    }
    try #require(port == 1)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: TestDrivers.buildFolder + "/debug/opencharts")
    process.arguments = [
      "postgresql://reader@127.0.0.1:\(UInt16(bigEndian: address.sin_port))/shop", "--table", "t", "--x", "a",
      "-o", folder.path + "/a.svg",
    ]
    process.environment = ProcessInfo.processInfo.environment.merging(TestDrivers.environment) { $1 }
      .merging(["PGPASSWORD": secret]) { $1 }
    let output = folder.path + "/log"
    #expect(FileManager.default.createFile(atPath: output, contents: nil))
    let log = try #require(FileHandle(forWritingAtPath: output))
    (process.standardOutput, process.standardError) = (log, log)
    try process.run()
    defer {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    // A connection shows that the password has been read.
    var readable = pollfd(fd: listener, events: Int16(POLLIN), revents: 0)
    #expect(poll(&readable, 1, 60_000) == 1)
    for entry in try FileManager.default.contentsOfDirectory(atPath: "/proc") where Int(entry) != nil {
      let line = FileManager.default.contents(atPath: "/proc/\(entry)/cmdline") ?? Data()
      #expect(line.range(of: Data(secret.utf8)) == nil, "\(String(decoding: line, as: UTF8.self))")
    }
    #expect((FileManager.default.contents(atPath: output) ?? Data()).range(of: Data(secret.utf8)) == nil)
  }
}
