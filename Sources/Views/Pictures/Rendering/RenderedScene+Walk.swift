import DisplayList
import HTMLRenderer
import ViewCore

extension RenderedScene {
  /// What the list of values on the page of this picture says: first where it begins, then to each key.
  /// - Returns: `nil` where there is nothing to walk.
  package func spoken(to keys: [WalkKey]) -> [String]? {
    let walk = PageWalk(list, size: Size(size), language: language ?? "en", unrolled: lengths)
    guard var walk else { return nil }
    return [walk.text] + keys.map { walk.press($0) }
  }
}
