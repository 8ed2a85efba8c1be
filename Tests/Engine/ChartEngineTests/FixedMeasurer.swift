import OpenChartsDisplayList

/// Measures text without fonts: the width of a character depends only on its kind, so that tests give the same results
/// on every machine.
struct FixedMeasurer: TextMeasurer {
  func measure(_ string: String, font: FontDescriptor) -> TextMetrics {
    let height = lineHeight(of: font)
    let width = string.reduce(0) { $0 + Self.width($1) } * font.size
    return TextMetrics(width: width, ascent: height.ascent, descent: height.descent)
  }

  func lineHeight(of font: FontDescriptor) -> TextMetrics {
    TextMetrics(width: 0, ascent: 0.97 * font.size, descent: 0.24 * font.size)
  }

  /// Breaks lines at spaces. Truncates text that does not fit.
  func layout(_ spans: [TextSpan], style: ParagraphStyle, width: Double?, height: Double?) -> TextLayout {
    let span = spans.first ?? TextSpan("", font: FontDescriptor(size: 12), color: .black)
    let limit = width ?? .infinity
    var lines: [String] = []
    for word in span.string.split(separator: " ") {
      let longer = lines.last.map { $0 + " " + word }
      if let longer, measure(longer, font: span.font).width <= limit {
        lines[lines.count - 1] = longer
      } else {
        lines.append(String(word))
      }
    }
    if lines.isEmpty { lines = [""] }
    let most = max(style.lineLimit ?? lines.count, 1)
    var isTruncated = lines.count > most
    if isTruncated {
      lines[most - 1] = lines[(most - 1)...].joined(separator: " ")
      lines.removeSubrange(most...)
    }
    for index in lines.indices where measure(lines[index], font: span.font).width > limit {
      isTruncated = true
      while lines[index].count > 1, measure(lines[index] + "…", font: span.font).width > limit {
        switch style.truncation {
        case .middle:
          lines[index].remove(
            at: lines[index].index(lines[index].startIndex, offsetBy: lines[index].count / 2))
        case .head, .tail: lines[index].removeLast()
        }
      }
      if style.truncation == .middle {
        let middle = lines[index].index(lines[index].startIndex, offsetBy: (lines[index].count + 1) / 2)
        lines[index].insert("…", at: middle)
      } else {
        lines[index] += "…"
      }
    }
    let metrics = lineHeight(of: span.font)
    let widest = lines.map { measure($0, font: span.font).width }.max() ?? 0
    let runs = lines.enumerated().map { index, line in
      var part = span
      part.string = line
      let own = measure(line, font: span.font).width
      return TextRun(
        span: part,
        origin: Point(style.alignment * (widest - own), metrics.ascent + Double(index) * metrics.height),
        width: own, ascent: metrics.ascent, descent: metrics.descent, glyphRuns: [], isRightToLeft: false)
    }
    return TextLayout(
      size: Size(widest, Double(lines.count) * metrics.height), firstBaseline: metrics.ascent,
      lastBaseline: Double(lines.count - 1) * metrics.height + metrics.ascent, lineCount: lines.count,
      isTruncated: isTruncated, runs: runs)
  }

  /// The width of a character in ems.
  private static func width(_ character: Character) -> Double {
    switch character {
    case "i", "l", "I", "j", ".", ",", ":", " ", "|", "'": 0.28
    case "m", "w", "M", "W": 0.86
    default: character.isNumber || character.isUppercase ? 0.64 : 0.57
    }
  }
}
