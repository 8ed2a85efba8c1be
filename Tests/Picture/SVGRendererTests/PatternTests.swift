import OpenChartsDisplayList
import Testing

@testable import OpenChartsSVGRenderer

/// Fill patterns as tiles that a viewer repeats.
@Suite struct PatternTests {
  private func svg(_ patterns: [FillPattern]) -> String {
    let items = patterns.enumerated().map { i, pattern in
      DisplayItem.rects(
        RectBatch([Rect(x: Double(i) * 20, y: 0, width: 18, height: 18)], fill: .pattern(pattern)))
    }
    return SVGRenderer.render(DisplayList(items), size: Size(200, 20), options: SVGOptions())
  }

  @Test func eachPatternIsDefinedOnceAndReferredTo() {
    let rising = FillPattern(.rising, ink: .black)
    let text = svg([rising, rising, FillPattern(.dots, ink: .black)])
    #expect(text.components(separatedBy: "<pattern ").count - 1 == 2)
    #expect(text.components(separatedBy: "fill=\"url(#").count - 1 == 3)
    #expect(text.contains("patternUnits=\"userSpaceOnUse\" width=\"6\" height=\"6\""))
  }

  @Test func theInkKeepsItsColourAndItsOpacity() {
    let text = svg([FillPattern(.vertical, ink: RGBA(1, 0, 0, 0.5))])
    #expect(text.contains("stroke=\"#f00\" stroke-opacity=\"0.5\""))
  }

  @Test func everyMotifIsAnotherTile() {
    let tiles = FillPattern.Motif.allCases.map { motif -> Substring in
      let text = svg([FillPattern(motif, ink: .black)])
      guard let start = text.range(of: " d=\""), let end = text.range(of: "</pattern>") else { return "" }
      return text[start.upperBound..<end.lowerBound]
    }
    #expect(Set(tiles).count == FillPattern.Motif.allCases.count && !tiles.contains(""))
  }

  @Test func aTileWithoutExtentIsPlainInk() {
    #expect(svg([FillPattern(.dots, ink: .black, scale: 0)]).contains("fill=\"#000\""))
  }
}
