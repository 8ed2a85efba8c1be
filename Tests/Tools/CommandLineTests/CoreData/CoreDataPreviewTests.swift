import Foundation
import Testing

@testable import OpenChartsCommandLineTool

/// Apps that keep their data with Core Data.
extension FolderPreviewTests {
  private func model(_ name: String, _ entities: String) throws {
    try file(
      "\(name).xcdatamodeld/\(name).xcdatamodel/contents",
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<model sourceLanguage=\"Swift\">\n\(entities)\n</model>\n")
  }

  @Test func theTemplateOfXcodeDrawsItsItems() throws {
    try model(
      "Sample",
      """
      <entity name="Item" representedClassName="Item" syncable="YES" codeGenerationType="class">
          <attribute name="timestamp" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
      </entity>
      """)
    try file("Persistence.swift", Self.persistence)
    try file("ContentView.swift", Self.contentView)
    try file(
      "SampleApp.swift",
      """
      import SwiftUI

      @main
      struct SampleApp: App {
          let persistenceController = PersistenceController.shared

          var body: some Scene {
              WindowGroup {
                  ContentView()
                      .environment(\\.managedObjectContext, persistenceController.container.viewContext)
              }
          }
      }
      """)
    let result = preview()
    #expect(result.error == [] && result.out == ["ContentView.txt"], "\(result)")
    let text = picture("ContentView")
    #expect(text.contains("Select an item") && text.contains("Add Item"), "\(text)")
    // The template makes ten items.
    #expect(text.split(separator: "\n").count { $0.contains("/") } >= 10, "\(text)")
  }

  @Test func chartsDrawObjectsOfClassesInTheSources() throws {
    try model(
      "Shop",
      """
      <entity name="Sale" representedClassName="Sale" syncable="YES">
          <attribute name="amount" attributeType="Double" defaultValueString="0.0" usesScalarValueType="YES"/>
          <attribute name="day" attributeType="String"/>
          <relationship name="shop" optional="YES" maxCount="1" destinationEntity="Shop" inverseName="sales"/>
      </entity>
      <entity name="Shop" representedClassName="Shop" syncable="YES" codeGenerationType="category">
          <attribute name="name" optional="YES" attributeType="String"/>
          <relationship name="sales" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Sale"
            inverseName="shop"/>
      </entity>
      """)
    try file(
      "Sale.swift",
      """
      import CoreData

      @objc(Sale)
      public class Sale: NSManagedObject, Identifiable {
          @nonobjc public class func fetchRequest() -> NSFetchRequest<Sale> {
              return NSFetchRequest<Sale>(entityName: "Sale")
          }
          @NSManaged public var amount: Double
          @NSManaged public var day: String
          @NSManaged public var shop: Shop?
      }

      public class Shop: NSManagedObject {}
      """)
    try file(
      "SalesView.swift",
      """
      import Charts
      import SwiftUI

      struct SalesView: View {
          @FetchRequest(
              entity: Sale.entity(), sortDescriptors: [NSSortDescriptor(keyPath: \\Sale.day, ascending: true)],
              predicate: NSPredicate(format: "shop.name ==[c] %@ AND amount > %d", "corner", 1))
          var sales: FetchedResults<Sale>

          var body: some View {
              Chart(sales) { BarMark(x: .value("Day", $0.day), y: .value("Amount", $0.amount)) }
          }
      }

      struct SalesView_Previews: PreviewProvider {
          static var previews: some View {
              let container = NSPersistentContainer(
                  name: "Shop",
                  managedObjectModel: NSManagedObjectModel(
                      contentsOf: Bundle.main.url(forResource: "Shop", withExtension: "momd")!)!)
              container.loadPersistentStores { _, _ in }
              let context = container.viewContext
              let shop = Shop(context: context)
              shop.name = "Corner"
              for (day, amount) in [("Mon", 3.0), ("Tue", 5), ("Wed", 1)] {
                  let sale = Sale(context: context)
                  sale.day = day
                  sale.amount = amount
                  shop.addToSales(sale)
              }
              try! context.save()
              return SalesView().environment(\\.managedObjectContext, context)
          }
      }
      """)
    let result = preview()
    #expect(result.error == [] && result.out == ["SalesView.txt"], "\(result)")
    let text = picture("SalesView")
    #expect(text.contains("Mon") && text.contains("Tue") && !text.contains("Wed"), "\(text)")
  }

  private static let persistence = """
    import CoreData

    struct PersistenceController {
        static let shared = PersistenceController()

        @MainActor
        static let preview: PersistenceController = {
            let result = PersistenceController(inMemory: true)
            let viewContext = result.container.viewContext
            for _ in 0..<10 {
                let newItem = Item(context: viewContext)
                newItem.timestamp = Date()
            }
            do {
                try viewContext.save()
            } catch {
                let nsError = error as NSError
                fatalError("Unresolved error \\(nsError), \\(nsError.userInfo)")
            }
            return result
        }()

        let container: NSPersistentContainer

        init(inMemory: Bool = false) {
            container = NSPersistentContainer(name: "Sample")
            if inMemory {
                container.persistentStoreDescriptions.first!.url = URL(fileURLWithPath: "/dev/null")
            }
            container.loadPersistentStores(completionHandler: { (storeDescription, error) in
                if let error = error as NSError? {
                    fatalError("Unresolved error \\(error), \\(error.userInfo)")
                }
            })
            container.viewContext.automaticallyMergesChangesFromParent = true
        }
    }
    """

  private static let contentView = """
    import SwiftUI
    import CoreData

    struct ContentView: View {
        @Environment(\\.managedObjectContext) private var viewContext

        @FetchRequest(
            sortDescriptors: [NSSortDescriptor(keyPath: \\Item.timestamp, ascending: true)],
            animation: .default)
        private var items: FetchedResults<Item>

        var body: some View {
            NavigationView {
                List {
                    ForEach(items) { item in
                        NavigationLink {
                            Text("Item at \\(item.timestamp!, formatter: itemFormatter)")
                        } label: {
                            Text(item.timestamp!, formatter: itemFormatter)
                        }
                    }
                    .onDelete(perform: deleteItems)
                }
                .toolbar {
                    ToolbarItem(placement: .navigationBarTrailing) {
                        EditButton()
                    }
                    ToolbarItem {
                        Button(action: addItem) {
                            Label("Add Item", systemImage: "plus")
                        }
                    }
                }
                Text("Select an item")
            }
        }

        private func addItem() {
            withAnimation {
                let newItem = Item(context: viewContext)
                newItem.timestamp = Date()

                do {
                    try viewContext.save()
                } catch {
                    let nsError = error as NSError
                    fatalError("Unresolved error \\(nsError), \\(nsError.userInfo)")
                }
            }
        }

        private func deleteItems(offsets: IndexSet) {
            withAnimation {
                offsets.map { items[$0] }.forEach(viewContext.delete)

                do {
                    try viewContext.save()
                } catch {
                    let nsError = error as NSError
                    fatalError("Unresolved error \\(nsError), \\(nsError.userInfo)")
                }
            }
        }
    }

    private let itemFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .short
        formatter.timeStyle = .medium
        return formatter
    }()

    #Preview {
        ContentView().environment(\\.managedObjectContext, PersistenceController.preview.container.viewContext)
    }
    """
}
