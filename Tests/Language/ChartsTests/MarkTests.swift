import Charts
import OpenChartsChartModel
import Testing

@MainActor @Suite struct MarkTests {
  @Test func barsTakeValuesIntervalsAndPlacesInThePlot() throws {
    let plain = try table {
      BarMark(
        x: .value("X", "a"), y: .value("Y", 1), width: .ratio(0.5), height: .inset(2),
        stacking: .normalized)
    }
    #expect(plain.shape.width == .ratio(0.5))
    #expect(plain.shape.height == .inset(2))
    #expect(plain.shape.stacking == .normalized)

    let upright = try table {
      BarMark(x: .value("X", "a"), yStart: .value("Low", 1), yEnd: .value("High", 2), width: 3)
    }
    #expect(upright.y.interval?.start.label == "Low")
    #expect(upright.y.interval?.end.values == [2])
    #expect(upright.shape.width == .fixed(3))

    let alone = try table { BarMark(x: .value("X", 5), yStart: 10, stacking: .center) }
    #expect(alone.y.plot == [10, nil])
    #expect(alone.shape.stacking == .center)
    #expect(try table { BarMark(x: .value("X", 5)) }.y.isNone)
    #expect(try table { BarMark(y: .value("Y", 5), height: 4.5) }.shape.height == .fixed(4.5))

    let lying = try table {
      BarMark(xStart: .value("From", 1), xEnd: .value("To", 2), y: .value("Y", "a"))
    }
    #expect(lying.x.interval?.start.values == [1])
    let tall = try table { BarMark(xStart: .value("From", 1), xEnd: .value("To", 2), yEnd: 7) }
    #expect(tall.y.plot == [nil, 7])
    let wide = try table { BarMark(xStart: 1, yStart: .value("From", 1), yEnd: .value("To", 2)) }
    #expect(wide.x.plot == [1, nil])
  }

  @Test func linesAndAreasTakeSeries() throws {
    let line = try table {
      LineMark(x: .value("X", 1), y: .value("Y", 2), series: .value("S", "s"))
    }
    #expect(line.series?.categories == ["s"])
    #expect(try table { LineMark(x: .value("X", 1), y: .value("Y", 2)) }.series == nil)

    let tables = try tables {
      AreaMark(x: .value("X", 1), y: .value("Y", 2), stacking: .unstacked)
      AreaMark(x: .value("X", 1), y: .value("Y", 2), series: .value("S", 1))
      AreaMark(x: .value("X", 1), yStart: .value("A", 2), yEnd: .value("B", 3))
      AreaMark(x: .value("X", 1), yStart: .value("A", 2), yEnd: .value("B", 3), series: .value("S", 1))
      AreaMark(xStart: .value("A", 2), xEnd: .value("B", 3), y: .value("Y", 1))
      AreaMark(xStart: .value("A", 2), xEnd: .value("B", 3), y: .value("Y", 1), series: .value("S", 1))
    }
    #expect(tables.count == 6)
    #expect(tables[0].shape.stacking == .unstacked)
    #expect(tables.map { $0.series != nil } == [false, true, false, true, false, true])
    #expect(tables[3].y.interval != nil && tables[5].x.interval != nil)
  }

  @Test func pointsMayHaveOneAxisAlone() throws {
    let tables = try tables {
      PointMark(x: .value("X", 1))
      PointMark(x: .value("X", 1), y: 40)
      PointMark(y: .value("Y", 1))
    }
    #expect(tables[0].y.isNone)
    #expect(tables[1].y.plot == [40, 40])
    #expect(tables[2].x.isNone)
  }

  @Test func rulesSpanThePlotOrValues() throws {
    let tables = try tables {
      RuleMark(x: .value("X", 1))
      RuleMark(x: .value("X", 1), yStart: 3, yEnd: 9)
      RuleMark(x: .value("X", 1), yStart: .value("A", 1), yEnd: .value("B", 2))
      RuleMark(x: 5, yStart: .value("A", 1), yEnd: .value("B", 2))
      RuleMark(y: .value("Y", 1))
      RuleMark(xStart: .value("A", 1), xEnd: .value("B", 2), y: .value("Y", 1))
      RuleMark(xStart: .value("A", 1), xEnd: .value("B", 2))
    }
    #expect(tables.count == 7)
    #expect(tables[0].y.isNone)
    #expect(tables[1].y.plot == [3, 9])
    #expect(tables[2].y.interval != nil)
    #expect(tables[3].x.plot == [5, 5])
    #expect(tables[4].x.isNone)
    #expect(tables[6].y.plot == [0, 0])
  }

  @Test func rectanglesTakeAllForms() throws {
    let tables = try tables {
      RectangleMark(x: .value("X", "a"), y: .value("Y", "b"), width: 4, height: .ratio(1))
      RectangleMark(x: .value("X", 1), yStart: .value("A", 1), yEnd: .value("B", 2), width: 3)
      RectangleMark(x: .value("X", 1), yStart: 2)
      RectangleMark(xStart: .value("A", 1), xEnd: .value("B", 2), y: .value("Y", 1), height: 2)
      RectangleMark(xEnd: 8, y: .value("Y", 1))
      RectangleMark()
      RectangleMark(
        xStart: .value("A", 1), xEnd: .value("B", 2), yStart: .value("C", 1), yEnd: .value("D", 2))
      RectangleMark(xStart: .value("A", 1), xEnd: .value("B", 2))
      RectangleMark(yStart: .value("A", 1), yEnd: .value("B", 2))
    }
    #expect(tables.count == 9)
    #expect(tables.allSatisfy { $0.kind == .rectangle })
    #expect(tables[5].x.isNone && tables[5].y.isNone)
    #expect(tables[6].x.interval != nil && tables[6].y.interval != nil)
  }

  @Test func sectorsTakeRadiiAndInset() throws {
    let sector = try table {
      SectorMark(
        angle: .value("Votes", 3), innerRadius: .ratio(0.6), outerRadius: .inset(4), angularInset: 1.5)
    }
    #expect(sector.angle?.values == [3])
    #expect(sector.shape.innerRadius == .ratio(0.6))
    #expect(sector.shape.outerRadius == .inset(4))
    #expect(sector.shape.angularInset == 1.5)
    #expect(try table { SectorMark(angle: .value("Votes", 0.0..<2)) }.angle?.ends == [2])
  }

  @Test func descriptionsNameTheChoice() {
    #expect("\(MarkDimension.ratio(0.5))" == "ratio(0.5)")
    #expect("\(MarkStackingMethod.center)" == "center")
    #expect("\(InterpolationMethod.cardinal(tension: 1))" == "cardinal(tension: 1.0)")
    #expect(MarkStackingMethod.standard == .standard)
  }
}
