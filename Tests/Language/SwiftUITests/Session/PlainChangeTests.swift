import Foundation
import SwiftUI
import Testing

/// Changes without an animation, during another animation.
@MainActor @Suite struct PlainChangeTests {
  private struct Sample: View {
    @State private var width: CGFloat = 0
    @State private var count = 0
    @State private var isThere = false
    var body: some View {
      VStack(alignment: .leading) {
        Button("Grow") { withAnimation(.linear(duration: 1)) { width = 100 } }
        Button("Count") { count += 1 }
        Button("Quietly") { withTransaction(Transaction(animation: nil)) { count += 1 } }
        Button("Come") { isThere = true }
        Text(verbatim: "Counted \(count)")
        Color.red.frame(width: width, height: 10)
        if isThere { Color.blue.frame(width: 33, height: 10) }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  /// Returns the drawing sent during an action.
  private func sent(_ browser: Browser, _ action: () -> Void) -> String {
    let count = browser.messages.count
    action()
    return browser.messages.dropFirst(count).flatMap { message in
      (message["patch"] as? [[Any]] ?? []).compactMap { $0.last as? String }
    }.joined()
  }

  @Test(
    "A text that changes during an animation appears at once, and no picture shows two texts",
    arguments: ["Count", "Quietly"])
  func words(label: String) {
    let browser = Browser(Sample())
    browser.use("Grow", "press")
    browser.wait(0.3)
    let text = sent(browser) { browser.use(label, "press") }
    #expect(text.contains("Counted 1"))
    #expect(!text.contains("Counted 0"))
    #expect(!text.contains("opacity"))
    // The text does not move during the rest of the animation.
    let rest = sent(browser) { for _ in 0..<5 { browser.wait(0.1) } }
    #expect(!rest.contains("Counted"))
  }

  @Test("An animation in progress continues with its own timing")
  func rest() {
    /// Returns the width of the bar in the last sent picture.
    func width(_ text: String) -> Double? {
      text.matches(of: /h([0-9.]+)v10/).last.flatMap { Double($0.output.1) }
        ?? text.matches(of: /width="([0-9.]+)" height="10"/).last.flatMap { Double($0.output.1) }
    }
    let browser = Browser(Sample())
    browser.use("Grow", "press")
    #expect(width(sent(browser) { browser.wait(0.25) }) == 25)
    browser.use("Count", "press")
    #expect(width(sent(browser) { browser.wait(0.25) }) == 50)
    browser.use("Count", "press")
    #expect(width(sent(browser) { browser.wait(0.25) }) == 75)
    #expect(width(sent(browser) { browser.wait(0.3) }) == 100)
    let count = browser.messages.count
    browser.wait(1)
    #expect(browser.messages.dropFirst(count).allSatisfy { $0["patch"] == nil })
  }

  @Test("A view inserted without an animation appears at once, fully opaque")
  func coming() {
    let browser = Browser(Sample())
    browser.use("Grow", "press")
    browser.wait(0.3)
    let text = sent(browser) { browser.use("Come", "press") }
    #expect(text.contains("33"))
    #expect(!text.contains("opacity"))
  }
}
