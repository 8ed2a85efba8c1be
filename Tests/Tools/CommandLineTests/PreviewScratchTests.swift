import Foundation
import Testing

@testable import OpenChartsCommandLineTool

@Suite("Build folders of previews")
struct PreviewScratchTests {
  let cache = try! TemporaryFolder()
  private let manager = FileManager.default

  /// Creates a folder in the cache that was used `hours` ago.
  private func add(_ name: String, hours: Double) throws {
    let path = "\(cache.path)/opencharts/previews/\(name)"
    try manager.createDirectory(atPath: path, withIntermediateDirectories: true)
    try manager.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -hours * 3600)], ofItemAtPath: path)
  }

  private func names() throws -> Set<String> {
    Set(try manager.contentsOfDirectory(atPath: "\(cache.path)/opencharts/previews"))
  }

  @Test("in the cache are deleted in the order of their last use, but not within an hour of it")
  func oldFoldersAreDeleted() throws {
    for index in 0..<30 { try add("f\(index)", hours: index < 18 ? 0.5 : Double(index)) }
    let scratch = try PreviewScratch(
      option: nil, sources: ["/A.swift"], environment: ["XDG_CACHE_HOME": cache.path])
    let own = String(scratch.folder.split(separator: "/").last ?? "")
    #expect(try names() == Set((0..<18).map { "f\($0)" } + [own]))
  }

  @Test("are kept up to their number, and used again before they are deleted")
  func usedFoldersAreKept() throws {
    let environment = ["XDG_CACHE_HOME": cache.path]
    let own = try PreviewScratch(option: nil, sources: ["/A.swift"], environment: environment).folder
    try manager.setAttributes([.modificationDate: Date(timeIntervalSinceNow: -1e6)], ofItemAtPath: own)
    for index in 1..<PreviewScratch.keptFolders { try add("f\(index)", hours: 9) }
    _ = try PreviewScratch(option: nil, sources: ["/A.swift"], environment: environment)
    #expect(try names().count == PreviewScratch.keptFolders)
    _ = try PreviewScratch(option: nil, sources: ["/B.swift"], environment: environment)
    #expect(try names().count == PreviewScratch.keptFolders)
    #expect(manager.fileExists(atPath: own))
  }

  @Test("that an option names are never deleted")
  func foldersOfAnOptionAreKept() throws {
    for index in 0..<30 { try add("f\(index)", hours: 99) }
    _ = try PreviewScratch(option: cache.path + "/opencharts", sources: ["/A.swift"], environment: [:])
    #expect(try names().count == 31)
  }
}
