import Foundation
import OpenChartsDisplayList
import OpenChartsHTMLRenderer
import OpenChartsLiveRenderer
import OpenChartsPhrases
import OpenChartsSVGRenderer
import OpenChartsViewCore

/// Moves through the values of charts by keys, and describes the current value. Keys and texts are the same as in
/// pages.
@MainActor struct ChartInspector {
  /// A chart's values and the position in them, for the current picture.
  private struct Reading {
    let values: ChartValues
    var navigation: ChartNavigation
  }

  private var readings: [ChartID: Reading] = [:]
  /// The current value of each chart: its series, and its index in navigation order.
  private var positions: [ChartID: (series: Int, index: Int)] = [:]

  /// Drops the cached values, because the picture has changed. The positions are kept.
  mutating func forget() { readings = [:] }

  /// - Parameters:
  ///   - number: The chart's index in reading order, which identifies it on the page.
  ///   - language: The language of the texts.
  ///   - pageNavigation: Returns the list box of the chart's page, which handles the keys that this type does not
  ///     handle. The argument is whether the list has all values of a scrolling chart, or only the visible ones.
  /// - Returns: The message to the page; `nil` if there is no such chart or nothing to report.
  mutating func press(
    _ key: ClientMessage.InspectKey, in number: Int, of drawing: Drawing, language: SpeechLanguage,
    pageNavigation: (_ isWhole: Bool) -> PageNavigation?
  ) -> String? {
    let nodes = AccessibilityNode.charts(in: drawing.list.accessibility)
    guard nodes.indices.contains(number), let id = nodes[number].chart else { return nil }
    let chart = drawing.live.charts.first { $0.id == id }
    switch key {
    case .leave:
      positions[id] = nil
      chart?.select?(nil)
      return nil
    case .zoomIn, .zoomOut, .scrollBack, .scrollOn:
      scroll(key, chart, drawing)
      return nil
    case .enter, .navigation: break
    }
    guard var reading = reading(of: id, in: drawing) else { return nil }
    let before = positions[id].map { _ in (series: reading.navigation.series, row: reading.navigation.row) }
    var limit: ChartNavigation.Limit?
    switch key {
    case .navigation(.move(let move, let farther)): limit = reading.navigation.move(move, farther: farther)
    case .navigation(.query(.again)):
      return Self.announcement(text(reading, nodes[number], language.comma, after: nil))
    case .navigation(.query(let query)):
      return pageNavigation(true).map { page in
        var page = page
        return Self.announcement(page.press(.query(query)))
      }
    case .navigation(let key):
      guard var page = pageNavigation(false) else { return nil }
      page.go(to: (reading.navigation.series, reading.navigation.index))
      let text = page.press(key)
      if page.position == (reading.navigation.series, reading.navigation.index) {
        return Self.announcement(text)
      }
      reading.navigation.go(toSeries: page.position.series, index: page.position.index)
    default: break
    }
    readings[id] = reading
    let navigation = reading.navigation
    positions[id] = (navigation.series, navigation.index)
    let point = reading.values.series[navigation.series].points[navigation.row]
    chart?.select?(Point(point.x - nodes[number].frame.x, point.y - nodes[number].frame.y))
    if let limit, before != nil {
      return Self.announcement(language.control(ControlPhrase(limit)))
    }
    let text = text(reading, nodes[number], language.comma, after: before)
    return Self.option(text, number, navigation, point, reading.values.plot)
  }

  /// Returns the values of a chart with the position in them; `nil` for charts without values.
  private func reading(of id: ChartID, in drawing: Drawing) -> Reading? {
    if let reading = readings[id] { return reading }
    guard let values = drawing.list.chart(id)?.values, var navigation = ChartNavigation(values) else {
      return nil
    }
    if let position = positions[id] { navigation.go(toSeries: position.series, index: position.index) }
    return Reading(values: values, navigation: navigation)
  }

  /// Returns the text of the current value: the author's, if there is one.
  private func text(
    _ reading: Reading, _ node: AccessibilityNode, _ comma: String, after before: (series: Int, row: Int)?
  ) -> String {
    let (values, navigation) = (reading.values, reading.navigation)
    let ids = values.series[navigation.series].ids
    if ids.indices.contains(navigation.row),
      let mark = node.children.first(where: { $0.role == .mark && $0.id == ids[navigation.row] })
    {
      return [mark.label, mark.value].filter { !$0.isEmpty }.joined(separator: comma)
    }
    return values.spoken(navigation.row, of: navigation.series, comma: comma, after: before)
  }

  private static func announcement(_ text: String) -> String {
    JSONText.object([("say", JSONText.string(text))])
  }

  /// Returns the message that shows a value as the option of the chart's list box, and marks its point.
  private static func option(
    _ text: String, _ number: Int, _ navigation: ChartNavigation, _ point: Point, _ plot: Rect
  ) -> String {
    let entries = [
      ("chart", String(number)), ("text", JSONText.string(text)),
      ("at", String(navigation.index + 1)), ("of", String(navigation.count)),
      ("point", JSONText.array([point.x, point.y].map(JSONText.hundredths))),
      ("plot", JSONText.array([plot.x, plot.y, plot.width, plot.height].map(JSONText.hundredths))),
    ]
    return JSONText.object([("option", JSONText.object(entries))])
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
