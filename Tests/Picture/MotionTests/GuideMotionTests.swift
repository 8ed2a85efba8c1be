import OpenChartsDisplayList
import Testing

@testable import OpenChartsMotion

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
    // Tick 0 stays, tick 10 moves from 200 to 100, tick 5 moves towards 50, and tick 20 comes from 400 and is still
    // outside the plot.
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

  private func axis(_ scale: AuditModel.Axis.Scale, isX: Bool = true) -> AuditModel {
    var chart = AuditModel(plot: Rect(x: 0, y: 0, width: 200, height: 200))
    var axis = AuditModel.Axis(.numbers)
    axis.scale = scale
    if isX { chart.x = axis } else { chart.y = axis }
    return chart
  }

  @Test func placesAreCarriedFromALogarithmicScale() throws {
    let map = AxisMap(
      axis(.init(1, 100, from: 0, to: 200, transform: .log)), axis(.init(0, 20, from: 0, to: 200)), isX: true)
    #expect(try abs(#require(map.new(100)) - 100) < 1e-9)
    #expect(try abs(#require(map.old(100)) - 100) < 1e-9)
    // A value outside the scale's domain has no position.
    #expect(map.old(-10) == nil)
  }

  @Test func placesAreCarriedFromASymmetricLogarithmicScale() throws {
    let map = AxisMap(
      axis(.init(-100, 100, from: 0, to: 200, transform: .symmetricLog(slope: 1))),
      axis(.init(-100, 100, from: 0, to: 200)), isX: true)
    #expect(map.new(100) == 100)
    #expect(try abs(#require(map.new(200)) - 200) < 1e-9)
    #expect(try #require(map.new(150)) < 120)
  }

  @Test func aReversedScaleIsUnderstood() {
    let map = AxisMap(
      axis(.init(0, 10, from: 100, to: 0)), axis(.init(0, 10, from: 0, to: 100)), isX: true)
    #expect(map.new(80) == 20)
  }

  @Test func paddingsOfTheScaleAreKept() {
    let map = AxisMap(
      axis(.init(0, 10, from: 20, to: 180)), axis(.init(0, 10, from: 0, to: 200)), isX: true)
    #expect(map.new(20) == 0)
    #expect(map.new(100) == 100)
  }

  @Test func valuesGrowUpwards() {
    let map = AxisMap(
      axis(.init(0, 10, from: 200, to: 0), isX: false), axis(.init(0, 20, from: 200, to: 0), isX: false),
      isX: false)
    #expect(map.new(0) == 100)
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
