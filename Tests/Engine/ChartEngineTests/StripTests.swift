import OpenChartsChartModel
import OpenChartsDisplayList
import Testing

@testable import OpenChartsChartEngine

/// Rows and columns of guides around the plot.
@Suite struct StripTests {
  private let space = Rect(x: 10, y: 20, width: 100, height: 50)

  @Test(arguments: [
    (Side.left, Rect(x: 10, y: 25, width: 8, height: 40), Rect(x: 22, y: 20, width: 88, height: 50)),
    (.right, Rect(x: 102, y: 25, width: 8, height: 40), Rect(x: 10, y: 20, width: 88, height: 50)),
    (.top, Rect(x: 40, y: 20, width: 40, height: 8), Rect(x: 10, y: 32, width: 100, height: 38)),
    (.bottom, Rect(x: 40, y: 62, width: 40, height: 8), Rect(x: 10, y: 20, width: 100, height: 38)),
  ])
  func aStripIsAtItsSideAndLeavesTheRest(side: Side, frame: Rect, rest: Rect) {
    let strip = Strip(side: side, thickness: 8, length: 40, share: 0.5, spacing: 4)
    var remaining = space
    strip.take(from: &remaining)
    #expect(strip.frame(in: space) == frame)
    #expect(remaining == rest)
  }

  @Test func contentThatIsTooLongStartsAtTheBeginningOfItsSide() {
    let row = Strip(side: .top, thickness: 8, length: 300, share: 1, spacing: 4)
    #expect(row.frame(in: space) == Rect(x: 10, y: 20, width: 100, height: 8))
    let column = Strip(side: .left, thickness: 8, length: 300, share: 1, spacing: 4)
    #expect(column.frame(in: space) == Rect(x: 10, y: 20, width: 8, height: 300))
  }

  @Test(arguments: [Side.left, .right, .top, .bottom])
  func aStripLargerThanTheSpaceLeavesNone(side: Side) {
    var remaining = space
    Strip(side: side, thickness: 500, length: 10, share: 0, spacing: 4).take(from: &remaining)
    #expect((side.isColumn ? remaining.width : remaining.height) == 0)
  }

  @Test func sidesFollowTheReadingDirection() {
    #expect(ContentPosition.leading.side(isRightToLeft: false) == .left)
    #expect(ContentPosition.leading.side(isRightToLeft: true) == .right)
    #expect(ContentPosition.trailing.side(isRightToLeft: true) == .left)
    #expect(ContentPosition.topLeading.side(isRightToLeft: true) == .top)
    #expect(ContentPosition.automatic.side(isRightToLeft: false) == nil)
  }

  @Test func titlesOfOneAxisAtDifferentEndsShareARow() {
    func titleFrames(_ positions: [ContentPosition], width: Double) -> [Rect] {
      let picture = chart(marks(.bar, x: .names(["a", "b"]), y: .numbers([1, 2])), size: Size(300, 200)) {
        request in
        request.xAxis.titles = positions.map { position in
          var title = AxisTitle(content: Box(width, 10), text: "")
          title.position = position
          return title
        }
      }
      return picture.bars.map(\.frame).filter { $0.width == width }
    }
    let shared = titleFrames([.bottomLeading, .bottomTrailing], width: 40)
    #expect(Set(shared.map(\.minY)) == [190] && Set(shared.map(\.minX)) == [0, 260])
    let tooWide = titleFrames([.bottomLeading, .bottomTrailing], width: 147)
    #expect(Set(tooWide.map(\.minY)) == [190, 176])
  }
}
