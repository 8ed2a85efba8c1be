import Foundation
import Testing

@testable import OpenChartsEngines

@Suite struct DriverFinderTests {
  private let home: String = {
    let folder = FileManager.default.temporaryDirectory.path + "/drivers-\(UUID().uuidString)"
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return folder
  }()

  private func file(_ path: String, _ text: String = "") throws -> String {
    let whole = home + "/" + path
    let folder = whole[..<whole.lastIndex(of: "/")!]
    try FileManager.default.createDirectory(atPath: String(folder), withIntermediateDirectories: true)
    try text.write(toFile: whole, atomically: true, encoding: .utf8)
    return whole
  }

  @Test func whatSetupInstalledIsFound() throws {
    defer { try? FileManager.default.removeItem(atPath: home) }
    let library = try file(".local/share/opencharts/drivers/libduckdb.so")
    #expect(DriverFinder(environment: ["HOME": home]).find(.duckdb)?.path == library)
    let moved = try file("data/opencharts/drivers/libduckdb.so")
    #expect(
      DriverFinder(environment: ["HOME": home, "XDG_DATA_HOME": home + "/data"]).find(.duckdb)?.path == moved)
  }

  @Test func aPathInTheEnvironmentComesFirst() throws {
    defer { try? FileManager.default.removeItem(atPath: home) }
    _ = try file(".local/share/opencharts/drivers/libduckdb.so")
    let finder = DriverFinder(environment: ["HOME": home, "OPENCHARTS_DRIVER_DUCKDB": "/my/own.so"])
    #expect(finder.find(.duckdb) == DriverFinder.Found(path: "/my/own.so", entry: "duckdb_adbc_init"))
  }

  @Test func manifestsLeadToDrivers() throws {
    defer { try? FileManager.default.removeItem(atPath: home) }
    let library = try file("lib/pg.so")
    let manifest = "[Driver]\nentrypoint = 'Start'\nshared = '\(library)'\n"
    _ = try file(".config/adbc/drivers/postgresql.toml", manifest)
    #expect(
      DriverFinder(environment: ["HOME": home]).find(.postgresql)
        == DriverFinder.Found(path: library, entry: "Start"))
    // A manifest whose library does not exist is skipped.
    _ = try file("here/postgresql.toml", "[Driver]\nshared = '/gone.so'\n")
    #expect(
      DriverFinder(environment: ["HOME": home, "ADBC_DRIVER_PATH": home + "/here"]).find(.postgresql)?.path
        == library)
  }

  @Test func withoutAnythingNothingIsFound() {
    #expect(DriverFinder(environment: ["HOME": home]).find(.flightsql) == nil)
    #expect(DriverFinder(environment: [:]).ownFolder == nil)
  }
}
