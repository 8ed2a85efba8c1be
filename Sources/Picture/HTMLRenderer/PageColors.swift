import OpenChartsDisplayList

/// The colours of the page around the picture, derived from the picture's background.
enum PageColors {
  private static let names = ["--ground", "--ink", "--edge", "--raised", "--callout", "--ring", "--accent"]

  static func rules(_ content: PageContent, _ sheet: inout PictureSheet) -> String {
    var entries = names.map { name in (name: name, colors: [PageAppearance: RGBA]()) }
    for appearance in PageAppearance.allCases {
      let ground = content.grounds[appearance] ?? content.grounds[.light] ?? .white
      let colors = colors(on: ground, hasContrast: appearance.hasContrast)
      for i in entries.indices { entries[i].colors[appearance] = colors[i] }
    }
    return sheet.rules(with: entries) + paperRules(content.grounds[.light] ?? .white)
  }

  /// The rules for paper around a dark picture: browsers print no backgrounds, so light text would be invisible.
  private static func paperRules(_ ground: RGBA) -> String {
    guard isDark(ground) else { return "" }
    let body = zip(names, colors(on: .white, hasContrast: false)).map { name, color in
      "\(name):\(PictureSheet.text(color))"
    }
    return "@media print{:root{\(body.joined(separator: ";"))}}\n"
  }

  private static func isDark(_ ground: RGBA) -> Bool {
    0.2126 * ground.r + 0.7152 * ground.g + 0.0722 * ground.b < 0.45
  }

  /// Returns the colours in the order of ``names``.
  private static func colors(on ground: RGBA, hasContrast: Bool) -> [RGBA] {
    let isDark = isDark(ground)
    let ink = isDark ? RGBA.white : RGBA(bytes: 20, 20, 23)
    let accent = isDark ? RGBA(bytes: 120, 190, 255) : RGBA(bytes: 0, 78, 190)
    return [
      ground, ink, ground.mixed(with: ink, by: hasContrast ? 1 : 0.55), ground.mixed(with: ink, by: 0.06),
      ground.mixed(with: ink, by: isDark ? 0.14 : 0.02), accent, accent,
    ]
  }
}
