import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct ScrollSessionTests {
  /// Twenty rows of 40 points in a window of 100 points.
  private struct Rows: View {
    var isMarked = true
    var isHorizontal = false
    var body: some View {
      let layout = isHorizontal ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
      ScrollView(isHorizontal ? .horizontal : .vertical) {
        layout {
          ForEach(0..<20, id: \.self) { Text(verbatim: "\($0)").frame(width: 40, height: 40) }
        }
        .scrollTargetLayout(isEnabled: isMarked)
      }
      .frame(width: 100, height: 100)
    }
  }

  /// Returns the scroll offset of the content, relative to an arbitrary origin.
  private func offset(_ browser: Browser, along axis: Int = 1) throws -> Double {
    let first = try #require(browser.parts.first { $0["l"] as? String == "0" }?["f"] as? [Double])
    return -first[axis]
  }

  private func wheel(_ browser: Browser, _ dx: Double = 0, _ dy: Double = 0) {
    browser.send("[\"wheel\",200,150,\(dx),\(dy)]")
    browser.send("[\"rest\",200,150]")
  }

  @Test("A disabled scroll view keeps its position, and ignores wheel, fingers and keyboard")
  func disabled() throws {
    for isDisabled in [false, true] {
      let browser = Browser(Rows().scrollDisabled(isDisabled))
      let start = try offset(browser)
      let scrolls = browser.messages.compactMap { $0["scrolls"] as? [[Double]] }.last ?? []
      #expect(scrolls.count == (isDisabled ? 0 : 1))
      wheel(browser, 0, 50)
      #expect(try offset(browser) - start == (isDisabled ? 0 : 50))
      browser.drag(from: (200, 150), to: (200, 120), kind: "touch")
      #expect(try (offset(browser) - start == 0) == isDisabled)
    }
    let nested = Browser(Rows().scrollDisabled(false).scrollDisabled(true))
    let start = try offset(nested)
    wheel(nested, 0, 50)
    #expect(try offset(nested) == start)
  }

  @Test("Indicators show which part of the content is visible, unless they are hidden")
  func indicators() throws {
    func rows(_ showsIndicators: Bool = true) -> some View {
      ScrollView(.vertical, showsIndicators: showsIndicators) { Color.blue.frame(width: 100, height: 400) }
        .frame(width: 100, height: 100)
    }
    func last(_ browser: Browser) -> [[Double]] {
      browser.messages.compactMap { $0["indicators"] as? [[Double]] }.last ?? []
    }
    let browser = Browser(rows())
    #expect(last(browser) == [[150, 100, 100, 100, 2, 0, 0.25, 0]])
    wheel(browser, 0, 100)
    #expect(last(browser) == [[150, 100, 100, 100, 2, 0.25, 0.5, 0]])
    #expect(last(Browser(rows().scrollIndicators(.visible))).first?.last == 1)
    #expect(last(Browser(rows().scrollIndicators(.visible, axes: .horizontal))).first?.last == 0)
    #expect(last(Browser(rows().scrollIndicators(.hidden))) == [])
    #expect(last(Browser(rows().scrollIndicators(.never, axes: .vertical))) == [])
    #expect(last(Browser(rows(false))) == [])
    // Content that fits has no indicator.
    #expect(last(Browser(ScrollView { Text("a") }.frame(width: 100, height: 100))) == [])
  }

  @Test("A scroll reader also scrolls a view that users cannot scroll")
  func disabledReader() throws {
    let browser = Browser(
      ScrollViewReader { proxy in
        VStack {
          Button("Go") { proxy.scrollTo(19) }
          ScrollView { VStack(spacing: 0) { ForEach(0..<20, id: \.self) { Text(verbatim: "\($0)") } } }
            .frame(width: 100, height: 100).scrollDisabled(true)
        }
      })
    let before = try #require(browser.parts.first { $0["l"] as? String == "0" }?["f"] as? [Double])
    browser.use("Go", "press")
    let after = try #require(browser.parts.first { $0["l"] as? String == "0" }?["f"] as? [Double])
    #expect(after[1] < before[1] - 50)
  }

  @Test("View-aligned scrolls end at the nearest view", arguments: [false, true])
  func aligned(isHorizontal: Bool) throws {
    let axis = isHorizontal ? 0 : 1
    func scroll(_ browser: Browser, _ distance: Double) {
      wheel(browser, isHorizontal ? distance : 0, isHorizontal ? 0 : distance)
    }
    let browser = Browser(Rows(isHorizontal: isHorizontal).scrollTargetBehavior(.viewAligned))
    let start = try offset(browser, along: axis)
    for (distance, place) in [(50.0, 40.0), (25, 80), (15, 80), (-95, 0), (10_000, 700), (-15, 680)] {
      scroll(browser, distance)
      #expect(try offset(browser, along: axis) - start == place)
    }
    let free = Browser(Rows(isMarked: false, isHorizontal: isHorizontal).scrollTargetBehavior(.viewAligned))
    scroll(free, 50)
    #expect(try offset(free, along: axis) - start == 50)
  }

  @Test("Paging scrolls move by at most one page")
  func paging() throws {
    let browser = Browser(Rows().scrollTargetBehavior(.paging))
    let start = try offset(browser)
    for (distance, place) in [(60.0, 100.0), (350, 200), (30, 200), (-90, 100)] {
      wheel(browser, 0, distance)
      #expect(try offset(browser) - start == place)
    }
    // If a finger is lifted while moving, scrolling continues.
    browser.drag(from: (200, 180), to: (200, 150), kind: "touch")
    #expect(try offset(browser) - start == 200)
  }

  @Test("A custom behaviour receives the start of the scroll")
  func own() throws {
    struct Back: ScrollTargetBehavior {
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        target.rect = context.originalTarget.rect
      }
    }
    let browser = Browser(Rows().scrollTargetBehavior(Back()))
    let start = try offset(browser)
    wheel(browser, 0, 50)
    #expect(try offset(browser) == start)
  }
}
