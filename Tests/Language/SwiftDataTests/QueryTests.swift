import Charts
import SwiftData
import SwiftUI
import Testing

@MainActor struct QueryTests {
  private struct Heights: View {
    @Query(filter: #Predicate<Stop> { $0.height > 1 }, sort: \.height, order: .reverse) private var stops:
      [Stop]

    var body: some View {
      Chart(stops) { stop in BarMark(x: .value("Stop", stop.name), y: .value("Height", stop.height)) }
        .frame(width: 300, height: 200)
    }
  }

  /// The memberwise initializer without arguments requires that the property wrapper has a default value.
  private struct All: View {
    @Query private var walks: [Walk]

    var body: some View { Text(walks.map(\.name).joined(separator: ", ")) }
  }

  /// A default value is allowed, and ignored.
  private struct Defaults: View {
    @Query private var walks: [Walk] = []
    @Query(sort: \Walk.name) private var sorted: [Walk] = []
    @Query(filter: #Predicate<Walk> { $0.length > 5 }) private var long: [Walk] = []

    var body: some View { Text("walks \(walks.count) \(sorted.count) \(long.count)") }
  }

  @Test func `a query with a default value has all objects`() throws {
    let container = try container(Walk.self)
    container.mainContext.insert(Walk(code: "a", name: "Lake", length: 4))
    #expect(ImageRenderer(content: Defaults().modelContainer(container)).transcript().contains("walks 1 1 0"))
  }

  @Test func `a query without parentheses has all objects`() throws {
    let container = try container(Walk.self)
    container.mainContext.insert(Walk(code: "a", name: "Lake", length: 4))
    #expect(ImageRenderer(content: All().modelContainer(container)).transcript().contains("Lake"))
  }

  private struct Names: View {
    @Query private var walks: [Walk]
    @Environment(\.modelContext) private var context

    init(minimum: Double) {
      _walks = Query(filter: #Predicate { $0.length >= minimum }, sort: [SortDescriptor(\.name)])
    }

    var body: some View { Text(walks.map(\.name).joined(separator: ", ")) }
  }

  @Test func `a chart draws what its query finds`() throws {
    let container = try container(Walk.self)
    for (name, height) in [("Jetty", 0.5), ("Hut", 9.0), ("Gate", 4)] {
      container.mainContext.insert(Stop(name, height: height))
    }
    let words = ImageRenderer(content: Heights().modelContainer(container)).transcript()
    #expect(words.contains("Hut, 9") && words.contains("Gate, 4") && !words.contains("Jetty"))
  }

  @Test func `a query of an initializer and a container of the view`() throws {
    var setups = 0
    let view = Names(minimum: 2).modelContainer(for: Walk.self, inMemory: true) { result in
      setups += 1
      let context = try? result.get().mainContext
      for (name, length) in [("Lake", 4.0), ("Hill", 9), ("Cliff", 1)] {
        context?.insert(Walk(code: name, name: name, length: length))
      }
    }
    let renderer = ImageRenderer(content: view)
    #expect(renderer.transcript().contains("Hill, Lake"))
    #expect(setups == 1)
  }

  @Test func `a view without a container has no objects`() throws {
    #expect(!ImageRenderer(content: Names(minimum: 2)).transcript().contains("Hill"))
  }
}
