import Charts
import SwiftUI

/// Generates a random tree of views from all containers, controls and modifiers that affect accessibility or interaction.
@MainActor struct TreeGrower {
  private var numbers: SeededNumbers
  /// The number of views so far, to limit the size of the tree.
  private var count = 0

  init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

  private mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &numbers) < share }
  private mutating func roll(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &numbers) }

  /// Returns a text: ordinary words, or unusual ones.
  private mutating func words() -> String {
    let all = [
      "Volume", "Größe", "", " ", "A & B", "<b>", "\"quoted\"", "مستوى", "音量", "👩‍👩‍👧", "two\nlines", "'", "]]>",
      "\u{0}",
      "\u{7}", "\u{202E}right", "e\u{301}", "</script>", "100%", "a\u{2028}b", "\\n",
      String(repeating: "long ", count: 30),
    ]
    return chance(0.5) ? all[0] : all[roll(all.count)]
  }

  mutating func view(depth: Int) -> AnyView {
    count += 1
    let view = depth < 4 && count < 40 && chance(depth == 0 ? 1 : 0.55) ? container(depth) : leaf(depth)
    return modified(view, depth)
  }

  private mutating func children(_ depth: Int) -> [AnyView] {
    (0..<(depth == 0 ? 3 + roll(3) : roll(4))).map { _ in view(depth: depth + 1) }
  }

  /// Returns the child views of a view; there may be none.
  private mutating func content(_ depth: Int) -> some View {
    let views = children(depth)
    return ForEach(views.indices, id: \.self) { views[$0] }
  }

  // MARK: - Containers

  private mutating func container(_ depth: Int) -> AnyView {
    let inner = content(depth)
    let title = words()
    switch roll(24) {
    case 0: return AnyView(VStack { inner })
    case 1: return AnyView(HStack { inner })
    case 2: return AnyView(ZStack { inner })
    case 3: return AnyView(Form { inner }.frame(minHeight: 120))
    case 4: return AnyView(List { inner }.frame(minHeight: 120))
    case 5: return AnyView(Section(title) { inner })
    case 6: return AnyView(GroupBox(title) { inner })
    case 7: return AnyView(ScrollView { inner }.frame(height: 90))
    case 8: return AnyView(ScrollView(.horizontal) { HStack { inner } }.frame(height: 60))
    case 9: return AnyView(Grid { GridRow { inner } })
    case 10: return AnyView(LazyVGrid(columns: [GridItem(), GridItem()]) { inner })
    case 11: return AnyView(TabView { inner.tabItem { Text(title) } }.frame(height: 140))
    case 12: return AnyView(NavigationStack { VStack { inner }.navigationTitle(title) }.frame(height: 140))
    case 13, 14: return AnyView(LabeledContent(title) { inner })
    case 15:
      let label = view(depth: depth + 1)
      return AnyView(
        LabeledContent {
          inner
        } label: {
          label
        })
    case 16: return AnyView(TreeDisclosure(title: title, content: AnyView(inner)))
    case 17: return AnyView(ViewThatFits { inner })
    case 18: return AnyView(Group { inner })
    case 19: return AnyView(List { Section(title) { inner } }.frame(minHeight: 120))
    case 20:
      return AnyView(TreePicker(title: title, kind: roll(5), options: (0..<roll(4)).map { _ in words() }))
    case 21: return AnyView(Menu(title) { inner })
    case 22: return AnyView(TreeSheet(title: title, content: AnyView(inner), kind: roll(4)))
    default:
      return AnyView(
        Menu {
          inner
        } label: {
          Label(title, systemImage: "gear")
        })
    }
  }

  // MARK: - Controls

  private mutating func leaf(_ depth: Int) -> AnyView {
    let title = words()
    switch roll(22) {
    case 0: return AnyView(Text(title))
    case 1: return AnyView(Image(systemName: ["star", "heart.fill", "no.such.symbol"][roll(3)]))
    case 2: return AnyView(TreeButton(title: title))
    case 3: return AnyView(TreeToggle(title: title))
    case 4: return AnyView(TreeSlider(title: title, steps: chance(0.5)))
    case 5: return AnyView(TreeStepper(title: title))
    case 6: return AnyView(TreeDate(title: title, kind: roll(4)))
    case 7: return AnyView(TreeField(title: title, kind: roll(4)))
    case 8: return AnyView(ProgressView(value: Double(roll(11)) / 10))
    case 9: return AnyView(ProgressView(title))
    case 10: return AnyView(Gauge(value: Double(roll(11)) / 10) { Text(title) })
    case 11: return AnyView(Link(title, destination: URL(fileURLWithPath: "/\(roll(9))")))
    case 12: return AnyView(TreeColor(title: title))
    case 13: return AnyView(Label(title, systemImage: "bolt"))
    case 14: return AnyView(Divider())
    case 15: return AnyView(Spacer())
    case 16: return AnyView(EmptyView())
    case 17: return AnyView(NavigationLink(title) { Text(title) })
    case 18: return AnyView(TreeChart(count: roll(5), selects: chance(0.5)))
    case 19: return AnyView(Color.red.frame(width: 20, height: 10))
    case 20: return AnyView(ContentUnavailableView(title, systemImage: "tray"))
    default: return AnyView(Text(title).font(.title).accessibilityAddTraits(.isHeader))
    }
  }

  // MARK: - Modifiers

  private mutating func modified(_ view: AnyView, _ depth: Int) -> AnyView {
    guard chance(0.45) else { return view }
    let title = words()
    switch roll(19) {
    case 0: return AnyView(view.accessibilityElement(children: .combine))
    case 1: return AnyView(view.accessibilityElement(children: .contain).accessibilityLabel(title))
    case 2: return AnyView(view.accessibilityElement(children: .ignore).accessibilityLabel(title))
    case 3: return AnyView(view.accessibilityLabel(title))
    case 4: return AnyView(view.accessibilityHidden(true))
    case 5: return AnyView(view.disabled(true))
    case 6: return AnyView(view.contextMenu { Button(title) {} })
    case 7: return AnyView(view.onTapGesture {})
    case 8: return AnyView(view.opacity(0.5).blur(radius: 1))
    case 9: return AnyView(view.rotationEffect(.degrees(30)).scaleEffect(0.5))
    case 10: return AnyView(view.overlay { Text(title) }.clipShape(Capsule()))
    case 11: return AnyView(view.padding(8).background(.yellow.gradient))
    case 12:
      return AnyView(view.shadow(radius: 3).frame(width: CGFloat(roll(200)), height: CGFloat(roll(80))))
    case 13: return AnyView(view.accessibilityAddTraits([.isButton, .isSelected]))
    case 14: return AnyView(view.accessibilityRemoveTraits(.isButton).accessibilityValue(title))
    case 15: return AnyView(view.environment(\.layoutDirection, .rightToLeft))
    case 16: return AnyView(view.swipeActions { Button(title) {} })
    case 17: return AnyView(view.refreshable {})
    default: return AnyView(view.mask { Circle() }.transition(.slide))
    }
  }
}
