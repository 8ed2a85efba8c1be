import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct SceneStorageTests {
  private enum Span: String { case week, year }

  private struct Shown: View {
    @SceneStorage("span") var span = Span.week
    @SceneStorage("count") var count = 0
    var body: some View { Text("\(span.rawValue) \(count)") }
  }

  private struct Sample: View {
    @SceneStorage("span") private var span: Span = .week
    @SceneStorage("count") private var count = 0
    @SceneStorage("note") private var note: String?
    var body: some View {
      VStack {
        Button("Longer") {
          span = .year
          $count.wrappedValue += 1
          note = "x"
        }
        Shown()
        if let note { Text(note) }
      }
    }
  }

  @Test("All views of a window share a value, and another window has its own")
  func sharing() {
    let browser = Browser(Sample())
    #expect(browser.texts() == ["week 0"])
    browser.use("Longer", "press")
    #expect(browser.texts() == ["year 1", "x"])
    #expect(Browser(Sample()).texts() == ["week 0"])
    #expect(ImageRenderer(content: Sample()).transcript().contains("week 0"))
  }
}
