import DisplayList

/// A ball of one size and one colour, worked out once for the many that are the same: how high it is and what colour it
/// has at each sample, for four times four places of its middle within a sample.
///
/// Its columns are the memory of ``BallSprites``: counting who holds them would take longer than drawing.
struct BallSprite {
  /// Places of a middle within a sample, along each side.
  static let phases = 4
  /// The height of samples that the ball does not cover: no depth comes of it that shows.
  static let beside: Float = -1e30

  /// In points.
  let radius: Float
  /// Samples from the middle to the sides.
  let reach: Int
  /// From one row to the next; a multiple of eight, and more than a row needs.
  let stride: Int
  /// Shares of the radius, phase by phase and row by row.
  let heights: UnsafePointer<Float>
  let colors: UnsafePointer<UInt32>

  var side: Int { 2 * reach + 1 }
}

/// Sprites for balls of some sizes and colours.
final class BallSprites: @unchecked Sendable {
  // Proof: nothing is written after the making, and the memory stays as long as this does.
  let all: [BallSprite]

  /// - Parameters:
  ///   - radii: In points.
  ///   - scale: Samples a point.
  ///   - ramps: As many colours as a tile's ``SceneTile/shades`` for each kind, from the brightest place outwards.
  init(radii: [Float], scale: Double, _ ramps: [UInt32]) {
    all = radii.flatMap { radius in
      stride(from: 0, to: ramps.count, by: SceneTile.shades).map { start in
        Self.sprite(
          radius, samples: max(radius * Float(scale), 0.75), Array(ramps[start..<start + SceneTile.shades]))
      }
    }
  }

  deinit {
    for sprite in all {
      sprite.heights.deallocate()
      sprite.colors.deallocate()
    }
  }

  private static func sprite(_ points: Float, samples radius: Float, _ ramp: [UInt32]) -> BallSprite {
    let reach = Int(radius.rounded(.up)) + 1
    let side = 2 * reach + 1
    let stride = (side + 15) / 8 * 8
    let phases = BallSprite.phases
    let count = phases * phases * side * stride
    let heights = UnsafeMutablePointer<Float>.allocate(capacity: count)
    let colors = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
    heights.initialize(repeating: BallSprite.beside, count: count)
    colors.initialize(repeating: 0, count: count)
    for phase in 0..<phases * phases {
      let middle = SIMD2<Float>(Float(phase % phases), Float(phase / phases)) / Float(phases)
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
    return BallSprite(
      radius: points, reach: reach, stride: stride, heights: UnsafePointer(heights),
      colors: UnsafePointer(colors))
  }
}

/// A ball that looks like a sprite, where it lies in the picture.
struct SpriteBall {
  /// Its middle, in samples.
  var x: Float
  var y: Float
  var depth: Float
  var sprite: UInt32
}

extension SceneTile {
  /// Draws an opaque ball that looks like a sprite.
  ///
  /// - Parameters:
  ///   - depth: Of its middle.
  ///   - bulge: How much nearer its front is.
  @inline(__always)
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
    for row in rows {
      let source = (phase * sprite.side + row) * sprite.stride
      let (heights, shades) = (sprite.heights + source, sprite.colors + source)
      let target = (startY + row) * Self.width + startX
      var i = columns.lowerBound
      while i + 8 <= wide, i < columns.upperBound {
        let z = UnsafeRawPointer(heights + i).loadUnaligned(as: SIMD8<Float>.self) * bulge + depth
        let place = UnsafeMutableRawPointer(depths + target + i)
        let old = place.loadUnaligned(as: SIMD8<Float>.self)
        let isSeen = z .> old + Self.slack
        place.storeBytes(of: old.replacing(with: z, where: isSeen), as: SIMD8<Float>.self)
        let words = UnsafeMutableRawPointer(colors + target + i)
        let below = words.loadUnaligned(as: SIMD8<UInt32>.self)
        let own = UnsafeRawPointer(shades + i).loadUnaligned(as: SIMD8<UInt32>.self)
        words.storeBytes(of: below.replacing(with: own, where: isSeen), as: SIMD8<UInt32>.self)
        i += 8
      }
      while i < columns.upperBound {
        let z = heights[i] * bulge + depth
        if z > depths[target + i] + Self.slack {
          depths[target + i] = z
          colors[target + i] = shades[i]
        }
        i += 1
      }
    }
  }
}
