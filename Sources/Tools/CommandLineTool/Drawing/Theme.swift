import Charts
import OpenChartsChartMath
import SwiftUI

/// Colours and sizes of a picture. On the background, marks have a contrast of at least 4.5:1, texts 7:1.
struct Theme {
  let isDark: Bool
  /// Size of axis labels in points.
  let fontSize: Double
  let numberSymbols: NumberSymbols
  var paletteName = PaletteName.standard
  /// Colours and a font that replace the tool's; `nil` for none.
  var brand: Brand?
  /// Whether the picture consists of the character cells of a terminal.
  var isInCells = false

  private var brandAppearance: Brand.Appearance { brand?.appearance(isDark: isDark) ?? Brand.Appearance() }

  var background: Color {
    brandAppearance.background.map { Color($0) }
      ?? (isDark ? Color(bytes: 0, 0, 0) : Color(bytes: 255, 255, 255))
  }
  /// The colour behind texts over marks. Clear in a terminal, which would draw it as blocks around the text.
  var plate: Color { isInCells ? .clear : background }
  var title: Color {
    brandAppearance.text.map { Color($0) }
      ?? (isDark ? Color(bytes: 242, 242, 247) : Color(bytes: 28, 28, 30))
  }
  var label: Color {
    (brandAppearance.labels ?? brandAppearance.text).map { Color($0) }
      ?? (isDark ? Color(bytes: 174, 174, 178) : Color(bytes: 84, 84, 88))
  }
  /// Grid lines, with little contrast.
  var grid: Color {
    if let brandGrid = brandAppearance.grid { return Color(brandGrid) }
    return isDark
      ? Color(.sRGB, red: 0.92, green: 0.92, blue: 0.96, opacity: 0.25)
      : Color(.sRGB, red: 0.24, green: 0.24, blue: 0.26, opacity: 0.25)
  }
  /// The colour of a chart without series.
  var accent: Color { palette[0] }
  /// Candlesticks that rise or fall: not green and red, for colour-blind users.
  var rising: Color { palette[0] }
  var falling: Color { palette[1] }

  var palette: [Color] { colors.map { Color($0) } }

  /// The colours of the palette. The last one is for the group of all other names.
  private var colors: [RGB] {
    let palette = Palette(name: paletteName, isDark: isDark).colors
    guard brandAppearance.colors != nil || brandAppearance.other != nil else { return palette }
    let nameColors = brandAppearance.colors ?? Array(palette.dropLast())
    return nameColors + [brandAppearance.other ?? palette[palette.count - 1]]
  }

  /// Further colours of the palette, unless a brand has its own.
  private var moreColors: [RGB] {
    brandAppearance.colors == nil ? Palette(name: paletteName, isDark: isDark).moreColors : []
  }

  /// The colour of each name: a colour from an option, else the next colour of the palette. If names are highlighted,
  /// all others are grey.
  ///
  /// - Parameter endsWithOther: Whether the last name is the group of all other names.
  func colors(_ names: [String], plan: ChartPlan, endsWithOther: Bool = false) -> [RGB] {
    let palette = colors
    // The grey of all other names is no name's colour beside it.
    let nameColors = (endsWithOther ? palette.dropLast() : palette) + moreColors
    return names.enumerated().map { index, name in
      let isOther = endsWithOther && index == names.count - 1
      return chosenColor(name, plan, palette)
        ?? (isOther ? palette[palette.count - 1] : nameColors[index % nameColors.count])
    }
  }

  /// The colours of bars or points whose positions are names: the first colour of the palette, unless an option sets
  /// the name's colour.
  func namedColors(_ names: [String], plan: ChartPlan) -> [RGB] {
    let palette = colors
    return names.map { chosenColor($0, plan, palette) ?? palette[0] }
  }

  /// The colour that options give a name; `nil` without such options.
  private func chosenColor(_ name: String, _ plan: ChartPlan, _ palette: [RGB]) -> RGB? {
    if let nameColor = plan.ownColors.first(where: { $0.name == name }) { return nameColor.color }
    guard !plan.highlighted.isEmpty else { return nil }
    // The last colour is the grey of other names.
    guard let index = plan.highlighted.firstIndex(of: name) else { return palette[palette.count - 1] }
    return palette[index % max(1, palette.count - 1)]
  }

  /// A gradient from low to high values.
  var ramp: Gradient { Gradient(colors: rampColors.map { Color($0) }) }
  var rampColors: [RGB] { brandAppearance.gradient ?? Palette(name: paletteName, isDark: isDark).ramp }

  /// A gradient between two colours that meet in grey.
  var divergingRamp: Gradient { Gradient(colors: Palette.diverging(isDark: isDark).map { Color($0) }) }

  /// The text of a value or of a rule.
  func note(_ text: String) -> some View {
    Text(verbatim: text).font(font(1)).foregroundStyle(title)
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
  static let dashPatterns: [[CGFloat]] = [
    [], [6, 3], [2, 3], [9, 3, 2, 3], [12, 3], [9, 3, 2, 3, 2, 3], [5, 1.5], [16, 3, 5, 3],
  ]

  /// A style for each of `count` lines. Each round of the eight patterns begins one pattern later, so that two lines of
  /// one colour differ in their patterns.
  func dashes(_ count: Int) -> [StrokeStyle] {
    let patterns = Self.dashPatterns
    return (0..<max(1, count)).map {
      StrokeStyle(
        lineWidth: 2, lineCap: .butt, lineJoin: .round,
        dash: patterns[($0 + $0 / patterns.count) % patterns.count])
    }
  }
}

extension Color {
  init(bytes red: Int, _ green: Int, _ blue: Int) {
    self.init(.sRGB, red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, opacity: 1)
  }
}
