import SwiftUI
import Testing

/// The keyboard focus in a live session. The last change wins, whether the program or the user made it.
@MainActor @Suite struct KeyboardSessionTests {
  private struct Form: View {
    @State private var name = ""
    @State private var ticks = 0
    @FocusState private var isNaming: Bool

    var body: some View {
      VStack {
        TextField("Name", text: $name).focused($isNaming)
        Button("Name it") { isNaming = true }
        Button("Done") { isNaming = false }
        Button("Tick") { ticks += 1 }
        Text("\(ticks) ticks, \(isNaming ? "naming" : "idle")")
      }
    }
  }

  private struct Board: View {
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack {
        Text("Board").focusable().focused($isFocused)
        Button("Skipped") {}.focusable(false)
        Button("Plain") {}.focusable()
        Text(isFocused ? "playing" : "idle")
      }
    }
  }

  private let browser = Browser(Form())

  @Test("A focusable view without a control can have the focus")
  func focusableView() {
    let browser = Browser(Board())
    #expect(browser.control("Board")?["r"] as? String == "focus")
    #expect(browser.texts().contains("idle"))
    browser.use("Board", "focus", "true")
    #expect(browser.texts().contains("playing"))
    browser.use("Board", "focus", "false")
    #expect(browser.texts().contains("idle"))
  }

  @Test("A control of a view that is not focusable is not in the tab order; another one is there once")
  func skippedControl() {
    let browser = Browser(Board())
    #expect(browser.control("Skipped")?["skip"] as? Bool == true)
    #expect(browser.controls.filter { $0["l"] as? String == "Plain" }.count == 1)
    #expect(browser.control("Plain")?["skip"] == nil)
  }

  /// Returns the focus requests that the session sent to the browser, in order.
  private func asked(_ name: String) -> [Int] { browser.messages.compactMap { $0[name] as? Int } }

  @Test("A program moves the keyboard focus once per request")
  func asking() throws {
    let field = try #require(browser.control("Name")?["k"] as? Int)
    browser.use("Name it", "press")
    #expect(asked("focus") == [field])
    browser.use("Name", "focus", "true")
    #expect(browser.texts().contains("0 ticks, naming"))
    // A new picture does not move the focus back, because the user may have moved it.
    browser.use("Tick", "press")
    #expect(browser.texts().contains("1 ticks, naming"))
    #expect(asked("focus") == [field])
    browser.use("Name", "focus", "false")
    browser.use("Tick", "focus", "true")
    #expect(browser.texts().contains("1 ticks, idle"))
    #expect(asked("focus") == [field])
    browser.use("Name it", "press")
    #expect(asked("focus") == [field, field])
    #expect(asked("blur").isEmpty)
  }

  @Test("A program removes the keyboard focus from a field")
  func taking() throws {
    let field = try #require(browser.control("Name")?["k"] as? Int)
    browser.use("Name", "focus", "true")
    #expect(asked("focus").isEmpty)
    browser.use("Done", "press")
    #expect(asked("blur") == [field])
    browser.use("Tick", "press")
    #expect(asked("blur") == [field])
  }

  @Test("A reconnected browser gets the keyboard focus that it had")
  func returning() throws {
    let field = try #require(browser.control("Name")?["k"] as? Int)
    browser.use("Name it", "press")
    browser.send("[\"hello\",{\"w\":400,\"h\":300},null]")
    #expect(asked("focus") == [field, field])
  }
}
