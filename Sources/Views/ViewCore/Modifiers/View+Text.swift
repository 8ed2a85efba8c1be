import Foundation
import ViewValues

extension View {
  // MARK: Style

  /// The style of text and shapes in this view that name none.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    changing { $0.setForeground([AnyShapeStyle(style)]) }
  }

  /// Styles of the primary and the secondary level of text and shapes in this view.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    changing { $0.setForeground([AnyShapeStyle(primary), AnyShapeStyle(secondary)]) }
  }

  /// Styles of the primary, secondary and tertiary level of text and shapes in this view.
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

  /// The style of controls and links in this view; `nil` is the system's blue, whatever is set around it.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    changing { $0.tint = tint.map(AnyShapeStyle.init) }
  }

  /// The same with a colour.
  nonisolated public func tint(_ tint: Color?) -> some View {
    changing { $0.tint = tint.map(AnyShapeStyle.init) }
  }

  /// The older name of `tint(_:)`.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  /// What `BackgroundStyle` stands for in this view.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    changing { $0.backgroundStyle = AnyShapeStyle(style) }
  }

  // MARK: Font

  /// The font of text and symbols in this view that name none; `nil` is body.
  nonisolated public func font(_ font: Font?) -> some View { changing { $0.font = font } }

  /// The weight of text in this view; `nil` is the font's own.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    changing { $0.textAttributes.weight = weight }
  }

  /// How wide the letters of text in this view are; `nil` is the font's own width.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    changing { $0.textAttributes.width = width }
  }

  /// The design of text in this view, such as serif; `nil` is the font's own.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    changing { $0.textAttributes.design = design }
  }

  /// Text in this view in bold; heavier than bold becomes black. `false` takes back a `bold()` around it.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    changing { $0.textAttributes.bold = isActive }
  }

  /// Text in this view in italics; `false` takes back an `italic()` around it.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    changing { $0.textAttributes.italic = isActive }
  }

  /// Text in this view in a face whose letters are all of one width; `false` takes back a `monospaced()` around it.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    changing { $0.textAttributes.monospaced = isActive }
  }

  /// Digits of one width for text in this view, as columns of numbers need.
  nonisolated public func monospacedDigit() -> some View {
    changing { $0.textAttributes.monospacedDigit = true }
  }

  /// A line under text in this view; without a colour, in that of the text.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    changing {
      $0.textAttributes.underline = isActive
      $0.textAttributes.underlineStyle = Text.LineStyle(pattern: pattern, color: color)
    }
  }

  /// A line through text in this view; without a colour, in that of the text.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    changing {
      $0.textAttributes.strikethrough = isActive
      $0.textAttributes.strikethroughStyle = Text.LineStyle(pattern: pattern, color: color)
    }
  }

  /// Points between the letters of text in this view; negative moves them closer. The same as `tracking(_:)` here.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    changing { $0.textAttributes.tracking = kerning }
  }

  /// Points between the letters of text in this view; negative moves them closer.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    changing { $0.textAttributes.tracking = tracking }
  }

  /// Raises text in this view by points; negative lowers it.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    changing { $0.textAttributes.baselineOffset = baselineOffset }
  }

  /// Text in this view in capitals or in small letters; `nil` leaves it as it is written.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    changing { $0.textCase = textCase }
  }

  // MARK: Lines

  /// At most this many lines for text in this view, and at least one; `nil` is as many as it needs.
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

  /// At most the upper bound of lines.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// As many lines as the text needs, with room for the lower bound.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    changing {
      $0.lineLimit = nil
      $0.lineReservation = limit.lowerBound
    }
  }

  /// Points between the lines of text in this view, beyond their own height.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    changing { $0.lineSpacing = lineSpacing }
  }

  /// How the lines of a text in this view line up with each other.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    changing { $0.multilineTextAlignment = alignment }
  }

  /// Where text in this view is cut off that does not fit: at its beginning, middle or end.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    changing { $0.truncationMode = mode }
  }

  /// How far text in this view may shrink to fit before it is cut off, as a fraction of its size from 0.01 to 1.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    changing { $0.minimumScaleFactor = factor }
  }

  /// Lets letters of a single line move closer, by up to a twentieth, before the line is cut off.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    changing { $0.allowsTightening = flag }
  }
}
