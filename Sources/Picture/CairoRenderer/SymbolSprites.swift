internal import OpenChartsCCairo
import OpenChartsDisplayList
import OpenChartsLimits

/// Cached sprites of one symbol in one colour at several subpixel offsets.
///
/// A symbol is at most a sixteenth of a pixel off its position, which changes its edges by less than 5 %.
struct SymbolSprites {
  private static let phases = 8

  private let outline: VectorPath
  private let stroke: Stroke?
  private let transform: Transform
  /// The maximum distance from the symbol's centre at scale 1, in pixels.
  let reach: Double
  private let color: UInt32
  private var sprites: [ColoredSprite?]
  private var scaled = BoundedCache<Key, ColoredSprite>(limit: 5_000)

  private struct Key: Hashable {
    var scale: Int
    var phase: Int
  }

  init(outline: VectorPath, stroke: Stroke?, transform: Transform, color: UInt32) {
    self.color = color
    self.outline = outline
    self.stroke = stroke
    var linear = transform
    (linear.tx, linear.ty) = (0, 0)
    self.transform = linear
    sprites = Array(repeating: nil, count: Self.phases * Self.phases)
    let bounds = outline.transformed(by: linear).controlBounds ?? .zero
    let pen = stroke.map { $0.width * ($0.join == .miter ? min(max($0.miterLimit, 1), 20) : 1) } ?? 0
    let far = [abs(bounds.minX), abs(bounds.maxX), abs(bounds.minY), abs(bounds.maxY)].max()!
    reach = far + pen * linear.magnification + 2
  }

  /// Returns the sprite for a centre in pixels, and the pixel of its top left; `nil` if it is too large or too far
  /// away.
  mutating func sprite(at p: Point, scale: Double) -> (sprite: ColoredSprite, x: Int, y: Int)? {
    let steps = Double(Self.phases)
    let (u, v) = ((p.x * steps).rounded(), (p.y * steps).rounded())
    guard abs(u) < 1e9, abs(v) < 1e9, reach * max(scale, 1) < 4096 else { return nil }
    let (column, row) = (Int(u) >> 3, Int(v) >> 3)
    let phase = (Int(u) & 7) * Self.phases + (Int(v) & 7)
    let sprite: ColoredSprite
    if scale == 1 {
      if let cached = sprites[phase] {
        sprite = cached
      } else {
        sprite = ColoredSprite(make(phase: phase, scale: 1), color: color)
        sprites[phase] = sprite
      }
    } else {
      // Sizes are rounded to 1/32 pixel of the outline's reach.
      let size = max(1, (scale * reach * 32).rounded())
      let key = Key(scale: Int(size), phase: phase)
      if let cached = scaled.value(for: key) {
        sprite = cached
      } else {
        sprite = ColoredSprite(make(phase: phase, scale: size / (reach * 32)), color: color)
        scaled.insert(sprite, for: key)
      }
    }
    return (sprite, column + sprite.mask.left, row + sprite.mask.top)
  }

  /// Returns the coverage at each offset, by columns; `nil` if the scale is not positive or the symbol exceeds the
  /// maximum size of a sprite.
  func allMasks(scale: Double) -> [CoverageMask]? {
    guard scale > 0, scale.isFinite, reach * max(scale, 1) < 4096 else { return nil }
    return (0..<Self.phases * Self.phases).map { make(phase: $0, scale: scale) }
  }

  private func make(phase: Int, scale: Double) -> CoverageMask {
    let x = Double(phase / Self.phases) / Double(Self.phases)
    let y = Double(phase % Self.phases) / Double(Self.phases)
    let pen = stroke?.width ?? 0
    let extent = Int(((reach - 2) * scale + pen * transform.magnification + 2).rounded(.up))
    let side = 2 * extent + 1
    guard let surface = cairo.image_surface_create(CAIRO_FORMAT_A8, Int32(side), Int32(side)),
      let context = cairo.create(surface)
    else { return CoverageMask(left: 0, top: 0, width: 0, height: 0, bytes: []) }
    defer {
      cairo.destroy(context)
      cairo.surface_destroy(surface)
    }
    MaskPen.draw(
      outline, stroke: stroke, scale: scale,
      transform: transform.then(.translation(Double(extent) + x, Double(extent) + y)), on: context)
    cairo.surface_flush(surface)
    return MaskPen.cropped(surface, side: side, origin: extent)
  }
}
