import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct MotionSessionTests {
  private struct Bar: View {
    @State private var height: CGFloat = 50
    @State private var isDone = false
    var body: some View {
      VStack {
        Button("Grow") { withAnimation(.linear(duration: 1)) { height = 150 } }
        Button("Cut") { height = 100 }
        Button("Tell") {
          withAnimation(.linear(duration: 1)) {
            height = 20
          } completion: {
            isDone = true
          }
        }
        Text(verbatim: isDone ? "done" : "not done")
        Rectangle().fill(.red).frame(width: 40, height: height)
      }
      .frame(height: 250, alignment: .top)
    }
  }

  @Test("withAnimation sends the frames of the animation, and then none")
  func animated() {
    let browser = Browser(Bar(), height: 400)
    let count = browser.messages.count
    browser.use("Grow", "press")
    for _ in 0..<10 { browser.wait(0.1) }
    let frames = browser.messages.dropFirst(count).filter { $0["patch"] != nil }.count
    #expect(frames >= 9)
    let after = browser.messages.count
    browser.wait(1)
    browser.wait(1)
    #expect(browser.messages.count == after)
  }

  @Test("Animations that start on appearing are shown from their start")
  func appearing() {
    struct Sample: View {
      @State private var height: CGFloat = 20
      var body: some View {
        Rectangle().fill(.red).frame(width: 40, height: height)
          .onAppear { withAnimation(.linear(duration: 1)) { height = 120 } }
      }
    }
    let browser = Browser(Sample(), height: 400)
    let count = browser.messages.count
    for _ in 0..<12 { browser.wait(0.1) }
    #expect(browser.messages.dropFirst(count).filter { $0["patch"] != nil }.count >= 9)
    let still = Browser(Sample(), height: 400, look: ",\"motion\":true")
    let before = still.messages.count
    for _ in 0..<12 { still.wait(0.1) }
    #expect(still.messages.dropFirst(before).allSatisfy { $0["patch"] == nil })
  }

  @Test("Without an animation, and with reduced motion, a change is one picture")
  func cut() {
    for (label, look) in [("Cut", ""), ("Grow", ",\"motion\":true")] {
      let browser = Browser(Bar(), height: 400, look: look)
      let count = browser.messages.count
      browser.use(label, "press")
      for _ in 0..<10 { browser.wait(0.1) }
      #expect(browser.messages.dropFirst(count).filter { $0["patch"] != nil }.count == 1)
    }
  }

  @Test("A completion runs when its animation has ended")
  func completion() {
    let browser = Browser(Bar(), height: 400)
    browser.use("Tell", "press")
    browser.wait(0.5)
    #expect(browser.texts() == ["not done"])
    browser.wait(0.6)
    #expect(browser.texts() == ["done"])
  }

  @Test("animation(_:value:) animates the changes of its value alone")
  func value() {
    struct Sample: View {
      @State private var width: CGFloat = 40
      @State private var height: CGFloat = 40
      var body: some View {
        VStack {
          Button("Wide") { width += 40 }
          Button("High") { height += 40 }
          Rectangle().frame(width: width, height: height).animation(.linear(duration: 1), value: width)
        }
      }
    }
    let browser = Browser(Sample(), height: 400)
    var count = browser.messages.count
    browser.use("High", "press")
    for _ in 0..<5 { browser.wait(0.1) }
    #expect(browser.messages.count == count + 1)
    count = browser.messages.count
    browser.use("Wide", "press")
    for _ in 0..<5 { browser.wait(0.1) }
    #expect(browser.messages.count >= count + 5)
  }

  @Test("A new target during an animation is reached")
  func retargeting() {
    let browser = Browser(Bar(), height: 400)
    browser.use("Grow", "press")
    browser.wait(0.4)
    browser.use("Cut", "press")
    for _ in 0..<20 { browser.wait(0.1) }
    let count = browser.messages.count
    browser.use("Cut", "press")
    // The view is already at its final position, so there is no change to show.
    #expect(browser.messages.count == count)
  }
}
