import OpenChartsDisplayList
import Testing

@testable import OpenChartsMotion

@Suite struct RebasingTests {
  private func bar(_ height: Double, x: Double = 0, fill: RGBA = .black) -> DisplayItem {
    .path(PathItem(VectorPath(Rect(x: x, y: 100 - height, width: 20, height: height)), fill: .color(fill)))
  }

  private func text(_ string: String, x: Double = 0) -> DisplayItem {
    .text(SketchChart.text(string, at: Point(x, 10)))
  }

  private func height(_ item: DisplayItem?) -> Double? {
    if case .path(let path)? = item { path.path.controlBounds?.height } else { nil }
  }

  /// Halfway to an end that changed during the animation.
  private func pathItem(_ item: DisplayItem?) -> PathItem? {
    guard case .path(let path)? = item else { return nil }
    return path
  }

  private func groupItem(_ item: DisplayItem?) -> GroupItem? {
    guard case .group(let group)? = item else { return nil }
    return group
  }

  private func halfway(_ a: [DisplayItem], _ b: [DisplayItem], _ c: [DisplayItem]) -> DisplayList {
    let (a, b, c) = (DisplayList(a), DisplayList(b), DisplayList(c))
    return PictureTransition(from: a.rebased(from: b, to: c), to: c).list(at: 0.5)
  }

  @Test("If the end does not change, the start does not change")
  func same() {
    let (a, b) = (DisplayList([bar(20), text("A")]), DisplayList([bar(60), text("B")]))
    #expect(a.rebased(from: b, to: b) == a)
  }

  @Test("A changed text appears at once, while a bar continues to grow")
  func words() {
    let list = halfway([text("Tick 1"), bar(20)], [text("Tick 1"), bar(60)], [text("Tick 2"), bar(60)])
    #expect(list.texts.map(\.span.string) == ["Tick 2"])
    #expect(list.texts.first?.span.color.a == 1)
    #expect(height(list.items.last) == 40)
  }

  @Test("A text inserted by the animation continues to appear; a text changed later is shown alone")
  func exchangedWords() {
    let coming = halfway([text("A"), bar(20)], [text("B"), bar(60)], [text("B"), bar(60), text("new")])
    #expect(coming.texts.filter { $0.span.string == "new" }.map(\.span.color.a) == [1])
    let replaced = halfway([text("A"), bar(20)], [text("B"), bar(60)], [text("C"), bar(60)])
    #expect(replaced.texts.map(\.span.string) == ["C"])
    #expect(replaced.texts.first?.span.color.a == 1)
  }

  @Test("An item inserted at once between others does not move them")
  func between() {
    let list = halfway(
      [bar(20), bar(40, x: 50)], [bar(60), bar(80, x: 50)], [bar(60), bar(5, x: 30), bar(80, x: 50)])
    #expect(list.items.map(height) == [40, 5, 60])
  }

  @Test("An item removed at once disappears; an item in removal continues its removal")
  func gone() {
    let list = halfway([text("goes"), bar(20)], [bar(60), bar(30, x: 50)], [bar(60)])
    #expect(list.items.compactMap(height) == [40])
    let going = halfway(
      [text("goes"), bar(20)], [bar(60), bar(30, x: 50)], [bar(60), bar(30, x: 50), bar(7, x: 90)])
    #expect(going.texts.map(\.span.string) == ["goes"])
    #expect(going.texts.first.map { $0.span.color.a < 1 } == true)
  }

  @Test("A changed colour appears at once, and the shape continues its animation")
  func colour() throws {
    let red = RGBA(1, 0, 0)
    let list = halfway([bar(20)], [bar(60)], [bar(60, fill: red)])
    #expect(height(list.items.first) == 40)
    let path = try #require(pathItem(list.items.first))
    #expect(path.fill == .color(red))
  }

  @Test("A displaced item moves at once, and continues its animation")
  func pushed() throws {
    let list = halfway([bar(20)], [bar(60)], [bar(60, x: 15)])
    #expect(height(list.items.first) == 40)
    let path = try #require(pathItem(list.items.first))
    #expect(path.path.controlBounds?.minX == 15)
  }

  @Test("A changed size is the new size")
  func size() { #expect(height(halfway([bar(20)], [bar(60)], [bar(100)]).items.first) == 100) }

  @Test("The same is true for groups and their children")
  func groups() throws {
    func group(_ children: [DisplayItem], opacity: Double, x: Double) -> DisplayItem {
      var group = GroupItem(children)
      (group.opacity, group.transform) = (opacity, .translation(x, 0))
      return .group(group)
    }
    let list = halfway(
      [group([bar(20), text("1")], opacity: 0, x: 0)], [group([bar(60), text("1")], opacity: 1, x: 40)],
      [group([bar(60), text("2")], opacity: 1, x: 90)])
    let moved = try #require(groupItem(list.items.first))
    #expect(moved.opacity == 0.5)
    #expect(moved.transform == .translation(90, 0))
    #expect(height(moved.children.first) == 40)
    #expect(list.texts.map(\.span.string) == ["2"])
  }

  @Test("Bars of a chart that changes during the animation continue to their new ends")
  func charts() throws {
    let few = SketchChart.bars([("A", 40), ("B", 60)]).list
    let end = SketchChart.bars([("A", 80), ("B", 20)]).list
    let more = SketchChart.bars([("A", 80), ("B", 20), ("C", 50)]).list
    let list = PictureTransition(from: few.rebased(from: end, to: more), to: more).list(at: 0.5)
    #expect(list.rects.count == 3)
    #expect(list.rects.prefix(2).map(\.height) == [60, 40])
  }

  /// A chart whose window is 10 long and starts at `start`, with a line of three values.
  private func scrolled(to start: Double, _ heights: [Double]) -> DisplayList {
    var chart = SketchChart.line(heights.enumerated().map { ((Double($0 * 5) - start) * 20, 100 - $1) })
    chart.addAxis(start, start + 10, ticks: [start, start + 5])
    var list = chart.list
    list.charts[0].scrolling = ScrollingChart(plot: chart.plot, frame: chart.plot)
    list.charts[0].scrolling?.x.factor = 3
    list.charts[0].scrolling?.x.start = start / 30
    list.items.append(bar(20))
    return list
  }

  @Test("A chart scrolled during the animation is drawn at its new position, and other views continue")
  func scrolling() throws {
    let from = scrolled(to: 0, [10, 20, 30])
    var end = scrolled(to: 0, [40, 50, 60])
    end.items[end.items.count - 1] = bar(60)
    var new = scrolled(to: 4, [40, 50, 60])
    new.items[new.items.count - 1] = bar(60)
    let start = from.rebased(from: end, to: new)
    #expect(start.items.dropLast() == new.items.dropLast())
    #expect(start.charts.first?.drawn.x?.scale == new.charts.first?.drawn.x?.scale)
    #expect(start.items.last == bar(20))
    let half = PictureTransition(from: start, to: new).list(at: 0.5)
    #expect(half.paths.count == new.paths.count)
    #expect(half.items.count == new.items.count)
    #expect(height(half.items.last) == 40)
  }

  @Test("A chart that is not scrolled continues its animation")
  func resting() {
    let (from, end) = (scrolled(to: 4, [10, 20, 30]), scrolled(to: 4, [40, 50, 60]))
    var new = end
    new.items[new.items.count - 1] = bar(80)
    let start = from.rebased(from: end, to: new)
    #expect(start.items.dropLast() == from.items.dropLast())
  }

  @Test("Symbols, rectangles and images keep their unchanged properties")
  func batches() throws {
    func dots(_ x: Double, _ fill: RGBA) -> DisplayItem {
      .symbols(SymbolBatch(.circle(radius: 3), at: [Point(x, 0)], fill: .color(fill)))
    }
    let dot = halfway([dots(0, .black)], [dots(40, .black)], [dots(40, RGBA(1, 0, 0))])
    #expect(dot.symbols.first.map { Array($0.centers) } == [Point(20, 0)])
    #expect(dot.symbols.first?.fill == .color(RGBA(1, 0, 0)))
    func rects(_ x: Double, _ width: Double) -> DisplayItem {
      .rects(RectBatch([Rect(x: x, y: 0, width: width, height: 5)], fill: .color(.black)))
    }
    let moved = halfway([rects(0, 10)], [rects(0, 30)], [rects(50, 30)])
    #expect(moved.rects == [Rect(x: 50, y: 0, width: 20, height: 5)])
  }
}
