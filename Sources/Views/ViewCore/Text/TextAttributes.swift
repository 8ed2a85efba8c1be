import Foundation
import OpenChartsDisplayList
import OpenChartsViewValues

/// The attributes of a piece of text. For an attribute that is `nil`, the value of the enclosing text or view is used.
package struct TextAttributes: Sendable {
  package var font: Font?
  package var weight: Font.Weight?
  package var bold: Bool?
  package var italic: Bool?
  package var design: Font.Design?
  package var width: Font.Width?
  package var monospaced: Bool?
  package var monospacedDigit: Bool?
  package var smallCaps: Bool?
  package var foreground: AnyShapeStyle?
  package var underline: Bool?
  package var strikethrough: Bool?
  /// The styles of the underline and the strikethrough.
  package var underlineStyle = Text.LineStyle.single
  package var strikethroughStyle = Text.LineStyle.single
  package var tracking: CGFloat?
  package var baselineOffset: CGFloat?
  /// Whether it is a link, which is drawn in the tint.
  package var isLink = false

  package init() {}

  /// Returns the font in an environment, with size and spacing.
  package func resolvedFont(in environment: EnvironmentValues) -> ResolvedFont {
    var result = (font ?? environment.font ?? .body).resolved(in: environment)
    if let design { result.apply(.design(design)) }
    if let weight { result.apply(.weight(weight)) }
    if bold == true { result.apply(.weight(result.descriptor.weight > 700 ? .black : .bold)) }
    if italic == true { result.apply(.italic) }
    if monospaced == true { result.apply(.monospaced) }
    if monospacedDigit == true { result.apply(.monospacedDigit) }
    if smallCaps == true { result.apply(.smallCaps) }
    if let width { result.apply(.width(width)) }
    return result
  }

  package func color(in environment: EnvironmentValues) -> RGBA {
    let paint =
      foreground?._paint(in: environment)
      ?? (isLink ? environment.tintPaint : environment.foreground.paint(level: 0, in: environment))
    return paint.brush.representativeColor
  }

  func span(_ string: String, in environment: EnvironmentValues) -> TextSpan {
    let font = resolvedFont(in: environment)
    var span = TextSpan(string, font: font.descriptor, color: color(in: environment))
    span.underline = underline ?? false
    span.strikethrough = strikethrough ?? false
    for (isOn, isUnder, style) in [
      (span.underline, true, underlineStyle), (span.strikethrough, false, strikethroughStyle),
    ] where isOn && style != .single {
      span.lines.append(
        TextLine(
          isUnder: isUnder, dash: style.pattern.dash,
          color: style.color?._paint(in: environment).brush.representativeColor ?? span.color))
    }
    span.baselineOffset = Double(baselineOffset ?? 0)
    span.tracking = font.tracking + Double(tracking ?? 0)
    return span
  }
}

extension EnvironmentValues {
  /// The default font of text; `nil` means body.
  @Entry public var font: Font?

  /// The attributes that `bold()`, `italic()`, `fontWeight(_:)`, `underline()` and others set on a view.
  @Entry package var textAttributes: TextAttributes = TextAttributes()

  /// The letter case of texts; `nil` leaves them unchanged.
  @Entry public var textCase: Text.Case?
}
