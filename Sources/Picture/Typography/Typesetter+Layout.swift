import OpenChartsDisplayList
import OpenChartsLimits

extension Typesetter {
  /// Breaks and aligns text in a box with a maximum width and height in points; `nil` is unlimited.
  ///
  /// Lines end at hard breaks and at Unicode's break opportunities. A word wider than the box is broken. Lines beyond
  /// the limit or the height are dropped, except the first, and the last remaining line ends with an ellipsis. The
  /// box is exactly as wide as its widest line. Invisible text is not measured: a line in a box of unlimited width
  /// has at most ``Limits/measuredCharacters``.
  package func layout(_ spans: [TextSpan], style: ParagraphStyle, width: Double?, height: Double?)
    -> TextLayout
  {
    let spans = spans.isEmpty ? [TextSpan("", font: FontDescriptor(size: 12), color: .black)] : spans
    let width = Self.limit(width)
    let height = Self.limit(height)
    let visible = VisibleSpans(spans, style: style, width: width, height: height)
    var result = fitted(visible.spans, style: style, width: width, height: height)
    if visible.isCut { result.isTruncated = true }
    return result
  }

  /// Returns the layout at the largest scale at which nothing is truncated.
  private func fitted(_ spans: [TextSpan], style: ParagraphStyle, width: Double, height: Double) -> TextLayout
  {
    let full = layout(spans, style: style, width: width, height: height)
    let least = max(style.minimumScale, 0.01)
    guard full.isTruncated, least < 1 else { return full }

    // Finds the largest of 32 factors at which all text fits, or the smallest factor if none fits.
    func scaled(_ step: Int) -> TextLayout {
      let factor = least + (1 - least) * Double(step) / 32
      let smaller = spans.map { span in
        var span = span
        span.font.size *= factor
        span.tracking *= factor
        span.baselineOffset *= factor
        return span
      }
      return layout(smaller, style: style, width: width, height: height)
    }
    var best = scaled(0)
    var (low, high) = (0, 31)
    while low < high, !best.isTruncated {
      let middle = (low + high + 1) / 2
      let candidate = scaled(middle)
      if candidate.isTruncated {
        high = middle - 1
      } else {
        low = middle
        best = candidate
      }
    }
    return best
  }

  /// Converts a limit to a comparable number: `nil` and NaN become infinity, negative values 0.
  private static func limit(_ value: Double?) -> Double {
    guard let value, !value.isNaN else { return .infinity }
    return max(0, value)
  }

  private func layout(_ spans: [TextSpan], style: ParagraphStyle, width: Double, height: Double) -> TextLayout
  {
    // The fast path for a single line that fits, which is the most common case.
    if spans.count == 1, let first = spans.first, !first.string.isEmpty, first.baselineOffset == 0,
      !first.string.utf8.contains(where: { $0 < 0x20 || $0 == 0xE2 || $0 == 0xC2 })
    {
      let run = line(first, at: .zero, prefersRightToLeft: style.isRightToLeft)
      if run.width <= width + ParagraphLayout.tolerance {
        var placed = run
        placed.origin.y = run.ascent
        return TextLayout(
          size: Size(run.width, run.ascent + run.descent), firstBaseline: run.ascent,
          lastBaseline: run.ascent, lineCount: 1, isTruncated: false, runs: [placed])
      }
    }
    let text = ParagraphText(spans, isRightToLeft: style.isRightToLeft)
    return ParagraphLayout(text: text, style: style, width: width, height: height).lay()
  }
}
