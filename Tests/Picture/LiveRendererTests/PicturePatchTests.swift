import OpenChartsDisplayList
import Testing

@testable import OpenChartsLiveRenderer

@Suite struct PicturePatchTests {
  private func rect(_ x: Double) -> DisplayItem {
    .path(PathItem(VectorPath(Rect(x: x, y: 0, width: 10, height: 10)), fill: .color(.black)))
  }

  private func group(_ items: [DisplayItem], opacity: Double = 1) -> DisplayItem {
    var group = GroupItem(items, role: .plot(ChartID(0)))
    group.opacity = opacity
    return .group(group)
  }

  @Test("Equal drawings need no steps")
  func equal() {
    let items = [rect(0), group([rect(1), rect(2)])]
    #expect(PicturePatch(from: items, to: items).isEmpty)
  }

  @Test("Only the element that differs is sent, also within groups")
  func inner() {
    let patch = PicturePatch(
      from: [rect(0), group([rect(1), rect(2), rect(3)])], to: [rect(0), group([rect(1), rect(9), rect(3)])])
    #expect(patch.steps == [.replace([1, 1], with: PicturePatch.elements(of: [rect(9)]))])
  }

  @Test("Elements are inserted at their positions, and removed from the end")
  func lengths() {
    let more = PicturePatch(from: [rect(0), rect(3)], to: [rect(0), rect(1), rect(2), rect(3)])
    #expect(
      more.steps == [
        .insert([1], PicturePatch.elements(of: [rect(1)])),
        .insert([2], PicturePatch.elements(of: [rect(2)])),
      ])
    let less = PicturePatch(from: [rect(0), rect(1), rect(2), rect(3)], to: [rect(0), rect(3)])
    #expect(less.steps == [.remove([2]), .remove([1])])
  }

  @Test("A group with changed attributes keeps its children")
  func shell() {
    let patch = PicturePatch(from: [group([rect(1)])], to: [group([rect(1)], opacity: 0.5)])
    guard patch.steps.count == 1, case .reshape(let place, let text) = patch.steps[0] else {
      Issue.record("\(patch.steps)")
      return
    }
    #expect(place == [0])
    #expect(text.contains("opacity=\"0.5\""))
    #expect(!text.contains("<path"))
  }

  /// The browser's element tree after the steps, as text.
  private indirect enum Shown: Equatable {
    case element(String)
    case group(String, [Shown])

    init(_ item: DisplayItem) {
      guard case .group(var group) = item else {
        self = .element(PicturePatch.elements(of: [item]))
        return
      }
      let children = group.children.map(Shown.init)
      group.children = []
      self = .group(PicturePatch.elements(of: [.group(group)]), children)
    }

    static func parsed(_ text: String, _ all: [DisplayItem]) -> Shown? {
      func find(_ items: [DisplayItem]) -> Shown? {
        for item in items {
          if PicturePatch.elements(of: [item]) == text { return Shown(item) }
          if case .group(let group) = item, let found = find(group.children) { return found }
        }
        return nil
      }
      return find(all)
    }
  }

  private func apply(_ step: PicturePatch.Step, to shown: inout [Shown], _ all: [DisplayItem]) {
    func change(_ list: inout [Shown], _ place: ArraySlice<Int>, _ body: (inout [Shown], Int) -> Void) {
      guard let first = place.first else { return }
      if place.count == 1 { return body(&list, first) }
      guard case .group(let shell, var children) = list[first] else { return }
      change(&children, place.dropFirst(), body)
      list[first] = .group(shell, children)
    }
    switch step {
    case .replace(let place, let text):
      change(&shown, place[...]) { list, i in if let new = Shown.parsed(text, all) { list[i] = new } }
    case .insert(let place, let text):
      change(&shown, place[...]) { list, i in if let new = Shown.parsed(text, all) { list.insert(new, at: i) }
      }
    case .remove(let place): change(&shown, place[...]) { list, i in list.remove(at: i) }
    case .reshape(let place, let text):
      change(&shown, place[...]) { list, i in
        if case .group(_, let children) = list[i] { list[i] = .group(text, children) }
      }
    }
  }

  @Test("The steps turn any drawing into any other", arguments: 0..<200)
  func anyToAny(seed: Int) {
    var random = Generator(state: UInt64(seed) &* 0x9E37_79B9 &+ 7)
    func items(_ depth: Int) -> [DisplayItem] {
      (0..<Int.random(in: 0...5, using: &random)).map { _ in
        depth > 0 && Int.random(in: 0..<3, using: &random) == 0
          ? group(items(depth - 1), opacity: [1, 0.5][Int.random(in: 0...1, using: &random)])
          : rect(Double(Int.random(in: 0..<6, using: &random)))
      }
    }
    let (old, new) = (items(3), items(3))
    var shown = old.map(Shown.init)
    for step in PicturePatch(from: old, to: new).steps { apply(step, to: &shown, new) }
    #expect(shown == new.map(Shown.init))
  }

  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }
}
