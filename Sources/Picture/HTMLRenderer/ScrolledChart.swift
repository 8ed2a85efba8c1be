import DisplayList
import SVGRenderer

/// A chart that the page scrolls and zooms: the picture shows what stands still, the list box over its plot
/// holds the rest, drawn in several lengths. The page stretches the longest that is not too long, and its
/// labels keep their form; so they never come closer than in the drawing.
struct ScrolledChart {
  /// One length of the chart, in the order of length.
  struct Level {
    /// The plot, in points.
    var size: Size
    /// What the sheet has of it: the plot, the x axis and the y axis, where they scroll.
    var parts: [(name: String, number: Int)]
  }

  /// Each level is so many times as long as the one before.
  private static let step = 1.6
  /// How much closer than the author's view a reader may go.
  static let most = 8.0
  private static let longest = 30_000.0
  /// Bytes of drawing that all levels of a chart may have, roughly.
  private static let budget = 900_000

  let chart: ScrollingChart
  private let ends: (x: ScrollingChart.Stops?, y: ScrollingChart.Stops?)
  private(set) var levels: [Level] = []
  /// All values of the chart, from its drawing in the author's length.
  let node: AccessibilityNode
  /// What is in view in each layout of the page, and the same with the labels beside it.
  let windows: [(plot: Rect, frame: Rect)]

  /// - Parameters:
  ///   - charts: The chart in each layout.
  ///   - pictures: All of the chart in each appearance of the main layout.
  /// - Returns: `nil` unless it scrolls in all of them, and all of it is known.
  init?(
    _ charts: [ScrollingChart?],
    _ pictures: [PageAppearance: (chart: ScrollingChart, whole: any UnrolledChart)],
    into sheet: inout PictureSheet
  ) {
    let scrolling = charts.compactMap(\.self)
    guard let shown = pictures[.light] != nil ? .light : pictures.keys.first,
      let (chart, drawn) = pictures[shown], scrolling.count == charts.count,
      let own = drawn.whole(zoom: 1), let node = own.list.accessibility.first
    else { return nil }
    windows = scrolling.map { ($0.plot, $0.frame) }
    self.chart = chart
    self.node = node
    ends = drawn.stops

    var cost = 0
    func add(_ zoom: Double) -> Level? {
      var wholes: [PageAppearance: ChartLengths.Whole] = [:]
      for (appearance, picture) in pictures {
        wholes[appearance] =
          zoom == 1 && appearance == shown ? own : picture.whole.whole(zoom: zoom)
      }
      guard let first = wholes[.light] ?? wholes.values.first else { return nil }
      var level = Level(size: first.plot.size, parts: [])
      for (name, role, isThere) in [
        ("plot", GroupRole.plot, true), ("x", .xAxis, chart.x.scrolls), ("y", .yAxis, chart.y.scrolls),
      ] where isThere {
        let number = sheet.layouts.count
        let lists = wholes.mapValues { DisplayList(Self.items($0.list.items, role: role)) }
        sheet.add(PageLayout(size: first.size, pictures: lists), number: number)
        sheet.fit(number, to: first.plot)
        cost += sheet.layouts[number].drawings.reduce(0) { $0 + $1.utf8.count }
        level.parts.append((name, number))
      }
      return level
    }
    // The narrowest window shows all of the axis at once at the first level.
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
      // Nothing gets shorter than the window that it is drawn for.
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

  /// The node of the chart in view, with all values.
  func whole(of shown: AccessibilityNode) -> AccessibilityNode {
    var whole = shown
    (whole.frame, whole.children, whole.values) = (node.frame, node.children, node.values)
    return whole
  }

  private static func items(_ items: [DisplayItem], role: GroupRole) -> [DisplayItem] {
    items.filter { item in
      if case .group(let group) = item { group.role == role } else { false }
    }
  }

  /// The drawings for the list box.
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

  /// Elements at which the browser lets scrolls end: all of them, and those that no scroll passes.
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

  /// For each layout the window and the room around it; for each level its size; for each direction the length of
  /// the axis in windows, 1 where it does not scroll, and its start.
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
  /// The drawing with the moving parts of charts that scroll marked, so that a page can hide them.
  func marking(_ charts: [ScrollingChart]) -> DisplayList {
    guard !charts.isEmpty else { return self }
    var copy = self
    copy.items = Self.marked(items, .identity, charts)
    return copy
  }

  private static func marked(_ items: [DisplayItem], _ transform: Transform, _ charts: [ScrollingChart])
    -> [DisplayItem]
  {
    // The parts of a chart are neighbours; its plot tells which it is.
    var found: ScrollingChart?
    for case .group(let group) in items where group.role == .plot {
      let corner = group.transform.then(transform).apply(.zero)
      found = charts.first { abs($0.origin.x - corner.x) < 0.1 && abs($0.origin.y - corner.y) < 0.1 }
    }
    return items.map { item in
      guard case .group(var group) = item else { return item }
      if let found {
        switch group.role {
        case .plot: group.role = .scrolling(.plot)
        case .xAxis where found.x.scrolls: group.role = .scrolling(.xAxis)
        case .yAxis where found.y.scrolls: group.role = .scrolling(.yAxis)
        default: break
        }
      } else {
        group.children = marked(group.children, group.transform.then(transform), charts)
      }
      return .group(group)
    }
  }
}

extension ScrollingChart.Direction {
  /// Where scrolls end, and whether they pass there: whole windows, and major stops where they are limited.
  fileprivate func marks(at stops: ScrollingChart.Stops?) -> [(share: Double, isLast: Bool)] {
    guard let stops, scrolls else { return [] }
    let pages = stride(from: 0, to: 1, by: 1 / factor).map { $0 }
    guard let shares = stops.shares, let first = shares.first else { return pages.map { ($0, true) } }
    var major = Set<Double>()
    if stops.isLimited {
      // The stop nearest to each.
      for place in stops.isByPage ? pages : stops.major ?? [] {
        major.insert(shares.reduce(first) { abs($1 - place) < abs($0 - place) ? $1 : $0 })
      }
    }
    return shares.map { ($0, major.contains($0)) }
  }
}
