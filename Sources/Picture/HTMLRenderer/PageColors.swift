import OpenChartsDisplayList

/// The colours of the page around the picture, derived from the picture's background.
enum PageColors {
  static func rules(_ content: PageContent, _ sheet: inout PictureSheet) -> String {
    var entries: [(name: String, colors: [PageAppearance: RGBA])] = [
      ("--ground", [:]), ("--ink", [:]), ("--edge", [:]), ("--raised", [:]), ("--callout", [:]),
      ("--ring", [:]), ("--accent", [:]),
    ]
    for appearance in PageAppearance.allCases {
      let ground = content.grounds[appearance] ?? content.grounds[.light] ?? .white
      let isDark = 0.2126 * ground.r + 0.7152 * ground.g + 0.0722 * ground.b < 0.45
      let ink = isDark ? RGBA.white : RGBA(bytes: 20, 20, 23)
      let colors = [
        ground, ink, ground.mixed(with: ink, by: appearance.hasContrast ? 1 : 0.55),
        ground.mixed(with: ink, by: 0.06), ground.mixed(with: ink, by: isDark ? 0.14 : 0.02),
        isDark ? RGBA(bytes: 120, 190, 255) : RGBA(bytes: 0, 78, 190),
        isDark ? RGBA(bytes: 120, 190, 255) : RGBA(bytes: 0, 78, 190),
      ]
      for i in entries.indices { entries[i].colors[appearance] = colors[i] }
    }
    return sheet.rules(with: entries)
  }
}
