import OpenChartsDisplayList
import Testing

@testable import OpenChartsChartEngine

@Suite struct UnscaledGridTests {
  private func group(_ children: [DisplayItem], _ role: GroupRole? = nil, scale: Double = 1) -> DisplayItem {
    var group = GroupItem(children, role: role)
    group.transform = .scale(scale, scale)
    return .group(group)
  }

  private func line(_ width: Double) -> DisplayItem {
    .rects(RectBatch([Rect(x: 0, y: 0, width: width, height: 1)], fill: .color(.black)))
  }

  @Test func theGridLeavesAScaledGroup() {
    let (grid, marks) = (group([line(1)], .grid), group([line(2)], .marks))
    #expect(UnscaledGrid.placed([group([grid, marks], scale: 2)]) == [grid, group([marks], scale: 2)])
  }

  @Test func anotherChartInThePlotKeepsItsGrid() {
    let (grid, marks) = (group([line(1)], .grid), group([line(2)], .marks))
    let other = group([group([group([line(3)], .grid)], scale: 2)], .plot(ChartID(1)))
    #expect(
      UnscaledGrid.placed([group([other, grid, marks], scale: 3)])
        == [grid, group([other, marks], scale: 3)])
    #expect(UnscaledGrid.placed([other]) == [other])
    #expect(UnscaledGrid.placed([group([other, marks], scale: 3)]) == [group([other, marks], scale: 3)])
  }
}
