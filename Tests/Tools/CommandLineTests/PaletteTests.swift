import OpenChartsChartMath
import SwiftUI
import Testing

@testable import OpenChartsCommandLineTool

@Suite("The tool's colours")
@MainActor
struct PaletteTests {
  @Test(
    "have a contrast of 4.5:1 to the background, and differ in every colour vision", arguments: [false, true])
  func measured(isDark: Bool) {
    let theme = Theme(isDark: isDark, fontSize: 11, numberSymbols: NumberSymbols())
    var environment = EnvironmentValues()
    environment.colorScheme = isDark ? .dark : .light
    func components(_ color: Color) -> SIMD3<Double> {
      let c = color.resolve(in: environment)
      return SIMD3(Double(c.red), Double(c.green), Double(c.blue))
    }
    let palette = theme.palette.map(components)
    let background = components(theme.background)
    for color in palette { #expect(Contrast.ratio(color, background) >= 4.5) }
    #expect(ColorDifference.worst(among: Array(palette.prefix(5))) >= 13.9)
    #expect(ColorDifference.worst(among: Array(palette.prefix(7))) >= 10)
    for text in [theme.label, theme.title] { #expect(Contrast.ratio(components(text), background) >= 7) }
  }
}
