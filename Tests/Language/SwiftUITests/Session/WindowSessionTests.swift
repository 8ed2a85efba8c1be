import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct WindowSessionTests {
  private struct First: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
      VStack {
        Button("Help") { openWindow(id: "help") }
        Button("Seven") { openWindow(value: 7) }
        Button("Nothing") { openWindow(id: "nothing") }
      }
    }
  }

  private struct Help: View {
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      Text("How it works")
      Button("Close") { dismissWindow(id: "help") }
      Button("Done") { dismiss() }
      Button("This") { dismissWindow() }
    }
  }

  private struct Number: View {
    @Binding var value: Int?
    var body: some View { Button("More \(value ?? 0)") { value = (value ?? 0) + 1 } }
  }

  private struct Demo: App {
    var body: some Scene {
      WindowGroup { First() }
        .windowResizability(.contentSize).defaultSize(width: 400, height: 300)
      Window("Help", id: "help") { Help() }
      WindowGroup(for: Int.self) { Number(value: $0) }
    }
  }

  private func browser() -> Browser { Browser(AppHost(app: Demo())) }

  @Test func aWindowOpensOverTheFirstOnceAndCloses() {
    for way in ["Close", "Done", "This"] {
      let browser = browser()
      #expect(!browser.texts().contains("How it works"))
      browser.use("Help", "press")
      #expect(browser.texts().contains("How it works") && browser.control("Help") == nil)
      browser.use(way, "press")
      #expect(!browser.texts().contains("How it works") && browser.control("Help") != nil, "\(way)")
    }
  }

  @Test func aWindowForAValueKeepsItsOwnState() {
    let browser = browser()
    browser.use("Seven", "press")
    browser.use("More 7", "press")
    #expect(browser.control("More 8") != nil)
    browser.send("[\"escape\"]")
    #expect(browser.control("Seven") != nil)
    // A window opened for another value is another window.
    browser.use("Seven", "press")
    #expect(browser.control("More 7") != nil)
  }

  @Test func aWindowThatThereIsNotOpensNothing() {
    let browser = browser()
    browser.use("Nothing", "press")
    #expect(browser.control("Nothing") != nil)
  }
}
