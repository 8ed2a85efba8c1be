import Foundation
import ViewValues

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

  /// A style compared by identity: styles need not be comparable.
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

  /// The text in a font; `nil` takes that of the environment.
  public func font(_ font: Font?) -> Text { with(.font(font)) }
  /// The text with strokes of a thickness; `nil` takes that of its font.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with(.weight(weight)) }
  /// The text with narrower or wider letters; `nil` takes those of its font.
  public func fontWidth(_ width: Font.Width?) -> Text { with(.width(width)) }
  /// The text in another kind of system face; `nil` takes that of its font.
  public func fontDesign(_ design: Font.Design?) -> Text { with(.design(design)) }
  /// The text in bold.
  public func bold() -> Text { with(.bold(true)) }
  /// The text in bold, or not.
  public func bold(_ isActive: Bool) -> Text { with(.bold(isActive)) }
  /// The text slanted.
  public func italic() -> Text { with(.italic(true)) }
  /// The text slanted, or not.
  public func italic(_ isActive: Bool) -> Text { with(.italic(isActive)) }
  /// All letters of one width.
  public func monospaced(_ isActive: Bool = true) -> Text { with(.monospaced(isActive)) }
  /// Digits of one width.
  public func monospacedDigit() -> Text { with(.monospacedDigit) }
  /// The text in a colour; `nil` takes that of the environment.
  public func foregroundColor(_ color: Color?) -> Text { with(.color(color)) }
  /// Text is drawn in one colour: of a gradient it takes the middle.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    if let color = style as? Color { return with(.color(color)) }
    return with(.style(StyleBox(AnyShapeStyle(style))))
  }
  /// A line below the text, in its colour unless another is named.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { with(.underline(isActive, LineStyle(pattern: pattern, color: color))) }
  /// A line through the text, in its colour unless another is named.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { with(.strikethrough(isActive, LineStyle(pattern: pattern, color: color))) }
  /// Space between characters, in points.
  public func kerning(_ kerning: CGFloat) -> Text { with(.tracking(kerning)) }
  /// Points after each letter.
  public func tracking(_ tracking: CGFloat) -> Text { with(.tracking(tracking)) }
  /// How far the text is raised, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { with(.baselineOffset(baselineOffset)) }

  /// Where text that does not fit is cut.
  public enum TruncationMode: Hashable, Sendable {
    /// At the start, at the end, and in the middle.
    case head, tail, middle
  }

  /// Letters all large or all small.
  public enum Case: Hashable, Sendable {
    /// All letters small, and all large.
    case uppercase, lowercase

    func apply(_ string: String, _ locale: Locale) -> String {
      switch self {
      case .uppercase: string.uppercased(with: locale)
      case .lowercase: string.lowercased(with: locale)
      }
    }
  }

  /// A line under or through text.
  public struct LineStyle: Hashable, Sendable {
    /// How the line is broken.
    public enum Pattern: Hashable, Sendable {
      /// Unbroken, and in dashes and dots.
      case solid, dot, dash, dashDot, dashDotDot

      /// In thicknesses of the line.
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

    /// A line of a pattern; a colour of `nil` is the text's own.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// One unbroken line.
    public static let single = LineStyle()
  }
}
