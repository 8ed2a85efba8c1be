import Foundation
import OpenChartsDisplayList
import OpenChartsLiveRenderer
import OpenChartsSVGRenderer
import OpenChartsViewCore

/// Moves through the values of charts by keys, and describes the current value.
@MainActor struct ChartInspector {
  private var values: [ChartID: ChartValues] = [:]
  /// The current series and value in each chart.
  private var places: [ChartID: (series: Int, index: Int)] = [:]

  /// Drops the cached values, because the picture has changed. The positions are kept.
  mutating func forget() { values = [:] }

  /// - Parameter number: The chart's index in reading order, by which the page knows it.
  /// - Returns: The message to the page; `nil` if there is no such chart or nothing to report.
  mutating func move(
    _ key: ClientMessage.InspectKey, in number: Int, of drawing: Drawing
  ) -> String? {
    let nodes = AccessibilityNode.charts(in: drawing.list.accessibility)
    guard nodes.indices.contains(number) else { return nil }
    let node = nodes[number]
    guard let id = node.chart else { return nil }
    let chart = drawing.live.charts.first { $0.id == id }
    switch key {
    case .leave:
      places[id] = nil
      chart?.select?(nil)
      return nil
    case .zoomIn, .zoomOut, .scrollBack, .scrollOn:
      scroll(key, chart, drawing)
      return nil
    case .next, .previous, .first, .last, .pageNext, .pagePrevious, .nextSeries, .previousSeries, .least,
      .most:
      break
    }
    if values[id] == nil { values[id] = drawing.list.chart(id)?.values }
    guard let values = values[id] else { return nil }
    let filled = values.series.indices.filter { !values.series[$0].points.isEmpty }
    guard let first = filled.first else { return nil }
    var place = places[id] ?? (first, -1)
    if !filled.contains(place.series) { place = (first, -1) }
    let before = place.index >= 0 ? (place.series, place.index) : nil
    step(&place, key, values, filled)
    places[id] = place
    let series = values.series[place.series]
    let point = series.points[place.index]
    chart?.select?(Point(point.x - node.frame.x, point.y - node.frame.y))
    let box =
      series.frames.indices.contains(place.index)
      ? series.frames[place.index] : Rect(origin: point, size: .zero)
    let words =
      series.depth == nil
      ? [filled.count > 1 ? series.name : "", series.places[place.index], series.values[place.index]]
        .filter { !$0.isEmpty }.joined(separator: ", ")
      : values.text(place.index, of: place.series, comma: ", ", after: before)
    return JSONText.object([
      (
        "option",
        JSONText.object([
          ("chart", String(number)), ("text", JSONText.string(words)),
          ("at", String(place.index + 1)), ("of", String(series.points.count)),
          ("point", JSONText.array([JSONText.hundredths(point.x), JSONText.hundredths(point.y)])),
          ("box", JSONText.array([box.x, box.y, box.width, box.height].map(JSONText.hundredths))),
          (
            "plot",
            JSONText.array(
              [values.plot.x, values.plot.y, values.plot.width, values.plot.height].map(JSONText.hundredths))
          ),
        ])
      )
    ])
  }

  private func step(
    _ place: inout (series: Int, index: Int), _ key: ClientMessage.InspectKey, _ values: ChartValues,
    _ filled: [Int]
  ) {
    let order = Self.order(of: values.series[place.series])
    let count = order.count
    let page = max(count / 10, 1)
    // The position in walking order.
    var k = place.index < 0 ? -1 : order.firstIndex(of: place.index) ?? 0
    switch key {
    case .next: k += 1
    case .previous: k -= k < 0 ? 0 : 1
    case .first: k = 0
    case .last: k = count - 1
    case .pageNext: k += page
    case .pagePrevious: k -= page
    case .least, .most:
      let column = values.walk == .y ? values.series[place.series].x : values.series[place.series].y
      let known = column.indices.filter { column[$0].isFinite }
      let found =
        key == .least
        ? known.min { column[$0] < column[$1] } : known.max { column[$0] < column[$1] }
      if let found { k = order.firstIndex(of: found) ?? k }
    case .nextSeries, .previousSeries:
      let at = filled.firstIndex(of: place.series) ?? 0
      let next = min(max(at + (key == .nextSeries ? 1 : -1), 0), filled.count - 1)
      let old = values.series[place.series]
      place.series = filled[next]
      // The same position in the other series, if it has one; in 3-D the nearest along the x axis.
      let (along, other) = (old.depth?.along ?? [], values.series[place.series].depth?.along ?? [])
      if along.indices.contains(place.index) {
        let share = along[place.index]
        place.index = other.indices.min { abs(other[$0] - share) < abs(other[$1] - share) } ?? 0
      } else if old.places.indices.contains(place.index),
        let same = values.series[place.series].places.firstIndex(of: old.places[place.index])
      {
        place.index = same
      }
      place.index = min(max(place.index, 0), values.series[place.series].points.count - 1)
      return
    case .leave, .zoomIn, .zoomOut, .scrollBack, .scrollOn: break
    }
    place.index = order[min(max(k, 0), count - 1)]
  }

  /// The indices of a series in walking order: as given, in 3-D along the x axis.
  private static func order(of series: ChartValues.Series) -> [Int] {
    guard let along = series.depth?.along else { return Array(series.points.indices) }
    return along.indices.sorted { (along[$0], $0) < (along[$1], $1) }
  }

  /// Scrolls by a quarter of the visible part, or zooms.
  private func scroll(_ key: ClientMessage.InspectKey, _ chart: LiveChart?, _ drawing: Drawing) {
    guard let region = region(of: chart, in: drawing) else { return }
    guard case .scroll(let alongX, _) = region.kind else { return }
    let step = CGSize(
      width: alongX ? region.frame.width / 4 : 0, height: alongX ? 0 : region.frame.height / 4)
    switch key {
    case .zoomIn: _ = region.zoom?(1 / 1.5, region.frame.center.cgPoint)
    case .zoomOut: _ = region.zoom?(1.5, region.frame.center.cgPoint)
    case .scrollBack: _ = region.scroll(CGSize(width: -step.width, height: -step.height))
    default: _ = region.scroll(step)
    }
  }

  /// The region that scrolls a chart; `nil` if the chart does not scroll.
  private func region(of chart: LiveChart?, in drawing: Drawing) -> ActiveRegion<ScrollHandler>? {
    guard let key = chart?.scrollKey else { return nil }
    return drawing.scrolls.last { $0.region.key == key }
  }

  /// The center of a chart's scrollable part, or of the chart; `nil` if there is no such chart.
  func point(of number: Int, in drawing: Drawing) -> Point? {
    let nodes = AccessibilityNode.charts(in: drawing.list.accessibility)
    guard nodes.indices.contains(number) else { return nil }
    let chart = drawing.live.charts.first { $0.id == nodes[number].chart }
    return (region(of: chart, in: drawing)?.frame ?? nodes[number].frame).center
  }
}
