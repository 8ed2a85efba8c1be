import DisplayList

/// A chart that the page scrolls along x: the picture shows its guides, the list box over its plot holds all of
/// it, drawn as long as it is.
struct ScrolledChart {
  /// What one layout of the page needs.
  struct Layout {
    /// The window on the plot and the labels below it, in points of the picture.
    var window: Rect
    /// The same part of the long picture.
    var whole: Rect
    /// Where the window begins at first, in points from the beginning of the long plot.
    var start: Double
  }

  let layouts: [Layout]

  /// `nil` unless every layout of the page has its one chart in full length.
  init?(_ content: PageContent) {
    var found: [Layout] = []
    for layout in content.layouts {
      guard let list = layout.unrolled[.light],
        let shown = AccessibilityNode.charts(in: layout.main.accessibility).first?.values?.resolve(),
        let whole = AccessibilityNode.charts(in: list.accessibility).first?.values?.resolve(),
        // Labels of another height would part the plot from its value axis.
        abs(shown.plot.minY - whole.plot.minY) < 0.5, abs(shown.plot.height - whole.plot.height) < 0.5
      else { return nil }
      let height = max(shown.stripEnd, whole.stripEnd) - shown.plot.minY
      found.append(
        Layout(
          window: Rect(x: shown.plot.minX, y: shown.plot.minY, width: shown.plot.width, height: height),
          whole: Rect(x: whole.plot.minX, y: whole.plot.minY, width: whole.plot.width, height: height),
          start: Self.start(shown, whole)))
    }
    layouts = found
  }

  /// How far a value lies from the beginning of the window less than from that of the whole.
  private static func start(_ shown: ChartValues, _ whole: ChartValues) -> Double {
    var places: [MarkID: Double] = [:]
    for series in whole.series {
      for (id, point) in zip(series.ids, series.points) { places[id] = point.x - whole.plot.minX }
    }
    for series in shown.series {
      for (id, point) in zip(series.ids, series.points) {
        if let place = places[id] { return max(place - (point.x - shown.plot.minX), 0) }
      }
    }
    return 0
  }

  /// The drawing with nothing but the plot and the labels below it.
  static func cropped(_ svg: String, to part: Rect) -> String {
    guard let start = svg.range(of: " viewBox=\""),
      let end = svg.range(of: " font-family=", range: start.upperBound..<svg.endIndex)
    else { return svg }
    let box = [part.x, part.y, part.width, part.height].map { JSONText.number(($0 * 100).rounded() / 100) }
    return svg[..<start.lowerBound] + " viewBox=\"\(box.joined(separator: " "))\"" + svg[end.lowerBound...]
  }

  /// For each layout the window, and where it begins.
  var json: String {
    JSONText.array(
      layouts.map { layout in
        let w = layout.window
        return JSONText.array(
          [w.x, w.y, w.width, w.height, layout.start].map { JSONText.number(($0 * 100).rounded() / 100) })
      })
  }
}
