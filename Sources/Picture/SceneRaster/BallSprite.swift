import OpenChartsDisplayList

/// A prerendered ball of one size and one colour, shared by all balls that are equal. It has the height and colour of
/// each sample, for 4 × 4 positions of the centre within a sample.
///
/// Its pointers refer to memory of ``BallSprites``: reference counting would take longer than drawing.
struct BallSprite {
  /// The number of centre positions within a sample, along each side.
  static let phases = 4
  /// The height of samples outside the ball; it never gives a visible depth.
  static let beside: Float = -1e30

  /// The radius in points.
  let radius: Float
  /// The distance in samples from the centre to the sides.
  let reach: Int
  /// The row stride: a multiple of eight, larger than a row.
  let stride: Int
  /// Heights as fractions of the radius, by phase and row.
  let heights: UnsafePointer<Float>
  let colors: UnsafePointer<UInt32>

  var side: Int { 2 * reach + 1 }
}

/// Sprites for balls of several sizes and colours.
final class BallSprites: @unchecked Sendable {
  // Proof: nothing is written after the initialiser, and the memory is freed with this object.
  let all: [BallSprite]

  /// - Parameters:
  ///   - radii: The radii in points.
  ///   - scale: The number of samples per point.
  ///   - ramps: The colours of each kind, from the brightest position outwards. A kind has ``SceneTile/shades``
  ///     colours.
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
          let offset = SIMD2<Float>(Float(column - reach) + 0.5, Float(row - reach) + 0.5) - middle
          let d = offset / radius
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

/// A ball with a sprite, at its position in the picture.
struct SpriteBall {
  /// The centre in samples.
  var x: Float
  var y: Float
  var depth: Float
  var sprite: UInt32
}

extension SceneTile {
  /// Draws an opaque ball from a sprite.
  ///
  /// - Parameters:
  ///   - depth: The depth of the centre.
  ///   - bulge: How much nearer the front is than the centre.
  @inline(__always)
  func draw(_ sprite: BallSprite, x: Float, y: Float, depth: Float, bulge: Float) {
    let phases = BallSprite.phases
    let (px, py) = (Int((x * Float(phases)).rounded()), Int((y * Float(phases)).rounded()))
    let phase = (py & (phases - 1)) * phases + px & (phases - 1)
    // The position of the sprite's first sample in the tile.
    let (startX, startY) = (px >> 2 - sprite.reach - left, py >> 2 - sprite.reach - top)
    let rows = max(0, -startY)..<min(sprite.side, Self.width - startY)
    let columns = max(0, -startX)..<min(sprite.side, Self.width - startX)
    guard !rows.isEmpty, !columns.isEmpty,
      !hides(
        depth + bulge, x: columns.lowerBound + startX..<columns.upperBound + startX,
        y: rows.lowerBound + startY..<rows.upperBound + startY)
    else { return }
    // Unless the tile ends, vectors may extend beyond the ball, where they draw nothing.
    let wide = min(sprite.stride, Self.width - startX)
    for row in rows {
      let source = (phase * sprite.side + row) * sprite.stride
      let (heights, shades) = (sprite.heights + source, sprite.colors + source)
      let target = (startY + row) * Self.width + startX
      var i = columns.lowerBound
      while i + 8 <= wide, i < columns.upperBound {
        let z = UnsafeRawPointer(heights + i).loadUnaligned(as: SIMD8<Float>.self) * bulge + depth
        let depthAddress = UnsafeMutableRawPointer(depths + target + i)
        let old = depthAddress.loadUnaligned(as: SIMD8<Float>.self)
        let isSeen = z .> old + Self.slack
        depthAddress.storeBytes(of: old.replacing(with: z, where: isSeen), as: SIMD8<Float>.self)
        let words = UnsafeMutableRawPointer(colors + target + i)
        let below = words.loadUnaligned(as: SIMD8<UInt32>.self)
        let shade = UnsafeRawPointer(shades + i).loadUnaligned(as: SIMD8<UInt32>.self)
        words.storeBytes(of: below.replacing(with: shade, where: isSeen), as: SIMD8<UInt32>.self)
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
