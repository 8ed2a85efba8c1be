import OpenChartsDisplayList
import OpenChartsSVGRenderer

/// The frames of the entries in a drawn legend, found by their texts.
struct LegendEntries {
  private var entryFrames: [String: Rect] = [:]
  /// The width of the swatch to the left of a text, in points.
  private static let swatch = 18.0
  private static let leastHeight = 24.0

  init(_ items: [DisplayItem], within frame: Rect, isRightToLeft: Bool) {
    walk(items, .identity, inLegend: false, frame, isRightToLeft)
  }

  /// Returns the frame of each name as JSON; `null` for names that are not in the legend.
  func json(_ names: [String]) -> String {
    guard names.contains(where: { entryFrames[$0] != nil }), names.count > 1 else { return "[]" }
    return JSONText.array(
      names.map { name in
        guard let r = entryFrames[name] else { return "null" }
        let numbers = [r.x, r.y, r.width, r.height].map { ($0 * 10).rounded() / 10 }
        return JSONText.array(numbers.map(JSONText.number))
      })
  }

  private mutating func walk(
    _ items: [DisplayItem], _ transform: Transform, inLegend: Bool, _ frame: Rect, _ isRightToLeft: Bool
  ) {
    for item in items {
      switch item {
      case .group(let group):
        let isLegend = group.role == .legend
        walk(
          group.children, group.transform.then(transform), inLegend: inLegend || isLegend, frame,
          isRightToLeft)
      case .text(let run) where inLegend:
        let corner = transform.apply(run.bounds.origin)
        guard frame.contains(corner), entryFrames[run.span.string] == nil else { continue }
        let height = max(run.bounds.height, Self.leastHeight)
        entryFrames[run.span.string] = Rect(
          x: corner.x - (isRightToLeft ? 2 : Self.swatch), y: corner.y - (height - run.bounds.height) / 2,
          width: run.width + Self.swatch + 2, height: height)
      case .text, .path, .rects, .symbols, .scene, .image: continue
      }
    }
  }
}
