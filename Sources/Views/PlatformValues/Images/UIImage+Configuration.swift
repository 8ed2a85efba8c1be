import Foundation
import OpenChartsViewCore
import OpenChartsViewValues

extension UIImage {
  /// The stroke weight of a symbol. Symbols are drawn in two weights: semibold and heavier weights have heavier
  /// strokes.
  public enum SymbolWeight: Int, Sendable {
    /// The weight of the surrounding text.
    case unspecified
    /// The weight of a font with this name.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// The matching font weight; `unspecified` gives regular.
    public func fontWeight() -> UIFont.Weight {
      switch self {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .unspecified, .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }

  /// The size of a symbol relative to text.
  public enum SymbolScale: Int, Sendable {
    /// The same as `medium`.
    case `default` = -1
    /// The scale of the view that shows the symbol.
    case unspecified
    /// A side of 0.9, 1.15 and 1.45 times the font size.
    case small, medium, large

    var scale: Image.Scale? {
      switch self {
      case .unspecified: nil
      case .small: .small
      case .default, .medium: .medium
      case .large: .large
      }
    }
  }

  /// The size and the stroke weight of a symbol, independent of the surrounding text.
  ///
  ///     let size = UIImage.SymbolConfiguration(pointSize: 24, weight: .bold)
  ///     let star = UIImage(systemName: "star", withConfiguration: size)
  public final class SymbolConfiguration: Hashable, Sendable {
    /// The font that sets the size; `nil` means the font of the view that shows the symbol.
    let font: UIFont?
    let weight: SymbolWeight
    let symbolScale: SymbolScale

    init(font: UIFont?, weight: SymbolWeight, symbolScale: SymbolScale) {
      (self.font, self.weight, self.symbolScale) = (font, weight, symbolScale)
    }

    /// Creates a configuration for text of a size in points.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, weight: .unspecified, scale: .unspecified)
    }
    /// Creates a configuration for text of a size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
    }
    /// Creates a configuration for text of a size in points and a weight, with a scale relative to the text.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(font: .systemFont(ofSize: pointSize), weight: weight, symbolScale: scale)
    }
    /// Creates a configuration for a text style at the user's text size.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(textStyle: textStyle, scale: .unspecified)
    }
    /// Creates a configuration for a text style, with a scale relative to the text.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }
    /// Creates a configuration for the size and weight of a font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }
    /// Creates a configuration for the size and weight of a font, with a scale relative to the text.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(font: font, weight: .unspecified, symbolScale: scale)
    }
    /// Creates a configuration that sets the weight only; the size follows the surrounding text.
    public convenience init(weight: SymbolWeight) {
      self.init(font: nil, weight: weight, symbolScale: .unspecified)
    }
    /// Creates a configuration that sets the scale only.
    public convenience init(scale: SymbolScale) {
      self.init(font: nil, weight: .unspecified, symbolScale: scale)
    }

    /// A configuration that sets nothing.
    public static let unspecified = SymbolConfiguration(
      font: nil, weight: .unspecified, symbolScale: .unspecified)

    /// Returns a configuration whose values come from `otherConfiguration` where it sets them, otherwise from
    /// this one.
    public func applying(_ otherConfiguration: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        font: otherConfiguration.font ?? font,
        weight: otherConfiguration.weight == .unspecified ? weight : otherConfiguration.weight,
        symbolScale: otherConfiguration.symbolScale == .unspecified
          ? symbolScale : otherConfiguration.symbolScale)
    }

    /// The side of the symbol in points; `nil` if neither font nor scale is set.
    var side: CGFloat? {
      guard font != nil || symbolScale != .unspecified else { return nil }
      return (symbolScale.scale ?? .medium).side(at: Double(font?.pointSize ?? UIFont.labelFontSize))
    }

    func apply(to image: inout Image) {
      image.symbolFont = font?.font
      image.symbolScale = symbolScale.scale
      image.symbolWeight = weight == .unspecified ? nil : weight.fontWeight().weight
    }

    public static func == (a: SymbolConfiguration, b: SymbolConfiguration) -> Bool {
      a.font == b.font && a.weight == b.weight && a.symbolScale == b.symbolScale
    }
    public func hash(into hasher: inout Hasher) {
      hasher.combine(font)
      hasher.combine(weight)
      hasher.combine(symbolScale)
    }
  }

  /// Creates an image from a symbol with a configuration; `nil` if the symbol is not available.
  public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
    guard SystemSymbol(name: name) != nil else { return nil }
    self.init(.symbol(name), symbolConfiguration: configuration)
  }

  /// Creates an image from an asset catalogue or a file in a bundle's resources; `nil` means the program's resources.
  /// The configuration is ignored: it applies to symbols only.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: SymbolConfiguration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }

  /// The configuration of a symbol; `nil` for pixel images.
  public var configuration: SymbolConfiguration? { isSymbolImage ? symbolConfiguration ?? .unspecified : nil }

  /// Returns the symbol with another configuration. Pixel images do not change.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    UIImage(source, mode: renderingMode, tint: tint, rotation: rotation, symbolConfiguration: configuration)
  }
  /// Returns the symbol with the values that `configuration` sets; the others do not change. Pixel images do not
  /// change.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration((symbolConfiguration ?? .unspecified).applying(configuration))
  }
}
