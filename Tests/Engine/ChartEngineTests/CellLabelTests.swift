import OpenChartsChartModel
import OpenChartsDisplayList
import Testing

/// Labels in charts with names on both axes, compared with a device picture. In a band of 45 points, the rectangle is
/// 18 points high: 0.7 of the space below the label.
@Suite struct CellLabelTests {
  private let rows = ["a", "a", "b", "b", "c", "c", "d", "d"]
  private let columns = ["x", "y", "x", "y", "x", "y", "x", "y"]

  private func cells(
    _ kind: MarkKind = .rectangle, height: Double = 200, _ change: (inout ChartRequest) -> Void = { _ in }
  ) -> Picture {
    chart(marks(kind, x: .names(columns), y: .names(rows)), size: Size(300, height)) {
      $0.legend.visibility = .hidden
      change(&$0)
    }
  }

  @Test func labelsAreAtTheUpperLeftInsideThePlot() throws {
    let picture = cells()
    #expect(picture.plot.minX == 0 && picture.plot.width == 300)
    let band = picture.plot.height / 4
    let labels = picture.axisLabels("y")
    #expect(labels.map(\.text) == ["a", "b", "c", "d"])
    for (i, label) in labels.enumerated() {
      let top = picture.plot.minY + Double(i) * band
      #expect(abs(label.frame.minX - 4) < 0.01)
      #expect(label.frame.minY > top && label.frame.maxY < top + 20)
    }
  }

  @Test func rectanglesFillTheirShareOfTheSpaceBelowTheLabel() throws {
    let picture = cells()
    let band = picture.plot.height / 4
    let head = try #require(picture.layout.yScale).head
    #expect(head > 18 && head < 21)
    let bars = picture.markBars
    try #require(bars.count == 8)
    for (i, bar) in bars.enumerated() {
      #expect(abs(bar.frame.height - 0.7 * (band - head)) < 0.01)
      #expect(abs(bar.frame.width - 0.7 * 150) < 0.01)
      let middle = (Double(i / 2) + 0.5) * band + head / 2
      #expect(abs(bar.frame.midY - middle) < 0.01)
      let label = picture.axisLabels("y")[i / 2].frame.offset(x: 0, y: -picture.plot.minY)
      #expect(label.maxY <= bar.frame.minY)
    }
  }

  @Test func positionsAndBandsAgreeWithTheDrawing() throws {
    let picture = cells()
    let scale = try #require(picture.layout.yScale)
    let band = picture.plot.height / 4
    let range = try #require(scale.band(of: .category("b")))
    #expect(abs(range.lowerBound - band) < 0.01 && abs(range.upperBound - 2 * band) < 0.01)
    for (i, name) in ["a", "b", "c", "d"].enumerated() {
      #expect(scale.value(at: Double(i) * band + 1) == .category(name))
      #expect(scale.value(at: Double(i + 1) * band - 1) == .category(name))
    }
    // Grid lines are at the boundaries of the bands.
    let lines = picture.outlines.filter { $0.role == .grid }.flatMap(\.path.points).map {
      $0.y - picture.plot.minY
    }
    #expect(lines.contains { abs($0 - 2 * band) < 0.01 })
  }

  @Test(arguments: [AxisPosition.leading, .trailing])
  func aGivenPositionHasItsLabelsBesideThePlot(position: AxisPosition) {
    let picture = cells {
      var marks = AxisMarksRequest()
      marks.position = position
      $0.yAxis.marks = [marks]
    }
    #expect(picture.plot.width < 299)
  }

  @Test func barsLowRowsAndPresetsHaveLabelsBesideThePlot() {
    let bars = chart(marks(.bar, x: .numbers([1, 2]), y: .names(["a", "b"])))
    #expect(bars.plot.width < 299)
    #expect(cells(height: 100).plot.width < 299)
    #expect(cells(height: 130).plot.width == 300)
    let aligned = cells {
      var marks = AxisMarksRequest()
      marks.preset = .aligned
      $0.yAxis.marks = [marks]
    }
    #expect(aligned.plot.width < 299)
    #expect(cells(.point).plot.width == 300)
  }
}

/// The direction of dates on the vertical axis.
@Suite struct DateDirectionTests {
  @Test func datesBesideHorizontalBarsRunDownwards() {
    let days = [1, 2, 3].map { day(2024, 3, $0) }
    let spans = PositionChannel.interval(start: .numbers([0, 1, 2]), end: .numbers([1, 2, 3]))
    let plan = chart(marks(.bar, x: spans, y: .dates(days, unit: .day)))
    let tops = plan.markBars.map(\.frame.minY)
    #expect(tops.count == 3 && tops == tops.sorted())
    // A given domain has the same direction.
    let given = chart(marks(.bar, x: spans, y: .dates(days, unit: .day))) {
      $0.scales.y.domain = .values([.date(days[0]), .date(days[2] + 2 * 86_400)])
    }
    let givenTops = given.markBars.map(\.frame.minY)
    #expect(givenTops.count == 3 && givenTops == givenTops.sorted())
    // In a chart of points, dates increase upwards.
    let points = chart(marks(.point, x: .numbers([0, 1, 2]), y: .dates(days)))
    let centers = points.symbols.map(\.center.y)
    #expect(centers.count == 3 && centers == centers.sorted(by: >))
  }
}
