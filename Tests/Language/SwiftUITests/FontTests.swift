import OpenChartsDisplayList
import SwiftUI
import Testing

@Suite struct FontTests {
  private func size(_ font: Font, _ typeSize: DynamicTypeSize) -> Double {
    var values = EnvironmentValues()
    values.dynamicTypeSize = typeSize
    return font.resolve(in: values).size
  }

  @Test(arguments: [
    (Font.largeTitle, 34.0, 60.0), (.title, 28, 58), (.title2, 22, 56), (.title3, 20, 55),
    (.headline, 17, 53), (.body, 17, 53), (.callout, 16, 51), (.subheadline, 15, 49),
    (.footnote, 13, 44), (.caption, 12, 43), (.caption2, 11, 40),
  ])
  func textStylesHaveTheirSizes(font: Font, standard: Double, largest: Double) {
    #expect(size(font, .large) == standard)
    #expect(size(font, .accessibility5) == largest)
  }

  @Test func textStylesGrowWithTheTextSize() {
    for style in Font.TextStyle.allCases {
      let sizes = DynamicTypeSize.allCases.map { style.size(at: $0) }
      #expect(sizes == sizes.sorted())
    }
  }

  @Test func fixedSizesStayAndNamedFontsGrow() {
    #expect(size(.system(size: 20), .accessibility5) == 20)
    #expect(size(.custom("Inter", fixedSize: 20), .accessibility5) == 20)
    #expect(size(.custom("Inter", size: 17), .accessibility5) == 53)
    #expect(size(.custom("Inter", size: 24, relativeTo: .caption), .accessibility5) == 86)
    #expect(size(.system(size: .nan), .large) == 17)
    #expect(size(.system(size: -4), .large) == 0)
  }

  @Test func variationsAreKept() {
    let values = EnvironmentValues()
    #expect(Font.headline.resolve(in: values).weight == 600)
    #expect(Font.headline.weight(.light).resolve(in: values).weight == 300)
    let font = Font.system(.title2, design: .rounded, weight: .heavy).italic().monospacedDigit()
      .smallCaps().resolve(in: values)
    #expect(font.size == 22 && font.weight == 800 && font.design == .rounded)
    #expect(font.italic && font.monospacedDigits && font.smallCaps)
    #expect(Font.body.monospaced().resolve(in: values).design == .monospaced)
    #expect(Font.custom("Lato", size: 10).resolve(in: values).family == "Lato")
    #expect(Font.body.leading(.loose).resolved(in: values).lineSpacing == 2)
    #expect(Font.body.width(.condensed).resolved(in: values).tracking < 0)
  }
}
