import OpenChartsDisplayList
import SwiftUI

/// The colours of categories, in order.
enum ChartPalette {
  /// Apple's colours, in both appearances.
  private static let standard: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

  /// The colours for increased contrast: Apple's hues, with different lightness.
  ///
  /// Every colour has a contrast of at least 4.6:1 to the background. In CAM02-UCS, the distance of any two colours is
  /// at least 10.8 (light) or 13.5 (dark). Among the first five colours, it is at least 14.0 or 18.3. This also holds
  /// under protanopia, deuteranopia and tritanopia. Apple's colours for increased contrast have equal lightness, and a
  /// distance of only 2.
  private static let strongLight = [
    RGBA(bytes: 20, 100, 240), RGBA(bytes: 23, 89, 65), RGBA(bytes: 153, 45, 10),
    RGBA(bytes: 125, 20, 153), RGBA(bytes: 217, 28, 100), RGBA(bytes: 27, 109, 140),
    RGBA(bytes: 153, 104, 10),
  ]
  private static let strongDark = [
    RGBA(bytes: 92, 184, 255), RGBA(bytes: 39, 140, 51), RGBA(bytes: 242, 166, 45),
    RGBA(bytes: 165, 108, 166), RGBA(bytes: 255, 95, 127), RGBA(bytes: 166, 224, 255),
    RGBA(bytes: 255, 225, 71),
  ]

  static func colors(in environment: EnvironmentValues) -> [RGBA] {
    guard environment.colorSchemeContrast == .increased else {
      return standard.map { $0.rgba(in: environment) }
    }
    return environment.colorScheme == .dark ? strongDark : strongLight
  }

  /// Returns the colour of marks without a style.
  static func accent(in environment: EnvironmentValues) -> RGBA {
    colors(in: environment).first ?? Color.blue.rgba(in: environment)
  }
}
