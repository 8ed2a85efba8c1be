import Charts
import Observation
import SwiftUI
import Synchronization
import Testing

@testable import CoreData

@MainActor struct FetchRequestTests {
  private struct Lengths: View {
    @FetchRequest(
      sortDescriptors: [NSSortDescriptor(keyPath: \Trip.start, ascending: true)],
      predicate: NSPredicate(format: "length > %d", 0), animation: .default)
    private var trips: FetchedResults<Trip>

    var body: some View {
      Chart(trips) { BarMark(x: .value("Trip", $0.name ?? ""), y: .value("Length", $0.length)) }
        .frame(width: 300, height: 200)
    }
  }

  private struct Names: View {
    @FetchRequest(sortDescriptors: [SortDescriptor(\.name, order: .reverse)])
    private var trips: FetchedResults<Trip>
    @FetchRequest(sortDescriptors: []) private var stops: FetchedResults<Stop>

    var body: some View {
      Text(trips.map { $0.name ?? "" }.joined(separator: ", "))
      Text("\(stops.count) stops")
    }
  }

  private struct Sections: View {
    @SectionedFetchRequest(
      sectionIdentifier: \.days, sortDescriptors: [NSSortDescriptor(key: "days", ascending: false)])
    private var sections: SectionedFetchResults<Int16, Trip>

    var body: some View {
      ForEach(sections) { section in
        Text("\(section.id): \(section.map { $0.name ?? "" }.joined())")
      }
    }
  }

  private func transcript(_ view: some View, _ container: NSPersistentContainer) -> String {
    ImageRenderer(content: view.environment(\.managedObjectContext, container.viewContext)).transcript()
  }

  @Test func `a chart draws the fetched objects`() throws {
    let text = transcript(Lengths(), try filledContainer())
    #expect(text.contains("dunes") && text.contains("Baltic") && !text.contains("Alps"))
  }

  @Test func `a view has all objects of a class, unsaved ones too`() throws {
    let container = try filledContainer()
    Trip(context: container.viewContext).name = "Zug"
    let text = transcript(Names(), container)
    #expect(text.contains("Zug, ") && text.contains("2 stops"))
  }

  @Test func `sections have the objects of one value`() throws {
    let text = transcript(Sections(), try filledContainer())
    #expect(text.contains("3: dunes") && text.contains("0: Alps"))
  }

  @Test(arguments: ["insert", "delete", "change", "save"])
  func `readers of objects are notified of changes`(change: String) throws {
    let context = try filledContainer().viewContext
    let trip = try #require(context.fetch(Trip.fetchRequest() as NSFetchRequest<Trip>).last)
    if change == "save" { trip.length = 5 }
    let count = Atomic(0)
    withObservationTracking {
      let lengths = context.fetchedOrNone(Trip.fetchRequest() as NSFetchRequest<Trip>).map(\.length)
      #expect(lengths.count == 4)
    } onChange: {
      count.add(1, ordering: .relaxed)
    }
    switch change {
    case "insert": _ = Trip(context: context)
    case "delete": context.delete(trip)
    case "change": trip.name = "Elbe"
    default: try context.save()
    }
    #expect(count.load(ordering: .relaxed) == 1)
  }

  @Test func `a view without a context has no objects`() {
    #expect(ImageRenderer(content: Names()).transcript().contains("0 stops"))
  }
}
