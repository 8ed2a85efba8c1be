import OpenChartsDisplayList
import Testing

@testable import OpenChartsSVGRenderer

@Suite struct ManyMarksTests {
  @Test func roomForOneMarkAfterAnotherIsMadeAFewTimes() {
    var buffer = ByteBuffer()
    var sizes: Set<Int> = []
    for _ in 0..<10_000 {
      buffer.reserve(100)
      buffer.append("0123456789")
      sizes.insert(buffer.capacity)
    }
    #expect(sizes.count < 30)
    #expect(buffer.bytes.count == 100_000)
  }

  @Test func manyCirclesOfOneScaledSizeAreDots() throws {
    let centers = (0..<6_000).map { Point(Double($0 % 97), Double($0 / 97)) }
    var batch = SymbolBatch(.circle(radius: 2), at: PointList(centers), fill: .color(.black))
    batch.scales = [Double](repeating: 0.5, count: centers.count)
    let svg = SVGRenderer.render(DisplayList([.symbols(batch)]), size: Size(100, 70), options: SVGOptions())
    #expect(svg.contains("stroke-width=\"2\" stroke-linecap=\"round\""))
    #expect(svg.contains("M96 0h0M0 1h0"))
    #expect(svg.utf8.count < 12 * centers.count)
    // Circles of several sizes keep their outlines.
    batch.scales[5] = 2
    let other = SVGRenderer.render(DisplayList([.symbols(batch)]), size: Size(100, 70), options: SVGOptions())
    #expect(!other.contains("stroke-linecap"))
  }
}
