import Foundation
import OpenChartsDisplayList

/// A colour, which may differ in light and dark appearance.
///
///     Color.blue.opacity(0.5)
///     Color(red: 0.2, green: 0.4, blue: 0.9)
public struct Color: Hashable, Sendable {
  /// The colour space of components.
  public enum RGBColorSpace: Hashable, Sendable {
    /// sRGB, sRGB in linear light, and Display P3, whose components are clamped to sRGB.
    case sRGB, sRGBLinear, displayP3
  }

  package enum Storage: Hashable, Sendable {
    case rgba(RGBA)
    case system(SystemColor)
    case asset(ColorAsset)
    indirect case appearances(ColorAppearances)
    /// The tint of the environment, by default blue.
    case accent
    indirect case faded(Color, Double)
    indirect case mixed(Color, Color, Double, Gradient.ColorSpace)
  }

  package let storage: Storage

  package init(_ storage: Storage) { self.storage = storage }
  package init(_ rgba: RGBA) { storage = .rgba(rgba) }

  /// Creates a colour from components in a colour space, from 0 to 1. Components outside sRGB are clamped.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    let rgba =
      switch colorSpace {
      case .sRGB: RGBA(red, green, blue, opacity)
      case .sRGBLinear: RGBA(linearRed: red, green: green, blue: blue, alpha: opacity)
      case .displayP3: RGBA(displayP3: red, green, blue, opacity)
      }
    storage = .rgba(rgba.clamped)
  }

  /// Creates a grey; 0 is black, 1 white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a colour from hue (0 is red, 1/3 green), saturation and brightness, from 0 to 1. Values that are not
  /// finite give black.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    guard hue.isFinite, saturation.isFinite, brightness.isFinite else {
      self.init(white: 0, opacity: opacity)
      return
    }
    self.init(RGBA(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity).clamped)
  }

  /// Creates a fixed colour from resolved components.
  public init(_ resolved: Resolved) { storage = .rgba(resolved.rgba) }

  /// The system's red, which differs in light, dark and increased contrast.
  public static let red = Color(.system(.red))
  /// The system's orange, which differs in light, dark and increased contrast.
  public static let orange = Color(.system(.orange))
  /// The system's yellow, which differs in light, dark and increased contrast.
  public static let yellow = Color(.system(.yellow))
  /// The system's green, which differs in light, dark and increased contrast.
  public static let green = Color(.system(.green))
  /// The system's mint, which differs in light, dark and increased contrast.
  public static let mint = Color(.system(.mint))
  /// The system's teal, which differs in light, dark and increased contrast.
  public static let teal = Color(.system(.teal))
  /// The system's cyan, which differs in light, dark and increased contrast.
  public static let cyan = Color(.system(.cyan))
  /// The system's blue, which differs in light, dark and increased contrast.
  public static let blue = Color(.system(.blue))
  /// The system's indigo, which differs in light, dark and increased contrast.
  public static let indigo = Color(.system(.indigo))
  /// The system's purple, which differs in light, dark and increased contrast.
  public static let purple = Color(.system(.purple))
  /// The system's pink, which differs in light, dark and increased contrast.
  public static let pink = Color(.system(.pink))
  /// The system's brown, which differs in light, dark and increased contrast.
  public static let brown = Color(.system(.brown))
  /// The system's gray, which differs in light, dark and increased contrast.
  public static let gray = Color(.system(.gray))
  /// White in every appearance.
  public static let white = Color(RGBA.white)
  /// Black in every appearance.
  public static let black = Color(RGBA.black)
  /// Fully transparent.
  public static let clear = Color(RGBA.clear)
  /// The colour of primary text.
  public static let primary = Color(.system(.label))
  /// The colour of secondary text.
  public static let secondary = Color(.system(.secondaryLabel))
  /// The tint of the environment, by default blue.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let accentColor = Color(.accent)

  /// Multiplies the opacity by a factor, clamped to 0...1. NaN changes nothing.
  public func opacity(_ opacity: Double) -> Color {
    if opacity == 1 { return self }
    let factor = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
    return switch storage {
    case .rgba(let c): Color(c.multiplyingAlpha(by: factor))
    case .faded(let base, let other): Color(.faded(base, other * factor))
    case .system, .accent, .asset, .appearances, .mixed: Color(.faded(self, factor))
    }
  }

  /// Mixes the colour with another: a fraction of 0 gives this colour, 1 the other. Clamped to 0...1; NaN counts as 0.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(.mixed(self, rhs, fraction.isNaN ? 0 : min(max(fraction, 0), 1), colorSpace))
  }

  /// The standard gradient of this colour: slightly lighter at the top.
  public var gradient: AnyGradient { AnyGradient(self) }

  /// Returns the components in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    Resolved(rgba(in: environment))
  }

  package func rgba(in environment: EnvironmentValues) -> RGBA {
    switch storage {
    case .rgba(let c): return c
    case .system(let name):
      return name.rgba(
        dark: environment.colorScheme == .dark,
        increasedContrast: environment.colorSchemeContrast == .increased)
    case .asset(let asset):
      let rgba = asset.rgba(
        dark: environment.colorScheme == .dark,
        increasedContrast: environment.colorSchemeContrast == .increased)
      if let rgba { return rgba }
      environment.diagnostics?.add("There is no colour named “\(asset.name)”: it is drawn in grey.")
      return Color.gray.rgba(in: environment)
    case .appearances(let colors):
      return colors.color(
        dark: environment.colorScheme == .dark,
        increasedContrast: environment.colorSchemeContrast == .increased
      ).rgba(in: environment)
    case .accent: return environment.tintPaint.brush.representativeColor
    case .faded(let base, let factor):
      return base.rgba(in: environment).multiplyingAlpha(by: factor)
    case .mixed(let a, let b, let t, let space):
      let (a, b) = (a.rgba(in: environment), b.rgba(in: environment))
      return space == .device ? a.mixed(with: b, by: t) : a.mixedPerceptually(with: b, by: t)
    }
  }
}

/// A colour for each appearance.
package struct ColorAppearances: Hashable, Sendable {
  var light: Color
  var dark: Color
  var contrastedLight: Color
  var contrastedDark: Color

  package init(light: Color, dark: Color, contrastedLight: Color, contrastedDark: Color) {
    (self.light, self.dark) = (light, dark)
    (self.contrastedLight, self.contrastedDark) = (contrastedLight, contrastedDark)
  }

  func color(dark isDark: Bool, increasedContrast: Bool) -> Color {
    increasedContrast ? (isDark ? contrastedDark : contrastedLight) : (isDark ? dark : light)
  }
}

extension Color: CustomStringConvertible {
  public var description: String {
    func hex(_ c: RGBA) -> String {
      func byte(_ v: Double) -> String {
        let digits = String(Int((v * 255).rounded()), radix: 16, uppercase: true)
        return digits.count < 2 ? "0" + digits : digits
      }
      return "#" + byte(c.r) + byte(c.g) + byte(c.b) + byte(c.a)
    }
    return switch storage {
    case .rgba(let c): hex(c)
    case .system(.label): "primary"
    case .system(.secondaryLabel): "secondary"
    case .system(let name): "\(name)"
    case .asset(let asset): asset.name
    case .appearances(let colors): "\(colors.light) or, in dark, \(colors.dark)"
    case .accent: "accentColor"
    case .faded(let base, let factor): "\(Int((factor * 100).rounded()))% \(base)"
    case .mixed(let a, let b, let t, _): "\(a) mixed with \(Int((t * 100).rounded()))% \(b)"
    }
  }
}
