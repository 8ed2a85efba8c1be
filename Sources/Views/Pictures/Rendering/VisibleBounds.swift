import Foundation
import OpenChartsDisplayList
import OpenChartsViewCore

/// The bounding box of the visible parts of a drawing, in points.
///
/// Fully transparent items, parts outside a clip or a mask, and parts outside ``area`` do not count. Letters count with
/// the box of their line, and blurs and shadows up to two standard deviations.
struct VisibleBounds {
  /// The rectangle outside which nothing is visible, in the coordinates of the picture.
  private let area: Rect

  init(within area: Rect) { self.area = area }

  /// Returns the box of the items; `nil` if none is visible.
  func callAsFunction(of items: [DisplayItem]) -> Rect? { bounds(items, .identity, area) }

  private func bounds(_ items: [DisplayItem], _ transform: Transform, _ area: Rect) -> Rect? {
    var result: Rect?
    for item in items {
      guard let r = bounds(item, transform, area) else { continue }
      result = result?.union(r) ?? r
    }
    return result
  }

  private func bounds(_ item: DisplayItem, _ transform: Transform, _ area: Rect) -> Rect? {
    func visible(_ r: Rect?, reach: Double = 0) -> Rect? {
      guard let r, r.isFinite, reach.isFinite else { return nil }
      let shown = r.grown(by: reach * transform.magnification).intersection(area)
      return shown.isEmpty ? nil : shown
    }
    switch item {
    case .path(let path):
      let reach = reach(path.line)
      guard reach > 0 || path.fill?.isVisible == true else { return nil }
      let outline = Path(path.path.transformed(by: transform)).boundingRect
      return visible(outline.isNull ? nil : Rect(outline), reach: reach)
    case .rects(let batch):
      guard batch.fill.isVisible else { return nil }
      return union(batch.rects) { visible(transform.apply($0)) }
    case .symbols(let batch):
      let reach = reach(batch.line)
      guard reach > 0 || batch.fill?.isVisible == true else { return nil }
      let shape: Rect
      switch batch.outline {
      case .circle(let radius): shape = Rect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)
      case .path(let path):
        let outline = Path(path).boundingRect
        if outline.isNull { return nil }
        shape = Rect(outline)
      }
      return union(batch.centers.indices) { index in
        let (center, scale) = (batch.centers[index], batch.scales.isEmpty ? 1 : batch.scales[index])
        let frame = Rect(
          x: center.x + shape.x * scale, y: center.y + shape.y * scale, width: shape.width * scale,
          height: shape.height * scale)
        return visible(transform.apply(frame), reach: reach)
      }
    case .scene(let scene): return visible(scene.bounds.map(transform.apply))
    case .text(let run):
      guard run.span.color.a > 0 else { return nil }
      return visible(transform.apply(run.bounds.offset(x: 0, y: -run.span.baselineOffset)))
    case .image(let image): return image.isVisible ? visible(transform.apply(image.rect)) : nil
    case .group(let group): return bounds(group, group.transform.then(transform), area)
    }
  }

  /// - Parameter transform: From the coordinates of the group's children to the coordinates of the picture.
  private func bounds(_ group: GroupItem, _ transform: Transform, _ outerArea: Rect) -> Rect? {
    guard group.opacity > 0 else { return nil }
    var area = outerArea
    if let clip = group.clip {
      let outline = Path(clip.transformed(by: transform)).boundingRect
      guard !outline.isNull else { return nil }
      area = area.intersection(Rect(outline))
    }
    if let mask = group.mask {
      guard let shown = bounds(mask, transform, area) else { return nil }
      area = area.intersection(shown)
    }
    guard !area.isEmpty, var result = bounds(group.children, transform, area) else { return nil }
    let magnification = transform.magnification
    if group.blur > 0 { result = result.grown(by: 2 * group.blur * magnification) }
    if let shadow = group.shadow, shadow.color.a > 0 {
      let offset = transform.apply(Point(shadow.x, shadow.y)) - transform.apply(Point.zero)
      // The radius is two standard deviations.
      let cast = result.offset(x: offset.x, y: offset.y).grown(by: max(0, shadow.radius) * magnification)
      result = result.union(cast)
    }
    guard result.isFinite else { return nil }
    let shown = result.intersection(area)
    return shown.isEmpty ? nil : shown
  }

  private func union<Elements: Sequence>(_ elements: Elements, _ frame: (Elements.Element) -> Rect?) -> Rect?
  {
    elements.reduce(nil as Rect?) { result, element in
      guard let r = frame(element) else { return result }
      return result?.union(r) ?? r
    }
  }

  /// Half the width of a line; 0 for lines that are not visible. Miters do not count.
  private func reach(_ line: PathItem.Line?) -> Double {
    guard let line, line.brush.isVisible else { return 0 }
    return max(line.stroke.width / 2, 0)
  }
}

extension Brush {
  /// Whether a color of the brush is not fully transparent.
  fileprivate var isVisible: Bool {
    switch self {
    case .color(let color): color.a > 0
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .elliptical(let stops, _, _, _),
      .angular(let stops, _, _, _):
      stops.contains { $0.color.a > 0 }
    case .pattern(let pattern): pattern.ink.a > 0
    case .tiles(let tile): tile.opacity > 0
    }
  }
}

extension Rect {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }
}
