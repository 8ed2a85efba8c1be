import Foundation
import OpenChartsDisplayList
import Testing

@testable import OpenChartsCairoRenderer

/// Fill patterns on images and pages.
@Suite struct PatternTests {
  private func list(
    _ pattern: FillPattern, _ rect: Rect = Rect(x: 0, y: 0, width: 48, height: 48)
  ) -> DisplayList {
    DisplayList([
      .rects(RectBatch([rect], fill: .color(.white))), .rects(RectBatch([rect], fill: .pattern(pattern))),
    ])
  }

  private func pixels(_ list: DisplayList) throws -> [UInt8] {
    Array(try CairoRenderer.png(list, size: Size(48, 48), scale: 1, background: .white))
  }

  @Test func everyMotifIsAnotherPicture() throws {
    let blank = RectBatch([Rect(x: 0, y: 0, width: 48, height: 48)], fill: .color(.white))
    var seen: Set<[UInt8]> = [try pixels(DisplayList([.rects(blank)]))]
    for motif in FillPattern.Motif.allCases {
      for scale in [1, 1.8, 0.6] {
        #expect(seen.insert(try pixels(list(FillPattern(motif, ink: .black, scale: scale)))).inserted)
      }
    }
  }

  @Test func aPageHasThePatternAsVectors() throws {
    let pattern = FillPattern(.crosshatch, ink: .black)
    let page = try CairoRenderer.pdf(list(pattern), size: Size(48, 48), title: "", background: nil)
    #expect(!String(decoding: page, as: UTF8.self).contains("/Subtype /Image"))
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e-9, 1e9])
  func oddSizesDrawSomethingAndEnd(scale: Double) throws {
    for list in [
      list(FillPattern(.dots, ink: .black, scale: scale)),
      list(FillPattern(.rising, ink: .black), Rect(x: -1e300, y: 0, width: 1e300, height: 10)),
    ] {
      let png = try PNGReader(CairoRenderer.png(list, size: Size(48, 48), scale: 1, background: .white))
      #expect(png.width == 48 && png.height == 48)
    }
  }
}
