import Foundation
import OpenChartsPreviews
import SwiftUI
import Testing

@MainActor @Suite struct AppStorageTests {
  private enum Size: Int {
    case small = 1
    case large = 2
  }
  private enum Colour: String { case red, green }

  /// User defaults that only this test uses.
  private final class Store {
    let name = "opencharts-test-\(UUID().uuidString)"
    let defaults: UserDefaults
    init() throws { defaults = try #require(UserDefaults(suiteName: name)) }
    deinit { UserDefaults.standard.removePersistentDomain(forName: name) }
  }

  @Test("A value of each type is the default until it is set, also in other views with the key")
  func types() throws {
    let store = try Store()
    func check<Value: Equatable>(
      _ first: AppStorage<Value>, _ second: AppStorage<Value>, _ a: Value, _ b: Value
    ) {
      #expect(first.wrappedValue == a)
      first.wrappedValue = b
      #expect(first.wrappedValue == b)
      #expect(second.wrappedValue == b)
      second.projectedValue.wrappedValue = a
      #expect(first.projectedValue.wrappedValue == a)
    }
    let place = store.defaults
    check(
      AppStorage(wrappedValue: true, "a", store: place), AppStorage(wrappedValue: true, "a", store: place),
      true, false)
    check(
      AppStorage(wrappedValue: 3, "b", store: place), AppStorage(wrappedValue: 0, "b", store: place), 3, 4)
    check(
      AppStorage(wrappedValue: 0.5, "c", store: place), AppStorage(wrappedValue: 0, "c", store: place), 0.5,
      0.25)
    check(
      AppStorage(wrappedValue: "x", "d", store: place), AppStorage(wrappedValue: "", "d", store: place), "x",
      "y")
    let (one, two) = (Data([1]), Data([2]))
    check(
      AppStorage(wrappedValue: one, "e", store: place), AppStorage(wrappedValue: one, "e", store: place), one,
      two)
    let urls = (URL(fileURLWithPath: "/a"), URL(fileURLWithPath: "/b"))
    check(
      AppStorage(wrappedValue: urls.0, "f", store: place),
      AppStorage(wrappedValue: urls.0, "f", store: place), urls.0,
      urls.1)
    check(
      AppStorage(wrappedValue: Size.small, "g", store: place),
      AppStorage(wrappedValue: Size.small, "g", store: place),
      .small, .large)
    check(
      AppStorage(wrappedValue: Colour.red, "h", store: place),
      AppStorage(wrappedValue: Colour.red, "h", store: place),
      .red, .green)
  }

  @Test("An optional is `nil` until it is set, and `nil` again after its removal")
  func optionals() throws {
    let store = try Store()
    let place = store.defaults
    func check<Value: Equatable>(_ storage: AppStorage<Value?>, _ value: Value, _ key: String) {
      #expect(storage.wrappedValue == nil)
      storage.wrappedValue = value
      #expect(storage.wrappedValue == value)
      storage.wrappedValue = nil
      #expect(storage.wrappedValue == nil)
      #expect(place.object(forKey: key) == nil)
    }
    check(AppStorage<Bool?>("a", store: place), true, "a")
    check(AppStorage<Int?>("b", store: place), 7, "b")
    check(AppStorage<Double?>("c", store: place), 0.5, "c")
    check(AppStorage<String?>("d", store: place), "text", "d")
  }

  @Test("A value of another type that another program has written is ignored")
  func otherForm() throws {
    let store = try Store()
    store.defaults.set("seven", forKey: "count")
    store.defaults.set("blue", forKey: "colour")
    #expect(AppStorage(wrappedValue: 3, "count", store: store.defaults).wrappedValue == 3)
    #expect(AppStorage(wrappedValue: Colour.green, "colour", store: store.defaults).wrappedValue == .green)
  }

  @Test("Setting the value updates the view and other views with the same key")
  func views() throws {
    struct Shown: View {
      @AppStorage<Int> var count: Int
      var body: some View { Text("It is \(count)") }
    }
    struct Sample: View {
      @AppStorage<Int> var count: Int
      let store: UserDefaults
      var body: some View {
        VStack {
          Button("Add") { count += 1 }
          Shown(count: AppStorage(wrappedValue: 0, "count", store: store))
        }
      }
    }
    let store = try Store()
    let browser = Browser(
      Sample(count: AppStorage(wrappedValue: 0, "count", store: store.defaults), store: store.defaults))
    #expect(browser.texts() == ["It is 0"])
    browser.use("Add", "press")
    #expect(browser.texts() == ["It is 1"])
    #expect(store.defaults.integer(forKey: "count") == 1)
  }

  @Test("A view that sets values in its body comes to rest after they are set")
  func setInBody() async throws {
    struct Sample: View {
      @AppStorage<String> var zone: String
      @State var list = [1]
      func text() -> String {
        zone = "40"
        list = [1, 2]
        return "zone"
      }
      var body: some View {
        VStack {
          Text(text())
          Text(zone)
          Text("\(list.count)")
        }
      }
    }
    let store = try Store()
    let sample = Sample(zone: AppStorage(wrappedValue: "", "zone", store: store.defaults))
    let scene = await ImageRenderer(content: sample).settledScene()
    #expect(scene.diagnostics.isEmpty, "\(scene.diagnostics)")
    #expect(store.defaults.string(forKey: "zone") == "40")
  }
}
