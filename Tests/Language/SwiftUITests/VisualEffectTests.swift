import SwiftUI
import Testing

@MainActor @Suite struct VisualEffectTests {
  private var square: some View { Rectangle().frame(width: 40, height: 20) }

  @Test func aVisualEffectKnowsTheGeometryAndLeavesTheLayout() throws {
    let moved = square.visualEffect { content, proxy in content.offset(x: proxy.size.width, y: 3).opacity(0.5)
    }
    #expect(Probe.size(moved) == CGSize(width: 40, height: 20))
    guard case .group(let outer) = try #require(Probe.tree(moved).draw().list.items.first),
      case .group(let inner) = try #require(outer.children.first)
    else {
      Issue.record("no groups")
      return
    }
    #expect(outer.opacity == 0.5)
    #expect(inner.transform.tx == 40 && inner.transform.ty == 3)
  }

  @Test func aScrollTransitionIsThatOfTheMiddle() {
    let view = square.scrollTransition { content, phase in content.scaleEffect(phase.isIdentity ? 1 : 0.5) }
    #expect(Probe.rects(view) == Probe.rects(square))
  }

  @Test func aRotationInSpaceNarrowsOrFlattensTheView() throws {
    func scale(_ axis: (x: CGFloat, y: CGFloat, z: CGFloat)) throws -> (Double, Double) {
      let items = Probe.tree(square.rotation3DEffect(.degrees(60), axis: axis)).draw().list.items
      guard case .group(let group) = try #require(items.first) else { return (0, 0) }
      return (group.transform.a, group.transform.d)
    }
    let (narrow, flat) = (try scale((0, 1, 0)), try scale((1, 0, 0)))
    #expect(abs(narrow.0 - 0.5) < 1e-9 && narrow.1 == 1)
    #expect(flat.0 == 1 && abs(flat.1 - 0.5) < 1e-9)
  }
}
