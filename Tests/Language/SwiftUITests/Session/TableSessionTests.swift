import Foundation
import OpenChartsDisplayList
import SwiftUI
import Testing

@MainActor @Suite struct TableSessionTests {
  private struct Person: Identifiable, Equatable {
    let id: Int
    let name: String
    let age: Int
  }

  @Observable final class Choice {
    var one: Int?
    var order: [Int] = []
  }

  private struct People: View {
    let choice: Choice
    @State private var order = [KeyPathComparator(\Person.name)]
    private let people = [
      Person(id: 1, name: "Bea", age: 40), Person(id: 2, name: "Ann", age: 7),
      Person(id: 3, name: "Cy", age: 7),
    ]

    var body: some View {
      @Bindable var choice = choice
      let rows = people.sorted(using: order)
      Table(rows, selection: $choice.one, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Age", value: \.age) { Text("\($0.age)") }
        TableColumn("Note") { _ in Text("-") }
      }
      .onChange(of: order, initial: true) { choice.order = rows.map(\.id) }
    }
  }

  private func press(_ label: String, in browser: Browser) { browser.use(label, "press") }

  @Test(
    "A tap on a heading sorts by its column, a second tap reverses the order, and the previous column becomes secondary"
  )
  func sorting() throws {
    let choice = Choice()
    let browser = Browser(People(choice: choice))
    #expect(choice.order == [2, 1, 3])
    #expect(browser.control("Age") != nil && browser.control("Note") == nil)
    press("Age", in: browser)
    #expect(choice.order == [2, 3, 1])
    press("Age", in: browser)
    #expect(choice.order == [1, 2, 3])
    press("Name", in: browser)
    #expect(choice.order == [2, 1, 3])
    press("Name", in: browser)
    #expect(choice.order == [3, 1, 2])
  }

  @Test("A tap on a row selects it")
  func selection() throws {
    let choice = Choice()
    let browser = Browser(People(choice: choice))
    browser.tap(60, 60)
    #expect(choice.one == 2)
    browser.tap(60, 100)
    #expect(choice.one == 1)
  }

  @Test("The sorted column has an arrow for the direction, with a label")
  func arrow() throws {
    func table(_ order: [KeyPathComparator<Person>]) -> some View {
      Table([Person(id: 1, name: "Ann", age: 3)], sortOrder: .constant(order)) {
        TableColumn("Name", value: \.name)
        TableColumn("Age", value: \.age) { Text("\($0.age)") }
      }
      .frame(width: 300, height: 100)
    }
    let words = ImageRenderer(content: table([KeyPathComparator(\.age, order: .reverse)])).transcript()
    #expect(words.contains("Sorted by Age, descending") && !words.contains("Sorted by Name"))
    let up = try ImageRenderer(content: table([KeyPathComparator(\.age)])).svg()
    let down = try ImageRenderer(content: table([KeyPathComparator(\.age, order: .reverse)])).svg()
    let none = try ImageRenderer(content: table([])).svg()
    #expect(Set([up, down, none]).count == 3)
  }

  @Test("Rows come from a builder too")
  func rows() {
    let people = [Person(id: 1, name: "Ann", age: 3), Person(id: 2, name: "Bea", age: 4)]
    let table = Table(of: Person.self) {
      TableColumn("Name", value: \.name)
    } rows: {
      TableRow(Person(id: 0, name: "First", age: 0))
      ForEach(people) { TableRow($0) }
    }
    let words = ImageRenderer(content: table.frame(width: 300, height: 300)).transcript()
    for name in ["First", "Ann", "Bea"] { #expect(words.contains(name)) }
  }
}
