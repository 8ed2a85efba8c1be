import OpenChartsDisplayList
import SwiftUI
import Testing

@MainActor @Suite struct TabTests {
  private func words(_ view: some View) -> [String] {
    Probe.tree(view, width: 320, height: 480).draw().list.accessibility.map(\.label)
  }

  @Test("The tab of search is the last, with a magnifying glass and its word; sections add their tabs")
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

  @Test("An accessory stands above the bar, if it is enabled")
  func accessory() {
    func view(_ isEnabled: Bool) -> some View {
      TabView { Tab("Home", systemImage: "house") { Text("Start") } }
        .tabViewBottomAccessory(isEnabled: isEnabled) { Text("Playing") }
        .tabBarMinimizeBehavior(.onScrollDown)
    }
    #expect(words(view(true)) == ["Start", "Playing", "Home"] && words(view(false)) == ["Start", "Home"])
  }
}
