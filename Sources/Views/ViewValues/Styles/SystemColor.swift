import OpenChartsDisplayList

/// A system colour, with its values in each appearance.
///
/// Values are from the Human Interface Guidelines for iOS 26, with one exception. Apple's secondary label has 60 %
/// opacity, which gives a contrast of only 3.5:1 on white. In this package it has 76 %, which gives 5.3:1 on white and
/// 5.0:1 on grouped backgrounds. With increased contrast, it has 7:1 on every system background, as required for text.
package enum SystemColor: UInt8, Hashable, Sendable, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  case gray, gray2, gray3, gray4, gray5, gray6
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, quinaryLabel
  case placeholder, separator, opaqueSeparator, link
  case fill, secondaryFill, tertiaryFill, quaternaryFill
  case background, secondaryBackground, tertiaryBackground
  case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground

  package func rgba(dark: Bool, increasedContrast: Bool) -> RGBA {
    let row = table
    switch (dark, increasedContrast) {
    case (false, false): return row.0.rgba
    case (true, false): return row.1.rgba
    case (false, true): return row.2.rgba
    case (true, true): return row.3.rgba
    }
  }

  /// Red, green and blue from 0 to 255, and alpha.
  private struct Entry {
    let r: Int, g: Int, b: Int, a: Double
    init(_ r: Int, _ g: Int, _ b: Int, _ a: Double = 1) { (self.r, self.g, self.b, self.a) = (r, g, b, a) }
    var rgba: RGBA { RGBA(bytes: r, g, b, a) }
  }

  /// Light, dark, light with increased contrast, and dark with increased contrast.
  private var table: (Entry, Entry, Entry, Entry) {
    func e(_ r: Int, _ g: Int, _ b: Int, _ a: Double = 1) -> Entry { Entry(r, g, b, a) }
    // Translucent greys: one colour for light and one for dark appearance, with an alpha each.
    func overlay(_ l: Double, _ d: Double, _ lc: Double, _ dc: Double) -> (Entry, Entry, Entry, Entry) {
      (e(60, 60, 67, l), e(235, 235, 245, d), e(60, 60, 67, lc), e(235, 235, 245, dc))
    }
    switch self {
    case .red: return (e(255, 56, 60), e(255, 66, 69), e(233, 21, 45), e(255, 97, 101))
    case .orange: return (e(255, 141, 40), e(255, 146, 48), e(197, 83, 0), e(255, 160, 86))
    case .yellow: return (e(255, 204, 0), e(255, 214, 0), e(161, 106, 0), e(254, 223, 67))
    case .green: return (e(52, 199, 89), e(48, 209, 88), e(0, 137, 50), e(74, 217, 104))
    case .mint: return (e(0, 200, 179), e(0, 218, 195), e(0, 133, 117), e(84, 223, 203))
    case .teal: return (e(0, 195, 208), e(0, 210, 224), e(0, 129, 152), e(59, 221, 236))
    case .cyan: return (e(0, 192, 232), e(60, 211, 254), e(0, 126, 174), e(109, 217, 255))
    case .blue: return (e(0, 136, 255), e(0, 145, 255), e(30, 110, 244), e(92, 184, 255))
    case .indigo: return (e(97, 85, 245), e(109, 124, 255), e(86, 74, 222), e(167, 170, 255))
    case .purple: return (e(203, 48, 224), e(219, 52, 242), e(176, 47, 194), e(234, 141, 255))
    case .pink: return (e(255, 45, 85), e(255, 55, 95), e(231, 18, 77), e(255, 138, 196))
    case .brown: return (e(172, 127, 94), e(183, 138, 102), e(149, 109, 81), e(219, 166, 121))
    case .gray: return (e(142, 142, 147), e(142, 142, 147), e(108, 108, 112), e(174, 174, 178))
    case .gray2: return (e(174, 174, 178), e(99, 99, 102), e(142, 142, 147), e(124, 124, 128))
    case .gray3: return (e(199, 199, 204), e(72, 72, 74), e(174, 174, 178), e(84, 84, 86))
    case .gray4: return (e(209, 209, 214), e(58, 58, 60), e(188, 188, 192), e(68, 68, 70))
    case .gray5: return (e(229, 229, 234), e(44, 44, 46), e(216, 216, 220), e(54, 54, 56))
    case .gray6: return (e(242, 242, 247), e(28, 28, 30), e(235, 235, 240), e(36, 36, 38))
    case .label: return (e(0, 0, 0), e(255, 255, 255), e(0, 0, 0), e(255, 255, 255))
    case .secondaryLabel: return overlay(0.76, 0.6, 0.94, 0.85)
    case .tertiaryLabel: return overlay(0.3, 0.3, 0.7, 0.55)
    case .quaternaryLabel: return overlay(0.18, 0.16, 0.55, 0.4)
    case .quinaryLabel: return overlay(0.1, 0.1, 0.3, 0.25)
    case .placeholder: return overlay(0.3, 0.3, 0.7, 0.55)
    case .separator: return (e(60, 60, 67, 0.29), e(84, 84, 88, 0.6), e(60, 60, 67, 0.37), e(84, 84, 88, 0.7))
    case .opaqueSeparator: return (e(198, 198, 200), e(56, 56, 58), e(198, 198, 200), e(56, 56, 58))
    case .link: return (e(0, 122, 255), e(9, 132, 255), e(30, 110, 244), e(92, 184, 255))
    case .fill: return grayFill(0.2, 0.36)
    case .secondaryFill: return grayFill(0.16, 0.32)
    case .tertiaryFill: return grayFill(0.12, 0.24)
    case .quaternaryFill: return grayFill(0.08, 0.18)
    case .background: return (e(255, 255, 255), e(0, 0, 0), e(255, 255, 255), e(0, 0, 0))
    case .secondaryBackground, .tertiaryGroupedBackground:
      return self == .secondaryBackground
        ? (e(242, 242, 247), e(28, 28, 30), e(235, 235, 240), e(36, 36, 38))
        : (e(242, 242, 247), e(44, 44, 46), e(235, 235, 240), e(54, 54, 56))
    case .tertiaryBackground: return (e(255, 255, 255), e(44, 44, 46), e(255, 255, 255), e(54, 54, 56))
    case .groupedBackground: return (e(242, 242, 247), e(0, 0, 0), e(235, 235, 240), e(0, 0, 0))
    case .secondaryGroupedBackground:
      return (e(255, 255, 255), e(28, 28, 30), e(255, 255, 255), e(36, 36, 38))
    }
  }

  /// Fills are one grey, with more opacity in dark appearance and with increased contrast.
  private func grayFill(_ light: Double, _ dark: Double) -> (Entry, Entry, Entry, Entry) {
    (
      Entry(120, 120, 128, light), Entry(120, 120, 128, dark), Entry(120, 120, 128, light + 0.08),
      Entry(120, 120, 128, dark + 0.08)
    )
  }
}
