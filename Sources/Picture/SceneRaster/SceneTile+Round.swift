import OpenChartsDisplayList
import OpenChartsPixels

/// A ball in picture coordinates.
struct TileBall {
  /// The centre and the radius, in samples.
  var x: Float
  var y: Float
  var radius: Float
  /// The depth of the centre, and how much nearer the front is.
  var depth: Float
  var bulge: Float
}

/// A line drawn as a tube.
struct TileLine {
  /// The ends in samples, each with its depth.
  var start: SIMD3<Float>
  var end: SIMD3<Float>
  /// Half the width in samples, and how much nearer the front is than the axis.
  var radius: Float
  var bulge: Float
}

extension SceneTile {
  /// The number of colour steps of a ball, from its brightest position outwards.
  static let shades = 64

  /// The brightest position of a ball and the radius of its gradient, as fractions of the ball's radius. They match
  /// the gradients of vector renderers.
  private static let light = SIMD2<Float>(
    Float(2 * BallBatch.brightest.x - 1), Float(2 * BallBatch.brightest.y - 1))
  private static let reach = Float(2 * BallBatch.reach)

  /// Returns the colour step at a position in a ball, given as fractions of the radius from the centre.
  static func shade(at point: SIMD2<Float>) -> Int {
    let d = point - light
    return Int(min((d.x * d.x + d.y * d.y).squareRoot() * Float(shades - 1) / reach, Float(shades - 1)))
  }

  /// Returns the samples of the tile in an interval of the picture; `nil` if there are none.
  private func inside(_ low: Float, _ high: Float, from start: Int) -> Range<Int>? {
    let (first, last) = ((low - 0.5).rounded(.up), (high - 0.5).rounded(.down))
    let (least, most) = (Float(start), Float(start + Self.width - 1))
    guard first <= last, first <= most, last >= least else { return nil }
    return Int(max(first, least)) - start..<Int(min(last, most)) - start + 1
  }

  /// Draws a ball with the depth of a sphere.
  ///
  /// - Parameter ramp: Premultiplied colours; their number is ``shades``.
  func draw(_ ball: TileBall, _ ramp: UnsafePointer<UInt32>, isOpaque: Bool) {
    let radius = ball.radius
    guard let rows = inside(ball.y - radius, ball.y + radius, from: top),
      let columns = inside(ball.x - radius, ball.x + radius, from: left),
      !hides(ball.depth + ball.bulge, x: columns, y: rows)
    else { return }
    let unit = 1 / radius
    let scale = Float(Self.shades - 1) / Self.reach
    for row in rows {
      let dy = (Float(top + row) + 0.5 - ball.y) * unit
      let rest = 1 - dy * dy
      guard rest > 0 else { continue }
      let half = rest.squareRoot() * radius
      guard let span = inside(ball.x - half, ball.x + half, from: left) else { continue }
      let start = row * Self.width
      let ly = dy - Self.light.y
      var i = span.lowerBound
      while i < span.upperBound {
        let lanes = SIMD4<Float>(0, 1, 2, 3) + Float(i)
        let dx = (lanes + (Float(left) + 0.5 - ball.x)) * unit
        let q = rest - dx * dx
        let height = pointwiseMax(q, .zero).squareRoot()
        let z = height * ball.bulge + ball.depth
        // Rows are contiguous and three extra samples are allocated, so vectors may extend beyond the span, where
        // they are masked.
        let old = UnsafeRawPointer(depths + start + i).loadUnaligned(as: SIMD4<Float>.self)
        let isSeen = (z .> old + (isOpaque ? Self.slack : 0)) .& (lanes .< Float(span.upperBound))
        if any(isSeen) {
          let lx = dx - Self.light.x
          let distance = (lx * lx + ly * ly).squareRoot() * scale
          let shade = SIMD4<Int32>(pointwiseMin(distance, SIMD4(repeating: Float(Self.shades - 1))))
          for lane in 0..<4 where isSeen[lane] {
            let color = ramp[Int(shade[lane])]
            if isOpaque {
              depths[start + i + lane] = z[lane]
              colors[start + i + lane] = color
            } else {
              colors[start + i + lane] = PixelBuffer.over(color, colors[start + i + lane])
            }
          }
        }
        i += 4
      }
    }
  }

  /// Draws a line with round ends.
  func draw(_ line: TileLine, _ color: UInt32, isOpaque: Bool) {
    let radius = line.radius
    let way = line.end - line.start
    let (left, right) = (min(line.start.x, line.end.x) - radius, max(line.start.x, line.end.x) + radius)
    let (upper, lower) = (min(line.start.y, line.end.y) - radius, max(line.start.y, line.end.y) + radius)
    guard let rows = inside(upper, lower, from: top), let columns = inside(left, right, from: self.left),
      !hides(max(line.start.z, line.end.z) + line.bulge, x: columns, y: rows)
    else { return }
    let square = way.x * way.x + way.y * way.y
    for row in rows {
      let y = Float(top + row) + 0.5 - line.start.y
      // The intersection of the row with the straight part, extended by the round ends.
      var (low, high) = (left, right)
      if abs(way.y) > 1e-3 * abs(way.x) {
        let (middle, half) = (line.start.x + y * way.x / way.y, radius * square.squareRoot() / abs(way.y))
        (low, high) = (max(low, middle - half - 1), min(high, middle + half + 1))
      }
      guard let span = inside(low, high, from: self.left) else { continue }
      for i in span {
        let x = Float(self.left + i) + 0.5 - line.start.x
        let share = square > 0 ? min(max((x * way.x + y * way.y) / square, 0), 1) : 0
        let (dx, dy) = (x - share * way.x, y - share * way.y)
        let rest = radius * radius - dx * dx - dy * dy
        guard rest >= 0 else { continue }
        let z = line.start.z + share * way.z + line.bulge * rest.squareRoot() / radius
        let index = row * Self.width + i
        guard z > depths[index] + (isOpaque ? Self.slack : 0) else { continue }
        if isOpaque {
          depths[index] = z
          colors[index] = color
        } else {
          colors[index] = PixelBuffer.over(color, colors[index])
        }
      }
    }
  }
}
