import OpenChartsDisplayList
import SwiftUI
import Testing

extension View {
  fileprivate func named(_ name: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(name).accessibilityHint("Opens it").accessibilityAddTraits(.isHeader)
      .accessibilityHidden(false)
  }
}

/// A view whose state shows whether it is the same view as before.
private struct Steps: View {
  let isHidden: Bool
  var body: some View { Counter().accessibilityHidden(isHidden) }

  private struct Counter: View {
    @State private var count = 1
    var body: some View { Text("count \(count)").onAppear { count += 1 } }
  }
}

/// The type of views with accessibility modifiers.
@MainActor @Suite struct AccessibilitySpellingTests {
  private func elements(_ view: some View) -> [AccessibilityNode] {
    Probe.tree(view, width: 200, height: 100).draw().list.accessibility
  }

  @Test func aFunctionCanReturnTheTypeOfAViewWithOneAttachment() throws {
    let node = try #require(elements(Color.red.frame(width: 9, height: 9).named(Text("Sales"))).first)
    #expect(node.label == "Sales" && node.hint == "Opens it" && node.role == .heading)
    let modifier = Text("a").accessibilityLabel("Letter").modifier
    #expect(elements(Text("b").modifier(modifier)).map(\.label) == ["Letter"])
  }

  @Test func aViewThatIsHiddenFromScreenReadersIsTheSameView() {
    let tree = ViewTree()
    defer { tree.dismantle() }
    let size = ProposedViewSize(width: 200, height: 100)
    tree.update(Steps(isHidden: false), in: EnvironmentValues(), proposal: size)
    #expect(tree.draw().list.accessibility.map(\.label) == ["count 2"])
    tree.update(Steps(isHidden: true), in: EnvironmentValues(), proposal: size)
    #expect(tree.draw().list.accessibility.isEmpty)
    tree.update(Steps(isHidden: false), in: EnvironmentValues(), proposal: size)
    #expect(tree.draw().list.accessibility.map(\.label) == ["count 2"])
  }
}
