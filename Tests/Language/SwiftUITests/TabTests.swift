import OpenChartsDisplayList
import SwiftUI
import Testing

@MainActor @Suite struct TabTests {
  private func words(_ view: some View) -> [String] {
    Probe.tree(view, width: 320, height: 480).draw().list.accessibility.map(\.label)
  }

  @Test("The search tab is last, with a magnifying glass and a label; sections add their tabs")
  func roles() {
    let view = TabView {
      Tab(role: .search) { Text("Find") }
      Tab("Home", systemImage: "house") { Text("Start") }
      TabSection("More") {
        Tab("Charts", systemImage: "chart.bar") { Text("Bars") }
      }
      Tab {
        Text("Own")
      } label: {
        Label("Label", systemImage: "star")
      }
    }
    #expect(words(view) == ["Start", "Home", "Charts", "Label", "Search"])
  }

  private enum Screen: Hashable { case home, charts, search }

  @Test("Values of tabs have the type of the selection")
  func values() {
    func view(_ screen: Screen) -> some View {
      TabView(selection: .constant(screen)) {
        Tab("Home", systemImage: "house", value: .home) { Text("Start") }
        TabSection("More") { Tab("Charts", systemImage: "chart.bar", value: .charts) { Text("Bars") } }
        Tab(value: .search, role: .search) { Text("Find") }
      }
    }
    #expect(words(view(.charts)).first == "Bars" && words(view(.search)).first == "Find")
  }

  @Test("An accessory is above the bar, if it is enabled")
  func accessory() {
    func view(_ isEnabled: Bool) -> some View {
      TabView { Tab("Home", systemImage: "house") { Text("Start") } }
        .tabViewBottomAccessory(isEnabled: isEnabled) { Text("Playing") }
        .tabBarMinimizeBehavior(.onScrollDown)
    }
    #expect(words(view(true)) == ["Start", "Playing", "Home"] && words(view(false)) == ["Start", "Home"])
  }

  @Test("The image of a tab is above its text, as in a label, and is not read beside it")
  func items() throws {
    /// The vertical distance between the text of a tab and the bottom of the picture.
    func rise<Item: View>(@ViewBuilder _ item: () -> Item) throws -> (word: String, distance: CGFloat) {
      let view = TabView { Color.red.tabItem(item) }
      let drawing = Probe.tree(view, width: 320, height: 480).draw().list
      let word = try #require(drawing.accessibility.last { $0.role == .tab }).label
      func texts(_ item: DisplayItem) -> [TextRun] {
        switch item {
        case .text(let run): [run]
        case .group(let group): group.children.flatMap(texts)
        default: []
        }
      }
      let run = try #require(drawing.items.flatMap(texts).last)
      return (word, 480 - run.origin.y)
    }
    let pair = try rise {
      Image(systemName: "house")
      Text("Home")
    }
    let label = try rise { Label("Home", systemImage: "house") }
    let text = try rise { Text("Home") }
    #expect(pair == label && pair.word == "Home")
    #expect(text.word == "Home" && text.distance > pair.distance)
  }
}
