import OpenChartsDisplayList

/// The colours of the page around the picture, derived from the picture's background.
enum PageColors {
  static func rules(_ content: PageContent, _ sheet: inout PictureSheet) -> String {
    var entries: [(name: String, colors: [PageAppearance: RGBA])] = [
      ("--ground", [:]), ("--ink", [:]), ("--edge", [:]), ("--raised", [:]), ("--callout", [:]),
      ("--ring", [:]), ("--accent", [:]),
    ]
    for appearance in PageAppearance.allCases {
      let background = content.backgrounds[appearance] ?? content.backgrounds[.light] ?? .white
      let isDark = 0.2126 * background.r + 0.7152 * background.g + 0.0722 * background.b < 0.45
      let foreground = isDark ? RGBA.white : RGBA(bytes: 20, 20, 23)
      let colors = [
        background, foreground, background.mixed(with: foreground, by: appearance.hasContrast ? 1 : 0.55),
        background.mixed(with: foreground, by: 0.06),
        background.mixed(with: foreground, by: isDark ? 0.14 : 0.02),
        isDark ? RGBA(bytes: 120, 190, 255) : RGBA(bytes: 0, 78, 190),
        isDark ? RGBA(bytes: 120, 190, 255) : RGBA(bytes: 0, 78, 190),
      ]
      for i in entries.indices { entries[i].colors[appearance] = colors[i] }
    }
    return sheet.rules(with: entries)
  }
}
