import ChartMath
import Charts
import SwiftUI

/// Colours and sizes of a picture. On the background, marks have a contrast of at least 4.5:1, texts 7:1.
struct Look {
  let isDark: Bool
  /// Size of axis labels in points.
  let fontSize: Double
  let signs: NumberSymbols

  var ground: Color { isDark ? Color(bytes: 0, 0, 0) : Color(bytes: 255, 255, 255) }
  var title: Color { isDark ? Color(bytes: 242, 242, 247) : Color(bytes: 28, 28, 30) }
  var label: Color { isDark ? Color(bytes: 174, 174, 178) : Color(bytes: 84, 84, 88) }
  /// Grid lines, with little contrast.
  var grid: Color {
    isDark
      ? Color(.sRGB, red: 0.92, green: 0.92, blue: 0.96, opacity: 0.25)
      : Color(.sRGB, red: 0.24, green: 0.24, blue: 0.26, opacity: 0.25)
  }
  /// The one colour of a chart without series.
  var accent: Color { palette[0] }
  /// Candlesticks that rise or fall: not green and red, for colour-blind users.
  var rising: Color { palette[0] }
  var falling: Color { palette[1] }

  /// The hues of the library's palette for increased contrast, and a grey. Any two colours differ by more than 10 in
  /// CAM02-UCS, also under simulated colour vision deficiency; the first five by 14.
  var palette: [Color] {
    isDark
      ? [
        Color(bytes: 92, 184, 255), Color(bytes: 242, 166, 45), Color(bytes: 39, 140, 51),
        Color(bytes: 165, 108, 166), Color(bytes: 255, 95, 127), Color(bytes: 166, 224, 255),
        Color(bytes: 255, 225, 71), Color(bytes: 178, 178, 178),
      ]
      : [
        Color(bytes: 20, 100, 240), Color(bytes: 153, 45, 10), Color(bytes: 23, 89, 65),
        Color(bytes: 125, 20, 153), Color(bytes: 217, 28, 100), Color(bytes: 27, 109, 140),
        Color(bytes: 153, 104, 10), Color(bytes: 114, 114, 120),
      ]
  }

  /// - Parameter endsWithOther: Whether the last colour is grey, for the names without a colour.
  func colors(_ count: Int, endsWithOther: Bool = false) -> [Color] {
    let colors = (0..<max(1, count)).map { palette[$0 % palette.count] }
    return endsWithOther ? colors.dropLast() + [palette[palette.count - 1]] : colors
  }

  /// A gradient from low to high values. Each of its colours differs from the background.
  var ramp: Gradient {
    isDark
      ? Gradient(colors: [
        Color(bytes: 140, 84, 190), Color(bytes: 222, 88, 130), Color(bytes: 254, 176, 120),
        Color(bytes: 252, 245, 190),
      ])
      : Gradient(colors: [
        Color(bytes: 226, 110, 40), Color(bytes: 196, 52, 96), Color(bytes: 110, 24, 120),
        Color(bytes: 26, 14, 66),
      ])
  }

  /// The Dynamic Type size whose legend text is nearest to `fontSize`.
  var typeSize: DynamicTypeSize {
    switch fontSize {
    case ..<12: .large
    case ..<14: .xLarge
    case ..<16: .xxLarge
    case ..<18.5: .xxxLarge
    case ..<22: .accessibility1
    case ..<25: .accessibility2
    case ..<29.5: .accessibility3
    case ..<36: .accessibility4
    default: .accessibility5
    }
  }

  func font(_ factor: Double, _ weight: Font.Weight = .regular) -> Font {
    .system(size: fontSize * factor, weight: weight)
  }

  /// Dash patterns, the first one solid. They can be distinguished in black and white.
  func dashes(_ count: Int) -> [StrokeStyle] {
    let patterns: [[CGFloat]] = [[], [6, 3], [2, 3], [9, 3, 2, 3], [12, 3]]
    return (0..<max(1, count)).map {
      StrokeStyle(lineWidth: 2, lineCap: .butt, lineJoin: .round, dash: patterns[$0 % patterns.count])
    }
  }
}

extension Color {
  init(bytes red: Int, _ green: Int, _ blue: Int) {
    self.init(.sRGB, red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, opacity: 1)
  }
}
