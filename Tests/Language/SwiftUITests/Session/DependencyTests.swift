import Foundation
import OpenChartsViewCore
import SwiftUI
import Synchronization
import Testing

@MainActor @Suite struct DependencyTests {
  @MainActor final class Counter {
    var counts: [String: Int] = [:]
    func count(_ name: String) { counts[name, default: 0] += 1 }
    func taken() -> [String: Int] {
      defer { counts = [:] }
      return counts
    }
  }

  @Observable final class Model {
    var name = "a"
    var size = 1
  }

  final class Older: ObservableObject {
    @Published var value = 0
  }

  struct Leaf: View {
    let name: String
    let counter: Counter
    @State private var taps = 0
    var body: some View {
      counter.count(name)
      return Button("Tap \(name)") { taps += 1 }
    }
  }

  struct NameLabel: View {
    let model: Model
    let counter: Counter
    var body: some View {
      counter.count("name")
      return Text(verbatim: model.name)
    }
  }

  struct SizeLabel: View {
    let model: Model
    let counter: Counter
    var body: some View {
      counter.count("size")
      return Text(verbatim: "\(model.size)")
    }
  }

  struct OlderLabel: View {
    @ObservedObject var older: Older
    let counter: Counter
    var body: some View {
      counter.count("older")
      return Text(verbatim: "older \(older.value)")
    }
  }

  struct SchemeLabel: View {
    let counter: Counter
    @Environment(\.colorScheme) private var scheme
    var body: some View {
      counter.count("scheme")
      return Text(verbatim: "\(scheme)")
    }
  }

  struct Child: View {
    let counter: Counter
    @Binding var value: Int
    var body: some View {
      counter.count("child")
      return Text(verbatim: "value \(value)")
    }
  }

  struct Root: View {
    let counter: Counter
    let model: Model
    let older: Older
    @State private var value = 0
    var body: some View {
      counter.count("root")
      return VStack {
        Leaf(name: "one", counter: counter)
        Leaf(name: "two", counter: counter)
        NameLabel(model: model, counter: counter)
        SizeLabel(model: model, counter: counter)
        OlderLabel(older: older, counter: counter)
        SchemeLabel(counter: counter)
        Child(counter: counter, value: $value)
        Button("Add") { value += 1 }
      }
    }
  }

  @Test("A change evaluates the bodies that depend on it, and no others")
  func dependencies() {
    let (counter, model, older) = (Counter(), Model(), Older())
    let browser = Browser(Root(counter: counter, model: model, older: older), height: 500)
    #expect(
      counter.taken() == [
        "root": 1, "one": 1, "two": 1, "name": 1, "size": 1, "older": 1, "scheme": 1, "child": 1,
      ])
    browser.use("Tap one", "press")
    #expect(counter.taken() == ["one": 1])
    model.name = "b"
    browser.settle()
    #expect(counter.taken() == ["name": 1])
    #expect(browser.texts().contains("b"))
    older.value = 3
    browser.settle()
    #expect(counter.taken() == ["older": 1])
    #expect(browser.texts().contains("older 3"))
    browser.use("Add", "press")
    // The button's closure and the binding differ from the previous ones. The leaves do not change.
    #expect(counter.taken() == ["root": 1, "child": 1])
    #expect(browser.texts().contains("value 1"))
    browser.send("[\"look\",{\"w\":400,\"h\":500,\"dark\":true}]")
    #expect(counter.taken() == ["scheme": 1])
    #expect(browser.texts().contains("dark"))
    browser.send("[\"look\",{\"w\":300,\"h\":500,\"dark\":true}]")
    #expect(counter.taken().isEmpty)
  }

  @Test("The depth of the call of a change listener does not grow with the number of changes")
  func listening() {
    let flag = ChangeFlag()
    let places = Mutex<[UInt]>([])
    flag.notify {
      // The stack pointer measures the depth of calls.
      withUnsafeTemporaryAllocation(of: UInt.self, capacity: 1) { room in
        let place = UInt(bitPattern: room.baseAddress)
        places.withLock { $0.append(place) }
      }
    }
    for _ in 0..<1_000 {
      flag.set()
      flag.clear()
    }
    let heard = places.withLock { $0 }
    #expect(heard.count == 1_000)
    #expect(Set(heard).count == 1)
  }
}
