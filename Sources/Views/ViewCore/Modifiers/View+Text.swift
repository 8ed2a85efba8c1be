import Foundation
import ViewValues

/// A change of the environment by a function that needs no place in the tree.
package struct EnvironmentChange: NodeModifier {
  let change: (inout EnvironmentValues) -> Void
  package func adapt(_ environment: inout EnvironmentValues) { change(&environment) }
}

extension View {
  nonisolated package func changing(_ change: @escaping (inout EnvironmentValues) -> Void)
    -> NodeModified<Self, EnvironmentChange>
  {
    NodeModified(content: self, modifier: EnvironmentChange(change: change))
  }

  // MARK: Style

  /// The style of text and shapes in this view that name none.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    changing { $0.setForeground([AnyShapeStyle(style)]) }
  }

  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    changing { $0.setForeground([AnyShapeStyle(primary), AnyShapeStyle(secondary)]) }
  }

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

  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    changing { $0.tint = tint.map(AnyShapeStyle.init) }
  }

  nonisolated public func tint(_ tint: Color?) -> some View {
    changing { $0.tint = tint.map(AnyShapeStyle.init) }
  }

  nonisolated public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    changing { $0.backgroundStyle = AnyShapeStyle(style) }
  }

  // MARK: Font

  nonisolated public func font(_ font: Font?) -> some View { changing { $0.font = font } }

  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    changing { $0.textAttributes.weight = weight }
  }

  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    changing { $0.textAttributes.width = width }
  }

  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    changing { $0.textAttributes.design = design }
  }

  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    changing { $0.textAttributes.bold = isActive }
  }

  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    changing { $0.textAttributes.italic = isActive }
  }

  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    changing { $0.textAttributes.monospaced = isActive }
  }

  nonisolated public func monospacedDigit() -> some View {
    changing { $0.textAttributes.monospacedDigit = true }
  }

  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    changing {
      $0.textAttributes.underline = isActive
      $0.textAttributes.underlineStyle = Text.LineStyle(pattern: pattern, color: color)
    }
  }

  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    changing {
      $0.textAttributes.strikethrough = isActive
      $0.textAttributes.strikethroughStyle = Text.LineStyle(pattern: pattern, color: color)
    }
  }

  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    changing { $0.textAttributes.tracking = kerning }
  }

  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    changing { $0.textAttributes.tracking = tracking }
  }

  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    changing { $0.textAttributes.baselineOffset = baselineOffset }
  }

  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    changing { $0.textCase = textCase }
  }

  // MARK: Lines

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

  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    changing {
      $0.lineLimit = nil
      $0.lineReservation = limit.lowerBound
    }
  }

  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    changing { $0.lineSpacing = lineSpacing }
  }

  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    changing { $0.multilineTextAlignment = alignment }
  }

  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    changing { $0.truncationMode = mode }
  }

  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    changing { $0.minimumScaleFactor = factor }
  }

  /// Lets letters of a single line move closer, by up to a twentieth, before the line is cut off.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    changing { $0.allowsTightening = flag }
  }
}
