import SwiftUI
import Testing

private struct Counter: View {
  @State private var count = 3
  var step = 1
  @Environment(\.colorScheme) var scheme
  var body: some View {
    Text(verbatim: "\(count) \(scheme)").onAppear { count += step }
  }
}

private struct Row: View {
  let name: String
  @State private var first = ""
  var body: some View {
    Text(verbatim: "\(name) was \(first)").onAppear { if first.isEmpty { first = name } }
  }
}

@Observable private final class Model {
  var value = 1
}

private final class OldModel: ObservableObject {
  @Published var value = 1
}

private struct ModelView: View {
  @Environment(Model.self) var model
  @EnvironmentObject var old: OldModel
  var body: some View {
    Text(verbatim: "\(model.value) \(old.value)").onAppear {
      if model.value == 1 { model.value = 5 }
      if old.value == 1 { old.value = 7 }
    }
  }
}

private struct Doubled: ViewModifier {
  @State private var times = 2
  func body(content: Content) -> some View {
    VStack { ForEach(0..<times, id: \.self) { _ in content } }
  }
}

@MainActor @Suite struct StateTests {
  @Test func whatAppearingChangesShows() {
    #expect(Probe.texts(Counter()) == ["4 light."])
  }

  @Test func equalViewsKeepStateOfTheirOwn() {
    #expect(
      Probe.texts(
        VStack {
          Counter()
          Counter(step: 2)
        }) == ["4 light.", "5 light."])
  }

  @Test func theEnvironmentReachesDownOnly() {
    let view = VStack {
      Counter().environment(\.colorScheme, .dark)
      Counter()
    }
    #expect(Probe.texts(view) == ["4 dark.", "4 light."])
  }

  @Test func thePreferredSchemeHoldsForTheWholePicture() {
    #expect(
      Probe.texts(
        VStack {
          Counter()
          Counter().preferredColorScheme(.dark)
        })
        == ["4 dark.", "4 dark."])
  }

  @Test func stateFollowsTheIdsOfForEach() {
    let tree = ViewTree()
    func names(_ names: [String]) -> [String] {
      tree.update(
        VStack { ForEach(names, id: \.self) { Row(name: $0) } }, in: EnvironmentValues(),
        proposal: .unspecified)
      return tree.draw().list.accessibility.map(\.label)
    }
    #expect(names(["a", "b"]) == ["a was a", "b was b"])
    #expect(names(["b", "c", "a"]) == ["b was b", "c was c", "a was a"])
  }

  @Test func anotherIdStartsAfresh() {
    let tree = ViewTree()
    func label(_ name: String, id: Int) -> [String] {
      tree.update(Row(name: name).id(id), in: EnvironmentValues(), proposal: .unspecified)
      return tree.draw().list.accessibility.map(\.label)
    }
    #expect(label("a", id: 1) == ["a was a"])
    #expect(label("b", id: 1) == ["b was a"])
    #expect(label("c", id: 2) == ["c was c"])
    #expect(label("d", id: 1) == ["d was d"])
  }

  @Test func observedObjectsOfBothKindsAreReadAgainWhenTheyChange() {
    let view = ModelView().environment(Model()).environmentObject(OldModel())
    #expect(Probe.texts(view) == ["5 7."])
  }

  @Test func modifiersHaveStateAndRepeatTheirContent() {
    #expect(Probe.texts(Text("a").modifier(Doubled())) == ["a.", "a."])
  }

  @Test func bindingsReachThePartsOfAValue() {
    var point = CGPoint(x: 1, y: 2)
    let binding = Binding(get: { point }, set: { point = $0 })
    binding.x.wrappedValue = 7
    #expect(point == CGPoint(x: 7, y: 2))
    #expect(Binding<Int?>(.constant(3)).wrappedValue == 3)
    #expect(Binding<Int>(Binding<Int?>.constant(nil)) == nil)
  }

  @Test func aConditionKeepsThePlaceOfWhatFollows() {
    func view(_ on: Bool) -> some View {
      VStack {
        if on { Text("on") } else { Text("off") }
        Counter()
      }
    }
    let tree = ViewTree()
    tree.update(view(true), in: EnvironmentValues(), proposal: .unspecified)
    tree.update(view(false), in: EnvironmentValues(), proposal: .unspecified)
    #expect(tree.draw().list.accessibility.map(\.label) == ["off", "4 light"])
  }

  @Test func renderingTwiceGivesEqualLists() {
    let view = VStack {
      Counter()
      Color.red
      Text("b").padding().opacity(0.5)
    }
    let renderer = ImageRenderer(content: view)
    #expect(renderer.scene().list == renderer.scene().list)
  }
}

extension Binding<Int>? {
  fileprivate static func == (a: Self, b: Int?) -> Bool { a?.wrappedValue == b }
}
