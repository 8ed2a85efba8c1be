import Charts
import SwiftUI
import Testing

@MainActor
struct DeepContentTests {
  @Test func contentMayBeNestedTenThousandDeep() throws {
    var content = AnyChartContent(BarMark(x: .value("x", "a"), y: .value("y", 3)))
    for _ in 0..<10_000 { content = AnyChartContent(content.opacity(1)) }
    let deep = content
    let svg = try ImageRenderer(content: Chart { deep }.frame(width: 200, height: 100)).svg()
    #expect(svg.contains("<svg"))
  }
}
