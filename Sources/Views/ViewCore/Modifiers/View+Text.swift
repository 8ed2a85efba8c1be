import Foundation
import OpenChartsViewValues

extension View {
  // MARK: Style

  /// Sets the foreground style of text and shapes in this view.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    changing { $0.setForeground([AnyShapeStyle(style)]) }
  }

  /// Sets the primary and secondary foreground styles in this view.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    changing { $0.setForeground([AnyShapeStyle(primary), AnyShapeStyle(secondary)]) }
  }

  /// Sets the primary, secondary and tertiary foreground styles in this view.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    changing {
      $0.setForeground([
        AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary),
      ])
    }
  }

  /// Sets the foreground colour of text and shapes in this view. `nil` restores the default.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    changing {
      if let color { $0.setForeground([AnyShapeStyle(color)]) } else { $0.foreground = .automatic }
    }
  }

  /// Sets the tint of controls and links in this view. `nil` restores the system blue, even if an enclosing
  /// view sets a tint.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    changing { $0.tint = tint.map(AnyShapeStyle.init) }
  }

  /// Sets the tint of controls and links in this view to a colour.
  nonisolated public func tint(_ tint: Color?) -> some View {
    changing { $0.tint = tint.map(AnyShapeStyle.init) }
  }

  /// Sets the tint. Older name of `tint(_:)`.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  /// Sets the style that `BackgroundStyle` resolves to in this view.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    changing { $0.backgroundStyle = AnyShapeStyle(style) }
  }

  // MARK: Font

  /// Sets the font of text and symbols in this view. `nil` means body.
  nonisolated public func font(_ font: Font?) -> some View { changing { $0.font = font } }

  /// Sets the weight of text in this view. `nil` uses the font's weight.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    changing { $0.textAttributes.weight = weight }
  }

  /// Sets the width of letters in this view. `nil` uses the font's width.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    changing { $0.textAttributes.width = width }
  }

  /// Sets the font design in this view, such as serif. `nil` uses the font's design.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    changing { $0.textAttributes.design = design }
  }

  /// Makes text in this view bold; text heavier than bold becomes black. `false` undoes an outer `bold()`.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    changing { $0.textAttributes.bold = isActive }
  }

  /// Makes text in this view italic. `false` undoes an outer `italic()`.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    changing { $0.textAttributes.italic = isActive }
  }

  /// Sets text in this view in a monospaced font. `false` undoes an outer `monospaced()`.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    changing { $0.textAttributes.monospaced = isActive }
  }

  /// Gives the digits of text in this view equal widths, as columns of numbers need.
  nonisolated public func monospacedDigit() -> some View {
    changing { $0.textAttributes.monospacedDigit = true }
  }

  /// Underlines text in this view. Without a colour, the line has the text's colour.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    changing {
      $0.textAttributes.underline = isActive
      $0.textAttributes.underlineStyle = Text.LineStyle(pattern: pattern, color: color)
    }
  }

  /// Strikes through text in this view. Without a colour, the line has the text's colour.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    changing {
      $0.textAttributes.strikethrough = isActive
      $0.textAttributes.strikethroughStyle = Text.LineStyle(pattern: pattern, color: color)
    }
  }

  /// Sets the extra space between letters in points; negative values bring them closer. The same as `tracking(_:)`.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    changing { $0.textAttributes.tracking = kerning }
  }

  /// Sets the extra space between letters in points; negative values bring them closer.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    changing { $0.textAttributes.tracking = tracking }
  }

  /// Raises text in this view by points. Negative values lower it.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    changing { $0.textAttributes.baselineOffset = baselineOffset }
  }

  /// Sets text in this view in upper or lower case. `nil` does not change the text.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    changing { $0.textCase = textCase }
  }

  // MARK: Lines

  /// Limits the number of lines of text in this view, at least 1. `nil` sets no limit.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    changing {
      $0.lineLimit = number
      $0.lineReservation = nil
    }
  }

  /// Limits the number of lines. With `reservesSpace` the text is as high as all of them.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    changing {
      $0.lineLimit = limit
      $0.lineReservation = reservesSpace ? limit : nil
    }
  }

  /// Limits the number of lines to the upper bound and reserves the height of the lower bound.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    changing {
      $0.lineLimit = limit.upperBound
      $0.lineReservation = limit.lowerBound
    }
  }

  /// Limits the number of lines to the upper bound.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Reserves the height of the lower bound, without a limit on the number of lines.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    changing {
      $0.lineLimit = nil
      $0.lineReservation = limit.lowerBound
    }
  }

  /// Sets the extra space between lines in points, beyond their own height.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    changing { $0.lineSpacing = lineSpacing }
  }

  /// Sets the alignment of the lines of a text in this view.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    changing { $0.multilineTextAlignment = alignment }
  }

  /// Sets where text that does not fit is truncated: at its start, middle or end.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    changing { $0.truncationMode = mode }
  }

  /// Sets how far text may shrink before it is truncated, as a fraction of its size from 0.01 to 1.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    changing { $0.minimumScaleFactor = factor }
  }

  /// Lets the letters of a single line move closer, by up to 5 % of its width, before it is truncated.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    changing { $0.allowsTightening = flag }
  }
}
