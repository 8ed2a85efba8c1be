import SwiftUI
import Testing

/// Views under the bars of navigation stacks and tab views.
@MainActor @Suite struct SafeAreaTests {
  private let whole = CGRect(0, 0, 200, 300)

  private func rects(_ view: some View) -> [CGRect] { Probe.rects(view, width: 200, height: 300) }

  private func countOfWhole(_ view: some View) -> Int { rects(view).filter { $0 == whole }.count }

  @Test func aColourThatIgnoresTheSafeAreaRunsUnderTheTitle() {
    func screen(_ back: some View) -> some View {
      NavigationStack {
        ZStack {
          back
          Text("a")
        }.navigationTitle("T")
      }
    }
    #expect(countOfWhole(screen(Color.yellow.ignoresSafeArea())) == countOfWhole(screen(Color.yellow)) + 1)
    #expect(
      countOfWhole(screen(Color.yellow.ignoresSafeArea(.keyboard))) == countOfWhole(screen(Color.yellow)))
    let texts = Probe.texts(screen(Color.yellow.ignoresSafeArea()))
    #expect(texts.count == 2 && texts[0].hasPrefix("T"))
  }

  @Test func theTitleIsDrawnOverIt() throws {
    let view = NavigationStack { Color.yellow.ignoresSafeArea().navigationTitle("T") }
    let items = Probe.tree(view, width: 200, height: 300).draw().list.items
    let last = try #require(items.last)
    guard case .text = last else {
      Issue.record("the last item is not the title")
      return
    }
  }

  @Test func aBackgroundStyleRunsUnderBarsAndABackgroundViewDoesNot() {
    func screen(_ form: some View) -> some View {
      NavigationStack { form.navigationTitle("T").navigationBarTitleDisplayMode(.inline) }
    }
    let form = Form { Text("a") }.scrollContentBackground(.hidden)
    let styled = countOfWhole(screen(form.background(Color.yellow)))
    let layered = countOfWhole(screen(form.background { Color.yellow }))
    #expect(styled == layered + 1)
    #expect(countOfWhole(screen(form.background(Color.yellow, ignoresSafeAreaEdges: .bottom))) == layered)
  }

  @Test func aBackgroundThatDoesNotTouchABarKeepsItsSize() {
    let view = NavigationStack {
      Color.clear.frame(height: 20).background(Color.yellow).navigationTitle("T")
    }
    #expect(rects(view).filter { $0.height == 20 }.count == 2)
  }

  @Test func aColourRunsUnderTheTabBarAndUnderBothBarsOfAStackInATab() {
    let tab = TabView {
      ZStack {
        Color.yellow.ignoresSafeArea()
        Text("a")
      }.tabItem { Label("A", systemImage: "star") }
    }
    #expect(rects(tab).contains(whole))
    let both = TabView {
      NavigationStack { ScrollView { Text("a") }.background(Color.yellow).navigationTitle("T") }
        .tabItem { Label("A", systemImage: "star") }
    }
    #expect(rects(both).contains(whole))
  }

  @Test func contentThatScrollsStaysBelowTheBar() {
    let view = NavigationStack {
      ScrollView { Color.yellow.frame(height: 30).ignoresSafeArea() }.navigationTitle("T")
    }
    #expect(rects(view).contains { $0.height == 30 && $0.minY > 0 })
  }
}
