import SwiftData
import Testing

@MainActor struct ContextTests {
  private let context: ModelContext

  init() throws { context = try container(Walk.self).mainContext }

  private func walks(_ descriptor: FetchDescriptor<Walk> = FetchDescriptor()) throws -> [String] {
    try context.fetch(descriptor).map(\.name)
  }

  @Test func `objects come back in the order of insertion`() throws {
    for name in ["Lake", "Hill", "Cliff"] { context.insert(Walk(code: name, name: name)) }
    #expect(try walks() == ["Lake", "Hill", "Cliff"])
    try context.save()
    #expect(try walks() == ["Lake", "Hill", "Cliff"])
    #expect(!context.hasChanges)
  }

  @Test func `a descriptor selects, sorts, and limits`() throws {
    for (name, length) in [("Lake", 4.0), ("Hill", 9), ("Cliff", 2), ("Fen", 4)] {
      context.insert(Walk(code: name, name: name, length: length))
    }
    let long = #Predicate<Walk> { $0.length > 3 }
    #expect(
      try walks(FetchDescriptor(predicate: long, sortBy: [SortDescriptor(\.name)])) == [
        "Fen", "Hill", "Lake",
      ])
    var two = FetchDescriptor<Walk>(sortBy: [
      SortDescriptor(\.length, order: .reverse), SortDescriptor(\.name),
    ])
    two.fetchLimit = 2
    two.fetchOffset = 1
    #expect(try walks(two) == ["Fen", "Lake"])
    #expect(try context.fetchCount(FetchDescriptor(predicate: long)) == 3)
    let search = "HÎLL"
    #expect(
      try walks(FetchDescriptor(predicate: #Predicate { $0.name.localizedStandardContains(search) })) == [
        "Hill"
      ])
  }

  @Test func `both sides of a relationship are alike`() throws {
    let walk = Walk(code: "a", name: "Lake")
    let stop = Stop("Jetty", height: 3, walk: walk)
    context.insert(stop)
    #expect(walk.stops.map(\.name) == ["Jetty"])
    #expect(walk.modelContext === context)
    let hut = Stop("Hut", height: 9)
    walk.stops.append(hut)
    #expect(hut.walk === walk && hut.modelContext === context)
    hut.walk = nil
    #expect(walk.stops.map(\.name) == ["Jetty"])
    let guide = Guide("Ada", "Berg")
    walk.guide = guide
    #expect(guide.walks?.count == 1)
  }

  @Test func `delete rules hold`() throws {
    let walk = Walk(code: "a", name: "Lake")
    let guide = Guide("Ada", "Berg")
    context.insert(walk)
    walk.stops = [Stop("Jetty", height: 3), Stop("Hut", height: 9)]
    walk.guide = guide
    try context.save()
    context.delete(walk)
    #expect(walk.isDeleted)
    #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 0)
    #expect(try context.fetch(FetchDescriptor<Guide>()).first?.walks == [])
    try context.save()
    #expect(try walks() == [])
  }

  @Test func `a rule denies a deletion, and the changes stay`() throws {
    let context = try container(Club.self).mainContext
    let club = Club(name: "Fells")
    context.insert(Member(name: "Ada", club: club))
    try context.save()
    #expect(club.members.count == 1)
    context.delete(club)
    #expect(throws: SwiftDataError.self) { try context.save() }
    #expect(context.hasChanges)
    context.rollback()
    #expect(try context.fetchCount(FetchDescriptor<Club>()) == 1)
  }

  @Test func `an object replaces one with the same unique value`() throws {
    context.insert(Walk(code: "a", name: "Lake"))
    context.insert(Walk(code: "a", name: "Hill"))
    #expect(try walks() == ["Hill"])
    for name in ["Berg", "Berg", "Dal"] { context.insert(Guide("Ada", name)) }
    #expect(try context.fetch(FetchDescriptor<Guide>()).map(\.last) == ["Berg", "Dal"])
  }

  @Test func `a rollback forgets insertions, changes and deletions`() throws {
    let walk = Walk(code: "a", name: "Lake")
    context.insert(walk)
    walk.stops = [Stop("Jetty", height: 3)]
    try context.save()
    walk.name = "Pond"
    walk.stops = []
    context.insert(Walk(code: "b", name: "Hill"))
    #expect(walk.hasChanges)
    context.rollback()
    #expect(try walks() == ["Lake"])
    #expect(walk.stops.map(\.name) == ["Jetty"])
    #expect(!context.hasChanges)
  }

  @Test func `a class that is not in the schema is named`() throws {
    let context = try container(Club.self).mainContext
    let error = #expect(throws: SwiftDataError.self) { try context.fetch(FetchDescriptor<Walk>()) }
    #expect(error?.description == "the container has no class Walk; it has Club, Member")
  }

  @Test func `many objects cost time in proportion`() throws {
    let walk = Walk(code: "a", name: "Lake")
    context.insert(walk)
    for index in 0..<5_000 { context.insert(Stop("\(index)", height: Double(index), walk: walk)) }
    #expect(walk.stops.count == 5_000)
    context.delete(walk)
    #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 0)
  }

  @Test func `a model actor works with its own context`() async throws {
    let container = try container(Walk.self)
    let importer = Importer(modelContainer: container)
    try await importer.add("Lake")
    #expect(try container.mainContext.fetch(FetchDescriptor<Walk>()).map(\.name) == ["Lake"])
  }
}

@ModelActor private actor Importer {
  func add(_ name: String) throws {
    modelContext.insert(Walk(code: name, name: name))
    try modelContext.save()
  }
}
