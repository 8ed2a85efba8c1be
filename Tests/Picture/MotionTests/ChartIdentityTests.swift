import OpenChartsDisplayList
import Testing

@testable import OpenChartsMotion

@Suite struct ChartIdentityTests {
  /// A chart with one bar, 10 points wide, which differs from the others by its identity only.
  private static func chart(_ number: Int, bar: Double = 40) -> DisplayList {
    var chart = SketchChart.bars([("A", bar)])
    chart.id = ChartID(number)
    return chart.list
  }

  private static func picture(_ charts: [(DisplayList, y: Double)]) -> DisplayList {
    charts.reduce(into: DisplayList()) { $0.append($1.0, y: $1.y) }
  }

  /// The height of each drawn bar, and the distance by which the groups around it move it.
  private static func bars(_ items: [DisplayItem], y: Double = 0) -> [(height: Double, y: Double)] {
    items.flatMap { item -> [(height: Double, y: Double)] in
      switch item {
      case .rects(let batch): batch.rects.map { ($0.height, y) }
      case .group(let group): bars(group.children, y: y + group.transform.ty)
      default: []
      }
    }
  }

  @Test func chartsThatSwapPlacesMovePastEachOther() {
    let before = Self.picture([(Self.chart(0, bar: 20), 10), (Self.chart(1, bar: 80), 210)])
    let after = Self.picture([(Self.chart(1, bar: 80), 10), (Self.chart(0, bar: 20), 210)])
    let half = PictureTransition(from: before, to: after).list(at: 0.25)
    let bars = Self.bars(half.items).sorted { $0.height < $1.height }
    #expect(bars.map(\.height) == [20, 80])
    #expect(bars.map(\.y) == [60, 160])
  }

  @Test func equalChartsTenPointsApartKeepTheirValues() {
    let before = Self.picture([(Self.chart(0), 10), (Self.chart(1), 20)])
    let after = Self.picture([(Self.chart(0, bar: 80), 20), (Self.chart(1), 10)])
    let half = PictureTransition(from: before, to: after).list(at: 0.5)
    let bars = Self.bars(half.items).sorted { $0.height < $1.height }
    #expect(bars.map(\.height) == [40, 60])
  }

  @Test func aChartHiddenFromReadersMovesLikeOthers() {
    var (before, after) = (SketchChart.bars([("A", 20), ("B", 80)]).list, SketchChart.bars([("B", 40)]).list)
    let shown = PictureTransition(from: before, to: after).list(at: 0.5)
    (before.accessibility, after.accessibility) = ([], [])
    #expect(PictureTransition(from: before, to: after).list(at: 0.5).items == shown.items)
    #expect(shown.rects.contains { $0.height == 60 })
  }

  @Test func aChartThatMovesFarKeepsItsMarks() {
    let before = Self.picture([(Self.chart(3), 10)])
    let after = Self.picture([(Self.chart(3, bar: 80), 500)])
    let bars = Self.bars(PictureTransition(from: before, to: after).list(at: 0.5).items)
    #expect(bars.map(\.height) == [60])
    #expect(bars.map(\.y) == [255])
  }

  @Test func aGroupOfChartsKeepsTheRestWhenOneGoes() {
    func picture(_ numbers: [Int]) -> DisplayList {
      var list = DisplayList()
      for (row, number) in numbers.enumerated() { list.append(Self.chart(number), y: 10 + 200 * Double(row)) }
      return DisplayList([.group(GroupItem(list.items))])
    }
    let half = PictureTransition(from: picture([0, 1]), to: picture([1])).list(at: 0.5)
    // The remaining chart moves from 210 to 10.
    #expect(Self.bars(half.items).contains { $0.y == 110 })
  }
}
