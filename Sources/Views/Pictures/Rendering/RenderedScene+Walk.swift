import DisplayList
import HTMLRenderer
import ViewCore

extension RenderedScene {
  /// Returns the words of the page's list of values: at its start, then after each key.
  /// - Returns: `nil` where there is nothing to walk.
  package func spoken(to keys: [WalkKey]) -> [String]? {
    let walk = PageWalk(list, size: Size(size), language: language ?? "en", unrolled: lengths)
    guard var walk else { return nil }
    return [walk.text] + keys.map { walk.press($0) }
  }
}
