import OpenChartsChartModel
import OpenChartsDisplayList
import Testing

/// The order in which guides are omitted if the chart is small or its text is large.
@Suite struct OmittedGuidesTests {
  private static let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  private func overlap(_ labels: [Picture.Label]) -> Bool {
    let order = labels.map(\.frame).sorted { $0.minX < $1.minX }
    return zip(order, order.dropFirst()).contains { $0.maxX > $1.minX + 0.01 }
  }

  private func values(_ values: AxisValuesRequest) -> [AxisMarksRequest] {
    var marks = AxisMarksRequest()
    marks.values = values
    return [marks]
  }

  @Test func numbersBesideASmallPlotAreWhole() {
    let picture = chart(
      marks(.point, x: .numbers([1, 2]), y: .numbers([0, 40_000])), size: Size(90, 120))
    #expect(picture.yTexts.contains("20,000"))
    #expect(!picture.yTexts.contains { $0.contains("…") })
  }

  /// Names in large type take up to half of the width, and shrink a little, before they are shortened.
  @Test(arguments: [20.0, 24, 30], [false, true])
  func namesInLargeTypeAreWholeIfThereIsSpace(size: Double, areUpright: Bool) {
    let names = ["Customers", "Retention", "Countryside"]
    let numbers = marks(.bar, x: .numbers([9, 5, 7]), y: .names(names))
    let columns = marks(.bar, x: .names(names), y: .numbers([9, 5, 7]))
    let picture = chart(areUpright ? columns : numbers, size: Size(390, 300)) {
      $0.environment.labelFont.size = size
    }
    #expect((areUpright ? picture.xTexts : picture.yTexts) == names)
    #expect(picture.plot.width > 0.45 * 390)
  }

  @Test func namesThatWouldBeCutToOneTextAreCutInTheMiddle() {
    let names = (1...4).map { "Engineering of telecommunications and of connected networks, part \($0)" }
    let picture = chart(
      marks(.bar, x: .numbers([3, 4, 5, 6]), y: .names(names)), size: Size(240, 120))
    #expect(picture.yTexts.count == 4 && Set(picture.yTexts).count == 4, "\(picture.yTexts)")
    #expect(picture.yTexts.allSatisfy { $0.contains("…") && $0.hasPrefix("E") }, "\(picture.yTexts)")
  }

  @Test func aLastNumberWithoutRoomIsLeftOut() {
    for given in [nil, AxisValuesRequest.strideNumber(step: 5, roundLowerBound: nil, roundUpperBound: nil)] {
      let picture = chart(marks(.bar, x: .numbers([20]), y: .names(["a"]))) {
        $0.yAxis.visibility = .hidden
        $0.xAxis.marks = given.map(self.values)
      }
      #expect(picture.xTexts == ["0", "5", "10", "15"])
    }
  }

  /// Below names there is space beside the plot, which devices leave free too.
  @Test(arguments: [false, true])
  func aLastNumberBelowNamesIsLeftOut(isRightToLeft: Bool) {
    let picture = chart(marks(.bar, x: .numbers([20]), y: .names(["a long name"]))) {
      $0.environment.isRightToLeft = isRightToLeft
    }
    #expect(Set(picture.xTexts) == ["0", "5", "10", "15"])
  }

  @Test func aListedLastNumberBelowNamesStandsInThePlot() throws {
    let picture = chart(marks(.bar, x: .numbers([20]), y: .names(["a long name"]))) {
      $0.xAxis.marks = self.values(.values([0, 10, 20].map(DataValue.number)))
    }
    let last = try #require(picture.axisLabels("x").first { $0.text == "20" })
    #expect(last.frame.maxX < picture.plot.maxX)
  }

  /// A label that its author moves stays where it was put.
  @Test func aLastNumberWithAnOffsetIsDrawn() {
    let picture = chart(marks(.bar, x: .numbers([20]), y: .names(["a long name"]))) {
      var marks = AxisMarksRequest()
      marks.content = { _ in
        var label = AxisLabel()
        label.offset = Size(1, 0)
        return [.label(label)]
      }
      $0.xAxis.marks = [marks]
    }
    #expect(picture.xTexts == ["0", "5", "10", "15", "20"])
  }

  @Test func aListedLastNumberStandsOnTheOtherSideOfItsLine() throws {
    let picture = chart(marks(.bar, x: .numbers([20]), y: .names(["a"]))) {
      $0.yAxis.visibility = .hidden
      $0.xAxis.marks = self.values(.values([0, 10, 20].map(DataValue.number)))
    }
    #expect(picture.xTexts == ["0", "10", "20"])
    let last = try #require(picture.axisLabels("x").first { $0.text == "20" })
    #expect(abs(picture.plot.maxX - last.frame.maxX - 4) < 0.01)
    #expect(!overlap(picture.axisLabels("x")))
  }

  @Test(arguments: [GuideVisibility.automatic, .hidden])
  func aListedLastDateStandsOnTheOtherSideOfItsLine(yAxis: GuideVisibility) throws {
    let days = [1, 16, 31].map { day(2024, 3, $0) }
    let picture = chart(marks(.line, x: .dates(days), y: .numbers([1, 2, 3])), size: Size(320, 200)) {
      $0.yAxis.visibility = yAxis
      $0.xAxis.marks = self.values(.values(days.map(DataValue.date)))
    }
    #expect(picture.xTexts == ["Mar 1", "Mar 16", "Mar 31"])
    let last = try #require(picture.axisLabels("x").first { $0.text == "Mar 31" })
    #expect(abs(picture.plot.maxX - last.frame.maxX - 4) < 0.01)
  }

  @Test func theEndOfATimeDoesNotNameTheNext() {
    let months = (1...12).map { day(2024, $0, 1) }
    let picture = chart(marks(.bar, x: .dates(months, unit: .month), y: .numbers(months.map { _ in 1 })))
    let last = picture.axisLabels("x").map(\.frame.maxX).max() ?? 0
    #expect(last < picture.plot.maxX - 20)
  }

  @Test func namesInLargeTypeGiveWayToEverySecondOne() {
    let picture = chart(
      marks(.bar, x: .names(Self.days), y: .numbers([1, 2, 3, 4, 5, 6, 7])), size: Size(360, 260)
    ) { $0.environment.labelFont.size = 24 }
    #expect(picture.xTexts.count >= 2)
    #expect(picture.xTexts.allSatisfy(Self.days.contains))
    #expect(!overlap(picture.axisLabels("x")))
  }

  @Test(arguments: [300.0, 420, 560, 640, 760])
  func numbersAndDatesAsNamesAreNotBroken(width: Double) {
    let months = (1...12).map { $0 < 10 ? "2026-0\($0)" : "2026-\($0)" }
    let picture = chart(
      marks(.bar, x: .names(months), y: .numbers(months.map { _ in 1 })), size: Size(width, 260))
    #expect(picture.xTexts.count >= 4)
    #expect(picture.xTexts.allSatisfy(months.contains), "\(picture.xTexts)")
    #expect(!overlap(picture.axisLabels("x")))
  }

  @Test(arguments: [60.0, 90, 120, 150, 180, 210, 240], [11.0, 17, 28, 40])
  func labelsOfTheVerticalAxisLieInTheChart(height: Double, size: Double) {
    let picture = chart(
      marks(.bar, x: .names(Self.days), y: .numbers([1, 2, 3, 4, 5, 6, 200])), size: Size(300, height)
    ) { $0.environment.labelFont.size = size }
    for label in picture.axisLabels("y") { #expect(label.frame.maxX <= 300.01, "\(label.text)") }
  }

  @Test func narrowBandsHaveLinesWhereTheyHaveLabels() {
    let names = (0..<60).map { "item \($0)" }
    let picture = chart(marks(.bar, x: .names(names), y: .numbers(names.map { _ in 1 })))
    #expect(!picture.xTexts.isEmpty)
    #expect(Set(picture.verticalGrid).count == picture.xTexts.count + 1)
  }

  @Test func aLegendOfColoursFitsANarrowChart() {
    let picture = chart(
      marks(.point, x: .numbers([1, 2]), y: .numbers([1, 2])) {
        $0.foregroundStyle = .numbers([0, 75])
      }, size: Size(110, 300))
    let legend = picture.labels.filter { $0.role == .legend }
    #expect(legend.contains { $0.text == "75" || $0.text == "80" || $0.text == "100" })
    for label in legend { #expect(label.frame.minX >= -0.01 && label.frame.maxX <= 110.01, "\(label.text)") }
  }
}
