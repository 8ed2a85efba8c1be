import OpenChartsDisplayList
import OpenChartsPixels
import Testing

@testable import OpenChartsSceneRaster

/// A raster that a scene is drawn on.
struct Drawn {
  let width: Int
  let height: Int
  private(set) var words: [UInt32]

  init(_ scene: SceneItem, width: Int, height: Int, scale: Double = 1) {
    (self.width, self.height) = (width, height)
    // Earlier pixels must not be visible.
    words = [UInt32](repeating: 0xFFAA_5533, count: width * height)
    words.withUnsafeMutableBufferPointer {
      let pixels = PixelBuffer(base: $0.baseAddress!, width: width, height: height, stride: width)
      SceneRaster(scene, scale: scale, origin: Point(0, 0)).draw(on: pixels)
    }
  }

  subscript(x: Int, y: Int) -> UInt32 { words[y * width + x] }
}

extension FaceBatch {
  /// Adds a rectangle perpendicular to the line of sight, or slanted from left to right.
  mutating func add(_ r: Rect, _ left: Float, _ right: Float? = nil, color: RGBA) {
    let (near, far) = (left, right ?? left)
    append(
      [
        (Point(r.minX, r.minY), near), (Point(r.maxX, r.minY), far), (Point(r.maxX, r.maxY), far),
        (Point(r.minX, r.maxY), near),
      ].map { (position: $0.0, depth: $0.1) }, color: color)
  }
}

@Suite struct SceneRasterTests {
  static let red = RGBA(1, 0, 0)
  static let blue = RGBA(0, 0, 1)
  static let redWord: UInt32 = 0xFFFF_0000
  static let blueWord: UInt32 = 0xFF00_00FF

  @Test func theNearerFaceHidesTheOtherWhateverTheOrder() {
    for order in [[0, 1], [1, 0]] {
      var faces = FaceBatch()
      for face in order {
        faces.add(
          Rect(x: 4, y: 4, width: 40, height: 30), face == 0 ? 10 : 20,
          color: face == 0 ? Self.red : Self.blue)
      }
      let drawn = Drawn(SceneItem([.faces(faces)]), width: 64, height: 48)
      #expect(drawn[20, 20] == Self.blueWord)
      #expect(drawn[2, 2] == 0 && drawn[60, 20] == 0)
    }
  }

  @Test func facesThatCrossMeetWhereTheyAreEquallyDeep() {
    var faces = FaceBatch()
    faces.add(Rect(x: 0, y: 0, width: 64, height: 64), 0, 64, color: Self.red)
    faces.add(Rect(x: 0, y: 0, width: 64, height: 64), 32, color: Self.blue)
    let drawn = Drawn(SceneItem([.faces(faces)]), width: 64, height: 64)
    #expect(drawn[30, 40] == Self.blueWord && drawn[33, 40] == Self.redWord)
  }

  @Test func coplanarFacesStayInPaintersOrder() {
    var faces = FaceBatch()
    faces.add(Rect(x: 0, y: 0, width: 40, height: 40), 1.0001, 7, color: Self.red)
    faces.add(Rect(x: 0, y: 0, width: 40, height: 40), 1, 7, color: Self.blue)
    let drawn = Drawn(SceneItem([.faces(faces)]), width: 40, height: 40)
    #expect(drawn.words.allSatisfy { $0 == Self.blueWord })
  }

  @Test func ballsSinkHalfIntoFaces() {
    var faces = FaceBatch()
    faces.add(Rect(x: 0, y: 0, width: 80, height: 80), 5, color: Self.blue)
    var balls = BallBatch()
    balls.colors = [BallBatch.Colors(bright: Self.red, middle: Self.red, dark: Self.red)]
    balls.append(Point(40, 40), radius: 20, depth: -5, code: 0)
    // The ball is in front of the plane where its surface is more than ten points nearer than its centre.
    for scene in [SceneItem([.faces(faces), .balls(balls)]), SceneItem([.balls(balls), .faces(faces)])] {
      let drawn = Drawn(scene, width: 80, height: 80)
      let seen = drawn.words.count { $0 == Self.redWord }
      #expect(abs(Double(seen) - .pi * (400 - 100)) < 60)
      #expect(drawn[40, 40] == Self.redWord && drawn[40, 59] == Self.blueWord)
    }
  }

  @Test func translucentFacesLieOverWhatIsBehindThemAlone() {
    var faces = FaceBatch()
    faces.add(Rect(x: 0, y: 0, width: 20, height: 20), 5, color: RGBA(1, 0, 0, 0.5))
    faces.add(Rect(x: 0, y: 0, width: 10, height: 20), 9, color: Self.blue)
    faces.add(Rect(x: 10, y: 0, width: 10, height: 20), 1, color: Self.blue)
    let drawn = Drawn(SceneItem([.faces(faces)]), width: 20, height: 20)
    #expect(drawn[5, 5] == Self.blueWord)
    #expect(drawn[15, 5] == 0xFF80_007F)
  }

  @Test func outlinesAreSmoothAndNothingShinesThroughSeams() {
    // A fan of slivers around a point that is not a pixel corner; each edge is shared by two.
    var faces = FaceBatch()
    let middle = Point(50.3, 49.7)
    let ring = (0..<97).map { i in
      let angle = Double(i) / 97 * 2 * .pi
      return Point(middle.x + 40 * cosine(angle), middle.y + 40 * cosine(angle - .pi / 2))
    }
    for (i, p) in ring.enumerated() {
      faces.append(
        [middle, p, ring[(i + 1) % ring.count]].map { (position: $0, depth: Float(0)) }, color: Self.red)
    }
    let drawn = Drawn(SceneItem([.faces(faces)]), width: 100, height: 100)
    var shades: Set<UInt32> = []
    for y in 0..<100 {
      for x in 0..<100 {
        let (dx, dy) = (Double(x) + 0.5 - middle.x, Double(y) + 0.5 - middle.y)
        let distance = (dx * dx + dy * dy).squareRoot()
        if distance < 39 { #expect(drawn[x, y] == Self.redWord) }
        if distance > 41 { #expect(drawn[x, y] == 0) }
        shades.insert(drawn[x, y] >> 24)
      }
    }
    #expect(shades.count > 10)
  }

  @Test func coloursGoSmoothlyFromCornerToCorner() {
    var faces = FaceBatch()
    faces.append(
      [Point(0, 0), Point(64, 0), Point(64, 8), Point(0, 8)].map { (position: $0, depth: Float(0)) },
      color: Self.red, cornerColors: [RGBA(0, 0, 0), RGBA(1, 1, 1), RGBA(1, 1, 1), RGBA(0, 0, 0)])
    let drawn = Drawn(SceneItem([.faces(faces)]), width: 64, height: 8)
    for x in 0..<64 {
      let wanted = (Double(x) + 0.5) / 64 * 255
      #expect(abs(Double(drawn[x, 4] & 255) - wanted) < 2)
    }
  }

  @Test func linesAreAsThickAsTheyShouldBe() {
    let line = SceneLine(
      from: Point(10, 10), depth: 0, to: Point(10, 50), depth: 0, width: 4, color: Self.red)
    let drawn = Drawn(SceneItem([.lines([line])]), width: 20, height: 60)
    #expect((0..<20).filter { drawn[$0, 30] == Self.redWord } == [8, 9, 10, 11])
    #expect(drawn[10, 9] == Self.redWord && drawn[10, 6] == 0)
  }

  @Test func theSameBytesOnAnyNumberOfThreads() {
    let scene = SceneItem.random(seed: 5, count: 4000, side: 300)
    let one = Threads.$limit.withValue(1) { Drawn(scene, width: 301, height: 277) }
    for threads in [2, 7] {
      let drawn = Threads.$limit.withValue(threads) { Drawn(scene, width: 301, height: 277) }
      #expect(drawn.words == one.words)
    }
  }

  @Test func oddNumbersLeaveGaps() {
    var faces = FaceBatch()
    var balls = BallBatch()
    balls.colors = [BallBatch.Colors(bright: Self.red, middle: Self.red, dark: Self.red)]
    var lines: [SceneLine] = []
    for odd in [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e18, 1e9, 5e5, 1e-300] {
      for place in [Point(odd, 5), Point(5, odd), Point(odd, odd)] {
        for depth in [Float(0), Float(odd), .infinity, .nan] {
          faces.append(
            [Point(2, 2), Point(20, 3), place].map { (position: $0, depth: depth) }, color: Self.blue)
          balls.append(place, radius: 4, depth: depth, code: 0)
          balls.append(Point(9, 9), radius: odd, depth: depth, code: 0)
          lines.append(
            SceneLine(from: place, depth: 0, to: Point(9, 9), depth: depth, width: odd, color: Self.red))
          lines.append(
            SceneLine(from: place, depth: 0, to: Point(9, 9), depth: depth, width: 2, color: Self.red))
        }
      }
    }
    faces.append([], color: Self.red)
    faces.append([(position: Point(1, 1), depth: Float(0))], color: Self.red)
    let scene = SceneItem([.faces(faces), .balls(balls), .lines(lines), .balls(BallBatch())])
    #expect(Drawn(scene, width: 40, height: 40).words.count == 1600)
    #expect(Drawn(scene, width: 40, height: 40, scale: 1e6).words.count == 1600)
  }
}

private func cosine(_ x: Double) -> Double {
  // Precise to a millionth after the angle is reduced.
  let x = x.remainder(dividingBy: 2 * .pi)
  var (term, sum) = (1.0, 1.0)
  for k in 1...12 {
    term *= -x * x / Double(2 * k * (2 * k - 1))
    sum += term
  }
  return sum
}

extension SceneItem {
  /// Faces, balls and lines of all sizes, opaque and not.
  static func random(seed: UInt64, count: Int, side: Double) -> SceneItem {
    var state = seed
    func next() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 11) / Double(1 << 53)
    }
    func place() -> Point { Point(next() * side, next() * side) }
    func color() -> RGBA { RGBA(next(), next(), next(), next() < 0.7 ? 1 : next()) }
    var (faces, balls, lines) = (FaceBatch(), BallBatch(), [SceneLine]())
    for _ in 0..<count / 3 {
      let (p, size) = (place(), next() * 30)
      faces.append(
        (0..<3).map { _ in
          (position: Point(p.x + next() * size, p.y + next() * size), depth: Float(next() * 100))
        }, color: color())
      balls.colors.append(BallBatch.Colors(bright: color(), middle: color(), dark: color()))
      balls.append(
        place(), radius: next() * 10, depth: Float(next() * 100), code: UInt16(balls.colors.count - 1))
      lines.append(
        SceneLine(
          from: place(), depth: Float(next() * 100), to: place(), depth: Float(next() * 100),
          width: next() * 4,
          color: color()))
    }
    return SceneItem([.faces(faces), .balls(balls), .lines(lines)])
  }
}
