import Foundation
import OpenChartsDisplayList
import OpenChartsPixels

/// Draws many equal symbols of one colour at once. Where discs overlap, their transmittances multiply, so the order of
/// the discs does not matter: logarithms of the transmittances are summed, and the colour is applied once per pixel.
///
/// A symbol is at most a sixteenth of a pixel off its position, as with ``SymbolSprites``. No rounding errors
/// accumulate from symbol to symbol.
struct DiscAccumulator {
  /// Smaller batches are drawn symbol by symbol.
  static let threshold = 20_000
  /// The maximum optical density: beyond it, eight bits show no transmitted light.
  private static let most = 6.5

  private let width: Int
  private let height: Int
  /// The margin around the picture in pixels, so that symbols at its edges need no clipping.
  private let margin: Int
  private let kernel: DiscKernel
  /// The sums of optical density per pixel, margins included.
  private let sums: DiscSums
  private let stepsPerUnit: Double

  /// Creates an accumulator; `nil` if the symbol is too large to gain anything.
  init?(width: Int, height: Int, alpha: Double, masks: [CoverageMask]) {
    let reach = masks.map { max(-$0.left, $0.left + $0.width, -$0.top, $0.top + $0.height) }.max() ?? 0
    guard masks.count == DiscKernel.phases * DiscKernel.phases, reach < 64 else { return nil }
    self.width = width
    self.height = height
    // A symbol may be half the margin outside and extend as far again, in groups of eight pixels.
    margin = 2 * reach + 16
    // The density of a fully covered pixel is a whole number of steps, so that thousands add up exactly.
    let steps = Double(UInt16.max) / Self.most
    let whole = Self.logarithm(alpha)
    let stepsPerUnit = max((whole * steps).rounded(.down), 1) / whole
    self.stepsPerUnit = stepsPerUnit
    kernel = DiscKernel(masks, stride: (width + 2 * margin + 15) & ~7) { byte in
      let cover = alpha * Double(byte) / 255
      return UInt16(min((Self.logarithm(cover) * stepsPerUnit).rounded(), Double(UInt16.max)))
    }
    sums = DiscSums(kernel, rows: height + 2 * margin)
  }

  private static func logarithm(_ alpha: Double) -> Double { alpha < 1 ? min(-log1p(-alpha), most) : most }

  /// Adds a symbol at each position in or near the picture.
  func add(_ centers: PointList, transform: Transform) {
    let phases = Double(DiscKernel.phases)
    // Maps a position to eighths of a pixel, margin included.
    let toSteps = transform.then(
      Transform(a: phases, b: 0, c: 0, d: phases, tx: Double(margin) * phases, ty: Double(margin) * phases))
    let beyond = SIMD2(repeating: Double(margin) * phases / 2)
    let near = (
      low: beyond,
      high: beyond + SIMD2(Double(width + margin) * phases, Double(height + margin) * phases)
    )
    let (kernel, rows) = (kernel, height + 2 * margin)
    let layers = Threads.gather(Threads.parts(centers.count)) {
      DiscSums(kernel, rows: rows)
    } _: { sums, rows in
      switch centers.storage {
      case .exact(let points):
        sums.add(points[rows], within: near) { point in
          let p = toSteps.apply(point)
          return SIMD2(p.x, p.y)
        }
      case .packed(let packed):
        let t = packed.transform(then: toSteps)
        let (column, row, origin) = (SIMD2(t.a, t.b), SIMD2(t.c, t.d), SIMD2(t.tx, t.ty))
        packed.positions.withUnsafeBufferPointer { positions in
          let positions = UnsafeBufferPointer(rebasing: positions[rows])
          if column.y == 0, row.x == 0 {
            let factor = column + row
            sums.add(positions, within: near) { origin + factor * SIMD2(Double($0.x), Double($0.y)) }
          } else {
            sums.add(positions, within: near) { origin + column * Double($0.x) + row * Double($0.y) }
          }
        }
      }
    }
    for layer in layers { sums.add(layer) }
  }

  /// Applies a colour to the pixels within a rectangle. Pixels at the edges are weighted by their covered area.
  func paint(_ color: RGBA, on pixels: PixelBuffer, clip: Rect) {
    let opaque = PixelBuffer.premultiplied(RGBA(color.r, color.g, color.b, 1))
    let (left, right) = (Swift.max(0, Int(clip.minX)), Swift.min(width, Int(clip.maxX.rounded(.up))))
    let (top, bottom) = (Swift.max(0, Int(clip.minY)), Swift.min(height, Int(clip.maxY.rounded(.up))))
    func share(_ pixel: Int, _ low: Double, _ high: Double) -> Double {
      Swift.max(0, Swift.min(high, Double(pixel + 1)) - Swift.max(low, Double(pixel)))
    }
    let covers = (0...Int(UInt16.max)).map { sum in
      sum < Int(UInt16.max) ? 1 - exp(-Double(sum) / stepsPerUnit) : 1
    }
    for y in top..<Swift.max(top, bottom) {
      let line = pixels.row(y)
      let sums = sums.row(y + margin) + margin
      let rows = share(y, clip.minY, clip.maxY)
      for x in left..<Swift.max(left, right) {
        let sum = sums[x]
        guard sum > 0 else { continue }
        let cover = covers[Int(sum)] * rows * share(x, clip.minX, clip.maxX)
        line[x] = PixelBuffer.over(PixelBuffer.scaled(opaque, UInt32(cover * 255 + 0.5)), line[x])
      }
    }
  }
}
