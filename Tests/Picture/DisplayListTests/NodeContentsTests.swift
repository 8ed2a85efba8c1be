import OpenChartsDisplayList
import Synchronization
import Testing

@Suite struct NodeContentsTests {
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
        navigationOrder: .x, plot: Rect(x: 1, y: 2, width: 3, height: 4), xTitle: "", yTitle: "", series: [])
    }
  }

  private func node(_ calls: Calls) -> AccessibilityNode {
    var node = AccessibilityNode(role: .chart, label: "", frame: Rect(x: 0, y: 0, width: 10, height: 10))
    node.setMarks(calls)
    return node
  }

  private func chart(_ calls: Calls) -> PictureChart {
    PictureChart(
      ChartID(0), frame: Rect(x: 0, y: 0, width: 10, height: 10),
      drawn: AuditModel(plot: Rect(x: 1, y: 2, width: 3, height: 4)), marks: calls)
  }

  @Test func elementsAreMadeOnceForANodeAndItsMovedCopies() {
    let calls = Calls()
    let node = node(calls)
    let moved = node.offset(x: 10, y: 20).offset(x: 1, y: 0)
    #expect(calls.count.load(ordering: .relaxed) == 0)
    #expect(moved.children == [Self.element(1).offset(x: 11, y: 20)])
    #expect(node.children == [Self.element(1)])
    #expect(calls.count.load(ordering: .relaxed) == 1)
  }

  @Test func valuesAreMadeOnceForAChartAndItsMovedCopies() {
    let calls = Calls()
    let chart = chart(calls)
    let moved = chart.offset(x: 10, y: 20).offset(x: 1, y: 0)
    #expect(moved.plot == Rect(x: 12, y: 22, width: 3, height: 4) && moved != chart)
    #expect(moved == self.chart(calls).offset(x: 11, y: 20))
    #expect(calls.count.load(ordering: .relaxed) == 0)
    #expect(moved.values?.plot.minX == 12 && moved.values?.labelsEnd == 26)
    #expect(chart.values?.plot.minX == 1)
    #expect(calls.count.load(ordering: .relaxed) == 1)
    #expect(PictureChart(ChartID(0), frame: .zero, drawn: chart.drawn).values == nil)
  }

  @Test("Nodes are compared by content, whether or not it was computed")
  func comparison() {
    let (first, second) = (node(Calls()), node(Calls()))
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
