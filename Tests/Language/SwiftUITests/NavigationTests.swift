import OpenChartsDisplayList
import SwiftUI
import Testing

@MainActor @Suite struct NavigationTests {
  private func texts(_ view: some View, width: CGFloat = 320) -> [String] {
    let list = Probe.tree(view, width: width, height: 480).draw().list.accessibility
    return list.flatMap { [$0.label, $0.value].filter { !$0.isEmpty } }
  }

  @Test func aStackShowsTheScreenThatItsPathLeadsTo() {
    func stack(_ path: [Int]) -> some View {
      NavigationStack(path: .constant(path)) {
        Text("Root").navigationTitle("Home")
          .navigationDestination(for: Int.self) { Text("Screen \($0)").navigationTitle("Title \($0)") }
      }
    }
    #expect(texts(stack([])) == ["Home", "Root"])
    #expect(texts(stack([4])) == ["Home", "Title 4", "Screen 4"])
    #expect(texts(stack([4, 5])) == ["Title 4", "Title 5", "Screen 5"])
  }

  @Test func aLinkPushesAndTheWayBackPops() {
    var path = NavigationPath()
    let view = NavigationStack(path: Binding(get: { path }, set: { path = $0 })) {
      NavigationLink("Go", value: 7)
        .navigationDestination(for: Int.self) { Text("Screen \($0)") }
    }
    func tap() {
      let hits = Probe.tree(view, width: 320, height: 480).draw().gestures
      for ended in hits.first?.gesture.ended ?? [] { ended(()) }
    }
    tap()
    #expect(path.count == 1)
    #expect(texts(view).last == "Screen 7")
    tap()
    #expect(path.isEmpty)
  }

  @Test func aLinkWithAViewKeepsItsPlaceInTheStack() {
    let tree = ViewTree()
    let view = NavigationStack { NavigationLink("Go") { Text("There") } }
    let offer = ProposedViewSize(width: 320, height: 480)
    tree.update(view, in: EnvironmentValues(), proposal: offer)
    for ended in tree.draw().gestures.last?.gesture.ended ?? [] { ended(()) }
    tree.update(view, in: EnvironmentValues(), proposal: offer)
    #expect(tree.draw().list.accessibility.map(\.label) == ["Back", "There"])
  }

  @Test func aStackInAStackShowsItsTitleAndItsItemsOnce() {
    let view = NavigationStack {
      NavigationStack {
        Text("Root").navigationTitle("Home")
          .toolbar { ToolbarItem(placement: .primaryAction) { Button("Add") {} } }
      }
    }
    #expect(texts(view).sorted() == ["Add", "Home", "Root"])
  }

  @Test func aScreenStillHidesTheBarOfTheTabsAroundItsStack() {
    func tabs(_ visibility: Visibility) -> some View {
      TabView {
        NavigationStack { Text("One").toolbar(visibility, for: .tabBar) }.tabItem { Text("First") }
        Text("Two").tabItem { Text("Second") }
      }
      .tabViewStyle(.sidebarAdaptable)
    }
    #expect(texts(tabs(.visible)).contains("Second"))
    #expect(!texts(tabs(.hidden)).contains("Second"))
  }

  @Test func itemsOfAToolbarGoToTheirPlaces() {
    let view = NavigationStack {
      Text("Root").navigationTitle("T").navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("L") {} }
          ToolbarItem(placement: .primaryAction) { Button("R") {} }
          ToolbarItem(placement: .bottomBar) { Button("B") {} }
          ToolbarItem(placement: .keyboard) { Button("K") {} }
        }
    }
    let nodes = Probe.tree(view, width: 320, height: 480).draw().list.accessibility
    func at(_ label: String) -> Rect? { nodes.first { $0.label == label }?.frame }
    #expect((at("L")?.minX ?? 99) < 20 && (at("R")?.maxX ?? 0) > 300 && (at("B")?.minY ?? 0) > 430)
    #expect(at("K") == nil && at("T")?.midX == 160)
  }

  @Test func aHiddenBarIsNotThere() {
    let view = NavigationStack { Text("Root").navigationTitle("T").toolbar(.hidden, for: .navigationBar) }
    #expect(texts(view) == ["Root"])
  }

  @Test func tabsShowTheChosenScreenAndAllLabels() {
    func tabs(_ choice: Int) -> some View {
      TabView(selection: .constant(choice)) {
        Text("One").tabItem { Label("A", systemImage: "house") }.tag(1)
        Text("Two").tabItem { Label("B", systemImage: "star") }.tag(2)
      }
    }
    #expect(texts(tabs(1)) == ["One", "A", "selected", "B"])
    #expect(texts(tabs(2)) == ["Two", "A", "B", "selected"])
    #expect(texts(tabs(2).tabViewStyle(.page)) == ["Two", "Page", "2 of 2"])
    #expect(texts(tabs(2).tabViewStyle(.page(indexDisplayMode: .never))) == ["Two"])
  }

  @Test func aSplitViewShowsOneColumnWhereThereIsNoRoom() {
    let view = NavigationSplitView {
      Text("Side")
    } detail: {
      Text("Detail")
    }
    #expect(texts(view, width: 320) == ["Side"])
    #expect(texts(view, width: 800) == ["Side", "Detail"])
  }

  @Test func whatIsPresentedLiesOverThePictureAndHidesItFromReaders() {
    func said(_ view: some View) -> [String] {
      let renderer = ImageRenderer(content: view)
      renderer.proposedSize = ProposedViewSize(width: 300, height: 400)
      return renderer.transcript().split(separator: "\n").map(String.init)
    }
    let below = Text("Below").frame(maxWidth: .infinity, maxHeight: .infinity)
    #expect(said(below.sheet(isPresented: .constant(false)) { Text("Sheet") }) == ["Below."])
    #expect(said(below.sheet(isPresented: .constant(true)) { Text("Sheet") }) == ["Sheet."])
    #expect(said(below.fullScreenCover(isPresented: .constant(true)) { Text("Cover") }) == ["Cover."])
    #expect(
      said(
        below.alert("Sure?", isPresented: .constant(true)) {
          Button("Yes") {}
        } message: {
          Text("Really")
        })
        == ["Sure?", "Really.", "Yes."])
    #expect(said(below.alert(isPresented: .constant(true)) { Alert(title: Text("Old")) }) == ["Old.", "OK."])
    #expect(
      said(
        below.confirmationDialog("Choose", isPresented: .constant(true), titleVisibility: .visible) {
          Button("One") {}
        }) == ["Choose.", "One."])
  }

  @Test func aSheetStandsAsHighAsItsDetentAndInTheAppearanceOfItsPresenter() throws {
    func svg(_ detent: PresentationDetent) throws -> String {
      let view = Color.white.sheet(isPresented: .constant(true)) {
        Color.red.presentationDetents([detent])
      }
      let renderer = ImageRenderer(content: view.environment(\.colorScheme, .dark))
      renderer.proposedSize = ProposedViewSize(width: 100, height: 200)
      return try renderer.svg()
    }
    #expect(try svg(.height(50)) != svg(.medium))
    #expect(try svg(.fraction(0.5)) == svg(.medium))
  }

  /// The strings that are drawn in a stack whose root and pushed screen have these titles.
  private func drawn(back: String, title: String) -> [String] {
    func strings(_ item: DisplayItem) -> [String] {
      switch item {
      case .text(let run): [run.span.string]
      case .group(let group): group.children.flatMap(strings)
      case .path, .rects, .symbols, .scene, .image: []
      }
    }
    let view = NavigationStack(path: .constant([1])) {
      Text("Root").navigationTitle(back).navigationDestination(for: Int.self) { _ in
        Text("Screen").navigationTitle(title)
      }
    }
    return Probe.tree(view, width: 393, height: 600).draw().list.items.flatMap(strings)
  }

  @Test func aLongBackTitleBecomesAnArrowInsteadOfCoveringTheTitle() {
    #expect(drawn(back: "Home", title: "Interactions").contains("Home"))
    let long = "A rather long title here, really"
    let short = drawn(back: long, title: "Interactions")
    #expect(short.contains("Interactions") && !short.contains(long))
  }

  @Test func contentWiderThanTheScreenExtendsBeyondBothSidesAndLeavesTheBarAlone() {
    let view = NavigationStack { Color.red.frame(width: 440, height: 40).navigationTitle("Wide") }
    #expect(Probe.size(view, width: 400, height: 600) == CGSize(400, 600))
    let rects = Probe.rects(view, width: 400, height: 600)
    #expect(rects.contains { $0.minX == -20 && $0.width == 440 })
    #expect(Probe.size(view).width == 440)
  }

  @Test func aTitleBesideWideButtonsMovesToTheFreeSpaceInOneLine() throws {
    let view = NavigationStack {
      Color.red.frame(height: 40).toolbar {
        ToolbarItem(placement: .principal) { Color.blue.frame(width: 100, height: 20) }
        ToolbarItem(placement: .cancellationAction) { Color.green.frame(width: 50, height: 20) }
        ToolbarItem(placement: .confirmationAction) { Color.green.frame(width: 150, height: 20) }
      }
    }
    let items = Probe.rects(view, width: 400, height: 600).filter { $0.height == 20 }
    let title = try #require(items.first { $0.width == 100 })
    // The bar has 368 points within its margins: the title ends 8 points before the trailing button.
    #expect(abs(title.maxX - (400 - 16 - 150 - 8)) < 0.001)
    #expect(items.contains { $0.minX == 16 && $0.width == 50 })
  }
}
