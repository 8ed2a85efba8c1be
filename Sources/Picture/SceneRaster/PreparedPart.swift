import OpenChartsDisplayList
import OpenChartsPixels

/// Data of a part that is computed before its marks are drawn.
struct PreparedPart: Sendable {
  /// The index of its first mark in painter's order, and the number of its marks.
  let first: Int
  let count: Int
  /// For balls: the colours of each kind from the brightest position outwards, and which kinds are opaque and
  /// visible.
  private(set) var ramps: [UInt32] = []
  private(set) var isOpaque: [Bool] = []
  private(set) var isVisible: [Bool] = []
  private(set) var hasOpaque = false
  private(set) var hasTranslucent = false

  /// For many balls of few kinds: one sprite for each radius and colour, and the balls with their positions in the
  /// picture, so that drawing a ball reads memory at one address.
  private(set) var sprites: BallSprites?
  private(set) var placed: [SpriteBall] = []

  /// The minimum number of balls for sprites, the maximum number of kinds, and the maximum radius in samples.
  private static let spriteCount = 256
  private static let spriteKinds = 24
  private static let spriteRadius: Float = 64

  private mutating func makeSprites(_ batch: BallBatch, scale: Double, x: Double, y: Double) {
    guard batch.count >= Self.spriteCount, isOpaque.allSatisfy({ $0 }) else { return }
    var radii: [Float] = []
    var last = Float.nan
    for radius in batch.radii where radius != last {
      last = radius
      guard !radii.contains(radius) else { continue }
      guard radius > 0, radius * Float(scale) <= Self.spriteRadius,
        (radii.count + 1) * isOpaque.count <= Self.spriteKinds
      else { return }
      radii.append(radius)
    }
    sprites = BallSprites(radii: radii, scale: scale, ramps)
    let (kinds, spriteRadii) = (isOpaque.count, radii)
    placed = Array(unsafeUninitializedCapacity: batch.count) { buffer, count in
      // Each ball writes its own element.
      nonisolated(unsafe) let buffer = buffer
      _ = Threads.map(Threads.parts(batch.count)) { part in
        var (radius, firstSprite) = (Float.nan, 0)
        for i in part {
          if batch.radii[i] != radius {
            radius = batch.radii[i]
            firstSprite = (spriteRadii.firstIndex(of: radius) ?? 0) * kinds
          }
          let center = batch.centers[i]
          buffer.initializeElement(
            at: i,
            to: SpriteBall(
              x: Float(center.x * scale + x), y: Float(center.y * scale + y), depth: batch.depths[i],
              sprite: UInt32(firstSprite + Int(batch.codes[i]))))
        }
      }
      count = batch.count
    }
  }

  /// - Parameters:
  ///   - scale: The number of samples per point.
  ///   - x: The horizontal position of the scene's (0, 0) in the picture, in samples.
  init(_ part: SceneItem.Part, first: Int, scale: Double, x: Double, y: Double) {
    self.first = first
    switch part {
    case .faces(let batch):
      count = batch.count
      note(batch.colors)
    case .lines(let lines):
      count = lines.count
      note(lines.lazy.map(\.color))
    case .balls(let batch):
      count = batch.count
      for colors in batch.colors {
        let opacity = min(colors.bright.a, colors.middle.a, colors.dark.a)
        isOpaque.append(opacity >= 1)
        isVisible.append(max(colors.bright.a, colors.middle.a, colors.dark.a) > 0)
        for step in 0..<SceneTile.shades {
          let share = (Double(step) + 0.5) / Double(SceneTile.shades)
          let color =
            share < BallBatch.middleShare
            ? colors.bright.mixed(with: colors.middle, by: share / BallBatch.middleShare)
            : colors.middle.mixed(
              with: colors.dark, by: (share - BallBatch.middleShare) / (1 - BallBatch.middleShare))
          ramps.append(PixelBuffer.premultiplied(color))
        }
      }
      hasOpaque = isOpaque.contains(true)
      hasTranslucent = isOpaque.contains(false)
      makeSprites(batch, scale: scale, x: x, y: y)
    }
  }

  private mutating func note(_ colors: some Sequence<RGBA>) {
    for color in colors {
      if color.a >= 1 { hasOpaque = true } else { hasTranslucent = true }
    }
  }
}
