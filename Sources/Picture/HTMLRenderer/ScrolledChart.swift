import OpenChartsDisplayList
import OpenChartsSVGRenderer

/// A chart that the page scrolls and zooms. The picture shows the fixed parts. The list box over the plot has the
/// moving parts, drawn in several lengths. The page uses the longest drawing that is not too long, and stretches it
/// without stretching labels, so labels are never closer than in the drawing.
struct ScrolledChart {
  /// The chart drawn at one length. Levels are in ascending order of length.
  struct Level {
    /// The size of the plot, in points.
    var size: Size
    /// The layout numbers of its parts in the sheet: the plot, the x axis and the y axis, if they scroll.
    var parts: [(name: String, number: Int)]
  }

  /// The ratio of the lengths of consecutive levels.
  private static let step = 1.6
  /// The maximum zoom relative to the author's view.
  static let most = 8.0
  private static let longest = 30_000.0
  /// The approximate maximum of bytes for the drawings of all levels of a chart.
  private static let budget = 900_000

  let chart: ScrollingChart
  private let ends: (x: ScrollingChart.Stops?, y: ScrollingChart.Stops?)
  private(set) var levels: [Level] = []
  /// The element and the values of the whole chart, from its drawing at the author's length.
  private let node: AccessibilityNode
  let values: ChartValues?
  /// The frame of the visible plot in each layout of the page, without and with its labels.
  let windows: [(plot: Rect, frame: Rect)]

  /// - Parameters:
  ///   - charts: The chart in each layout.
  ///   - pictures: The full-length source of the chart in each appearance of the main layout.
  /// - Returns: `nil` unless the chart scrolls in all layouts and its full length is available.
  init?(
    _ charts: [ScrollingChart?],
    _ pictures: [PageAppearance: (chart: ScrollingChart, whole: any UnrolledChart)],
    into sheet: inout PictureSheet
  ) {
    let scrolling = charts.compactMap(\.self)
    guard let shown = pictures[.light] != nil ? .light : pictures.keys.first,
      let (chart, drawn) = pictures[shown], scrolling.count == charts.count,
      let unzoomed = drawn.whole(zoom: 1), let node = unzoomed.list.accessibility.first
    else { return nil }
    windows = scrolling.map { ($0.plot, $0.frame) }
    self.chart = chart
    self.node = node
    values = unzoomed.list.charts.first?.values
    ends = drawn.stops

    var cost = 0
    func add(_ zoom: Double) -> Level? {
      var wholes: [PageAppearance: ChartLengths.Whole] = [:]
      for (appearance, picture) in pictures {
        wholes[appearance] =
          zoom == 1 && appearance == shown ? unzoomed : picture.whole.whole(zoom: zoom)
      }
      guard let first = wholes[.light] ?? wholes.values.first else { return nil }
      var level = Level(size: first.plot.size, parts: [])
      for (name, axis, isThere) in [
        ("plot", GroupRole?.none, true), ("x", .xAxis, chart.x.scrolls), ("y", .yAxis, chart.y.scrolls),
      ] where isThere {
        let number = sheet.layouts.count
        let lists = wholes.mapValues { DisplayList(Self.items($0.list.items, axis: axis)) }
        sheet.add(PageLayout(size: first.size, pictures: lists), number: number)
        sheet.fit(number, to: first.plot)
        cost += sheet.layouts[number].drawings.reduce(0) { $0 + $1.utf8.count }
        level.parts.append((name, number))
      }
      return level
    }
    // At the first level, the narrowest window shows the whole axis.
    let least =
      windows.map { window in
        max(
          chart.x.scrolls ? window.plot.width / (chart.plot.width * chart.x.factor) : 0,
          chart.y.scrolls ? window.plot.height / (chart.plot.height * chart.y.factor) : 0)
      }.min() ?? 1
    var zooms = [1.0]
    while let last = zooms.last, last > least, zooms.count < 12 { zooms.append(last / Self.step) }
    for zoom in zooms {
      guard let level = add(zoom) else { return nil }
      // No level is shorter than the window that it is drawn for.
      if let before = levels.first, level.size.width > before.size.width - 1,
        level.size.height > before.size.height - 1
      {
        break
      }
      levels.insert(level, at: 0)
    }
    var zoom = Self.step
    while zoom < Self.most, cost < Self.budget {
      let length = max(
        chart.x.scrolls ? chart.plot.width * chart.x.factor : 0,
        chart.y.scrolls ? chart.plot.height * chart.y.factor : 0)
      guard length * zoom < Self.longest, let level = add(zoom) else { break }
      levels.append(level)
      zoom *= Self.step
    }
  }

  /// Returns the element of the visible chart with the elements of the whole chart.
  func whole(of shown: AccessibilityNode) -> AccessibilityNode {
    var whole = shown
    (whole.frame, whole.children) = (node.frame, node.children)
    return whole
  }

  /// Returns the group of an axis, or the plot's group if `axis` is `nil`.
  private static func items(_ items: [DisplayItem], axis: GroupRole?) -> [DisplayItem] {
    items.filter { item in
      guard case .group(let group) = item else { return false }
      return axis.map { group.role == $0 } ?? (group.role?.chart != nil)
    }
  }

  /// Returns the drawings for the list box.
  func html(_ sheet: PictureSheet) -> String {
    levels.map { level in
      let parts = level.parts.map { part in
        let drawings = sheet.layouts[part.number].drawings.enumerated().map { group, svg in
          "<div class=\"g\(group)\">\(svg)</div>\n"
        }
        return "<div class=\"part \(part.name) p\(part.number)\">\n\(drawings.joined())</div>\n"
      }
      return "<div class=\"level\">\n\(parts.joined())</div>\n"
    }.joined()
  }

  /// Elements to which the browser snaps: all of them, and those that one scroll does not pass.
  var stops: String {
    let (x, y) = (chart.x.marks(at: ends.x), chart.y.marks(at: ends.y))
    func style(_ name: String, _ share: Double) -> String {
      "\(name):\(JSONText.number((share * 1e6).rounded() / 1e4))%"
    }
    let markup =
      x.map { "<i\($0.isLast ? " class=\"last\"" : "") style=\"\(style("left", $0.share))\"></i>" }
      + y.map { "<i\($0.isLast ? " class=\"last\"" : "") style=\"\(style("top", $0.share))\"></i>" }
    return markup.joined()
  }

  /// For each layout: the window and the space around it. For each level: its size. For each direction: the length of
  /// the axis in windows (1 if it does not scroll) and its start.
  var json: String {
    func rounded(_ values: [Double]) -> String {
      JSONText.array(values.map { JSONText.number(($0 * 100).rounded() / 100) })
    }
    func directions(_ value: (ScrollingChart.Direction) -> Double) -> String {
      JSONText.array([chart.x, chart.y].map { JSONText.number((value($0) * 1e6).rounded() / 1e6) })
    }
    return JSONText.object([
      (
        "windows",
        JSONText.array(
          windows.map { plot, frame in
            rounded([
              frame.x, frame.y, frame.width, frame.height, plot.minX - frame.minX, plot.minY - frame.minY,
              frame.maxX - plot.maxX, frame.maxY - plot.maxY,
            ])
          })
      ),
      ("levels", JSONText.array(levels.map { rounded([$0.size.width, $0.size.height]) })),
      ("factors", directions { $0.scrolls ? $0.factor : 1 }),
      ("starts", directions { $0.scrolls ? $0.start : 0 }), ("most", JSONText.number(Self.most)),
    ])
  }
}

extension DisplayList {
  /// Returns the drawing with the moving parts of scrolling charts marked, so that a page can hide them.
  ///
  /// - Parameter limit: The number of full-length drawings. Charts without a drawing do not scroll in the page.
  func marking(upTo limit: Int) -> DisplayList {
    let scrolling = Dictionary(
      readCharts.compactMap { chart -> (ChartID, ScrollingChart)? in
        guard let chart, let scrolling = chart.scrolling, let number = scrolling.number, number < limit
        else { return nil }
        return (chart.id, scrolling)
      }, uniquingKeysWith: { first, _ in first })
    guard !scrolling.isEmpty else { return self }
    var copy = self
    copy.items = Self.marked(items, scrolling)
    return copy
  }

  private static func marked(_ items: [DisplayItem], _ charts: [ChartID: ScrollingChart]) -> [DisplayItem] {
    // The axes of a chart follow its plot among the items of one level.
    var chart: (id: ChartID, scrolling: ScrollingChart)?
    return items.map { item in
      guard case .group(var group) = item else { return item }
      switch group.role {
      case .plot(let id):
        chart = charts[id].map { (id, $0) }
        if let chart { group.role = .scrolling(.plot(chart.id)) }
      case .xAxis where chart?.scrolling.x.scrolls == true: group.role = .scrolling(.xAxis)
      case .yAxis where chart?.scrolling.y.scrolls == true: group.role = .scrolling(.yAxis)
      default: group.children = marked(group.children, charts)
      }
      return .group(group)
    }
  }
}

extension ScrollingChart.Direction {
  /// Returns the snap positions, and whether a scroll always stops there: at whole windows, and at major stops if
  /// scrolls are limited.
  fileprivate func marks(at stops: ScrollingChart.Stops?) -> [(share: Double, isLast: Bool)] {
    guard let stops, scrolls else { return [] }
    let pages = stride(from: 0, to: 1, by: 1 / factor).map { $0 }
    guard let shares = stops.shares, let first = shares.first else { return pages.map { ($0, true) } }
    var major = Set<Double>()
    if stops.isLimited {
      // The stop nearest to each major position.
      for majorPosition in stops.isByPage ? pages : stops.major ?? [] {
        major.insert(shares.reduce(first) { abs($1 - majorPosition) < abs($0 - majorPosition) ? $1 : $0 })
      }
    }
    return shares.map { ($0, major.contains($0)) }
  }
}
