import Foundation
import SwiftData
import Testing

@MainActor struct StoreTests {
  private let url = FileManager.default.temporaryDirectory.appendingPathComponent(
    "store-\(UUID().uuidString).sqlite")

  private func open() throws -> ModelContext {
    try ModelContainer(for: Walk.self, configurations: ModelConfiguration(url: url)).mainContext
  }

  @Test func `a file keeps values and relationships`() throws {
    defer { try? FileManager.default.removeItem(at: url) }
    let context = try open()
    let walk = Walk(code: "a", name: "Lake ' \"", length: .infinity, number: 7)
    (walk.kind, walk.tags, walk.start) = (.oneWay, [], Date(timeIntervalSinceReferenceDate: 0.1))
    context.insert(walk)
    walk.stops = [Stop("Jetty", height: 3), Stop("Hut", height: 9)]
    try context.save()

    let again = try open()
    let read = try #require(try again.fetch(FetchDescriptor<Walk>()).first)
    #expect(read !== walk && read == walk)
    #expect(read.name == walk.name && read.length == .infinity && read.number == 7)
    #expect(read.kind == .oneWay && read.tags == [] && read.note == nil && read.start == walk.start)
    #expect(read.stops.map(\.name) == ["Jetty", "Hut"])
    #expect(read.stops.allSatisfy { $0.walk === read })
    again.delete(read.stops[0])
    read.name = "Pond"
    try again.save()
    let third = try #require(try open().fetch(FetchDescriptor<Walk>()).first)
    #expect(third.name == "Pond" && third.stops.map(\.name) == ["Hut"])
  }

  @Test func `a failed save leaves the file as it was`() throws {
    defer { try? FileManager.default.removeItem(at: url) }
    let context = try open()
    context.insert(Walk(code: "a", name: "Lake"))
    try context.save()
    let readOnly = try ModelContainer(
      for: Walk.self, configurations: ModelConfiguration(url: url, allowsSave: false)
    ).mainContext
    readOnly.insert(Walk(code: "b", name: "Hill"))
    #expect(throws: SwiftDataError.self) { try readOnly.save() }
    #expect(try open().fetchCount(FetchDescriptor<Walk>()) == 1)
  }

  @Test func `a file that is no store is refused with its path`() throws {
    defer { try? FileManager.default.removeItem(at: url) }
    try Data(repeating: 65, count: 5_000).write(to: url)
    let error = #expect(throws: SwiftDataError.self) { try open() }
    #expect(error?.description.contains(url.path) == true)
  }

  @Test func `another container of the file sees what is saved`() throws {
    defer { try? FileManager.default.removeItem(at: url) }
    let (first, second) = (try open(), try open())
    first.insert(Walk(code: "a", name: "Lake"))
    try first.save()
    #expect(try second.fetch(FetchDescriptor<Walk>()).map(\.name) == ["Lake"])
  }
}
