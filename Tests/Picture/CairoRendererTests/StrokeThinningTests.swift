internal import OpenChartsCCairo
import OpenChartsDisplayList
import Testing

@testable import OpenChartsCairoRenderer

@Suite struct StrokeThinningTests {
  /// A line 100 points wide: each value is a step from the last one (a walk), or from the centre.
  func line(_ count: Int, isWalk: Bool) -> VectorPath {
    var state: UInt64 = 7
    var ys: [Double] = []
    var y = 0.0
    for _ in 0..<count {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let step = Double(state >> 40) / Double(1 << 24) - 0.5
      y = isWalk ? y + step : step
      ys.append(y)
    }
    let (low, high) = (ys.min()!, ys.max()!)
    var path = VectorPath()
    for (i, y) in ys.enumerated() {
      let p = Point(Double(i) * 100 / Double(count), 10 + (y - low) / (high - low) * 60)
      if i == 0 { path.move(to: p) } else { path.line(to: p) }
    }
    return path
  }

  /// The pixel words of a picture of 100 × 80 points at scale 2.
  func pixels(_ draw: (Canvas) -> Void) throws -> [UInt32] {
    let image = try ImageSurface(width: 200, height: 160)
    try FaceStore.pool.withElement { faces in
      let canvas = try Canvas(image, faces: faces, transform: .scale(2, 2))
      canvas.fillAll(.white)
      draw(canvas)
      try canvas.finish()
    }
    return (0..<160).flatMap { y in (0..<200).map { image.pixels.row(y)[$0] } }
  }

  @Test(arguments: [0.5, 2, 5])
  func aHundredThousandPointsGiveThePixelsOfTheWholeLine(width: Double) throws {
    let path = line(100_000, isWalk: true)
    let stroke = Stroke(width: width, cap: .round, join: .round)
    let color = RGBA(0, 0.4, 0.9, 0.6)
    let whole = try pixels { canvas in
      #expect(canvas.setStroke(stroke))
      canvas.emit(path)
      cairo.set_source_rgba(canvas.context, color.r, color.g, color.b, color.a)
      cairo.stroke(canvas.context)
    }
    let drawn = try pixels { canvas in
      canvas.draw(PathItem(path, line: PathItem.Line(stroke, .color(color))))
    }
    #expect(zip(whole, drawn).count { $0 != $1 } == 0)
  }

  @Test func fewPointsOfNoiseStay() {
    let path = line(50_000, isWalk: false)
    #expect(StrokeThinning.reduce(path, radius: 1, tolerance: 0.1).points.count < 10_000)
  }

  @Test func endsGapsAndTurnsStay() {
    var path = line(5_000, isWalk: true)
    path.points[2_500].y = .nan
    let kept = StrokeThinning.reduce(path, radius: 1, tolerance: 0.1)
    #expect(kept.points.first == path.points.first && kept.points.last == path.points.last)
    #expect(kept.points.count { !$0.isFinite } == 1)
    #expect(kept.points.count < 5_000 && kept.verbs.count == kept.points.count)
    // A line that reverses at every step has no columns.
    for i in path.points.indices { path.points[i].x = Double(i % 2) / 10 }
    #expect(StrokeThinning.reduce(path, radius: 1, tolerance: 0.1).points.count == 5_000)
  }

  @Test func oddInputStaysAsItIs() {
    let path = line(100, isWalk: true)
    #expect(StrokeThinning.reduce(path, radius: 0, tolerance: 0.1) == path)
    #expect(StrokeThinning.reduce(path, radius: .nan, tolerance: 0.1) == path)
    #expect(StrokeThinning.reduce(VectorPath(), radius: 1, tolerance: 0.1).isEmpty)
    var curve = VectorPath(ellipseIn: Rect(x: 0, y: 0, width: 9, height: 9))
    curve.line(to: Point(1, 1))
    #expect(StrokeThinning.reduce(curve, radius: 1, tolerance: 0.1) == curve)
  }
}
