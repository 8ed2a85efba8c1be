import OpenChartsDisplayList
import OpenChartsHTMLRenderer
import OpenChartsViewCore

extension RenderedScene {
  /// Returns the words of the page's list of values: first those at its start, then those after each key.
  /// - Returns: `nil` if the picture has no list of values.
  package func spoken(to keys: [WalkKey]) -> [String]? {
    let walk = PageWalk(list, size: Size(size), language: language ?? "en", unrolled: lengths)
    guard var walk else { return nil }
    return [walk.text] + keys.map { walk.press($0) }
  }
}
