import Testing

@testable import OpenChartsChartMath

struct CurveTests {
  /// The segments of a curve, each as a flat list of coordinates: control points, then the end.
  private func path(_ curve: Curve, _ xs: [Double], _ ys: [Double], reversed: Bool = false) -> [[Double]] {
    var segments: [[Double]] = []
    xs.withUnsafeBufferPointer { xs in
      ys.withUnsafeBufferPointer { ys in
        curve.draw(
          xs: xs, ys: ys, reversed: reversed, line: { segments.append([$0, $1]) },
          cubic: { segments.append([$0, $1, $2, $3, $4, $5]) })
      }
    }
    return segments
  }

  private let all: [Curve] = [
    .linear, .monotone, .cardinal(tension: 0), .cardinal(tension: 0.4), .catmullRom(alpha: 0),
    .catmullRom(alpha: 0.5), .catmullRom(alpha: 1), .stepStart, .stepCenter, .stepEnd,
  ]

  @Test func stepsChangeAtTheStartTheMiddleOrTheEnd() {
    let (xs, ys) = ([0.0, 10, 20], [1.0, 2, 3])
    #expect(path(.stepStart, xs, ys) == [[10, 1], [10, 2], [20, 2], [20, 3]])
    #expect(path(.stepEnd, xs, ys) == [[0, 2], [10, 2], [10, 3], [20, 3]])
    #expect(path(.stepCenter, xs, ys) == [[5, 1], [5, 2], [10, 2], [15, 2], [15, 3], [20, 3]])
  }

  @Test func aReversedPathIsTheSamePathBackwards() {
    var random = SeededGenerator(7)
    let xs = (0..<12).map { Double($0) * 3 + Double.random(in: 0...1, using: &random) }
    let ys = xs.map { _ in Double.random(in: -5...5, using: &random) }
    for curve in all {
      let forward = path(curve, xs, ys)
      let backward = path(curve, xs, ys, reversed: true)
      // The points of the forward curve as one flat list, including its start.
      let points = [xs[0], ys[0]] + forward.flatMap { $0 }
      let pairs = stride(from: 0, to: points.count, by: 2).map { [points[$0], points[$0 + 1]] }
      let back =
        [[xs[11], ys[11]]]
        + backward.flatMap { segment in
          stride(from: 0, to: segment.count, by: 2).map { [segment[$0], segment[$0 + 1]] }
        }
      #expect(back == Array(pairs.reversed()), "\(curve)")
    }
  }

  @Test func monotoneTangentsHaveTheirClosedForm() {
    // The slopes are 1 and 3 over equal widths. The middle tangent is min(2·1, 2·3, 2) = 2, and the end tangents are
    // (3s - 2) / 2.
    let segments = path(.monotone, [0, 3, 6], [0, 3, 12])
    #expect(segments == [[1, 0.5, 2, 1, 3, 3], [4, 5, 5, 8.5, 6, 12]])
  }

  @Test func monotoneCurvesNeverOvershoot() {
    var random = SeededGenerator(8)
    for _ in 0..<200 {
      var x = 0.0
      let xs = (0..<20).map { _ in
        x += Double.random(in: 0.01...5, using: &random)
        return x
      }
      let ys = xs.map { _ in Double.random(in: -100...100, using: &random) }
      for (sign, reversed) in [(1.0, false), (1, true), (-1, false)] {
        let placed = xs.map { $0 * sign }
        var from = reversed ? ys[19] : ys[0]
        for segment in path(.monotone, placed, ys, reversed: reversed) {
          let to = segment[5]
          for t in stride(from: 0.0, through: 1, by: 0.05) {
            let u = 1 - t
            let y =
              u * u * u * from + 3 * u * u * t * segment[1] + 3 * u * t * t * segment[3] + t * t * t * to
            #expect(y >= min(from, to) - 1e-9 && y <= max(from, to) + 1e-9)
          }
          from = to
        }
      }
    }
  }

  @Test func cardinalCurvesAreStraightAtFullTension() {
    for segment in path(.cardinal(tension: 1), [0, 1, 2], [0, 5, 1]).enumerated() {
      let start = segment.offset == 0 ? [0.0, 0] : [1.0, 5]
      #expect(Array(segment.element[0..<2]) == start)
      #expect(Array(segment.element[2..<4]) == Array(segment.element[4..<6]))
    }
    let loose = path(.cardinal(tension: 0), [0, 6, 12, 18], [0, 6, 0, 6])
    #expect(loose[1] == [8, 6, 10, 0, 12, 0])
  }

  @Test func uniformCatmullRomIsTheLooseCardinal() {
    let (xs, ys) = ([0.0, 2, 3, 7, 8], [1.0, 5, -2, 0, 4])
    for (a, b) in zip(path(.catmullRom(alpha: 0), xs, ys), path(.cardinal(tension: 0), xs, ys)) {
      #expect(zip(a, b).allSatisfy { abs($0 - $1) < 1e-12 })
    }
  }

  @Test func repeatedPointsAndOddValuesStayFinite() {
    let xs: [Double] = [0, 1, 1, 1, 2, 2, .nan, 3, 4]
    let ys: [Double] = [0, 1, 1, 3, 3, 0, 1, .infinity, 2]
    for curve in all {
      for reversed in [false, true] {
        let segments = path(curve, xs, ys, reversed: reversed)
        #expect(segments.joined().allSatisfy { $0.isFinite })
        #expect(segments.last.map { Array($0.suffix(2)) } == (reversed ? [0, 0] : [4, 2]))
      }
      #expect(path(curve, [], []).isEmpty)
      #expect(path(curve, [1], [1]).isEmpty)
      #expect(path(curve, [1, 2], [1, 3]).last.map { Array($0.suffix(2)) } == [2, 3])
    }
  }

  @Test func twoPointsMakeAStraightLine() {
    #expect(path(.monotone, [0, 3], [0, 6]) == [[1, 2, 2, 4, 3, 6]])
    #expect(path(.cardinal(tension: 0), [0, 3], [0, 6]) == [[0, 0, 3, 6, 3, 6]])
    #expect(path(.linear, [0, 3], [0, 6]) == [[3, 6]])
  }
}
