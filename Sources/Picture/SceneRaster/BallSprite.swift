import DisplayList

/// A ball of one size and one colour, worked out once for the many that are the same: how high it is and what colour it
/// has at each sample, for four times four places of its middle within a sample.
struct BallSprite: Sendable {
  /// Places of a middle within a sample, along each side.
  static let phases = 4
  /// The height of samples that the ball does not cover: no depth comes of it that shows.
  static let beside: Float = -1e30

  /// Samples from the middle to the sides.
  let reach: Int
  /// From one row to the next; a multiple of eight, and more than a row needs.
  let stride: Int
  /// Shares of the radius, phase by phase and row by row.
  let heights: [Float]
  let colors: [UInt32]

  var side: Int { 2 * reach + 1 }

  /// - Parameter ramp: As many colours as a tile's ``SceneTile/shades``, from the brightest place outwards.
  init(radius: Float, _ ramp: ArraySlice<UInt32>) {
    reach = Int(radius.rounded(.up)) + 1
    let side = 2 * reach + 1
    stride = (side + 15) / 8 * 8
    let ramp = Array(ramp)
    let count = Self.phases * Self.phases * side * stride
    var heights = [Float](repeating: Self.beside, count: count)
    var colors = [UInt32](repeating: 0, count: count)
    for phase in 0..<Self.phases * Self.phases {
      let middle = SIMD2<Float>(Float(phase % Self.phases), Float(phase / Self.phases)) / Float(Self.phases)
      for row in 0..<side {
        for column in 0..<side {
          let place = SIMD2<Float>(Float(column - reach) + 0.5, Float(row - reach) + 0.5) - middle
          let d = place / radius
          let rest = 1 - d.x * d.x - d.y * d.y
          guard rest > 0 else { continue }
          let index = (phase * side + row) * stride + column
          heights[index] = rest.squareRoot()
          colors[index] = ramp[SceneTile.shade(at: d)]
        }
      }
    }
    (self.heights, self.colors) = (heights, colors)
  }
}

extension SceneTile {
  /// Draws an opaque ball that looks like a sprite.
  ///
  /// - Parameters:
  ///   - depth: Of its middle.
  ///   - bulge: How much nearer its front is.
  func draw(_ sprite: BallSprite, x: Float, y: Float, depth: Float, bulge: Float) {
    let phases = BallSprite.phases
    let (px, py) = (Int((x * Float(phases)).rounded()), Int((y * Float(phases)).rounded()))
    let phase = (py & (phases - 1)) * phases + px & (phases - 1)
    // Where the sprite's first sample lies in the tile.
    let (startX, startY) = (px >> 2 - sprite.reach - left, py >> 2 - sprite.reach - top)
    let rows = max(0, -startY)..<min(sprite.side, Self.width - startY)
    let columns = max(0, -startX)..<min(sprite.side, Self.width - startX)
    guard !rows.isEmpty, !columns.isEmpty,
      !hides(
        depth + bulge, x: columns.lowerBound + startX..<columns.upperBound + startX,
        y: rows.lowerBound + startY..<rows.upperBound + startY)
    else { return }
    // Where no tile ends, lanes beyond the ball find nothing to draw.
    let wide = min(sprite.stride, Self.width - startX)
    sprite.heights.withUnsafeBufferPointer { heights in
      sprite.colors.withUnsafeBufferPointer { colors in
        for row in rows {
          let source = (phase * sprite.side + row) * sprite.stride
          let target = (startY + row) * Self.width + startX
          var i = columns.lowerBound
          while i + 8 <= wide, i < columns.upperBound {
            let h = UnsafeRawPointer(heights.baseAddress! + source + i).loadUnaligned(as: SIMD8<Float>.self)
            let z = h * bulge + depth
            let place = UnsafeMutableRawPointer(depths + target + i)
            let old = place.loadUnaligned(as: SIMD8<Float>.self)
            let isSeen = z .> old + Self.slack
            place.storeBytes(of: old.replacing(with: z, where: isSeen), as: SIMD8<Float>.self)
            let words = UnsafeMutableRawPointer(self.colors + target + i)
            let below = words.loadUnaligned(as: SIMD8<UInt32>.self)
            let own = UnsafeRawPointer(colors.baseAddress! + source + i).loadUnaligned(
              as: SIMD8<UInt32>.self)
            words.storeBytes(of: below.replacing(with: own, where: isSeen), as: SIMD8<UInt32>.self)
            i += 8
          }
          while i < columns.upperBound {
            let z = heights[source + i] * bulge + depth
            if z > depths[target + i] + Self.slack {
              depths[target + i] = z
              self.colors[target + i] = colors[source + i]
            }
            i += 1
          }
        }
      }
    }
  }
}
