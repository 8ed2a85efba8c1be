import OpenChartsDisplayList

/// The styles of a report's page for its settings, and for the parts that only reports have.
struct ReportStyle {
  let settings: ReportSettings
  let paper: ReportPaper?

  private var theme: ReportTheme { settings.theme }

  /// The value of the `color-scheme` element, which the frames of charts inherit.
  var scheme: String { theme == .auto ? "light dark" : theme.rawValue }

  func css(after base: String) -> String {
    let styleSheet =
      base + "\n" + Self.additions + "\n:root { color-scheme: \(scheme) }\n" + Self.paperStyle + settingsCSS
    let dark = "@media (prefers-color-scheme: dark)"
    switch theme {
    case .auto: return styleSheet.replacing(dark, with: "@media screen and (prefers-color-scheme: dark)")
    case .light: return styleSheet.replacing(dark, with: "@media not all")
    case .dark: return styleSheet.replacing(dark, with: "@media screen")
    }
  }

  /// Paper is light. Browsers paint the background of the color scheme below the page.
  private static let paperStyle = "@media print { :root { color-scheme: light } }\n"

  private var settingsCSS: String {
    var result = ""
    let (light, dark) = (settings.colors(isDark: false), settings.colors(isDark: true))
    if settings.accent != nil || settings.darkAccent != nil {
      // Paper is white.
      let printed = ReportColors(isDark: false, accent: settings.accent)
      result += "h1, h2, h3, a { color: \(Self.hex(printed.link)) }\n"
      result += "@media screen { h1, h2, h3, a { color: \(Self.hex(light.link)) } }\n"
      result += "@media (prefers-color-scheme: dark) { h1, h2, h3, a { color: \(Self.hex(dark.link)) } }\n"
    }
    if let brand = settings.brand {
      if brand.light.background != nil {
        result += "@media screen {\n\(Self.rules(onBackgroundOf: light))}\n"
      }
      if brand.dark.background != nil || brand.light.background != nil {
        result += "@media (prefers-color-scheme: dark) {\n\(Self.rules(onBackgroundOf: dark))}\n"
      }
    }
    if let paper { result += "@page { size: \(paper.rawValue) }\n" }
    return result
  }

  /// The rules for a page on the background of a brand.
  private static func rules(onBackgroundOf colors: ReportColors) -> String {
    """
    body { background: \(hex(colors.background ?? .white)); color: \(hex(colors.foreground)) }
    pre { background: \(hex(colors.raised.representativeColor)) }
    header p, figcaption, blockquote { color: \(hex(colors.muted)) }
    blockquote, hr, th, td, section[role] { border-color: \(hex(colors.edge.representativeColor)) }
    \(rules(of: colors))

    """
  }

  /// The colours of code and of callouts.
  private static func rules(of colors: ReportColors) -> String {
    CodePiece.Kind.allCases.map { "pre .\($0.rawValue) { color: \(hex(colors.code($0))) }\n" }.joined()
      + ReportCallout.allCases.map { kind in
        "aside.\(kind.rawValue) { border-color: \(hex(colors.brush(kind))) } "
          + "aside.\(kind.rawValue) > p:first-child { color: \(hex(colors.brush(kind))) }"
      }.joined(separator: "\n")
  }

  private static func hex(_ color: RGBA) -> String {
    "#"
      + [color.r, color.g, color.b].map {
        let digits = String(Int(($0 * 255).rounded()), radix: 16)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }

  private static let additions: String = {
    let (light, dark) = (ReportColors.light, ReportColors.dark)
    return """
      header { margin-bottom: 2em }
      header h1 { font-size: 2.2rem; margin-bottom: .25em }
      header p, figcaption { color: #545458 }
      .logo { display: block; height: 3rem; margin-bottom: 1.25rem; object-fit: contain }
      .logo[hidden] { display: none }
      nav.contents { margin: 0 0 2em }
      nav.contents > p { font-weight: 600; margin: 0 }
      nav.contents ul { list-style: none; margin: 0; padding: 0 }
      nav .level1 { padding-inline-start: 1.5rem }
      nav .level2 { padding-inline-start: 3rem }
      nav .level3, nav .level4, nav .level5 { padding-inline-start: 4.5rem }
      sub, sup { font-size: .75em; line-height: 0 }
      .formula { display: inline-block; max-width: 100%; overflow: auto clip; vertical-align: middle }
      .formula.display { display: block }
      .printed { display: none }
      mtd.leading { text-align: left }
      mtd.left { padding-left: 0; text-align: left }
      mtd.right { padding-right: 0; text-align: right }
      figcaption { font-size: .9rem; margin: .4em 1rem 0 }
      .numbered > figure { margin: 0 }
      .numbered > p { margin: 0 1rem }
      .numbered > .wide { margin: .4em 1rem 0 }
      .row { display: flex; flex-wrap: wrap; gap: 0 1rem; margin-inline: -1rem }
      .row > figure { flex: 0 1 auto; margin-inline: 0; min-width: 0 }
      @media (max-width: 40rem) { .row > figure { flex-basis: 100% !important } }
      .callout { border-inline-start: 4px solid; margin: 0 0 1em; padding-inline-start: 1rem }
      .callout > p { margin-bottom: .25em }
      dl { margin: 0 0 1em }
      dt { font-weight: 600 }
      dd { margin: 0 0 .5em 1.5rem }
      section[role] { border-top: 1px solid #c7c7cc; font-size: .95rem; margin-top: 3em }
      :target { outline: 2px solid #0060c7; outline-offset: 4px }
      \(rules(of: light))
      @media (prefers-color-scheme: dark) {
      header p, figcaption { color: #aeaeb2 }
      .logo.bright { display: none }
      .logo.night { display: block }
      .logo.plain { background: #fff; border-radius: 6px; padding: .4rem .6rem }
      section[role] { border-color: #48484a }
      :target { outline-color: #66b3ff }
      \(rules(of: dark))
      }
      @media print {
      :target { outline: none }
      .logo { height: 36pt }
      aside.callout, dt { break-inside: avoid }
      dt, figcaption:first-child { break-after: avoid }
      .row, .numbered > .wide, .numbered > p, figcaption { margin-inline: 0 }
      .formula { overflow: visible }
      .formula.long { display: none }
      .printed { display: inline }
      .printed.display { display: block; text-align: center }
      }
      """
  }()
}
