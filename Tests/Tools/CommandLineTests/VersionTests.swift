import Foundation
import Testing

@testable import OpenChartsCommandLineTool

@Suite("The version")
struct VersionTests {
  private static func text(_ name: String) throws -> String {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  /// The newest version in the changelog.
  private static func newest() throws -> Substring {
    let heading = try #require(
      try text("CHANGELOG.md").split(separator: "\n").first {
        $0.hasPrefix("## ") && $0.dropFirst(3).first?.isNumber == true
      })
    return heading.dropFirst(3).prefix { $0 != " " }
  }

  @Test func toolPrintsTheNewestOfTheListOfChanges() throws {
    #expect(Help.version == "opencharts \(try Self.newest())")
  }

  @Test func readmeAsksForWhatTheManifestNeeds() throws {
    let line = try #require(try Self.text("Package.swift").split(separator: "\n").first)
    let tools = try #require(line.split(separator: " ").last)
    #expect(try Self.text("README.md").contains("\(tools) or later"))
    #expect(try Self.text("Scripts/setup").contains("\(tools) or later"))
  }
}
