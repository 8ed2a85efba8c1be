import OpenChartsDisplayList

/// The colours of the page around the picture, derived from the picture's background.
enum PageColors {
  private static let names = ["--ground", "--ink", "--edge", "--raised", "--callout", "--ring", "--accent"]

  static func rules(_ content: PageContent, _ sheet: inout PictureSheet) -> String {
    var entries = names.map { name in (name: name, colors: [PageAppearance: RGBA]()) }
    for appearance in PageAppearance.allCases {
      let background = content.backgrounds[appearance] ?? content.backgrounds[.light] ?? .white
      let colors = colors(on: background, hasContrast: appearance.hasContrast)
      for i in entries.indices { entries[i].colors[appearance] = colors[i] }
    }
    return sheet.rules(with: entries) + paperRules(content.backgrounds[.light] ?? .white)
  }

  /// The rules for paper around a dark picture: browsers print no backgrounds, so light text would be invisible.
  private static func paperRules(_ background: RGBA) -> String {
    guard isDark(background) else { return "" }
    let body = zip(names, colors(on: .white, hasContrast: false)).map { name, color in
      "\(name):\(PictureSheet.text(color))"
    }
    return "@media print{:root{\(body.joined(separator: ";"))}}\n"
  }

  private static func isDark(_ background: RGBA) -> Bool {
    0.2126 * background.r + 0.7152 * background.g + 0.0722 * background.b < 0.45
  }

  /// Returns the colours in the order of ``names``.
  private static func colors(on background: RGBA, hasContrast: Bool) -> [RGBA] {
    let isDark = isDark(background)
    let foreground = isDark ? RGBA.white : RGBA(bytes: 20, 20, 23)
    let accent = isDark ? RGBA(bytes: 120, 190, 255) : RGBA(bytes: 0, 78, 190)
    return [
      background, foreground, background.mixed(with: foreground, by: hasContrast ? 1 : 0.55), background.mixed(with: foreground, by: 0.06),
      background.mixed(with: foreground, by: isDark ? 0.14 : 0.02), accent, accent,
    ]
  }
}
