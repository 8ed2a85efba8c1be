import Foundation
import OpenChartsViewValues

extension Text {
  enum Modifier: Equatable, Sendable {
    case font(Font?)
    case weight(Font.Weight?)
    case bold(Bool)
    case italic(Bool)
    case design(Font.Design?)
    case width(Font.Width?)
    case monospaced(Bool)
    case monospacedDigit
    case color(Color?)
    case style(StyleBox)
    case underline(Bool, LineStyle)
    case strikethrough(Bool, LineStyle)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)

    func apply(to attributes: inout TextAttributes) {
      switch self {
      case .font(let font): attributes.font = font ?? attributes.font
      case .weight(let weight): attributes.weight = weight ?? attributes.weight
      case .bold(let on): attributes.bold = on
      case .italic(let on): attributes.italic = on
      case .design(let design): attributes.design = design ?? attributes.design
      case .width(let width): attributes.width = width ?? attributes.width
      case .monospaced(let on): attributes.monospaced = on
      case .monospacedDigit: attributes.monospacedDigit = true
      case .color(let color): attributes.foreground = color.map(AnyShapeStyle.init) ?? attributes.foreground
      case .style(let box): attributes.foreground = box.style
      case .underline(let on, let style):
        attributes.underline = on
        attributes.underlineStyle = style
      case .strikethrough(let on, let style):
        attributes.strikethrough = on
        attributes.strikethroughStyle = style
      case .tracking(let amount): attributes.tracking = amount.isFinite ? amount : 0
      case .baselineOffset(let offset): attributes.baselineOffset = offset.isFinite ? offset : 0
      }
    }
  }

  /// A style compared by identity, because styles need not be equatable.
  final class StyleBox: Equatable, Sendable {
    let style: AnyShapeStyle
    init(_ style: AnyShapeStyle) { self.style = style }
    static func == (a: StyleBox, b: StyleBox) -> Bool { a === b }
  }

  private func with(_ modifier: Modifier) -> Text {
    var copy = self
    copy.modifiers.append(modifier)
    return copy
  }

  /// Sets the font. `nil` uses the environment's font.
  public func font(_ font: Font?) -> Text { with(.font(font)) }
  /// Sets the weight. `nil` uses the font's weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with(.weight(weight)) }
  /// Sets the width of letters. `nil` uses the font's width.
  public func fontWidth(_ width: Font.Width?) -> Text { with(.width(width)) }
  /// Sets the font design. `nil` uses the font's design.
  public func fontDesign(_ design: Font.Design?) -> Text { with(.design(design)) }
  /// Makes the text bold.
  public func bold() -> Text { with(.bold(true)) }
  /// Makes the text bold, or not.
  public func bold(_ isActive: Bool) -> Text { with(.bold(isActive)) }
  /// Makes the text italic.
  public func italic() -> Text { with(.italic(true)) }
  /// Makes the text italic, or not.
  public func italic(_ isActive: Bool) -> Text { with(.italic(isActive)) }
  /// Sets the text in a monospaced font, or not.
  public func monospaced(_ isActive: Bool = true) -> Text { with(.monospaced(isActive)) }
  /// Gives digits equal widths.
  public func monospacedDigit() -> Text { with(.monospacedDigit) }
  /// Sets the colour. `nil` uses the environment's colour.
  public func foregroundColor(_ color: Color?) -> Text { with(.color(color)) }
  /// Sets the foreground style. Text is drawn in one colour; for a gradient, this is the colour at its middle.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    if let color = style as? Color { return with(.color(color)) }
    return with(.style(StyleBox(AnyShapeStyle(style))))
  }
  /// Underlines the text, by default in its own colour.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { with(.underline(isActive, LineStyle(pattern: pattern, color: color))) }
  /// Strikes through the text, by default in its own colour.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { with(.strikethrough(isActive, LineStyle(pattern: pattern, color: color))) }
  /// Sets the extra space between letters in points.
  public func kerning(_ kerning: CGFloat) -> Text { with(.tracking(kerning)) }
  /// Sets the extra space between letters in points.
  public func tracking(_ tracking: CGFloat) -> Text { with(.tracking(tracking)) }
  /// Raises the text by points. Negative values lower it.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { with(.baselineOffset(baselineOffset)) }

  /// The position at which text that does not fit is truncated.
  public enum TruncationMode: Hashable, Sendable {
    /// The start, the end, and the middle.
    case head, tail, middle
  }

  /// A letter case.
  public enum Case: Hashable, Sendable {
    /// All letters in upper case, and all in lower case.
    case uppercase, lowercase

    func apply(_ string: String, _ locale: Locale) -> String {
      switch self {
      case .uppercase: string.uppercased(with: locale)
      case .lowercase: string.lowercased(with: locale)
      }
    }
  }

  /// The style of an underline or strikethrough.
  public struct LineStyle: Hashable, Sendable {
    /// The dash pattern of the line.
    public enum Pattern: Hashable, Sendable {
      /// A solid line, and patterns of dashes and dots.
      case solid, dot, dash, dashDot, dashDotDot

      /// The lengths of dashes and gaps, in multiples of the line width.
      var dash: [Double] {
        switch self {
        case .solid: []
        case .dot: [1, 2]
        case .dash: [5, 3]
        case .dashDot: [5, 2, 1, 2]
        case .dashDotDot: [5, 2, 1, 2, 1, 2]
        }
      }
    }

    let pattern: Pattern
    let color: Color?

    /// Creates a line style. `nil` for `color` uses the text's colour.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A solid line.
    public static let single = LineStyle()
  }
}
