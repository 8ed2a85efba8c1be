import Foundation
import TestDrivers
import Testing

@testable import OpenChartsCommandLineTool

/// The secret of a served page is nowhere that other users of the machine can read.
@Suite(.serialized) struct ServeSecretTests {
  private let folder = try! TemporaryFolder()

  private static let swift = """
    import SwiftUI
    struct Small: View { var body: some View { Text("small") } }
    #Preview { Small() }
    """

  private static let cases: [(file: String, content: String, opens: Bool)] = [
    ("a.csv", "city,total\nOslo,3\nRome,4\n", false), ("a.csv", "city,total\nOslo,3\nRome,4\n", true),
    ("a.md", "# Words\n", true), ("Small.swift", swift, true),
  ]

  /// A program with the name of the browser opener. It records its argument and keeps running for a while.
  private func makeOpener() throws -> String {
    let programs = folder.path + "/programs"
    try FileManager.default.createDirectory(atPath: programs, withIntermediateDirectories: true)
    let script = """
      #!/bin/sh
      stat -c '%a' "$1" "$(dirname "$1")" > '\(folder.path)/modes'
      cp "$1" '\(folder.path)/opened.html'
      printf '%s' "$1" > '\(folder.path)/argument.new'
      mv '\(folder.path)/argument.new' '\(folder.path)/argument'
      sleep 20
      """
    try script.write(toFile: programs + "/xdg-open", atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: programs + "/xdg-open")
    return programs
  }

  /// A process and all its descendants.
  private func family(of root: Int32) -> [Int32] {
    var parents: [Int32: Int32] = [:]
    for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
      guard let id = Int32(name), let stat = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8),
        let end = stat.lastIndex(of: ")")
      else { continue }
      parents[id] = stat[end...].split(separator: " ").dropFirst(2).first.flatMap { Int32($0) }
    }
    var found = [root]
    var next = 0
    while next < found.count {
      found += parents.filter { $0.value == found[next] }.keys.sorted()
      next += 1
    }
    return found
  }

  @Test(
    "Neither the arguments nor the environment of a serving process contain the secret",
    arguments: cases.indices)
  func secret(index: Int) throws {
    let (name, content, opens) = Self.cases[index]
    let file = try folder.file(name, content)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: TestDrivers.buildFolder + "/debug/opencharts")
    process.arguments =
      ["serve", file] + (opens ? ["--open"] : []) + (name == "Small.swift" ? ["--once"] : [])
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = try makeOpener() + ":" + (environment["PATH"] ?? "")
    environment["XDG_RUNTIME_DIR"] = folder.path
    process.environment = environment
    let out = Pipe()
    process.standardOutput = out
    try process.run()
    defer {
      for id in family(of: process.processIdentifier).reversed() { kill(id, SIGKILL) }
      process.waitUntilExit()
    }
    let line = String(decoding: out.fileHandleForReading.availableData, as: UTF8.self)
    let address = try #require(line.split(separator: " ").last).trimmingCharacters(in: .newlines)
    let token = try #require(address.split(separator: "/").last.map(String.init))
    #expect(token.count == 26)
    let argument = folder.path + "/argument"
    if opens {
      for _ in 0..<500 where !FileManager.default.fileExists(atPath: argument) { usleep(20_000) }
      let path = try String(contentsOfFile: argument, encoding: .utf8)
      #expect(path.hasPrefix(folder.path + "/opencharts-") && path.hasSuffix("/open.html"))
      #expect(try String(contentsOfFile: folder.path + "/modes", encoding: .utf8) == "600\n700\n")
      let page = try String(contentsOfFile: folder.path + "/opened.html", encoding: .utf8)
      #expect(page.contains("content=\"0; url=\(address)\""))
    }
    let all = family(of: process.processIdentifier)
    #expect(all.count >= (opens ? 2 : 1))
    for id in all {
      for part in ["cmdline", "environ"] {
        // A program that the process started may have ended.
        let text = try? Data(contentsOf: URL(fileURLWithPath: "/proc/\(id)/\(part)"))
        guard let text else {
          #expect(id != process.processIdentifier)
          continue
        }
        #expect(text.range(of: Data(token.utf8)) == nil, "\(part) of \(id)")
      }
    }
    // The address with the secret opens the page.
    let url = try #require(URL(string: address))
    var answer: String?
    for _ in 0..<100 where answer == nil {
      answer = try? String(contentsOf: url, encoding: .utf8)
      if answer == nil { usleep(50_000) }
    }
    #expect(answer?.contains("<!DOCTYPE html>") == true)
  }
}
