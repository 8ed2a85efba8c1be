import OpenChartsDisplayList
import SwiftUI
import Testing

@Suite struct ColorTests {
  private func environment(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast = .standard)
    -> EnvironmentValues
  {
    var values = EnvironmentValues()
    values.colorScheme = scheme
    values.colorSchemeContrast = contrast
    return values
  }

  @Test func systemColoursFollowTheAppearance() {
    #expect(Color.blue.rgba(in: environment(.light)) == RGBA(bytes: 0, 136, 255))
    #expect(Color.blue.rgba(in: environment(.dark)) == RGBA(bytes: 0, 145, 255))
    #expect(Color.blue.rgba(in: environment(.light, .increased)) == RGBA(bytes: 30, 110, 244))
    #expect(Color.blue.rgba(in: environment(.dark, .increased)) == RGBA(bytes: 92, 184, 255))
    #expect(Color.primary.rgba(in: environment(.dark)) == .white)
    #expect(Color.secondary.rgba(in: environment(.light)) == RGBA(bytes: 60, 60, 67, 0.76))
    #expect(Color.secondary.rgba(in: environment(.dark)) == RGBA(bytes: 235, 235, 245, 0.6))
  }

  @Test func aColourOfAColourIsTheSame() {
    let warm = Color(hue: 0.1, saturation: 0.8, brightness: 0.9)
    #expect(Color(warm) == warm)
    #expect(Color(.systemRed) == Color(uiColor: .systemRed))
    #expect(Color(.red) == Color(uiColor: .red))
  }

  @Test func increasedContrastMakesSecondaryTextStronger() {
    for scheme in ColorScheme.allCases {
      let plain = Color.secondary.rgba(in: environment(scheme)).a
      #expect(Color.secondary.rgba(in: environment(scheme, .increased)).a > plain)
    }
  }

  @Test func opacityMultiplies() {
    let faint = Color.red.opacity(0.5).opacity(0.5)
    #expect(faint.rgba(in: environment(.dark)).a == 0.25)
    #expect(Color(white: 0, opacity: 0.5).opacity(0.5) == Color(white: 0, opacity: 0.25))
    #expect(Color.red.opacity(.nan).rgba(in: EnvironmentValues()).a == 1)
    #expect(Color.red.opacity(7).rgba(in: EnvironmentValues()).a == 1)
  }

  @Test func colourSpacesAreConverted() {
    let linear = Color(.sRGBLinear, white: 0.5).rgba(in: EnvironmentValues())
    #expect(abs(linear.r - 0.7354) < 1e-3)
    // The most vivid green of Display P3 is outside sRGB, and is clipped to its edge.
    let green = Color(.displayP3, red: 0, green: 1, blue: 0).rgba(in: EnvironmentValues())
    #expect(green == RGBA(0, 1, 0))
    let grey = Color(.displayP3, white: 0.5).rgba(in: EnvironmentValues())
    #expect(abs(grey.r - 0.5) < 1e-6 && abs(grey.g - 0.5) < 1e-6 && abs(grey.b - 0.5) < 1e-6)
  }

  @Test(
    arguments: [(Double, RGBA)]([
      (0.0, RGBA(1, 0, 0)), (1 / 3.0, RGBA(0, 1, 0)), (0.5, RGBA(0, 1, 1)), (2 / 3.0, RGBA(0, 0, 1)),
      (1, RGBA(1, 0, 0)),
    ]))
  func huesGoAround(hue: Double, expected: RGBA) {
    let c = Color(hue: hue, saturation: 1, brightness: 1).rgba(in: EnvironmentValues())
    #expect(abs(c.r - expected.r) < 1e-9 && abs(c.g - expected.g) < 1e-9 && abs(c.b - expected.b) < 1e-9)
  }

  @Test func mixingReachesBothEnds() {
    let environment = environment(.light)
    let (a, b) = (Color.red, Color.blue)
    for space in [Gradient.ColorSpace.device, .perceptual] {
      for (t, end) in [(0.0, a), (1, b)] {
        let (mixed, wanted) = (
          a.mix(with: b, by: t, in: space).rgba(in: environment), end.rgba(in: environment)
        )
        #expect(abs(mixed.r - wanted.r) < 1e-4 && abs(mixed.g - wanted.g) < 1e-4)
      }
    }
    #expect(
      Color.white.mix(with: .black, by: 0.5, in: .device).rgba(in: environment) == RGBA(0.5, 0.5, 0.5))
  }

  @Test func componentsThatAreNoNumbersDoNotCrash() {
    #expect(Color(red: .nan, green: .infinity, blue: -3).rgba(in: EnvironmentValues()) == RGBA(0, 1, 0))
    _ = Color(hue: .nan, saturation: 1, brightness: .infinity)
    _ = Color(.displayP3, red: .nan, green: 0, blue: .infinity).description
  }

  @Test func theAccentColourIsTheTint() {
    var values = EnvironmentValues()
    #expect(Color.accentColor.rgba(in: values) == Color.blue.rgba(in: values))
    values.tint = AnyShapeStyle(Color.pink)
    #expect(Color.accentColor.rgba(in: values) == Color.pink.rgba(in: values))
    values.tint = AnyShapeStyle(Color.accentColor)
    #expect(Color.accentColor.rgba(in: values) == Color.blue.rgba(in: values))
  }

  @Test func resolvedComponentsComeBack() {
    let resolved = Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5).resolve(in: EnvironmentValues())
    #expect(abs(resolved.red - 0.2) < 1e-5 && abs(resolved.blue - 0.6) < 1e-5)
    #expect(resolved.opacity == 0.5)
    #expect(Color(resolved).description == "#33669980")
  }
}
