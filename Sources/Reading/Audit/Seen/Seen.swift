import OpenChartsChartMath
import OpenChartsDisplayList

extension RGBA {
  var components: SIMD3<Double> { SIMD3(r, g, b) }

  /// The colour in hexadecimal notation, as in code and style sheets.
  var hex: String {
    func byte(_ v: Double) -> String {
      let n = Int((min(max(v.isNaN ? 0 : v, 0), 1) * 255).rounded())
      let digits = String(n, radix: 16, uppercase: true)
      return digits.count < 2 ? "0" + digits : digits
    }
    return "#" + byte(r) + byte(g) + byte(b)
  }

  func contrast(to other: RGBA) -> Double { Contrast.ratio(components, other.components) }

  /// Returns the nearest darker or lighter tone that reaches a contrast with a background; `nil` if none does.
  func toned(toReach ratio: Double, on background: RGBA) -> RGBA? {
    let ends: [RGBA] =
      Contrast.luminance(background.components) > 0.18 ? [.black, .white] : [.white, .black]
    for end in ends {
      for step in 1...100 {
        var tone = mixed(with: end, by: Double(step) / 100)
        tone.a = 1
        // Rounded to bytes, as the message gives it.
        tone = RGBA(
          (tone.r * 255).rounded() / 255, (tone.g * 255).rounded() / 255, (tone.b * 255).rounded() / 255)
        if tone.contrast(to: background) >= ratio { return tone }
      }
    }
    return nil
  }
}

/// A filled or stroked shape, in coordinates of the picture.
struct SeenShape {
  enum Outline {
    case rect(Rect)
    case path(VectorPath, evenOdd: Bool)
  }

  var outline: Outline
  var bounds: Rect
  /// The clip rectangle; `nil` without a clip.
  var clip: Rect?
  /// The fill; `nil` for strokes only.
  var fill: Brush?
  var line: PathItem.Line?
  /// The product of the surrounding groups' opacities.
  var opacity: Double
  /// The roles of the surrounding groups, outermost first.
  var roles: [GroupRole]
  /// The charts that the shape is a part of: more than one inside the plot of a chart in another's plot.
  var charts: Set<ChartID>
  var id: MarkID?

  func isIn(_ role: GroupRole) -> Bool { roles.contains(role) }

  /// Whether the clip leaves a part of the shape.
  var isVisible: Bool {
    clip.map { $0.inset(x: -2, y: -2) }.map { $0.intersects(bounds) || $0.contains(bounds.center) } ?? true
  }

  /// Whether the shape's area contains a point.
  func covers(_ p: Point) -> Bool {
    guard bounds.contains(p), clip?.contains(p) ?? true else { return false }
    switch outline {
    case .rect: return true
    case .path(let path, let evenOdd): return path.covers(p, evenOdd: evenOdd)
    }
  }
}

/// A line of text, in coordinates of the picture.
struct SeenText {
  var run: TextRun
  var frame: Rect
  var opacity: Double
  var roles: [GroupRole]
  /// The number of shapes that are drawn before this text.
  var shapesBelow: Int
}

extension VectorPath {
  /// Whether a point is inside; curves are approximated by a few straight segments.
  func covers(_ p: Point, evenOdd: Bool) -> Bool {
    var winding = 0
    var crossings = 0
    func edge(_ a: Point, _ b: Point) {
      guard (a.y > p.y) != (b.y > p.y) else { return }
      let x = a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)
      guard x > p.x else { return }
      crossings += 1
      winding += a.y < b.y ? 1 : -1
    }
    var start = Point.zero
    var current = Point.zero
    var i = 0
    for verb in verbs {
      let q = points[i..<i + verb.pointCount]
      i += verb.pointCount
      switch verb {
      case .move:
        edge(current, start)
        start = q[q.startIndex]
        current = start
      case .line:
        edge(current, q[q.startIndex])
        current = q[q.startIndex]
      case .quad, .cubic:
        let from = current
        let to = q[q.endIndex - 1]
        for step in 1...8 {
          let t = Double(step) / 8
          let u = 1 - t
          var next: Point
          if verb == .quad {
            let c = q[q.startIndex]
            next = Point(
              u * u * from.x + 2 * u * t * c.x + t * t * to.x,
              u * u * from.y + 2 * u * t * c.y + t * t * to.y)
          } else {
            let (c, d) = (q[q.startIndex], q[q.startIndex + 1])
            let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            next = Point(
              w0 * from.x + w1 * c.x + w2 * d.x + w3 * to.x, w0 * from.y + w1 * c.y + w2 * d.y + w3 * to.y)
          }
          edge(current, next)
          current = next
        }
      case .close:
        edge(current, start)
        current = start
      }
    }
    edge(current, start)
    return evenOdd ? crossings % 2 == 1 : winding != 0
  }
}
