import DisplayList
import Synchronization
import Testing

@Suite("Elements that are made when somebody asks") struct DeferredElementsTests {
  private static func element(_ x: Double) -> AccessibilityNode {
    AccessibilityNode(role: .mark, label: "a", frame: Rect(x: x, y: 2, width: 1, height: 1))
  }

  private final class Calls: Sendable {
    let count = Atomic(0)
  }

  private func chart(_ calls: Calls) -> AccessibilityNode {
    var node = AccessibilityNode(role: .chart, label: "", frame: Rect(x: 0, y: 0, width: 10, height: 10))
    node.deferChildren {
      calls.count.add(1, ordering: .relaxed)
      return [Self.element(1)]
    }
    return node
  }

  @Test("They are made once, for a node and for its moved copies, and not by moving")
  func once() {
    let calls = Calls()
    let node = chart(calls)
    let moved = node.offset(x: 10, y: 20).offset(x: 1, y: 0)
    #expect(calls.count.load(ordering: .relaxed) == 0)
    #expect(moved.children == [Self.element(1).offset(x: 11, y: 20)])
    #expect(node.children == [Self.element(1)])
    #expect(calls.count.load(ordering: .relaxed) == 1)
  }

  @Test("Nodes are compared by what they hold, made or not")
  func comparison() {
    let (first, second) = (chart(Calls()), chart(Calls()))
    #expect(first == second)
    #expect(first != first.offset(x: 1, y: 0))
    var own = first
    own.children = []
    #expect(own != first)
    own.children = [Self.element(1)]
    #expect(own == first)
    #expect(own.hashValue == first.hashValue)
  }
}
