import OpenChartsPixels
import Testing

@testable import OpenChartsCairoRenderer

@Suite struct BlurTests {
  /// Blurs a square image, and returns its pixels by rows.
  private func blurred(_ side: Int, deviation: Double, _ pixel: (Int, Int) -> UInt32) -> [UInt32] {
    var pixels = (0..<side * side).map { pixel($0 % side, $0 / side) }
    pixels.withUnsafeMutableBufferPointer {
      Blur.apply(
        to: PixelBuffer(base: $0.baseAddress!, width: side, height: side, stride: side), deviation: deviation)
    }
    return pixels
  }

  @Test(
    "Three boxes have the variance of the Gaussian and weights that sum to one",
    arguments: [2, 2.5, 7, 40, 999])
  func variance(deviation: Double) {
    let box = BoxBlur(deviation: deviation)
    #expect((0...1).contains(box.edge))
    let side = Double(box.reach + 1)
    let inner = (0...box.reach).reduce(0) { $0 + 2 * Double($1 * $1) }
    #expect(abs(box.weight * (Double(2 * box.reach + 1) + 2 * box.edge) - 1) < 1e-12)
    let variance = 3 * box.weight * (inner + 2 * box.edge * side * side)
    #expect(abs(variance / (deviation * deviation) - 1) < 1e-9)
  }

  @Test("An edge is blurred as by a Gaussian, up to 3 of 255", arguments: [2.0, 3.3, 8])
  func edges(deviation: Double) {
    let side = 100
    let pixels = blurred(side, deviation: deviation) { x, _ in x < 50 ? 0xFF80_0000 : 0 }
    let kernel = Blur.kernel(deviation: deviation)
    for x in 0..<side {
      var exact = 0.0
      for (distance, weight) in kernel.enumerated() {
        for near in Set([x - distance, x + distance]) where (0..<50).contains(near) {
          exact += Double(weight)
        }
      }
      // The row in the middle is as far from the edges above and below as the blur reaches.
      let pixel = pixels[50 * side + x]
      #expect(abs(Double(pixel >> 24) - exact * 255) <= 3.5)
      #expect(pixel >> 16 & 255 <= pixel >> 24)
    }
  }

  @Test("A blurred square is symmetric and loses nothing, also at the edge of the image")
  func sums() {
    let side = 81
    let pixels = blurred(side, deviation: 5) { x, y in
      (30...50).contains(x) && (30...50).contains(y) ? 0xFF00_0000 : 0
    }
    let sum = pixels.reduce(0) { $0 + Int($1 >> 24) }
    #expect(abs(Double(sum) / Double(21 * 21 * 255) - 1) < 0.02)
    for y in 0..<side {
      for x in 0..<side where pixels[y * side + x] != pixels[y * side + side - 1 - x] {
        Issue.record("not symmetric at \(x), \(y)")
      }
    }
    let corner = blurred(side, deviation: 5) { x, y in x == 0 && y == 0 ? 0xFFFF_FFFF : 0 }
    #expect(corner[0] >> 24 == corner[0] & 255 && corner[side * side - 1] == 0)
    #expect(blurred(side, deviation: 500) { _, _ in 0 }.allSatisfy { $0 == 0 })
  }
}
