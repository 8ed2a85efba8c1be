import OpenChartsDisplayList
import SwiftUI
import Testing

/// Names that apps use and their pictures.
@MainActor @Suite struct AppFolderSpellingTests {
  private func words(
    _ view: some View, width: CGFloat = 320, _ change: (inout EnvironmentValues) -> Void = { _ in }
  )
    -> [String]
  {
    Probe.tree(view, width: width, height: 480, change).draw().list.accessibility.map(\.label)
  }

  private struct Folder: Identifiable {
    let id: String
    var folders: [Folder]?
  }

  private var tree: [Folder] {
    [Folder(id: "Sources", folders: [Folder(id: "Views")]), Folder(id: "README")]
  }

  @Test("An outline shows its roots; those with children can be opened")
  func outlines() {
    #expect(words(OutlineGroup(tree, children: \.folders) { Text($0.id) }) == ["Sources", "README"])
    #expect(words(List(tree, children: \.folders) { Text($0.id) }) == ["Sources", "README"])
    let bound = OutlineGroup(Binding.constant(tree), children: \.folders) { $folder in Text(folder.id) }
    #expect(words(bound) == ["Sources", "README"])
    #expect(words(OutlineGroup(tree[0], id: \.id, children: \.folders) { Text($0.id) }) == ["Sources"])
    let root = OutlineGroup(Binding.constant(tree[0]), children: \.folders) { $folder in Text(folder.id) }
    #expect(words(root) == ["Sources"])
    let named = OutlineGroup(Binding.constant(tree[0]), id: \.id, children: \.folders) { $folder in
      Text(folder.id)
    }
    #expect(words(named) == ["Sources"])
  }

  @Test(
    "Bound collections make rows by a key path, and menus, fields and messages have their longer spellings")
  func longerSpellings() {
    let names = Binding.constant(["Tea", "Milk"])
    #expect(words(List(names, id: \.self) { $name in Text(name) }) == ["Tea", "Milk"])
    #expect(words(VStack { ForEach(names, id: \.self) { $name in Text(name) } }) == ["Tea", "Milk"])
    let title = "More"
    #expect(words(Menu(title, systemImage: "ellipsis") { Button("One") {} }).contains("More"))
    let field = TextField(title, text: .constant(""), prompt: Text("Prompt"), axis: .vertical)
    #expect(words(field) == ["More"])
    let message = ContentUnavailableView(title, image: "none", description: Text("Nothing"))
    #expect(words(message).contains("Nothing"))
  }

  private struct Size: View {
    @Environment(\.sizeCategory) private var category
    @Environment(\.colorScheme) private var scheme
    var body: some View {
      Text(verbatim: "\(category.isAccessibilityCategory) \(category > .large) \(scheme)")
    }
  }

  @Test("The older modifiers for text size and appearance set the current values")
  func olderNames() {
    #expect(words(Size().environment(\.sizeCategory, .accessibilityLarge)) == ["true true light"])
    #expect(words(Size().environment(\.dynamicTypeSize, .small).colorScheme(.dark)) == ["false false dark"])
    #expect(words(Size()) == ["false false light"])
  }

  @Test("A gesture with callbacks has the type of Apple's, whose value is the gesture's")
  func gestures() {
    func value<G: Gesture>(_ gesture: G) -> G.Value.Type { G.Value.self }
    let drag = DragGesture().onChanged { _ in }
    #expect(value(drag) == _ChangedGesture<DragGesture>.Value.self)
    #expect(value(drag.onEnded { _ in }) == DragGesture.Value.self)
    #expect(value(TapGesture().map { 1 }) == Int.self)
  }

  @Test(
    "The effect of a scroll transition, including a rotation in space, is drawn for the middle of the scroll view"
  )
  func scrollEffects() {
    let view = Color.red.frame(width: 20, height: 10).scrollTransition { effect, phase in
      effect.rotation3DEffect(.degrees(phase.isIdentity ? 60 : 0), axis: (x: 0, y: 1, z: 0)).brightness(0)
    }
    #expect(Probe.size(view) == CGSize(20, 10))
  }

  @Test("A view with the transition `blurReplace` is shown")
  func blurReplace() {
    #expect(words(Text("Here").transition(.blurReplace)) == ["Here"])
    #expect(words(Text("Here").transition(.blurReplace(.upUp))) == ["Here"])
    #expect(words(Text("Here").transition(AnyTransition(.blurReplace).combined(with: .slide))) == ["Here"])
  }

  private struct Tabs: TabContent {
    var body: some TabContent<Int> {
      Tab("One", systemImage: "1.circle", value: 1) { Text("First") }
      Tab("Two", systemImage: "2.circle", value: 2) { Text("Second") }.badge(3)
    }
  }

  @Test("A type with tabs as its body adds them to a tab view")
  func tabContent() {
    let view = TabView(selection: .constant(2)) {
      Tabs()
      Tab("Three", systemImage: "3.circle", value: 3) { Text("Third") }
    }
    #expect(words(view) == ["Second", "One", "Two", "Three"])
  }

  @Test("An inspector is a column at the trailing edge where there is room, otherwise a sheet")
  func inspectors() throws {
    let view = Color.red.inspector(isPresented: .constant(true)) { Color.blue.inspectorColumnWidth(200) }
    let wide = Probe.rects(view, width: 700, height: 300)
    #expect(try #require(wide.last) == CGRect(500, 0, 200, 300))
    #expect(
      words(Text("Main").inspector(isPresented: .constant(false)) { Text("Side") }, width: 700) == ["Main"])
    let narrow = PresentationHost(
      content: Text("Main").inspector(isPresented: .constant(true)) { Text("Side") })
    #expect(words(narrow).contains("Side"))
  }

  @Test("The detail of a split view with a prominent detail is as wide as the view")
  func splitStyles() {
    let view = NavigationSplitView {
      Text("Side")
    } detail: {
      Color.red
    }
    func width(_ view: some View) -> CGFloat? {
      Probe.rects(view, width: 800, height: 300).map(\.width).filter { $0 > 300 }.max()
    }
    #expect(width(view.navigationSplitViewStyle(.prominentDetail)) == 800)
    #expect(width(view.navigationSplitViewStyle(.balanced)) ?? 800 < 560)
  }

  @Test("A picker of several days marks the chosen days and reads them")
  func days() {
    let days: Set<DateComponents> = [
      DateComponents(year: 2026, month: 3, day: 4), DateComponents(year: 2026, month: 3, day: 9),
    ]
    let start = Calendar(identifier: .gregorian).date(from: DateComponents(year: 2026, month: 1, day: 1))!
    let view = MultiDatePicker("Days", selection: .constant(days), in: start...)
    let picker = Probe.tree(view, width: 320, height: 400).draw().list.accessibility.first
    #expect(picker?.label == "Days" && picker?.value.contains("2026") == true)
    // Days of other months are transparent and not square.
    let circles = Probe.rects(view, width: 320, height: 400).filter { abs($0.width - $0.height) < 1 }
    #expect(circles.count == 2)
  }

  private struct Searching: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View { Text(isSearching ? "Searching" : "Idle") }
  }

  @Test("A search that is presented is active, has a button to cancel it, and shows its suggestions")
  func searches() {
    func screen(_ isPresented: Bool) -> some View {
      NavigationStack {
        Searching().searchable(text: .constant(""), isPresented: .constant(isPresented), prompt: "Find")
      }
    }
    #expect(words(screen(false)).contains("Idle") && !words(screen(false)).contains("Cancel"))
    #expect(words(screen(true)).contains("Searching") && words(screen(true)).contains("Cancel"))
    let suggesting = NavigationStack {
      Searching().searchable(text: .constant(""), isPresented: .constant(true)).searchSuggestions {
        Text("Tea").searchCompletion("tea")
      }
    }
    #expect(words(suggesting).contains("Tea") && !words(suggesting).contains("Searching"))
    let older = NavigationStack {
      Searching().searchable(text: .constant(""), prompt: "Find") { Text("Tea").searchCompletion("tea") }
    }
    #expect(words(older).contains("Idle"))
  }

  private struct Opener: View {
    let log: ([Bool]) -> Void
    @Environment(\.openURL) private var openURL
    @Environment(\.openImmersiveSpace) private var openImmersiveSpace
    var body: some View {
      var results: [Bool] = []
      openURL(URL(string: "https://example.org/")!) { results.append($0) }
      openURL(URL(string: "shop://item")!) { results.append($0) }
      log(results)
      return Text("")
    }
  }

  @Test("An author's handler opens addresses, or leaves them to the session")
  func openURL() {
    var seen: [Bool] = []
    let view = Opener { seen = $0 }
      .environment(\.openURL, OpenURLAction { $0.scheme == "shop" ? .handled : .systemAction })
    _ = words(view)
    #expect(seen == [false, true])
    _ = words(view) { $0.openURL = OpenURLAction(system: { _ in true }) }
    #expect(seen == [true, true])
  }

  private struct Menus: App {
    var body: some Scene {
      WindowGroup { NavigationStack { NavigationLink("Link") { Text("") }.isDetailLink(false) } }
        .commands {
          SidebarCommands()
          CommandMenu("Chart") { Button("Refresh") {} }
          CommandGroup(replacing: .help) { Button("Help") {} }
        }
    }
  }

  @Test("An app with commands shows its window")
  func commands() { #expect(words(AppHost(app: Menus())).contains("Link")) }

  @Test("Modifiers whose changes alone are animated are drawn")
  func animatedBodies() {
    let view = Color.red.frame(width: 20, height: 10)
      .animation(.snappy(duration: 0.3)) { content in content.frame(width: 40) }
      .transaction({ $0.animation = nil }, body: { $0.padding(5) })
      .contentTransition(.symbolEffect(.replace.downUp)).symbolEffect(.scale.up, isActive: true)
    #expect(Probe.size(view) == CGSize(50, 20))
  }
}
