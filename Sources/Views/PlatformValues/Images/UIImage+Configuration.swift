import Foundation
import ViewCore
import ViewValues

extension UIImage {
  /// Strokes of a symbol. Ours have two: those from semibold on are heavier.
  public enum SymbolWeight: Int, Sendable {
    /// As the text around it.
    case unspecified
    /// As a font of this weight.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// The weight of a font that goes with it; regular where none is said.
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

  /// Size of a symbol against text.
  public enum SymbolScale: Int, Sendable {
    /// Medium, by its other name.
    case `default` = -1
    /// As the view that shows it says.
    case unspecified
    /// A side of 0.9, 1.15 and 1.45 times the size of the font.
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

  /// How large a symbol is and how thick its strokes are, whatever the text around it.
  ///
  ///     let size = UIImage.SymbolConfiguration(pointSize: 24, weight: .bold)
  ///     let star = UIImage(systemName: "star", withConfiguration: size)
  public final class SymbolConfiguration: Hashable, Sendable {
    /// `nil` as in the view that shows it.
    let font: UIFont?
    let weight: SymbolWeight
    let symbolScale: SymbolScale

    init(font: UIFont?, weight: SymbolWeight, symbolScale: SymbolScale) {
      (self.font, self.weight, self.symbolScale) = (font, weight, symbolScale)
    }

    /// The size of text that the symbol goes with, in points.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, weight: .unspecified, scale: .unspecified)
    }
    /// The size of text that the symbol goes with, in points, and its weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
    }
    /// The size of text that the symbol goes with, in points, its weight, and the symbol's size against it.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(font: .systemFont(ofSize: pointSize), weight: weight, symbolScale: scale)
    }
    /// The size of a kind of text, as the reader has chosen it.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(textStyle: textStyle, scale: .unspecified)
    }
    /// The size of a kind of text, and the symbol's size against it.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }
    /// The size and weight of a font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }
    /// The size and weight of a font, and the symbol's size against it.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(font: font, weight: .unspecified, symbolScale: scale)
    }
    /// The weight alone, where the size of the text around it is to stay.
    public convenience init(weight: SymbolWeight) {
      self.init(font: nil, weight: weight, symbolScale: .unspecified)
    }
    /// The size against the text around it alone.
    public convenience init(scale: SymbolScale) {
      self.init(font: nil, weight: .unspecified, symbolScale: scale)
    }

    /// Says nothing: all is as in the view that shows the symbol.
    public static let unspecified = SymbolConfiguration(
      font: nil, weight: .unspecified, symbolScale: .unspecified)

    /// What the other says, and this where that says nothing.
    public func applying(_ otherConfiguration: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        font: otherConfiguration.font ?? font,
        weight: otherConfiguration.weight == .unspecified ? weight : otherConfiguration.weight,
        symbolScale: otherConfiguration.symbolScale == .unspecified
          ? symbolScale : otherConfiguration.symbolScale)
    }

    /// Points, where the configuration says a size.
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

  /// A symbol in a size of its own; `nil` where there is no drawing for the name.
  public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
    guard SystemSymbol(name: name) != nil else { return nil }
    self.init(.symbol(name), symbolConfiguration: configuration)
  }

  /// A picture of an asset catalogue or a file among a bundle's resources, or the program's for `nil`. As a picture of
  /// pixels is no symbol, the configuration changes nothing.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: SymbolConfiguration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }

  /// Size and strokes of a symbol; `nil` for pictures of pixels.
  public var configuration: SymbolConfiguration? { isSymbolImage ? symbolConfiguration ?? .unspecified : nil }

  /// The symbol in another size. Pictures of pixels stay as they are.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    UIImage(source, mode: renderingMode, tint: tint, turn: turn, symbolConfiguration: configuration)
  }
  /// The symbol with what a configuration says, and its own where that says nothing. Pictures of pixels stay as they
  /// are.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration((symbolConfiguration ?? .unspecified).applying(configuration))
  }
}
