import Foundation
import ViewValues

extension View {
  // MARK: Style

  /// The style of text and shapes in this view that name none.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    changing { $0.setForeground([AnyShapeStyle(style)]) }
  }

  /// Styles for the first two levels.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    changing { $0.setForeground([AnyShapeStyle(primary), AnyShapeStyle(secondary)]) }
  }

  /// Styles for three levels.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    changing {
      $0.setForeground([
        AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary),
      ])
    }
  }

  /// The colour of text and shapes in this view; `nil` is the default.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    changing {
      if let color { $0.setForeground([AnyShapeStyle(color)]) } else { $0.foreground = .automatic }
    }
  }

  /// The colour of controls within; `nil` takes that around it.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    changing { $0.tint = tint.map(AnyShapeStyle.init) }
  }

  /// The colour of controls within; `nil` takes that around it.
  nonisolated public func tint(_ tint: Color?) -> some View {
    changing { $0.tint = tint.map(AnyShapeStyle.init) }
  }

  /// The colour of controls within; `nil` takes that around it.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  /// The style of grounds within.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    changing { $0.backgroundStyle = AnyShapeStyle(style) }
  }

  // MARK: Font

  /// The font of texts within; `nil` takes what is around it.
  nonisolated public func font(_ font: Font?) -> some View { changing { $0.font = font } }

  /// The thickness of strokes of texts within; `nil` takes what is around it.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    changing { $0.textAttributes.weight = weight }
  }

  /// The width of letters of texts within; `nil` takes what is around it.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    changing { $0.textAttributes.width = width }
  }

  /// The kind of system face of texts within; `nil` takes what is around it.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    changing { $0.textAttributes.design = design }
  }

  /// Texts within in bold, or not.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    changing { $0.textAttributes.bold = isActive }
  }

  /// Texts within slanted, or not.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    changing { $0.textAttributes.italic = isActive }
  }

  /// Letters of one width in texts within, or not.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    changing { $0.textAttributes.monospaced = isActive }
  }

  /// Digits of one width in texts within.
  nonisolated public func monospacedDigit() -> some View {
    changing { $0.textAttributes.monospacedDigit = true }
  }

  /// A line under texts within, or none.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    changing {
      $0.textAttributes.underline = isActive
      $0.textAttributes.underlineStyle = Text.LineStyle(pattern: pattern, color: color)
    }
  }

  /// A line through texts within, or none.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    changing {
      $0.textAttributes.strikethrough = isActive
      $0.textAttributes.strikethroughStyle = Text.LineStyle(pattern: pattern, color: color)
    }
  }

  /// Points between letters of texts within.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    changing { $0.textAttributes.tracking = kerning }
  }

  /// Points after each letter of texts within.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    changing { $0.textAttributes.tracking = tracking }
  }

  /// Texts within so many points higher.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    changing { $0.textAttributes.baselineOffset = baselineOffset }
  }

  /// How texts within are capitalised; `nil`: as they are.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    changing { $0.textCase = textCase }
  }

  // MARK: Lines

  /// How many lines a text within has at the most; `nil`: as many as it needs.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    changing {
      $0.lineLimit = number
      $0.lineReservation = nil
    }
  }

  /// At most this many lines, with room for all of them if asked for.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    changing {
      $0.lineLimit = limit
      $0.lineReservation = reservesSpace ? limit : nil
    }
  }

  /// At most the upper bound of lines, with room for the lower bound.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    changing {
      $0.lineLimit = limit.upperBound
      $0.lineReservation = limit.lowerBound
    }
  }

  /// How many lines a text within has at the most; `nil`: as many as it needs.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// How many lines a text within has at the most; `nil`: as many as it needs.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    changing {
      $0.lineLimit = nil
      $0.lineReservation = limit.lowerBound
    }
  }

  /// Points between lines.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    changing { $0.lineSpacing = lineSpacing }
  }

  /// How lines of texts within lie under each other.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    changing { $0.multilineTextAlignment = alignment }
  }

  /// Where a text within is cut that has no room.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    changing { $0.truncationMode = mode }
  }

  /// The part of its size to which a text shrinks before it is cut.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    changing { $0.minimumScaleFactor = factor }
  }

  /// Lets letters of a single line move closer, by up to a twentieth, before the line is cut off.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    changing { $0.allowsTightening = flag }
  }
}
