import OpenChartsDisplayList
import Testing

@testable import OpenChartsMotion

@Suite struct MarkMotionTests {
  @Test func symbolsThatComeStartOnTheirLine() throws {
    func chart(_ points: [(Double, Double)]) -> DisplayList {
      var chart = SketchChart.line(points)
      chart.items.append(
        .symbols(SymbolBatch(.circle(radius: 3), at: chart.series[0].points, fill: .color(.black))))
      return chart.list
    }
    let transition = PictureTransition(
      from: chart([(0, 0), (100, 50)]), to: chart([(0, 0), (50, 80), (100, 50), (150, 90)]))
    for t in [0.001, 0.3, 0.8] {
      let list = transition.list(at: t)
      let line = try #require(list.paths.first?.path.points)
      for center in list.symbols.flatMap({ Array($0.centers) }) {
        #expect(line.contains { abs($0.x - center.x) < 1e-9 && abs($0.y - center.y) < 1e-9 })
      }
    }
  }

  @Test func anAreaThatGetsLongerKeepsItsEndUpright() {
    let a = SketchChart.line([(0, 50), (100, 50)], isArea: true)
    let b = SketchChart.line([(0, 20), (100, 20), (150, 20), (200, 20)], isArea: true)
    let half = PictureTransition(from: a.list, to: b.list).list(at: 0.5).paths[0].path
    // Both new points come from the old end: above on the upper edge, below on the lower edge.
    #expect(half.points.filter { $0.y == 100 }.map(\.x) == [150, 125, 100, 0])
    #expect(half.points.filter { $0.y == 35 }.map(\.x).prefix(4) == [0, 100, 125, 150])
  }

  @Test func annotationsGoWithTheirMarks() throws {
    func chart(_ values: [(String, Double)]) -> DisplayList {
      let chart = SketchChart.bars(values)
      var list = chart.list
      guard case .group(var plot) = list.items[0] else { return list }
      for frame in chart.series[0].frames {
        var note = GroupItem([.text(SketchChart.text("!", at: Point(0, 8)))], role: .annotation)
        note.transform = .translation(frame.midX - 5, frame.minY - 12)
        plot.children.append(.group(note))
      }
      list.items[0] = .group(plot)
      return list
    }
    let list = PictureTransition(from: chart([("A", 40), ("B", 60)]), to: chart([("B", 20), ("A", 80)])).list(
      at: 0.5)
    guard case .group(let plot)? = list.items.first else {
      Issue.record("no plot")
      return
    }
    let heights = plot.children.compactMap { item -> Double? in
      if case .group(let group) = item, group.role == .annotation { group.transform.ty } else { nil }
    }
    #expect(heights == [48, 28])
  }

  @Test func anAnnotationNearAnotherMarkMovesWithoutASecondImage() throws {
    /// The label of a line of reference, which is near another bar in each picture.
    func chart(_ text: String, at x: Double) -> DisplayList {
      var list = SketchChart.bars([("A", 40), ("B", 60)]).list
      guard case .group(var plot) = list.items[0] else { return list }
      var note = GroupItem([.text(SketchChart.text(text, at: Point(0, 8)))], role: .annotation)
      note.transform = .translation(x, 0)
      plot.children.append(.group(note))
      list.items[0] = .group(plot)
      return list
    }
    for text in ["Average", "Mean"] {
      let transition = PictureTransition(from: chart("Average", at: 0), to: chart(text, at: 200))
      // In the middle, the old text has gone and the new one has not come.
      for t in text == "Mean" ? [0, 0.25, 0.75, 1] : [0, 0.25, 0.5, 0.75, 1] {
        guard case .group(let plot)? = transition.list(at: t).items.first else {
          Issue.record("no plot")
          return
        }
        let notes = plot.children.compactMap { item -> GroupItem? in
          if case .group(let group) = item, group.role == .annotation { group } else { nil }
        }
        #expect(notes.count == 1)
        #expect(notes.allSatisfy { abs($0.transform.tx - 200 * t) < 1e-6 && $0.opacity == 1 })
      }
    }
  }

  @Test func aBarThatComesToANameThatWasThereFollowsItsPlace() throws {
    func stack(_ names: [String], _ values: [[Double]]) -> DisplayList {
      var chart = SketchChart.bars([])
      (chart.names, chart.items, chart.series) = (names, [], [])
      let step = 200 / Double(names.count)
      var id: UInt32 = 0
      for (s, row) in values.enumerated() {
        var series = ChartValues.Series(name: "s\(s)", color: .black)
        var rects: [Rect] = []
        let first = id
        for (i, value) in row.enumerated() {
          let below = values[..<s].reduce(0) { $0 + $1[i] }
          rects.append(Rect(x: Double(i) * step, y: 100 - below - value, width: step, height: value))
          series.ids.append(MarkID(id))
          series.positionTexts.append(names[i])
          series.values.append("")
          series.x.append(Double(i))
          series.y.append(value)
          id += 1
        }
        series.frames = rects
        series.points = rects.map { Point($0.midX, $0.minY) }
        chart.series.append(series)
        chart.items.append(.rects(RectBatch(rects, fill: .color(.black), firstID: MarkID(first))))
      }
      return chart.list
    }
    let list = PictureTransition(
      from: stack(["A", "B"], [[10, 20]]),
      to: stack(["A", "B", "C", "D"], [[10, 20, 5, 5], [30, 30, 5, 5]])
    ).list(at: 0.5)
    // B moves from 100 (width 100) to 50 (width 50), together with its annotation.
    let upper = try #require(list.rects.first { $0.height == 15 && $0.x > 0 })
    #expect(upper == Rect(x: 75, y: 65, width: 75, height: 15))
  }
}
