import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct CommandSessionTests {
  private struct Rows: View {
    @State private var done = "none"
    var body: some View {
      VStack {
        Text("Row").frame(width: 200, height: 60)
          .swipeActions { Button("Delete", role: .destructive) { done = "deleted" } }
          .contextMenu { Button("Copy") { done = "copied" } }
        Text(verbatim: done)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  private func menu(_ browser: Browser) -> [String: Any]? {
    browser.controls.first { $0["r"] as? String == "menu" }
  }

  @Test("A view with commands has one button for them, by its name")
  func named() {
    let browser = Browser(Rows())
    #expect(browser.controls.count == 1)
    #expect(menu(browser)?["l"] as? String == "Row")
    browser.use("Row", "press")
    #expect(browser.controls.map { $0["l"] as? String } == ["Copy", "Delete"])
    browser.use("Delete", "press")
    #expect(browser.texts() == ["Row", "deleted"])
    #expect(browser.controls.count == 1)
  }

  @Test("A long press opens the commands; Escape and a tap outside close them")
  func touch() throws {
    let browser = Browser(Rows())
    let frame = try #require(menu(browser)?["f"] as? [Double])
    let (x, y) = (frame[0] + 20, frame[1] + 20)
    for leave in ["[\"escape\"]", ""] {
      browser.pointer("d", x, y, kind: "touch")
      browser.wait(0.6)
      browser.pointer("u", x, y, kind: "touch")
      #expect(browser.control("Copy") != nil)
      if leave.isEmpty { browser.tap(5, 5) } else { browser.send(leave) }
      #expect(browser.control("Copy") == nil)
    }
    browser.pointer("d", x, y)
    browser.wait(0.6)
    browser.pointer("u", x, y)
    #expect(browser.control("Copy") == nil)
  }

  private struct Fresh: View {
    let list: Bool
    @State private var count = 0
    var body: some View {
      ScrollView {
        ForEach(0..<(list ? 40 : 2), id: \.self) { Text(verbatim: "\($0) of \(count)").frame(height: 30) }
      }
      .refreshable { await add() }
    }
    @MainActor private func add() async { count += 1 }
  }

  private func finish(_ browser: Browser) async {
    for _ in 0..<50 {
      await Task.yield()
      browser.settle()
    }
  }

  @Test(
    "Pulling beyond the start refreshes, with a finger, the wheel or the button", arguments: [true, false])
  func refreshing(list: Bool) async {
    let browser = Browser(Fresh(list: list))
    #expect(browser.control("Refresh")?["r"] as? String == "refresh")
    browser.drag(from: (200, 20), to: (200, 150), kind: "touch")
    await finish(browser)
    #expect(browser.texts().contains("0 of 1"))
    browser.send("[\"wheel\",200,100,0,-120]")
    browser.send("[\"rest\",200,100]")
    await finish(browser)
    #expect(browser.texts().contains("0 of 2"))
    browser.use("Refresh", "press")
    await finish(browser)
    #expect(browser.texts().contains("0 of 3"))
    browser.drag(from: (200, 20), to: (200, 60), kind: "touch")
    browser.send("[\"wheel\",200,100,0,-20]")
    browser.send("[\"rest\",200,100]")
    await finish(browser)
    #expect(browser.texts().contains("0 of 3"))
  }

  private struct Reader: View {
    var asks = false
    var body: some View {
      ScrollViewReader { proxy in
        VStack {
          Button("Last") { proxy.scrollTo(39) }
          Button("Middle") { proxy.scrollTo("twenty", anchor: .center) }
          Button("Nowhere") { proxy.scrollTo("nobody") }
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<40, id: \.self) { row in
                if row == 20 {
                  Text(verbatim: "20").frame(height: 30).id("twenty")
                } else {
                  Text(verbatim: "\(row)").frame(height: 30)
                }
              }
            }
          }
          .frame(width: 200, height: 150)
        }
        .onAppear { if asks { proxy.scrollTo(39, anchor: .bottom) } }
      }
    }
  }

  private func place(_ text: String, _ browser: Browser) -> Double? {
    (browser.parts.first { $0["l"] as? String == text }?["f"] as? [Double])?[1]
  }

  @Test("A scroll reader scrolls to views by id, aligned at an anchor")
  func reading() throws {
    let browser = Browser(Reader())
    let top = try #require(place("0", browser))
    browser.use("Last", "press")
    #expect(place("39", browser) == top + 120)
    browser.use("Middle", "press")
    #expect(place("20", browser) == top + 60)
    browser.use("Nowhere", "press")
    #expect(place("20", browser) == top + 60)
  }

  @Test("In a picture a scroll reader scrolls to the position requested in `onAppear`")
  func still() throws {
    func top(_ asks: Bool) throws -> Double {
      let tree = ViewTree()
      tree.update(
        Reader(asks: asks), in: EnvironmentValues(), proposal: ProposedViewSize(width: 300, height: 300))
      return try #require(tree.draw().list.accessibility.first { $0.label == "39" }?.frame.y)
    }
    #expect(try top(false) - top(true) == 1_050)
  }
}
