import OpenChartsDisplayList
import SwiftUI
import Testing

@MainActor @Suite struct ScrollGeometryTests {
  @MainActor private final class Log {
    var offsets: [CGFloat] = []
    var sizes: [CGSize] = []
  }

  private struct Rows: View {
    let log: Log
    @State private var position = ScrollPosition(edge: .top)
    var body: some View {
      VStack(spacing: 0) {
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<20) { Text("Row \($0)").frame(height: 50).id($0) } }
        }
        .scrollPosition($position)
        .scrollEdgeEffectStyle(.soft, for: .top)
        .onScrollGeometryChange(for: CGFloat.self) {
          $0.contentOffset.y
        } action: { _, new in
          log.offsets.append(new)
        }
        .onScrollGeometryChange(for: CGSize.self, of: { $0.contentSize }) { log.sizes.append($1) }
        .frame(height: 200)
        Button("End") { position.scrollTo(edge: .bottom) }
        Button("Fifth") { position.scrollTo(id: 5) }
        Button("Start") { position.scrollTo(y: 0) }
      }
    }
  }

  @Test("A program scrolls to edges, views and points, and reads the position")
  func positions() {
    let log = Log()
    let browser = Browser(Rows(log: log), width: 300, height: 400)
    #expect(log.offsets == [0] && log.sizes.map(\.height) == [1000])
    browser.use("End", "press")
    #expect(log.offsets.last == 800)
    browser.use("Fifth", "press")
    #expect(log.offsets.last == 250)
    browser.use("Start", "press")
    #expect(log.offsets.last == 0)
    // The same request again scrolls again.
    browser.use("End", "press")
    browser.use("End", "press")
    #expect(log.offsets.last == 800)
  }

  @Test("A position of a picture scrolls it")
  func picture() throws {
    let rows = ScrollView {
      VStack(spacing: 0) { ForEach(0..<20) { Text("Row \($0)").frame(height: 50) } }
    }
    .frame(width: 200, height: 100)
    let top = try ImageRenderer(content: rows.scrollPosition(.constant(ScrollPosition(edge: .top)))).svg()
    let end = try ImageRenderer(content: rows.scrollPosition(.constant(ScrollPosition(edge: .bottom)))).svg()
    let plain = try ImageRenderer(content: rows).svg()
    #expect(top == plain && end != top)
  }
}
