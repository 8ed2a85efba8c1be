import Foundation
import Testing

@testable import OpenChartsLimits

struct PlainFileTests {
  private static let limit = Limit(name: "", value: 5, unit: .bytes)
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "plain-file-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func path(_ name: String) -> String { folder.path + "/" + name }

  private func problem(_ path: String) -> PlainFile.Problem? {
    do {
      _ = try PlainFile.bytes(path, limit: Self.limit)
      return nil
    } catch { return error }
  }

  @Test func onlyRegularFilesUpToTheLimitAreRead() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("12345".utf8).write(to: URL(fileURLWithPath: path("five")))
    try Data("123456".utf8).write(to: URL(fileURLWithPath: path("six")))
    try Data().write(to: URL(fileURLWithPath: path("empty")))
    #expect(PlainFile.contents(path("five"), limit: Self.limit) == Array("12345".utf8))
    #expect(PlainFile.contents(path("empty"), limit: Self.limit) == [])
    #expect(problem(path("six")) == .tooLarge)
    #expect(problem(path("missing")) == .system(ENOENT))
    #expect(problem(folder.path) == .kind("folder"))
    #expect(problem(path("five") + "\0") == .name)
  }

  @Test func devicesAndPipesAreNotOpened() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(mkfifo(path("pipe"), 0o600) == 0)
    #expect(problem(path("pipe")) == .kind("pipe"))
    #expect(problem("/dev/zero") == .kind("device"))
    try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: "/dev/zero")
    #expect(problem(path("link")) == .kind("device"))
    #expect(PlainFile.contents(path("link")) == nil)
  }

  @Test func aSearchEntersEachFolderOnce() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(atPath: path("inner"), withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(atPath: path("inner/back"), withDestinationPath: folder.path)
    try Data().write(to: URL(fileURLWithPath: path("file")))
    var visited = VisitedFolders()
    let entered = ["", "inner", "inner/back", "inner/back/inner", "file", "missing"].filter {
      visited.enter(path($0))
    }
    #expect(entered == ["", "inner"])
    #expect(visited.count == 2)
  }
}
