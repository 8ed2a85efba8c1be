import OpenChartsChartMath
import SwiftUI

/// The colours of a palette on one background.
struct Palette {
  let name: PaletteName
  let isDark: Bool

  /// The colours of names; the last one is the grey of names without a colour.
  var colors: [RGB] {
    switch name {
    case .standard: isDark ? Self.standardOnDark : Self.standardOnLight
    case .okabeIto: Self.okabeIto.map(legible) + [grey]
    case .tableau: Self.tableau.map(legible) + [grey]
    case .viridis, .blues, .greys: steps + [name == .greys ? legible(RGB(125, 145, 165)) : grey]
    }
  }

  /// Further colours, for the ninth and the tenth name; empty for palettes without them.
  var moreColors: [RGB] {
    let colors = isDark ? [RGB(236, 240, 244), RGB(200, 0, 250)] : [RGB(28, 28, 34), RGB(200, 0, 190)]
    return Array(colors.prefix(name.moreColorCount))
  }

  /// The gradient from low to high values. Each of its colours has a contrast of 4.5:1 to the background.
  var ramp: [RGB] {
    switch name {
    case .standard, .okabeIto, .tableau:
      isDark
        ? [RGB(150, 96, 200), RGB(222, 88, 130), RGB(254, 176, 120), RGB(252, 245, 190)]
        : [RGB(196, 84, 20), RGB(196, 52, 96), RGB(110, 24, 120), RGB(26, 14, 66)]
    case .viridis: isDark ? Self.viridisOnDark : Self.viridisOnLight
    case .blues:
      isDark
        ? [RGB(62, 120, 190), RGB(120, 172, 226), RGB(190, 218, 246), RGB(236, 244, 255)]
        : [RGB(58, 118, 188), RGB(36, 92, 160), RGB(12, 66, 130), RGB(6, 32, 76)]
    case .greys:
      isDark
        ? [RGB(122, 122, 128), RGB(160, 160, 166), RGB(206, 206, 212), RGB(248, 248, 252)]
        : [RGB(112, 112, 118), RGB(80, 80, 86), RGB(48, 48, 52), RGB(14, 14, 16)]
    }
  }

  /// The gradient from low to high values on both sides of a middle: blue, grey and orange, which colour-blind people
  /// can distinguish. The grey has a contrast of 3:1 to the background, and the ends have the most.
  static func diverging(isDark: Bool) -> [RGB] {
    isDark
      ? [RGB(120, 196, 255), RGB(92, 146, 196), RGB(104, 104, 108), RGB(196, 140, 84), RGB(255, 186, 96)]
      : [RGB(10, 62, 150), RGB(76, 116, 176), RGB(146, 146, 150), RGB(186, 108, 52), RGB(146, 52, 0)]
  }

  /// Seven colours along the ramp. Neighbours in the legend are far apart.
  private var steps: [RGB] {
    [0, 6, 3, 1, 5, 2, 4].map { step in
      let position = Double(step) / 6 * Double(ramp.count - 1)
      let index = min(Int(position), ramp.count - 2)
      return legible(mixed(ramp[index], ramp[index + 1], position - Double(index)))
    }
  }

  private var grey: RGB { isDark ? RGB(178, 178, 178) : RGB(114, 114, 120) }

  /// The colour, darker on white or lighter on black until its contrast is 4.5:1.
  private func legible(_ color: RGB) -> RGB {
    let (background, end) = isDark ? (RGB(0, 0, 0), RGB(255, 255, 255)) : (RGB(255, 255, 255), RGB(0, 0, 0))
    let shares = (0...100).lazy.map { Double($0) / 100 }
    let share = shares.first {
      Contrast.ratio(mixed(color, end, $0).components, background.components) >= 4.5
    }
    return mixed(color, end, share ?? 1)
  }

  private func mixed(_ a: RGB, _ b: RGB, _ share: Double) -> RGB {
    let color = (a.components + (b.components - a.components) * share) * 255
    return RGB(UInt8(color.x.rounded()), UInt8(color.y.rounded()), UInt8(color.z.rounded()))
  }

  /// The hues of the library's palette for increased contrast, and a grey. Any two colours differ by more than 10 in
  /// CAM02-UCS, also for colour-blind users; the first five differ by 14.
  private static let standardOnDark = [
    RGB(92, 184, 255), RGB(242, 166, 45), RGB(39, 140, 51), RGB(165, 108, 166), RGB(255, 95, 127),
    RGB(166, 224, 255), RGB(255, 225, 71), RGB(178, 178, 178),
  ]
  private static let standardOnLight = [
    RGB(20, 100, 240), RGB(153, 45, 10), RGB(23, 89, 65), RGB(125, 20, 153), RGB(217, 28, 100),
    RGB(27, 109, 140), RGB(153, 104, 10), RGB(114, 114, 120),
  ]
  private static let okabeIto = [
    RGB(0, 114, 178), RGB(230, 159, 0), RGB(0, 158, 115), RGB(204, 121, 167), RGB(86, 180, 233),
    RGB(213, 94, 0), RGB(240, 228, 66),
  ]
  private static let tableau = [
    RGB(78, 121, 167), RGB(242, 142, 43), RGB(225, 87, 89), RGB(118, 183, 178), RGB(89, 161, 79),
    RGB(237, 201, 72), RGB(176, 122, 161),
  ]
  private static let viridisOnLight = [
    RGB(31, 130, 128), RGB(49, 104, 142), RGB(68, 58, 131), RGB(68, 1, 84),
  ]
  private static let viridisOnDark = [
    RGB(59, 124, 164), RGB(33, 145, 140), RGB(94, 201, 98), RGB(253, 231, 37),
  ]
}

extension Color {
  init(_ color: RGB) {
    let parts = color.components
    self.init(.sRGB, red: parts.x, green: parts.y, blue: parts.z, opacity: 1)
  }
}
