import OpenChartsChartMath
import OpenChartsDisplayList

/// The colours of a report's PDF.
struct ReportColors {
  var foreground: RGBA
  var muted: RGBA
  /// Links.
  var link: RGBA
  /// Headings.
  var accent: RGBA
  var edge: Brush
  var raised: Brush
  /// The background; `nil` for white paper.
  var background: RGBA?

  static let light = ReportColors(
    foreground: RGBA(0.11, 0.11, 0.12), muted: RGBA(0.35, 0.35, 0.37), link: RGBA(0, 0.376, 0.78),
    accent: RGBA(0.11, 0.11, 0.12), edge: .color(RGBA(0.78, 0.78, 0.8)),
    raised: .color(RGBA(0.95, 0.95, 0.97)))
  static let dark = ReportColors(
    foreground: RGBA(0.95, 0.95, 0.97), muted: RGBA(0.68, 0.68, 0.7), link: RGBA(0.4, 0.7, 1),
    accent: RGBA(0.95, 0.95, 0.97), edge: .color(RGBA(0.28, 0.28, 0.29)),
    raised: .color(RGBA(0.11, 0.11, 0.12)),
    background: .black)

  /// - Parameters:
  ///   - accent: The colour of headings and links; `nil` means the standard colours.
  ///   - background: The colour of the sheet; `nil` means white or black.
  init(isDark: Bool, accent: RGBA?, background: RGBA? = nil) {
    self = isDark ? .dark : .light
    if let background {
      self.background = background
      foreground = Self.readable(foreground, on: background)
      muted = Self.readable(muted, on: background)
      link = Self.readable(link, on: background)
      self.accent = foreground
      edge = .color(background.mixed(with: foreground, by: 0.25))
      raised = .color(background.mixed(with: foreground, by: 0.06))
    }
    guard let accent else { return }
    link = Self.readable(accent, on: self.background ?? .white)
    self.accent = link
  }

  private init(
    foreground: RGBA, muted: RGBA, link: RGBA, accent: RGBA, edge: Brush, raised: Brush,
    background: RGBA? = nil
  ) {
    (self.foreground, self.muted, self.link, self.accent) = (foreground, muted, link, accent)
    (self.edge, self.raised, self.background) = (edge, raised, background)
  }

  /// The colour, or one between it and black or white with a contrast of at least 4.5:1 to the background.
  static func readable(_ color: RGBA, on background: RGBA) -> RGBA {
    let backgroundComponents = SIMD3(background.r, background.g, background.b)
    let end: RGBA = Contrast.luminance(backgroundComponents) > 0.5 ? .black : .white
    for step in 0...20 {
      let mixedColor = color.mixed(with: end, by: Double(step) / 20)
      if Contrast.ratio(SIMD3(mixedColor.r, mixedColor.g, mixedColor.b), backgroundComponents) >= 4.5 {
        return mixedColor
      }
    }
    return end
  }

  /// The colours of code, which is on the raised background.
  func code(_ kind: CodePiece.Kind) -> RGBA {
    let isDark = background.map { Contrast.luminance(SIMD3($0.r, $0.g, $0.b)) < 0.2 } ?? false
    let color =
      switch kind {
      case .keyword: isDark ? RGBA(bytes: 255, 140, 220) : RGBA(bytes: 140, 28, 128)
      case .text: isDark ? RGBA(bytes: 255, 160, 130) : RGBA(bytes: 168, 36, 20)
      case .number: isDark ? RGBA(bytes: 125, 195, 255) : RGBA(bytes: 16, 78, 196)
      case .comment: isDark ? RGBA(bytes: 165, 165, 172) : RGBA(bytes: 92, 92, 98)
      }
    return Self.readable(color, on: raised.representativeColor)
  }

  /// The colours of callouts.
  func brush(_ callout: ReportCallout) -> RGBA {
    let background = background ?? .white
    let color =
      switch callout {
      case .note: RGBA(bytes: 20, 100, 240)
      case .tip: RGBA(bytes: 23, 120, 65)
      case .important: RGBA(bytes: 125, 20, 153)
      case .warning: RGBA(bytes: 153, 104, 10)
      case .caution: RGBA(bytes: 200, 28, 60)
      }
    return Self.readable(color, on: background)
  }
}
