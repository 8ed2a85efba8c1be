import OpenChartsDisplayList
import OpenChartsMotion
import SwiftUI
import Testing

@testable import Charts
@testable import OpenChartsSessions

/// Charts whose automatic domain changes during an animation, compared with computed positions.
@MainActor @Suite struct DomainMotionTests {
  private static let shares = [0, 0.25, 0.5, 0.75, 1]

  /// A chart of a bar that grows and a bar that stays at 1.
  private func chart(_ value: Double) -> some View {
    VStack {
      Toggle("t", isOn: .constant(false))
      Chart {
        BarMark(x: .value("x", "grows"), y: .value("y", value))
        BarMark(x: .value("x", "stays"), y: .value("y", 1.0))
      }
      .frame(height: 150)
      Text("caption")
    }
  }

  /// The parts of a picture, in the picture's coordinates.
  private struct Parts: Equatable {
    var bars: [Rect] = []
    var texts: [String: [Point]] = [:]

    init(_ list: DisplayList) { add(list.items, .identity) }

    private mutating func add(_ items: [DisplayItem], _ transform: Transform) {
      for item in items {
        switch item {
        case .group(let group): add(group.children, group.transform.then(transform))
        case .rects(let batch) where batch.firstID != nil:
          bars += batch.rects.map { rect in
            Rect(from: transform.apply(rect.origin), to: transform.apply(Point(rect.maxX, rect.maxY)))
          }
        case .text(let run): texts[run.span.string, default: []].append(transform.apply(run.bounds.center))
        default: break
        }
      }
      bars.sort { $0.minX < $1.minX }
    }
  }

  private func mixed(_ a: Double, _ b: Double, _ t: Double) -> Double { a + (b - a) * t }

  /// Checks the frames between two pictures. Both have two bars and their labels on one scale, which moves.
  private func check(_ transition: PictureTransition) throws {
    let (first, last) = (Parts(transition.list(at: 0)), Parts(transition.list(at: 1)))
    try #require(first.bars.count == 2 && last.bars.count == 2)
    for t in Self.shares {
      let parts = Parts(transition.list(at: t))
      try #require(parts.bars.count == 2)
      for (i, bar) in parts.bars.enumerated() {
        let (a, b) = (first.bars[i], last.bars[i])
        #expect(abs(bar.minY - mixed(a.minY, b.minY, t)) < 1e-6)
        #expect(abs(bar.maxY - mixed(a.maxY, b.maxY, t)) < 1e-6)
        #expect(abs(bar.minX - mixed(a.minX, b.minX, t)) < 1e-6)
        #expect(abs(bar.width - mixed(a.width, b.width, t)) < 1e-6)
      }
      #expect(parts.texts["caption"]?.count == 1 && parts.texts["t"]?.count == 1)
      // The bar that stays at 1 shows the current scale.
      let (zero, one) = (parts.bars[1].maxY, parts.bars[1].minY)
      for (text, places) in parts.texts {
        guard let value = Double(text) else { continue }
        try #require(places.count == 1, "\(text) at \(t)")
        #expect(abs(places[0].y - (zero + (one - zero) * value)) < 0.5, "\(text) at \(t)")
      }
    }
  }

  @Test func barsLabelsAndScaleMoveAsOne() throws {
    let (old, new) = (LiveStage(chart(1)).drawing.list, LiveStage(chart(9)).drawing.list)
    try check(PictureTransition(from: old, to: new))
    try check(PictureTransition(from: new, to: old))
  }

  @Test func barsOfAScrolledChartMoveWithTheirScale() throws {
    func list(_ value: Double) -> DisplayList {
      let chart = Chart(0..<20, id: \.self) { x in
        BarMark(x: .value("x", x), y: .value("y", x == 4 ? value : 1.0))
      }
      .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 6).chartScrollPosition(initialX: 2)
      return LiveStage(chart.frame(height: 150)).drawing.list
    }
    let (old, new) = (list(1), list(9))
    let transition = PictureTransition(from: old, to: new)
    let (first, last) = (Parts(old).bars, Parts(new).bars)
    try #require(first.count == last.count && first.count > 6)
    for t in Self.shares {
      let bars = Parts(transition.list(at: t)).bars
      try #require(bars.count == first.count)
      for (i, bar) in bars.enumerated() {
        #expect(
          abs(bar.minY - mixed(first[i].minY, last[i].minY, t)) < 1e-6,
          "\(bar) between \(first[i]) and \(last[i]) at \(t)")
        #expect(abs(bar.maxY - mixed(first[i].maxY, last[i].maxY, t)) < 1e-6)
        #expect(abs(bar.minX - mixed(first[i].minX, last[i].minX, t)) < 1e-6)
      }
    }
  }

  @Test func aBarChangesItsColourWhileItGrows() throws {
    func list(_ value: Double, _ color: Color) -> DisplayList {
      LiveStage(
        Chart { BarMark(x: .value("x", "a"), y: .value("y", value)).foregroundStyle(color) }
          .frame(height: 150)
      ).drawing.list
    }
    func fill(_ items: [DisplayItem]) -> RGBA? {
      for item in items {
        switch item {
        case .group(let group): if let color = fill(group.children) { return color }
        case .rects(let batch) where batch.firstID != nil:
          if case .color(let color) = batch.fill { return color }
        default: break
        }
      }
      return nil
    }
    let (old, new) = (
      list(1, Color(red: 1, green: 0.2, blue: 0)), list(9, Color(red: 0.2, green: 0.8, blue: 0.4))
    )
    let transition = PictureTransition(from: old, to: new)
    let (first, last) = (Parts(old).bars, Parts(new).bars)
    for t in Self.shares {
      let list = transition.list(at: t)
      let color = try #require(fill(list.items))
      #expect(abs(color.r - mixed(1, 0.2, t)) < 0.01)
      #expect(abs(color.g - mixed(0.2, 0.8, t)) < 0.01)
      #expect(abs(color.b - mixed(0, 0.4, t)) < 0.01)
      let bars = Parts(list).bars
      try #require(bars.count == 1 && first.count == 1 && last.count == 1)
      #expect(abs(bars[0].minY - mixed(first[0].minY, last[0].minY, t)) < 1e-6)
    }
  }

  @Test func aSecondAnimationBeginsAtTheScaleOfTheMoment() throws {
    let lists = [1.0, 9, 34].map { LiveStage(chart($0)).drawing.list }
    let first = PictureTransition(from: lists[0], to: lists[1])
    for t in Self.shares {
      let middle = first.beginning(at: t)
      #expect(middle.items == first.list(at: t).items)
      let second = PictureTransition(from: middle, to: lists[2])
      let (start, end) = (Parts(middle), Parts(lists[2]))
      for share in Self.shares {
        let parts = Parts(second.list(at: share))
        try #require(parts.bars.count == 2)
        for (i, bar) in parts.bars.enumerated() {
          #expect(abs(bar.minY - mixed(start.bars[i].minY, end.bars[i].minY, share)) < 1e-6)
        }
        #expect(parts.texts["caption"]?.count == 1)
        // Labels that fade in are at the positions of their values.
        let (zero, one) = (parts.bars[1].maxY, parts.bars[1].minY)
        for text in ["0", "20", "40"] {
          for place in parts.texts[text] ?? [] {
            let expected = zero + (one - zero) * (Double(text) ?? 0)
            #expect(abs(place.y - expected) < 0.5, "\(text) at \(t), \(share)")
          }
        }
      }
    }
  }

  @Test func aChangeWithoutAnimationDoesNotFadeTheBarThatGrows() throws {
    func view(_ value: Double, isOn: Bool) -> some View {
      VStack {
        Toggle("t", isOn: .constant(isOn))
        Chart { BarMark(x: .value("x", "a"), y: .value("y", value)) }
          .chartYScale(domain: 0...10).frame(height: 150)
      }
    }
    let lists = [view(1, isOn: false), view(9, isOn: false), view(9, isOn: true)].map {
      LiveStage($0).drawing.list
    }
    let motion = try #require(
      LiveMotion(from: lists[0], to: lists[1], .linear(duration: 1), start: 0))
    let rest = try #require(motion.continued(to: lists[2], with: []))
    let (start, end) = (Parts(lists[0]).bars, Parts(lists[2]).bars)
    try #require(start.count == 1 && end.count == 1)
    for t in Self.shares {
      let bars = Parts(rest.list(at: t)).bars
      try #require(bars.count == 1)
      #expect(abs(bars[0].minY - mixed(start[0].minY, end[0].minY, t)) < 1e-6)
    }
  }

  /// A chart does not name its only series. The line stays one line when a second one comes or goes.
  @Test func aLineStaysWhenASecondSeriesComesOrGoes() throws {
    func list(_ names: [String]) -> DisplayList {
      let chart = Chart(names, id: \.self) { name in
        ForEach(0..<4) { x in
          LineMark(x: .value("x", x), y: .value("y", name == "p" ? 5 + x : 50 + x))
            .foregroundStyle(by: .value("name", name))
        }
      }
      return LiveStage(chart.frame(height: 150)).drawing.list
    }
    func starts(_ list: DisplayList) -> [Point] {
      var points: [Point] = []
      func add(_ items: [DisplayItem], _ transform: Transform) {
        for item in items {
          switch item {
          case .group(let group): add(group.children, group.transform.then(transform))
          case .path(let path) where path.line?.stroke.width == 2:
            if let first = path.path.points.first { points.append(transform.apply(first)) }
          default: break
          }
        }
      }
      add(list.items, .identity)
      return points
    }
    for (before, after) in [(["p"], ["p", "q"]), (["p", "q"], ["p"])] {
      let (old, new) = (list(before), list(after))
      let ends = (starts(old), starts(new))
      try #require(ends.0.count == before.count && ends.1.count == after.count)
      let transition = PictureTransition(from: old, to: new)
      for t in Self.shares where t > 0 && t < 1 {
        let points = starts(transition.list(at: t))
        #expect(points.count == 2)
        let expected = mixed(ends.0[0].y, ends.1[0].y, t)
        #expect(points.contains { abs($0.y - expected) < 1e-6 }, "\(before) at \(t)")
      }
    }
  }

  @Test func aRotationTurnsAroundItsAnchor() throws {
    func picture(_ degrees: Double) -> DisplayList {
      let box = Color.red.frame(width: 40, height: 20).rotationEffect(.degrees(degrees))
      return LiveStage(box.frame(width: 400, height: 300)).drawing.list
    }
    func turn(_ list: DisplayList) -> Transform? {
      func find(_ items: [DisplayItem]) -> Transform? {
        for case .group(let group) in items {
          if group.transform.a != 1 || group.transform.b != 0 { return group.transform }
          if let inner = find(group.children) { return inner }
        }
        return nil
      }
      return find(list.items)
    }
    for (from, to) in [(0.0, 90.0), (90, 0), (30, 150), (0, 180)] {
      let transition = PictureTransition(from: picture(from), to: picture(to))
      for t in Self.shares where mixed(from, to, t) != 0 {
        let transform = try #require(turn(transition.list(at: t)))
        let angle = mixed(from, to, t) * .pi / 180
        #expect(abs(transform.a - cos(angle)) < 1e-9 && abs(transform.b - sin(angle)) < 1e-9)
        // The centre of the picture is the anchor.
        let center = transform.apply(Point(200, 150))
        #expect(abs(center.x - 200) < 1e-6 && abs(center.y - 150) < 1e-6)
      }
    }
  }
}
