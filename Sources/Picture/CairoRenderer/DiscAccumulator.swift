import DisplayList
import Foundation
import Pixels

/// Draws many equal symbols of one colour at once: where discs overlap, the light that each lets through is
/// multiplied, in any order, so what they let through together is summed as logarithms and the colour is
/// applied once to each pixel.
///
/// A symbol lies at most a sixteenth of a pixel off its place, as with ``SymbolSprites``; there is no rounding
/// from one symbol to the next.
struct DiscAccumulator {
  /// Fewer symbols are drawn one by one.
  static let threshold = 20_000
  /// What is darker than this, as a logarithm, lets nothing through that eight bits can show.
  private static let most = 6.5

  private let width: Int
  private let height: Int
  /// Pixels around the picture, so that symbols at its edges need no clipping.
  private let margin: Int
  private let kernel: DiscKernel
  /// What is held back of the light at each pixel, margins included.
  private let sums: DiscSums
  private let stepsPerUnit: Double

  /// `nil` where the symbol is too large to gain anything.
  init?(width: Int, height: Int, alpha: Double, masks: [CoverageMask]) {
    let reach = masks.map { max(-$0.left, $0.left + $0.width, -$0.top, $0.top + $0.height) }.max() ?? 0
    guard masks.count == DiscKernel.phases * DiscKernel.phases, reach < 64 else { return nil }
    self.width = width
    self.height = height
    // A symbol may lie half the margin outside and reach as far again, in whole groups of eight.
    margin = 2 * reach + 16
    // Whole pixels of a symbol are a whole number of steps, so that thousands of them add up right.
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

  /// Adds a symbol at each place that lies near the picture.
  func add(_ centers: PointList, transform: Transform) {
    let phases = Double(DiscKernel.phases)
    // A place in steps of an eighth of a pixel, the margin included.
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
        packed.places.withUnsafeBufferPointer { places in
          let places = UnsafeBufferPointer(rebasing: places[rows])
          if column.y == 0, row.x == 0 {
            let factor = column + row
            sums.add(places, within: near) { origin + factor * SIMD2(Double($0.x), Double($0.y)) }
          } else {
            sums.add(places, within: near) { origin + column * Double($0.x) + row * Double($0.y) }
          }
        }
      }
    }
    for layer in layers { sums.add(layer) }
  }

  /// Applies a colour to the pixels within a rectangle, edges by the share of each pixel that lies inside.
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
