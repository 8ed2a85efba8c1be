import Charts
import SwiftUI
import Testing

private struct Day: Identifiable {
  var id: Int
  var hours: Double
  var stroke: StrokeStyle { StrokeStyle(lineWidth: id.isMultiple(of: 2) ? 1 : 4) }
}

private let lisbon: [Day] = (0..<6).map { Day(id: $0, hours: 8 + Double($0 * $0 % 7)) }
private let oslo: [Day] = (0..<8).map { Day(id: $0, hours: 3 + Double($0 * 5 % 4)) }

@MainActor private func lines(_ days: [Day], _ city: String) -> some ChartContent {
  ForEach(days) {
    LineMark(x: .value("Day", $0.id), y: .value("Hours", $0.hours), series: .value("City", city))
  }
}

@MainActor private func areas(
  _ days: [Day], _ city: String, _ stacking: MarkStackingMethod
) -> some ChartContent {
  ForEach(days) {
    AreaMark(
      x: .value("Day", $0.id), y: .value("Hours", $0.hours), series: .value("City", city),
      stacking: stacking)
  }
}

/// Lines and areas of vectorized plots, several in one chart.
@MainActor struct SeveralPlotsTests {
  private func line(_ days: [Day]) -> LinePlot<VectorizedLinePlotContent<[Day]>> {
    LinePlot(days, x: .value("Day", \.id), y: .value("Hours", \.hours))
  }

  private func area(
    _ days: [Day], _ stacking: MarkStackingMethod = .standard
  ) -> AreaPlot<VectorizedAreaPlotContent<[Day]>> {
    AreaPlot(days, x: .value("Day", \.id), y: .value("Hours", \.hours), stacking: stacking)
  }

  @Test func twoPlotsDrawTwoLines() {
    let two = pixels(
      Chart {
        line(lisbon)
        line(oslo)
      })
    let named = pixels(
      Chart {
        lines(lisbon, "Lisbon")
        lines(oslo, "Oslo")
      })
    #expect(two == named)
    let joined = pixels(
      Chart {
        lines(lisbon, "Lisbon")
        lines(oslo, "Lisbon")
      })
    #expect(two != joined)
  }

  @Test func aPlotJoinsNoLineOfMarks() {
    let both = pixels(
      Chart {
        ForEach(oslo) { LineMark(x: .value("Day", $0.id), y: .value("Hours", $0.hours)) }
        line(lisbon)
      })
    let named = pixels(
      Chart {
        lines(oslo, "Oslo")
        lines(lisbon, "Lisbon")
      })
    #expect(both == named)
  }

  @Test(arguments: [MarkStackingMethod.unstacked, .standard, .normalized])
  func twoPlotsFillTwoAreas(_ stacking: MarkStackingMethod) {
    let two = pixels(
      Chart {
        area(lisbon, stacking)
        area(oslo, stacking)
      })
    let named = pixels(
      Chart {
        areas(lisbon, "Lisbon", stacking)
        areas(oslo, "Oslo", stacking)
      })
    #expect(two == named)
  }

  @Test func stylesOfTheirOwnChangeNothingOfThat() throws {
    let tables = try ChartsTests.tables {
      line(lisbon).foregroundStyle(.red)
      line(oslo).foregroundStyle(.blue)
    }
    #expect(tables.map(\.count) == [6, 8])
  }

  @Test func elementsThatDifferStayOnOneLine() throws {
    let tables = try ChartsTests.tables {
      line(lisbon).lineStyle(\.stroke)
      line(oslo)
    }
    #expect(tables.map(\.count) == [6, 8])
  }

  @Test func aNamedSeriesIsOneLineWhereverItIs() throws {
    func named(_ days: [Day]) -> some ChartContent {
      LinePlot(days, x: .value("Day", \.id), y: .value("Hours", \.hours), series: .value("n", \.hours))
    }
    let tables = try ChartsTests.tables {
      named(lisbon)
      named(oslo)
    }
    #expect(tables.map(\.count) == [14])
  }

  @Test func pointsShareATable() throws {
    func points(_ days: [Day]) -> some ChartContent {
      PointPlot(days, x: .value("Day", \.id), y: .value("Hours", \.hours))
    }
    let tables = try ChartsTests.tables {
      points(lisbon)
      points(oslo)
    }
    #expect(tables.map(\.count) == [14])
  }
}
