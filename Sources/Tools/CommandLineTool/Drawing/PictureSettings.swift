import Charts
import Foundation
import OpenChartsChartMath
import OpenChartsDisplayList
import OpenChartsTables
import OpenChartsTerminalRenderer
import SwiftUI

/// The settings of a picture, independent of its data.
@MainActor
struct PictureSettings {
  private(set) var arguments: PlotArguments
  let timeZone: TimeZone
  let zone: ZoneOffsets

  init(_ arguments: PlotArguments) throws(UsageError) {
    self.arguments = arguments
    try Self.check(locale: arguments.locale)
    // UTC by default, so that a picture does not depend on the machine.
    guard let name = arguments.timeZone, name != "UTC" else {
      timeZone = .gmt
      zone = .utc
      return
    }
    guard let namedZone = TimeZone(identifier: name) ?? TimeZone(abbreviation: name) else {
      let suggestion = nearestName(to: name, among: TimeZone.knownTimeZoneIdentifiers)
      throw UsageError(
        "--time-zone \(name) is unknown; "
          + (suggestion.map { "did you mean \($0)?" } ?? "give a name such as Europe/Berlin"))
    }
    timeZone = namedZone
    zone = ZoneOffsets(namedZone)
  }

  /// The same settings with light colours.
  var light: PictureSettings {
    var result = self
    result.arguments.isDark = false
    return result
  }

  private static func check(locale name: String) throws(UsageError) {
    if let problem = problem(ofLocale: name) { throw UsageError("--locale \(problem)") }
  }

  /// A sentence if the locale is unknown; otherwise `nil`.
  nonisolated static func problem(ofLocale name: String) -> String? {
    guard name != PlotArguments().locale else { return nil }
    guard name.utf8.count <= 100 else { return "\(name.prefix(40))… is unknown; give a name such as de_DE" }
    let language = Locale(identifier: name).language.languageCode?.identifier ?? ""
    let identifiers = Locale.availableIdentifiers
    guard !identifiers.contains(language) else { return nil }
    let suggestion = nearestName(to: name, among: identifiers.sorted())
    return "\(name) is unknown; " + (suggestion.map { "did you mean \($0)?" } ?? "give a name such as de_DE")
  }

  func scene(_ plan: ChartPlan, _ data: PlotData) -> RenderedScene {
    var scene = scene(plan, data, isDark: arguments.isDark)
    if arguments.isAdaptive { scene.adapt(toDark: self.scene(plan, data, isDark: true)) }
    return scene
  }

  private func scene(_ plan: ChartPlan, _ data: PlotData, isDark: Bool) -> RenderedScene {
    let size = ProposedViewSize(width: arguments.width, height: height(plan, data))
    let renderer = ImageRenderer(content: view(plan, data, isDark: isDark, size))
    renderer.proposedSize = size
    renderer.scale = arguments.scale
    renderer.drawsTextAsOutlines = arguments.hasOutlines
    return renderer.scene()
  }

  /// An interactive page. It adapts to the window's size and to the user's appearance; `--dark` makes it always dark.
  ///
  /// - Parameter widest: The maximum width of the page in points, if it will be in a frame.
  func html(_ plan: ChartPlan, _ data: PlotData, widest: Double = .infinity) -> String {
    let size = ProposedViewSize(width: arguments.width, height: height(plan, data))
    let builder = PageBuilder(proposal: size, scale: arguments.scale, widest: widest) { appearance, size in
      let height = height(plan, data, width: size.width ?? arguments.width)
      let viewSize = plan.facet == nil ? size : ProposedViewSize(width: size.width, height: height)
      return view(plan, data, isDark: arguments.isDark || appearance.isDark, viewSize)
    }
    return builder.html()
  }

  /// The height of a picture in points: `--height` if it is given, otherwise a height that fits all names or panels.
  ///
  /// - Parameter width: Width in points; `nil` uses the width in the options.
  func height(_ plan: ChartPlan, _ data: PlotData, width: Double? = nil) -> Double {
    if let height = arguments.ownHeight { return height }
    guard plan.facet != nil else { return plan.fittingHeight ?? arguments.height }
    return PanelLayout(plan, data, width: width ?? arguments.width, fontSize: arguments.fontSize ?? 11).height
  }

  /// The background of the brand, which pages have around the picture too; `nil` if it has none.
  func backgroundStyle(isDark: Bool) -> AnyShapeStyle? {
    arguments.brand?.appearance(isDark: isDark).background.map { AnyShapeStyle(Color($0)) }
  }

  func view(
    _ plan: ChartPlan, _ data: PlotData, isDark: Bool, _ size: ProposedViewSize,
    _ medium: PictureView.Medium = .file
  ) -> some View {
    let plan = plan.withOpenCurves(data)
    let theme = Theme(
      isDark: isDark, fontSize: arguments.fontSize ?? 11,
      numberSymbols: NumberSymbols(of: Locale(identifier: arguments.locale)), paletteName: arguments.palette,
      brand: arguments.brand, isInCells: medium == .cells)
    let locale = Locale(identifier: arguments.locale)
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    if data.isBeforeGregorian {
      // Use the calendar of ISO 8601 for dates of tables: it is never Julian.
      let firstWeekday = calendar.firstWeekday
      calendar = Calendar(identifier: .iso8601)
      calendar.locale = locale
      calendar.firstWeekday = firstWeekday
    }
    calendar.timeZone = timeZone
    func styled(_ content: some View) -> some View {
      content
        .environment(\.colorScheme, isDark ? .dark : .light)
        // Contrast of marks 4.5:1, of legend text 7:1. Axes set their colours themselves.
        .environment(\.colorSchemeContrast, .increased)
        .environment(\.accessibilityDifferentiateWithoutColor, plan.needsCueBesideColor)
        .environment(\.dynamicTypeSize, theme.typeSize)
        .environment(\.systemFontFamily, arguments.font ?? theme.brand?.font)
        // A terminal has its own background.
        .environment(\.backgroundStyle, medium == .file ? backgroundStyle(isDark: isDark) : nil)
        .environment(\.locale, locale)
        .environment(
          \.layoutDirection, locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
        )
        .environment(\.calendar, calendar)
        .environment(\.timeZone, timeZone)
    }
    // Reserve space for the topmost label, whose upper half extends above the plot.
    let above = 32.0
    let ruler = PanelRuler { chart, size in
      let renderer = ImageRenderer(
        content: styled(chart.frame(width: size.width, height: size.height).padding(.top, above)))
      renderer.proposedSize = ProposedViewSize(width: size.width, height: size.height + above)
      let cell = CellTypesetter.cell
      let scene =
        medium == .cells
        ? renderer.scene(
          columns: Int((size.width / cell.width).rounded()),
          rows: Int(((size.height + above) / cell.height).rounded()))
        : renderer.scene()
      return scene.list.charts.first.map { CGSize(width: $0.plot.width, height: $0.plot.height) }
    }
    return styled(
      PictureView(
        plan: plan, data: data, theme: theme, zone: zone, width: size.width ?? arguments.width,
        height: size.height ?? arguments.height, isTransparent: arguments.isTransparent, medium: medium,
        ruler: ruler))
  }
}

extension ChartPlan {
  /// The plan with lines for the densities of more than two names, because filled curves would hide one another.
  func withOpenCurves(_ data: PlotData) -> ChartPlan {
    guard summary == .density, let names = data.color?.names, names.count > 2 else { return self }
    var plan = self
    plan.shape = .line
    return plan
  }

  /// Whether the chart would distinguish series by colour alone: in stacks, areas and sectors. In contrast, positions
  /// distinguish bars side by side, and symbols and dashes distinguish points and lines.
  fileprivate var needsCueBesideColor: Bool {
    if shape == .candlestick || shape == .surface { return true }
    guard let color, stack != .dodge, color.title != x?.title, color.title != y?.title else { return false }
    switch shape {
    case .bar, .area, .sector, .rectangle, .candlestick, .surface: return true
    case .line, .point, .rule: return false
    }
  }
}
