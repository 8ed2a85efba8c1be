import OpenChartsDisplayList
import Testing

@testable import OpenChartsMotion

@Suite struct PictureTransitionTests {
  private let few = SketchChart.bars([("A", 40), ("B", 60)]).list
  private let more = SketchChart.bars([("B", 20), ("A", 80), ("C", 50)]).list

  @Test func theEndsAreThePicturesThemselves() {
    let transition = PictureTransition(from: few, to: more)
    #expect(transition.list(at: 0) == few)
    #expect(transition.list(at: 1) == more)
    #expect(transition.list(at: .nan) == more)
    #expect(transition.list(at: .infinity) == more)
  }

  @Test func theTreeForReadersAndTheChartsAreTheNewOnesAtOnce() {
    var new = more
    new.charts = [0, 1].map { PictureChart(ChartID($0), frame: .zero, drawn: AuditModel(plot: .zero)) }
    let list = PictureTransition(from: few, to: new).list(at: 0.01)
    #expect(list.accessibility == new.accessibility)
    #expect(list.charts == new.charts)
  }

  @Test func barsOfOneNameKeepTheirIdentityWhereverTheyStand() throws {
    let half = PictureTransition(from: few, to: more).list(at: 0.5).rects
    try #require(half.count == 3)
    // B moves from the second of two positions to the first of three.
    #expect(half[0] == Rect(x: 50, y: 60, width: (50 + 100.0 / 3) / 2, height: 40))
    #expect(half[1].height == 60)
  }

  @Test func aNewBarGrowsFromItsFoot() throws {
    let bar = try #require(PictureTransition(from: few, to: more).list(at: 0.25).rects.last)
    #expect(bar.height == 12.5)
    #expect(bar.maxY == 100)
  }

  @Test func aBarThatGoesShrinksToItsFootBehindTheOthers() throws {
    let list = PictureTransition(from: more, to: few).list(at: 0.75)
    let bar = try #require(list.rects.first)
    #expect(abs(bar.height - 12.5) < 1e-9)
    #expect(bar.maxY == 100)
    #expect(list.rects.count == 3)
  }

  @Test func goneAndBackIsTheSameWay() {
    let there = PictureTransition(from: few, to: more).list(at: 0.3).rects
    let back = PictureTransition(from: more, to: few).list(at: 0.7).rects
    for rect in there {
      let near = { (a: Double, b: Double) in abs(a - b) < 1e-9 }
      #expect(
        back.contains {
          near($0.x, rect.x) && near($0.y, rect.y) && near($0.width, rect.width)
            && near($0.height, rect.height)
        })
    }
  }

  @Test func springsGoBeyondButColoursDoNot() throws {
    let a = SketchChart.bars([("A", 40)], fill: RGBA(1, 0, 0)).list
    let b = SketchChart.bars([("A", 80)], fill: RGBA(0, 0, 1)).list
    let list = PictureTransition(from: a, to: b).list(at: 1.2)
    #expect(abs(try #require(list.rects.first).height - 88) < 1e-9)
    guard case .rects(let batch)? = list.leaves.first else {
      Issue.record("no bar")
      return
    }
    #expect(batch.fill == .color(RGBA(0, 0, 1)))
    #expect(PictureTransition(from: b, to: a).list(at: 3).rects.first?.height == 0)
  }

  @Test func equalAndVeryLargePicturesCut() {
    #expect(PictureTransition(from: few, to: few).isCut)
    let many = SketchChart.bars((0...PictureTransition.pieceLimit).map { ("\($0)", 1) }).list
    let transition = PictureTransition(from: few, to: many)
    #expect(transition.isCut)
    #expect(transition.list(at: 0) == few)
    #expect(transition.list(at: 0.01) == many)
  }

  @Test func emptyPicturesAreNoTrouble() {
    let empty = DisplayList()
    #expect(!PictureTransition(from: empty, to: few).list(at: 0.5).items.isEmpty)
    #expect(PictureTransition(from: few, to: empty).list(at: 0.5).accessibility.isEmpty)
    let none = SketchChart.bars([]).list
    #expect(PictureTransition(from: none, to: few).list(at: 0.5).rects.map(\.height) == [20, 30])
  }

  @Test func numbersThatAreNoneDoNotTrap() {
    let odd = SketchChart.bars([("A", .nan), ("B", .infinity)]).list
    for t in [-0.5, 0.25, 0.5, 2] {
      let list = PictureTransition(from: odd, to: more).list(at: t)
      #expect(list.rects.count == more.rects.count, "\(t)")
      #expect(list.accessibility == more.accessibility, "\(t)")
    }
    let line = SketchChart.line([(0, .nan), (.infinity, 2), (10, 10)]).list
    let other = SketchChart.line([(0, 1), (5, 2)]).list
    for t in [-0.5, 0.25, 0.5, 2] {
      #expect(
        PictureTransition(from: line, to: other).list(at: t).accessibility == other.accessibility, "\(t)")
      #expect(
        PictureTransition(from: other, to: line).list(at: t).accessibility == line.accessibility, "\(t)")
    }
  }

  @Test func aTransitionCanBeginInTheMiddleOfAnother() throws {
    let middle = PictureTransition(from: few, to: more).list(at: 0.5)
    let next = PictureTransition(from: middle, to: few)
    #expect(next.list(at: 0) == middle)
    let heights = next.list(at: 0.5).rects.map(\.height)
    // A from 60 halfway back to 40, B from 40 to 60, C from 25 to nothing.
    #expect(heights.sorted() == [12.5, 50, 50])
  }
}
