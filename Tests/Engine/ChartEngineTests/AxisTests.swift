import OpenChartsChartModel
import OpenChartsDisplayList
import Testing

/// Positions and contents of axes.
@Suite struct AxisTests {
  private let table = marks(.bar, x: .names(["a", "b", "c"]), y: .numbers([3, 9, 5]))
  private let numbers = marks(.point, x: .numbers([0, 10]), y: .numbers([0, 10]))

  private func axis(_ change: (inout AxisMarksRequest) -> Void = { _ in }) -> [AxisMarksRequest] {
    var axis = AxisMarksRequest()
    change(&axis)
    return [axis]
  }

  private func items(_ items: [AxisItem]) -> [AxisMarksRequest] { axis { $0.content = { _ in items } } }

  private func label(_ change: (inout AxisLabel) -> Void) -> AxisItem {
    var label = AxisLabel()
    change(&label)
    return .label(label)
  }

  @Test func theStripBelowIsEighteenPointsAndValuesStandTrailing() {
    let picture = chart(table)
    #expect(abs(picture.layout.size.height - picture.plot.maxY - 18) < 0.5)
    let y = picture.axisLabels("y")
    #expect(y.map(\.text) == ["0", "5", "10"])
    #expect(y.allSatisfy { abs($0.frame.minX - picture.plot.maxX - 4) < 0.01 })
    #expect(picture.plot.minX == 0)
    for (label, line) in zip(y, [1, 0.5, 0]) {
      #expect(abs(label.frame.midY - picture.plot.minY - line * picture.plot.height) < 1)
    }
  }

  @Test func namesStandUnderTheMiddleOfTheirBand() {
    let picture = chart(table)
    let middles = [0.5, 1.5, 2.5].map { picture.plot.minX + picture.plot.width / 3 * $0 }
    #expect(close(picture.axisLabels("x").map(\.frame.midX), middles, within: 0.1))
    #expect(picture.axisLabels("x").allSatisfy { $0.frame.minY >= picture.plot.maxY + 3.5 })
  }

  @Test func numbersStandRightOfTheirLineAndInTheChart() {
    let picture = chart(numbers)
    let scale = picture.layout.xScale!
    for label in picture.axisLabels("x") where label.text != "10" {
      let line = picture.plot.minX + scale.position(Double(label.text)!)
      #expect(abs(label.frame.minX - line - 4) < 0.01)
    }
    #expect(picture.axisLabels("x").allSatisfy { $0.frame.maxX <= 300 })
    #expect(picture.xTexts.first == "0")
    #expect(picture.verticalGrid.count == 3)
  }

  @Test func xIsDashedAndYIsSolid() {
    let grid = chart(table).outlines.filter { $0.role == .grid }
    let dashes = grid.map { $0.line?.stroke.dash }
    #expect(Set(dashes) == [[2, 2], []])
    #expect(grid.allSatisfy { $0.line?.stroke.width == 0.5 })
    // Three bands have four boundaries.
    #expect(chart(table).verticalGrid.count == 4)
  }

  @Test func ticksRunOnBesideTheLabelsOfX() {
    let picture = chart(numbers)
    let ticks = picture.outlines.filter { $0.role == .xAxis }
    #expect(ticks.count == 1)
    let bottom = ticks[0].path.points.map(\.y).max() ?? 0
    #expect(abs(bottom - picture.plot.maxY - 17.33) < 0.5)
    #expect(picture.outlines.filter { $0.role == .yAxis }.isEmpty)
  }

  @Test(arguments: [AxisPosition.leading, .trailing, .automatic])
  func yStandsWhereItIsPut(position: AxisPosition) {
    let picture = chart(table) { $0.yAxis.marks = self.axis { $0.position = position } }
    let isLeft = position == .leading
    #expect(picture.axisLabels("y").allSatisfy { isLeft == ($0.frame.maxX < picture.plot.minX) })
    #expect(isLeft ? picture.plot.maxX == 300 : picture.plot.minX == 0)
  }

  @Test func xStandsOnTop() {
    let picture = chart(table) { $0.xAxis.marks = self.axis { $0.position = .top } }
    #expect(picture.axisLabels("x").allSatisfy { $0.frame.maxY < picture.plot.minY })
  }

  @Test func hiddenAxesTakeNoRoom() {
    #expect(bare(table).plot == Rect(x: 0, y: 0, width: 300, height: 200))
    #expect(bare(table).labels.isEmpty && bare(table).gridLines.isEmpty)
  }

  @Test func onlyWhatTheContentListsIsDrawn() {
    let picture = chart(table) { $0.yAxis.marks = self.items([.gridLine(AxisLine())]) }
    #expect(picture.yTexts.isEmpty && picture.horizontalGrid.count == 3)
    let ticked = chart(table) { $0.yAxis.marks = self.items([.tick(AxisLine(), .fixed(7))]) }
    let ends = ticked.outlines.filter { $0.role == .yAxis }.flatMap { $0.path.points.map(\.x) }
    #expect(close([(ends.max() ?? 0) - (ends.min() ?? 0)], [7]))
  }

  @Test func severalMarksAddUp() {
    let picture = chart(table) {
      $0.yAxis.marks = self.axis { $0.position = .leading } + self.axis { $0.position = .trailing }
    }
    #expect(picture.yTexts.count == 6)
    #expect(picture.plot.minX > 0 && picture.plot.maxX < 300)
  }

  @Test func givenValuesAndFormatsAreShown() {
    let picture = chart(table) {
      $0.yAxis.marks = self.axis {
        $0.values = .values([.number(2), .number(7), .number(15), .number(.nan)])
        $0.format = { "<\($0.magnitude ?? 0)>" }
      }
    }
    #expect(picture.yTexts == ["<2.0>", "<7.0>", "<15.0>"])
  }

  @Test(arguments: [0.0, -2, .nan, .infinity, 1e-4, 3])
  func stridesOfAnySizeAreSafe(step: Double) {
    let picture = chart(table) {
      $0.yAxis.marks = self.axis {
        $0.values = .strideNumber(step: step, roundLowerBound: nil, roundUpperBound: nil)
      }
    }
    #expect(picture.isFinite)
    if step == 3 { #expect(picture.yTexts == ["0", "3", "6", "9"]) }
  }

  @Test(arguments: [1, 0, -3, .max, .min])
  func stridesOfDatesAreSafe(count: Int) {
    let line = marks(.line, x: .dates([day(2_024, 1, 1), day(2_024, 1, 4)]), y: .numbers([1, 2]))
    let picture = chart(line) {
      $0.xAxis.marks = self.axis {
        $0.values = .strideDate(
          component: .day, count: count, roundLowerBound: true, roundUpperBound: true, calendar: nil)
      }
    }
    #expect(picture.isFinite)
    if count == 1 { #expect(picture.xTexts.prefix(3) == ["Jan 1", "Jan 2", "Jan 3"]) }
  }

  @Test(arguments: [Int.min, -1, 0, 1, 100])
  func anyDesiredCountIsSafe(count: Int) {
    for kind in [nil, ScaleKind.log, .squareRoot, .symmetricLog(slopeAtZero: 1)] {
      let picture = chart(table) {
        $0.scales.y.kind = kind
        $0.yAxis.marks = self.axis {
          $0.values = .automatic(
            desiredCount: count, minimumStride: nil, roundLowerBound: nil, roundUpperBound: nil)
        }
      }
      #expect(picture.isFinite)
    }
  }

  @Test func centredLabelsNeedARoomAfterThem() {
    let days = [day(2_024, 1, 1), day(2_024, 1, 4)]
    let picture = chart(marks(.line, x: .dates(days), y: .numbers([1, 2]))) {
      $0.xAxis.marks = self.items([.gridLine(AxisLine()), self.label { $0.centered = true }])
    }
    let third = picture.plot.width / 3
    let middles = [0, 1, 2].map { picture.plot.minX + third * (Double($0) + 0.5) }
    #expect(picture.xTexts.prefix(3) == ["Jan 1", "Jan 2", "Jan 3"])
    #expect(!picture.xTexts.contains("Jan 4"))
    #expect(
      picture.axisLabels("x").allSatisfy { label in
        middles.contains { label.frame.minX < $0 && label.frame.maxX > $0 }
      })
  }

  @Test func anAnchorMovesTheLabel() {
    let picture = chart(numbers) {
      $0.xAxis.marks = self.items([self.label { $0.anchor = Point(1, 0) }])
    }
    #expect(picture.xTexts.last == "10")
    let scale = picture.layout.xScale!
    for label in picture.axisLabels("x") where label.text != "0" {
      #expect(label.frame.maxX <= picture.plot.minX + scale.position(Double(label.text)!) + 0.01)
    }
  }

  @Test func insetLabelsLieInThePlot() {
    let picture = chart(table) {
      $0.yAxis.marks = self.axis { $0.preset = .inset }
    }
    #expect(picture.axisLabels("y").allSatisfy { $0.frame.maxX <= picture.plot.maxX + 0.01 })
    #expect(picture.plot.width == 300)
  }

  @Test func alignedLabelsStayBetweenTheEnds() {
    let picture = chart(numbers) { $0.xAxis.marks = self.axis { $0.preset = .aligned } }
    #expect(picture.xTexts == ["0", "5", "10"])
    #expect(
      picture.axisLabels("x").allSatisfy {
        $0.frame.minX >= picture.plot.minX - 0.01 && $0.frame.maxX <= picture.plot.maxX + 0.01
      })
  }

  @Test func extendedLinesRunUnderTheLabels() {
    let picture = chart(table) { $0.yAxis.marks = self.axis { $0.preset = .extended } }
    let right = picture.gridLines.filter { $0.from.y == $0.to.y }.map(\.to.x).max() ?? 0
    #expect(right > picture.plot.width + 5)
  }

  @Test func greedyLabelsPreferTheImportant() {
    let names = (0..<20).map { "label \($0)" }
    let picture = chart(marks(.bar, x: .names(names), y: .numbers(names.map { _ in 1 }))) {
      var marks = AxisMarksRequest()
      marks.content = { context in
        var label = AxisLabel()
        label.content = .text("label \(context.index)")
        label.collision = .greedy(priority: context.index == 7 ? 1 : 0, minimumSpacing: 2)
        return [.label(label)]
      }
      $0.xAxis.marks = [marks]
    }
    #expect(picture.xTexts.contains { $0.contains("7") })
  }

  @Test func disabledCollisionsShowEverything() {
    let values = (0...40).map { DataValue.number(Double($0) / 4) }
    let picture = chart(numbers) {
      $0.xAxis.marks = [AxisMarksRequest()].map { marks in
        var marks = marks
        marks.values = .values(values)
        marks.content = { _ in
          var label = AxisLabel()
          label.collision = .disabled
          return [.label(label)]
        }
        return marks
      }
    }
    #expect(picture.xTexts.count == 41)
  }

  @Test func longNamesWrapThenShortenThenThin() {
    func texts(_ count: Int) -> [String] {
      let names = (0..<count).map { "Quarterly result \($0)" }
      return chart(marks(.bar, x: .names(names), y: .numbers(names.map { _ in 1 }))).xTexts
    }
    #expect(texts(3).count > 3, "wrapped into several runs")
    #expect(texts(60).count < 30)
  }

  @Test func turnedLabelsTakeTheirHeight() {
    let picture = chart(table) {
      $0.xAxis.marks = self.items([
        self.label { label in
          label.orientation = .vertical
          label.content = .text("a long label")
        }
      ])
    }
    #expect(picture.axisLabels("x").allSatisfy { $0.frame.height > $0.frame.width })
    #expect(picture.layout.size.height - picture.plot.maxY > 40)
  }

  @Test func numbersThatAreNoneLeaveLabelsInPlace() {
    let odd = chart(table) {
      var line = AxisLine()
      line.offset = Size(.nan, .infinity)
      line.stroke = Stroke(width: .nan, dash: [.nan])
      let items: [AxisItem] = [
        .gridLine(line), .tick(line, .fixed(.infinity)), .tick(line, .longestLabel(extendPastBy: .nan)),
        self.label { label in
          label.anchor = Point(.nan, 0)
          label.horizontalSpacing = .infinity
          label.verticalSpacing = .nan
          label.offset = Size(.nan, .nan)
          label.collision = .greedy(priority: .nan, minimumSpacing: .nan)
        },
      ]
      $0.xAxis.marks = self.items(items)
      $0.yAxis.marks = self.items(items)
    }
    #expect(odd.isFinite)
    #expect(odd.xTexts.count == 3)
  }
}
