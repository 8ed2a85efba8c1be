import Charts
import OpenChartsChartMath
import OpenChartsChartModel
import OpenChartsTables
import SwiftUI

/// The chart of a plan, without titles.
struct TableChart: View {
  let plan: ChartPlan
  let data: PlotData
  let theme: Theme
  let zone: ZoneOffsets
  /// Width and height of the picture in points.
  let width: Double
  let height: Double
  /// Whether to omit the title of the y axis.
  let omitsYTitle: Bool
  /// The chart's role in a sheet of panels; `nil` for a single chart.
  let panel: PanelRole?
  private let labels: ValueLabels

  /// - Parameter height: Height of the picture in points.
  init(
    plan: ChartPlan, data: PlotData, theme: Theme, zone: ZoneOffsets, width: Double, height: Double,
    omitsYTitle: Bool = false, panel: PanelRole? = nil
  ) {
    (self.plan, self.data, self.theme, self.zone) = (plan, data, theme, zone)
    (self.width, self.height) = (width, height)
    (self.omitsYTitle, self.panel) = (omitsYTitle, panel)
    labels = ValueLabels(
      plan: plan, data: data, numberSymbols: theme.numberSymbols,
      available: ValueLabels.ChartSize(width: width, height: height, fontSize: theme.fontSize))
  }

  var body: AnyView {
    let colored = ColorScales(
      plan: plan, data: data, theme: theme, sharedSymbols: panel != nil && wantsSymbols
    ).applied(to: base)
    return ChartAxes(
      plan: plan, data: allData, theme: theme, zone: zone, width: width, omitsYTitle: omitsYTitle,
      endPadding: panel?.endPadding ?? max(labels.endPadding, errorPadding), panel: panel
    ).applied(to: AnyView(colored.chartDetails(details)))
  }

  /// The space for half of the last error bar, which would touch the labels of the y axis, in points.
  private var errorPadding: Double {
    guard !data.errors.isEmpty, !plan.isHorizontal, plan.shape != .bar else { return 0 }
    if case .names? = data.x { return 0 }
    return 8
  }

  private var details: ChartDetails {
    var details = ChartDetails(plan, data)
    details.marked = GuideWords(plan: plan, theme: theme, zone: zone).all
    if allData.color?.names == nil, let title = plan.color?.title, !title.isEmpty {
      details.colorTitle = title
    }
    details.colorText = legendText(plan.color, allData.color)
    details.sizeText = legendText(plan.size, allData.size)
    return details
  }

  /// Formats the numbers of the legend like the labels of an axis with the same values.
  private func legendText(_ channel: Channel?, _ column: PlotColumn?) -> (@Sendable (Double) -> String?)? {
    AxisStyle(inSpace: plan, AxisPlan(), channel, column, zone: zone).legendText(theme.numberSymbols)
  }

  /// The data of all panels, from which scales and styles are computed.
  private var allData: PlotData { panel?.allData ?? data }

  private var base: AnyView {
    if plan.shape == .sector, case .numbers(let values)? = data.y {
      return AnyView(
        Chart {
          SectorMarks(
            count: data.count, label: plan.y?.title ?? "", values: values, names: sectorNames, styles: styles
          ).content
        })
    }
    if plan.shape == .candlestick, case .dates(let moments)? = data.x {
      let dates = moments.map(Date.init(timeIntervalSinceReferenceDate:))
      let reader = PositionReader(label: plan.x?.title ?? "", starts: dates, ends: nil, isSpan: false)
      let slotWidth = (width - 80) / Double(max(1, candleSlots(moments)))
      return chart(
        AnyChartContent(
          erasing: Candlesticks(
            x: reader, prices: data.prices, names: data.priceNames,
            changes: Candlesticks.changes(plan.words), width: min(12, max(1, slotWidth * 0.7)))))
    }
    guard let x = data.x else { return single(data.y, plan.y, isHorizontal: true) }
    guard data.y != nil else { return single(x, plan.x, isHorizontal: false) }
    switch x {
    case .numbers(let v): return withX(reader(plan.x, v, nil))
    case .numberSpans(let a, let b): return withX(reader(plan.x, a, b, plan.xEnd))
    case .dates(let v): return withX(dateReader(plan.x, v, nil))
    case .dateSpans(let a, let b): return withX(dateReader(plan.x, a, b, plan.xEnd))
    case .names(let codes, let names): return withX(reader(plan.x, codes.map { names[Int($0)] }, nil))
    }
  }

  private func withX<X: Plottable & Comparable>(_ x: PositionReader<X>) -> AnyView {
    switch data.y! {
    case .numbers(let v): chart(x, reader(plan.y, v, nil))
    case .numberSpans(let a, let b): chart(x, reader(plan.y, a, b, plan.yEnd))
    case .dates(let v): chart(x, dateReader(plan.y, v, nil))
    case .dateSpans(let a, let b): chart(x, dateReader(plan.y, a, b, plan.yEnd))
    case .names(let codes, let names): chart(x, reader(plan.y, codes.map { names[Int($0)] }, nil))
    }
  }

  private func chart<X: Plottable & Comparable, Y: Plottable & Comparable>(
    _ x: PositionReader<X>, _ y: PositionReader<Y>
  ) -> AnyView {
    if plan.summary == .box || plan.summary == .violin {
      return chart(BoxMarks(plan: plan, data: data, theme: theme).content)
    }
    let styles = styles
    let marks = TableMarks(
      shape: plan.shape, stacking: stacking, count: data.count, x: x, y: y, styles: styles,
      symbolArea: symbolArea, gap: isHistogram ? 1 : 0, isHorizontal: plan.isHorizontal, jitter: jitter,
      isolatedRows: (plan.shape == .line || data.isAreaWithGaps(plan)) && styles.symbol == nil
        ? data.isolatedRows(isHorizontal: plan.isHorizontal) : [])
    guard !data.errors.isEmpty else { return chart(marks.content, ends: marks.lastValues) }
    let errors = ErrorMarks(plan: plan, data: data, theme: theme, x: x, y: y, dodge: styles.dodge)
    let content = AnyChartContent(
      erasing: Plot {
        marks.content
        errors.content
      })
    return chart(content, ends: marks.lastValues)
  }

  /// The offset of each point of a strip from the middle of its name's band, in points; `nil` for other charts.
  private var jitter: [CGFloat]? {
    guard plan.summary == .strip,
      case .names(let codes, let names)? = plan.isHorizontal ? data.y : data.x
    else { return nil }
    let slotWidth = ((plan.isHorizontal ? height : width) - 90) / Double(max(1, names.count))
    let reach = min(24, max(0, slotWidth * 0.35))
    var counts = [Int](repeating: 0, count: names.count)
    return codes.map { code in
      counts[Int(code)] += 1
      // The sequence of van der Corput (1935): each offset is in a large gap between the previous offsets.
      var (share, part, remainingBits) = (0.0, 0.5, counts[Int(code)])
      while remainingBits > 0 {
        if remainingBits & 1 == 1 { share += part }
        (part, remainingBits) = (part / 2, remainingBits >> 1)
      }
      return CGFloat((share - 0.5) * 2 * reach)
    }
  }

  /// A chart with the bands behind the marks and the rules in front of them.
  private func chart(_ marks: AnyChartContent, ends: AnyChartContent? = nil) -> AnyView {
    if panel?.isLegend ?? false { return AnyView(Chart { marks.opacity(0) }) }
    guard !plan.guides.isEmpty || !plan.pointNotes.isEmpty || !data.trends.isEmpty || ends != nil else {
      return AnyView(Chart { marks })
    }
    let guides = GuideMarks(plan: plan, data: data, theme: theme, width: width)
    let trends = TrendMarks(plan: plan, data: data, theme: theme)
    return AnyView(
      Chart {
        guides.bands
        if let intervals = trends.intervals { intervals }
        plan.trend?.isRolling == true && !data.trends.isEmpty
          ? AnyChartContent(erasing: marks.opacity(TrendMarks.faintOpacity)) : marks
        trends.lines
        guides.rules
        NoteMarks(plan: plan, theme: theme).content
        if let ends { ends }
      })
  }

  private func single(_ column: PlotColumn?, _ channel: Channel?, isHorizontal: Bool) -> AnyView {
    func chart<Value: Plottable>(_ values: PositionReader<Value>) -> AnyView {
      self.chart(
        SinglePositionMarks(
          isRule: plan.shape == .rule, isHorizontal: isHorizontal, count: data.count,
          values: values, styles: styles, symbolArea: symbolArea
        ).content)
    }
    switch column {
    case .numbers(let v)?, .numberSpans(let v, _)?: return chart(reader(channel, v, nil))
    case .dates(let v)?, .dateSpans(let v, _)?: return chart(dateReader(channel, v, nil))
    case .names(let codes, let names)?: return chart(reader(channel, codes.map { names[Int($0)] }, nil))
    case nil: return AnyView(Chart {})
    }
  }

  private func reader<Value>(
    _ channel: Channel?, _ starts: [Value], _ ends: [Value]?, _ end: Channel? = nil
  ) -> PositionReader<Value> {
    PositionReader(
      label: channel?.title ?? "", starts: starts, ends: ends, isSpan: end != nil, endLabel: end?.title ?? "")
  }

  private func dateReader(
    _ channel: Channel?, _ starts: [Double], _ ends: [Double]?, _ end: Channel? = nil
  ) -> PositionReader<Date> {
    reader(
      channel, starts.map(Date.init(timeIntervalSinceReferenceDate:)),
      ends.map { $0.map(Date.init(timeIntervalSinceReferenceDate:)) }, end)
  }

  private var isHistogram: Bool {
    if case .bins? = plan.x?.grouping { return plan.shape == .bar }
    if case .bins? = plan.y?.grouping { return plan.shape == .bar }
    return false
  }

  /// The number of slots from the first to the last date, one per smallest step, plus margins.
  private func candleSlots(_ moments: [Double]) -> Int {
    let column = PlotColumn.dates(moments)
    guard let step = column.smallestStep, let extent = column.extent else { return 1 }
    return Int(min(10_000, (extent.upperBound - extent.lowerBound) / step)) + 3
  }

  // MARK: Styles

  private var stacking: MarkStackingMethod {
    switch plan.stack {
    case .standard: data.isAreaWithGaps(plan) ? .unstacked : .standard
    case .normalized: .normalized
    case .center: .center
    case .none: .unstacked
    // Bars with the same colour at the same position stack.
    case .dodge: .standard
    }
  }

  /// Area of symbols in square points. It decreases with the number of points and with the picture's width.
  private var symbolArea: Double {
    if plan.shape == .line { return 36 }
    if plan.summary == .strip { return allData.count > 1000 ? 8 : 20 }
    let area: Double =
      switch allData.count {
      case ...200: 50
      case ...1000: 30
      case ...5000: 14
      default: 5
      }
    return width < ChartAxes.narrow ? area * 0.4 : area
  }

  private func named(_ channel: Channel?, _ column: PlotColumn?) -> (label: String, values: [String])? {
    guard case .names(let codes, let names)? = column else { return nil }
    return (channel?.title ?? "", codes.map { names[Int($0)] })
  }

  /// The spoken names of sectors, without their shares; `nil` if the legend's names have no shares.
  private var sectorNames: [String]? {
    guard !data.plainColors.isEmpty, case .names(let codes, _)? = data.color else { return nil }
    return codes.map { data.plainColors[Int($0)] }
  }

  /// The colour of each row by the name of its bar or point; `nil` unless options colour individual names.
  private var ownColors: [Color]? {
    let coloredNames = plan.coloredNames
    guard !coloredNames.isEmpty, data.color == nil,
      case .names(let codes, let names)? = [data.x, data.y].first(where: { column in
        column?.names?.contains(where: coloredNames.contains) ?? false
      })
    else { return nil }
    let colors = theme.namedColors(names, plan: plan).map { Color($0) }
    return codes.map { colors[Int($0)] }
  }

  /// Whether series differ in symbols as well as in colour. True for sparse marks; dense lines have dashes instead.
  private var wantsSymbols: Bool {
    let names = data.color?.names?.count ?? 0
    let isSparse = allData.count <= 30 * max(1, names)
    return plan.symbol == nil && (plan.summary == nil || plan.summary == .errorbar) && names > 1
      && names <= ChartPlan.symbolShapes
      && (plan.shape == .point ? allData.count <= 1000 : plan.shape == .line && isSparse)
  }

  /// Whether marks of several colours are side by side.
  private var isDodged: Bool {
    let position = plan.isHorizontal ? plan.y : plan.x
    let isGrouped = plan.summary == .errorbar || plan.summary == .strip
    return plan.stack == .dodge && plan.shape == .bar
      || isGrouped && position?.kind == .name && plan.color?.source != position?.source
  }

  private var styles: StyleReaders {
    let wantsSymbols = wantsSymbols
    let color = named(plan.color, data.color)
    let names = data.color?.names?.count ?? 0
    let isPath = plan.shape == .line || plan.shape == .rule
    let wantsDashes =
      isPath && names > 1 && names <= Theme.dashPatterns.count && !wantsSymbols && plan.symbol == nil
    var size: (label: String, values: [Double])?
    if case .numbers(let values)? = data.size { size = (plan.size?.title ?? "", values) }
    return StyleReaders(
      color: ColorReader(plan.color, data.color, theme.accent),
      symbol: wantsSymbols ? color : named(plan.symbol, data.symbol),
      dash: wantsDashes ? color : nil, size: size, series: named(plan.series, data.series),
      dodge: isDodged ? color : nil, rowColors: ownColors, values: data.errorTexts(plan, theme.numberSymbols),
      labels: LabelReader(labels: labels, isHorizontal: plan.isHorizontal, theme: theme))
  }
}
