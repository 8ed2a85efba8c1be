import DisplayList
import Synchronization
import Testing

@Suite("Elements and values that are made when somebody asks") struct NodeContentsTests {
  private static func element(_ x: Double) -> AccessibilityNode {
    AccessibilityNode(role: .mark, label: "a", frame: Rect(x: x, y: 2, width: 1, height: 1))
  }

  private final class Calls: ChartMarks {
    let count = Atomic(0)

    var elements: [AccessibilityNode] {
      count.add(1, ordering: .relaxed)
      return [NodeContentsTests.element(1)]
    }

    var values: ChartValues? {
      count.add(1, ordering: .relaxed)
      return ChartValues(
        walk: .x, plot: Rect(x: 1, y: 2, width: 3, height: 4), xTitle: "", yTitle: "", series: [])
    }
  }

  private func chart(_ calls: Calls) -> AccessibilityNode {
    var node = AccessibilityNode(role: .chart, label: "", frame: Rect(x: 0, y: 0, width: 10, height: 10))
    node.setMarks(calls)
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
    #expect(moved.values?.plot.minX == 12 && moved.values?.labelsEnd == 26)
    #expect(node.values?.plot.minX == 1)
    #expect(calls.count.load(ordering: .relaxed) == 2)
  }

  @Test("Values of a node's own stand for those of its marks")
  func ownValues() {
    let calls = Calls()
    var node = chart(calls)
    node.values = nil
    #expect(node.values == nil && calls.count.load(ordering: .relaxed) == 0)
    node.values = ChartValues(walk: .y, plot: .zero, xTitle: "", yTitle: "", series: [])
    #expect(node.offset(x: 1, y: 0).values?.plot.minX == 1)
    #expect(node.children == [Self.element(1)])
    #expect(AccessibilityNode(role: .group, label: "", frame: .zero).values == nil)
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
