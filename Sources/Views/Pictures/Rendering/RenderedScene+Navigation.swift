import OpenChartsDisplayList
import OpenChartsHTMLRenderer
import OpenChartsViewCore

extension RenderedScene {
  /// Returns the texts that the page's list of values announces: first those at its start, then those after each key.
  ///
  /// - Returns: `nil` if the picture has no list of values.
  package func spoken(to keys: [NavigationKey]) -> [String]? {
    guard var navigation = pageNavigation(from: lengths) else { return nil }
    return [navigation.text] + keys.map { navigation.press($0) }
  }

  /// Returns the list box of values that a chart's page has; `nil` if it has none.
  ///
  /// - Parameters:
  ///   - chart: The index of the chart in reading order; by default the first one with values.
  ///   - unrolled: The full-length source of each scrolling chart, by index.
  package func pageNavigation(of chart: Int? = nil, from unrolled: [any UnrolledChart]) -> PageNavigation? {
    PageNavigation(list, chart: chart, size: Size(size), language: language ?? "en", unrolled: unrolled)
  }
}
