import Charts
import OpenChartsChartModel
import Testing

@MainActor @Suite("Loops of marks accept every statement of a chart") struct LoopContentTests {
  @Test("Conditions, switches and several marks in a loop are drawn") func branches() throws {
    let tables = try tables {
      ForEach(0..<6) { i in
        if i < 2 { BarMark(x: .value("X", i), y: .value("Y", i)) }
        switch i {
        case 2: RuleMark(x: .value("X", i))
        case 3: PointMark(x: .value("X", i), y: .value("Y", i)).opacity(0.5)
        default: RectangleMark(x: .value("X", i), y: .value("Y", i))
        }
        if #available(macOS 14, *) { PointMark(x: .value("X", i), y: .value("Z", i)) }
      }
    }
    let count = { (kind: MarkKind) in tables.filter { $0.kind == kind }.reduce(0) { $0 + $1.count } }
    #expect(count(.bar) == 2)
    #expect(count(.rule) == 1)
    #expect(count(.rectangle) == 4)
    #expect(count(.point) == 7)
  }

  @Test("An empty closure or branch of a loop draws no marks") func emptyParts() throws {
    let table = try table {
      ForEach(0..<3) { _ in }
      ForEach(0..<3) { i in if i > 0 {} else { PointMark(x: .value("X", i), y: .value("Y", i)) } }
    }
    #expect(table.kind == .point)
    #expect(table.count == 1)
  }

  @Test("Loops in loops are drawn, with modifiers of each loop") func loopsInLoops() throws {
    let table = try table {
      ForEach(0..<3) { i in
        ForEach(["a", "b"], id: \.self) { name in
          if i != 1 { PointMark(x: .value("X", i), y: .value("Y", name)) }
        }
        .symbolSize(9)
      }
      .foregroundStyle(.red)
    }
    #expect(table.count == 4)
  }
}
