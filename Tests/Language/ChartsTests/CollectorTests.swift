import Charts
import Foundation
import OpenChartsChartModel
import Testing

@MainActor @Suite struct CollectorTests {
  private let points = (0..<6).map { Point3(id: $0, x: Double($0), y: Double($0 * $0), name: "s\($0 % 2)") }

  @Test func marksOfALoopGatherInOneTable() throws {
    let marks = try request(
      of: Chart(points) { PointMark(x: .value("X", $0.x), y: .value("Y", $0.y)) }
    ).marks
    #expect(marks.count == 1)
    #expect(marks[0].kind == .point)
    #expect(marks[0].count == 6)
    #expect(marks[0].y.column?.values == [0, 1, 4, 9, 16, 25])
    #expect(marks[0].order == [0, 1, 2, 3, 4, 5])
    #expect(marks[0].styles.count == 1)
    #expect(marks[0].styleCodes.isEmpty)
  }

  @Test func marksThatAlternateKeepATableEach() throws {
    let tables = try tables {
      ForEach(points) { point in
        LineMark(x: .value("X", point.x), y: .value("Y", point.y))
        PointMark(x: .value("X", point.x), y: .value("Y", point.y))
      }
    }
    #expect(tables.map(\.kind) == [.line, .point])
    #expect(tables.map(\.count) == [6, 6])
    #expect(tables[0].order == [0, 2, 4, 6, 8, 10])
    #expect(tables[1].order == [1, 3, 5, 7, 9, 11])
  }

  @Test func otherNamesShapesAndChannelsNeedTablesOfTheirOwn() throws {
    let tables = try tables {
      BarMark(x: .value("X", "a"), y: .value("Y", 1))
      BarMark(x: .value("X", "a"), y: .value("Z", 1))
      BarMark(x: .value("X", "a"), y: .value("Y", 1), width: 4)
      BarMark(x: .value("X", 1), y: .value("Y", 1))
      BarMark(x: .value("X", "a"), y: .value("Y", 1)).foregroundStyle(by: .value("C", "c"))
      BarMark(x: .value("X", "b"), y: .value("Y", 2))
    }
    #expect(tables.map(\.count) == [2, 1, 1, 1, 1])
    #expect(tables[0].order == [0, 5])
  }

  @Test func aLineWithoutSeriesJoinsValuesWithDifferentLabels() throws {
    let joined = try tables {
      ForEach(0..<3, id: \.self) { i in
        LineMark(x: .value("X", i), y: .value("Low", i))
        PointMark(x: .value("X", i), y: .value("High", 10 + i))
        LineMark(x: .value("X", i), y: .value("High", 10 + i))
      }
    }
    #expect(joined.map(\.count) == [6, 3])
    #expect(joined[0].y.column?.values == [0, 10, 1, 11, 2, 12])
    #expect(joined[0].y.column?.label == "Low" && joined[0].otherLabel == "High")
    #expect(joined[1].otherLabel == nil)
    // Among many tables, too.
    let many = try tables {
      ForEach(0..<40, id: \.self) { i in
        PointMark(x: .value("X \(i % 20)", i), y: .value("Y", i))
        LineMark(x: .value("X", i), y: .value("Y \(i % 20)", i))
      }
    }
    #expect(many.filter { $0.kind == .line }.map(\.count) == [40])
  }

  @Test func dataThatSeparateLinesKeepTheirLabels() throws {
    let separate = try tables {
      ForEach(0..<3, id: \.self) { i in
        LineMark(x: .value("X", i), y: .value("Low", i), series: .value("S", "low"))
        LineMark(x: .value("X", i), y: .value("High", i), series: .value("S", "high"))
        LineMark(x: .value("X", i), y: .value("Low", i)).foregroundStyle(by: .value("C", "low"))
        LineMark(x: .value("X", i), y: .value("High", i)).foregroundStyle(by: .value("C", "high"))
        LineMark(x: .value("X", i), y: .value("Low", i)).lineStyle(by: .value("L", "low"))
        LineMark(x: .value("X", i), y: .value("High", i)).symbol(by: .value("S", "high"))
      }
    }
    #expect(separate.map(\.count) == [3, 3, 3, 3, 3, 3])
    #expect(separate.allSatisfy { $0.otherLabel == nil })
  }

  @Test func manyTablesAreFoundAgain() throws {
    let tables = try tables {
      ForEach(0..<40, id: \.self) { i in
        PointMark(x: .value("X \(i % 20)", i), y: .value("Y", i))
      }
    }
    #expect(tables.count == 20)
    #expect(tables.allSatisfy { $0.count == 2 })
  }

  @Test func categoriesKeepTheOrderOfTheirFirstAppearance() throws {
    let marks = try table {
      ForEach(["b", "a", "b", "c"], id: \.self) { BarMark(x: .value("X", $0), y: .value("Y", 1)) }
    }
    #expect(marks.x.column?.categories == ["b", "a", "c"])
    #expect(marks.x.column?.values == [0, 1, 0, 2])
  }

  @Test func theModifierClosestToTheMarkWins() throws {
    let marks = try table {
      ForEach(0..<2) { i in
        if i == 0 {
          BarMark(x: .value("X", "a"), y: .value("Y", 1)).foregroundStyle(Color.red).cornerRadius(3)
        } else {
          BarMark(x: .value("X", "b"), y: .value("Y", 1))
        }
      }
      .foregroundStyle(Color.blue)
      .cornerRadius(9)
    }
    #expect(marks.style(at: 0).brush == .color(Color.red.rgba(in: EnvironmentValues())))
    #expect(marks.style(at: 1).brush == .color(Color.blue.rgba(in: EnvironmentValues())))
    #expect(marks.style(at: 0).cornerRadius == 3)
    #expect(marks.style(at: 1).cornerRadius == 9)
  }

  @Test func opacityMultipliesAndOffsetAdds() throws {
    let marks = try table {
      Plot {
        PointMark(x: .value("X", 1), y: .value("Y", 1)).opacity(0.5).offset(x: 1, y: 2)
        PointMark(x: .value("X", 1), y: .value("Y", 1))
      }
      .opacity(0.5)
      .offset(CGSize(width: 10, height: 20))
    }
    #expect(marks.opacity[0] == 0.25)
    #expect(marks.opacity[1] == 0.5)
    #expect(marks.style(at: 0).offset.xStart == 11)
    #expect(marks.style(at: 0).offset.yEnd == 22)
    #expect(marks.style(at: 1).offset.xEnd == 10)
  }

  @Test func whatAModifierSaysEndsWithItsContent() throws {
    let tables = try tables {
      PointMark(x: .value("X", 1), y: .value("Y", 1)).foregroundStyle(by: .value("C", "c"))
      PointMark(x: .value("X", 1), y: .value("Y", 1))
    }
    #expect(tables.map { $0.foregroundStyle?.label } == ["C", nil])
  }

  @Test func aPlainStyleHidesDataButLinesAreStillToldApart() throws {
    let marks = try table {
      ForEach(["a", "b"], id: \.self) { name in
        LineMark(x: .value("X", 1), y: .value("Y", 1)).foregroundStyle(.red)
          .foregroundStyle(by: .value("C", name))
      }
    }
    #expect(marks.foregroundStyle == nil)
    #expect(marks.series?.categories == ["a", "b"])
    #expect(marks.styles.count == 1)
  }

  @Test func dataStylesCloserToTheMarkReplacePlainOnes() throws {
    let marks = try table {
      PointMark(x: .value("X", 1), y: .value("Y", 1))
        .foregroundStyle(by: .value("C", "c")).symbol(by: .value("S", "s"))
        .symbolSize(by: .value("Z", 3)).lineStyle(by: .value("L", "l"))
        .foregroundStyle(.red).symbol(.square).symbolSize(9).lineStyle(StrokeStyle(lineWidth: 7))
    }
    #expect(marks.foregroundStyle != nil && marks.symbol != nil)
    #expect(marks.symbolSize != nil && marks.lineStyle != nil)
    #expect(marks.style(at: 0) == MarkStyle())
    #expect(marks.symbolArea[0] == -1)
  }

  @Test func customContentOptionalsAndConditionsAreWalked() throws {
    struct Threshold: ChartContent {
      let value: Double
      var body: some ChartContent { RuleMark(y: .value("Threshold", value)) }
    }
    let none: Int? = nil
    let some: Int? = 4
    let tables = try tables {
      Threshold(value: 3)
      if let none { PointMark(x: .value("N", none)) }
      if let some { PointMark(x: .value("S", some)) } else { RectangleMark() }
      AnyChartContent(RectangleMark())
      AnyChartContent(erasing: Plot { EmptyView() })
      switch some {
      case 4: RectangleMark(xStart: 1, xEnd: 2)
      default: EmptyView()
      }
    }
    #expect(tables.map(\.kind) == [.rule, .point, .rectangle, .rectangle])
  }

  @Test func anEmptyChartHasNoTables() throws {
    #expect(try tables {}.isEmpty)
    #expect(try tables { ForEach(0..<0) { _ in RectangleMark() } }.isEmpty)
  }
}
