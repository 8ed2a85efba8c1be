import DisplayList
import Testing

@testable import Motion

@Suite struct GuideMotionTests {
  private func chart(_ lower: Double, _ upper: Double, ticks: [Double]) -> DisplayList {
    var chart = SketchChart.scatter([(1, 1)])
    chart.addAxis(lower, upper, ticks: ticks)
    return chart.list
  }

  private func lines(_ list: DisplayList) -> [(x: Double, opacity: Double)] {
    list.group(.grid).paths.flatMap { item in
      stride(from: 0, to: item.path.points.count, by: 2).map {
        (item.path.points[$0].x, item.line?.brush.representativeColor.a ?? 0)
      }
    }.sorted { $0.x < $1.x }
  }

  @Test func commonTicksSlideAndNewOnesComeFromTheOldScale() {
    let a = chart(0, 10, ticks: [0, 5, 10])
    let b = chart(0, 20, ticks: [0, 10, 20])
    let half = lines(PictureTransition(from: a, to: b).list(at: 0.5))
    // 0 stays, 10 slides from 200 to 100, 5 goes towards 50, 20 comes from 400 and is not yet in the plot.
    #expect(half.map(\.x) == [0, 75, 150])
    #expect(half.map(\.opacity) == [1, 0.5, 1])
    let late = lines(PictureTransition(from: a, to: b).list(at: 0.99))
    #expect(late.count == 4)
    #expect(late.last.map { $0.x > 200 && $0.opacity < 1 } == true)
  }

  @Test func labelsOfEqualValuesSlideOthersFade() throws {
    let a = chart(0, 10, ticks: [0, 5, 10])
    let b = chart(0, 20, ticks: [0, 10, 20])
    let texts = PictureTransition(from: a, to: b).list(at: 0.25).group(.xAxis).texts
    let ten = try #require(texts.first { $0.span.string == "10" })
    #expect(ten.origin.x == 170)
    #expect(ten.span.color.a == 1)
    let five = try #require(texts.first { $0.span.string == "5" })
    #expect(five.origin.x == 82.5)
    #expect(five.span.color.a == 0.75)
  }

  @Test func aLogarithmicScaleIsUnderstood() {
    var axis = DrawnChart.Axis(.numbers)
    (axis.lower, axis.upper, axis.isLinear, axis.ticks) = (1, 100, false, [1, 10, 100])
    let scale = AxisScale(axis, length: 200, centers: [0, 100, 200], isX: true)
    #expect(scale.map { abs($0.position(10) - 100) < 1e-9 } == true)
    #expect(scale.map { abs($0.value(100) - 10) < 1e-9 } == true)
  }

  @Test func aReversedScaleIsUnderstood() {
    var axis = DrawnChart.Axis(.numbers)
    (axis.lower, axis.upper, axis.ticks) = (0, 10, [0, 5, 10])
    let scale = AxisScale(axis, length: 100, centers: [100, 50, 0], isX: true)
    #expect(scale?.position(2) == 80)
  }

  @Test func valuesGrowUpwards() {
    var axis = DrawnChart.Axis(.numbers)
    (axis.lower, axis.upper, axis.ticks) = (0, 10, [0, 5, 10])
    #expect(AxisScale(axis, length: 100, centers: [100, 50, 0], isX: false)?.position(2) == 80)
  }

  @Test func wordsInOnePlaceFadeOneAfterTheOther() {
    let a = DisplayList([.text(SketchChart.text("2023", at: Point(0, 10)))])
    let b = DisplayList([.text(SketchChart.text("2024", at: Point(0, 10)))])
    let transition = PictureTransition(from: a, to: b)
    #expect(transition.list(at: 0.25).texts.map(\.span.string) == ["2023"])
    #expect(transition.list(at: 0.75).texts.map(\.span.string) == ["2024"])
    #expect(transition.list(at: 0.75).texts.map(\.span.color.a) == [0.5])
  }

  @Test func swatchesStayWithTheirWords() {
    func legend(_ names: [(String, RGBA)]) -> DisplayList {
      var items: [DisplayItem] = []
      for (i, (name, color)) in names.enumerated() {
        items.append(
          .symbols(SymbolBatch(.circle(radius: 4), at: [Point(Double(i) * 50, 0)], fill: .color(color))))
        items.append(.text(SketchChart.text(name, at: Point(Double(i) * 50 + 10, 0))))
      }
      return DisplayList([.group(GroupItem(items, role: .legend))])
    }
    let (red, blue) = (RGBA(1, 0, 0), RGBA(0, 0, 1))
    let list = PictureTransition(
      from: legend([("B", blue)]), to: legend([("A", red), ("B", blue)])
    ).list(at: 0.5)
    let moving = list.symbols.first { $0.fill == .color(blue) }
    #expect(moving.map { Array($0.centers) } == [Point(25, 0)])
  }
}
