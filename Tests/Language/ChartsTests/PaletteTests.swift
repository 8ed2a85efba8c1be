import OpenChartsChartMath
import SwiftUI
import Testing

@testable import Charts

/// The distances between the palettes' colours, computed independently.
@MainActor @Suite struct PaletteTests {
  private func colors(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast) -> [SIMD3<Double>] {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    environment.colorSchemeContrast = contrast
    return ChartPalette.colors(in: environment).map { SIMD3($0.r, $0.g, $0.b) }
  }

  @Test func theStandardPaletteIsApples() {
    let bytes = colors(.light, .standard).map { ($0 * 255).rounded(.toNearestOrAwayFromZero) }
    #expect(bytes[0] == SIMD3(0, 136, 255) && bytes[1] == SIMD3(52, 199, 89) && bytes.count == 7)
  }

  @Test func theStrongPaletteStaysApartInEveryColourVision() {
    #expect(ColorDifference.worst(among: Array(colors(.light, .increased).prefix(5))) >= 13.9)
    #expect(ColorDifference.worst(among: colors(.light, .increased)) >= 10.7)
    #expect(ColorDifference.worst(among: Array(colors(.dark, .increased).prefix(5))) >= 18.2)
    #expect(ColorDifference.worst(among: colors(.dark, .increased)) >= 13.4)
    // The default palette, which this palette replaces, is below the limit.
    #expect(ColorDifference.worst(among: Array(colors(.light, .standard).prefix(5))) < 10)
  }

  @Test(arguments: [(ColorScheme.light, SIMD3<Double>(1, 1, 1)), (.dark, SIMD3(0, 0, 0))])
  func theStrongPaletteContrastsWithTheBackground(scheme: ColorScheme, background: SIMD3<Double>) {
    for color in colors(scheme, .increased) { #expect(Contrast.ratio(color, background) >= 4.6) }
  }

  @Test(arguments: [ColorScheme.light, .dark], [ColorSchemeContrast.standard, .increased])
  func secondaryTextIsReadOnEveryGroundOfTheSystem(scheme: ColorScheme, contrast: ColorSchemeContrast) {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    environment.colorSchemeContrast = contrast
    let needed = contrast == .increased ? 7.0 : 4.5
    for name in ["systemBackground", "secondarySystemBackground", "systemGroupedBackground"] {
      let color: Color =
        switch name {
        case "systemBackground": Color(uiColor: .systemBackground)
        case "secondarySystemBackground": Color(uiColor: .secondarySystemBackground)
        default: Color(uiColor: .systemGroupedBackground)
        }
      let background = color.rgba(in: environment)
      let text = Color.secondary.rgba(in: environment).over(background)
      #expect(
        Contrast.ratio(SIMD3(text.r, text.g, text.b), SIMD3(background.r, background.g, background.b))
          >= needed,
        "\(name)")
    }
  }
}
