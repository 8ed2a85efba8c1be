import OpenChartsDisplayList

extension DisplayList {
  /// Returns the start of a transition whose end has changed during the animation.
  ///
  /// Used if a change without animation arrives during an animation from this picture to `end`. The result contains the
  /// differences between `end` and `newEnd`. The change is therefore visible immediately, and the transition from the
  /// result to `newEnd` continues the animation, including the removal and insertion of items.
  ///
  /// Marks, grids and axes are not changed, because transitions pair them by value. A chart that was scrolled, however,
  /// is drawn as in the new end: its marks would otherwise move from their places before the scrolling.
  package func rebased(from end: DisplayList, to newEnd: DisplayList) -> DisplayList {
    let charts = (end: PicturePairing.charts(of: end), new: PicturePairing.charts(of: newEnd))
    let scrolled = charts.new.filter { id, chart in
      charts.end[id]?.isScrolled(to: chart) ?? false
    }
    let rebasing = Rebasing(scrolled: Set(scrolled.keys))
    var list = DisplayList(rebasing.items(items, end.items, newEnd.items))
    list.accessibility = accessibility
    list.charts = self.charts.map { scrolled[$0.id] ?? $0 }
    return list
  }
}

extension PictureChart {
  /// Whether the window of the chart is at another position.
  fileprivate func isScrolled(to new: PictureChart) -> Bool {
    guard let old = scrolling, let new = new.scrolling else { return false }
    return abs(old.x.start - new.x.start) > 1e-9 || abs(old.y.start - new.y.start) > 1e-9
  }
}

/// Three pictures: the start of a transition, its old end and its new end.
private struct Rebasing {
  /// The charts that were scrolled between the two ends.
  let scrolled: Set<ChartID>

  func items(_ old: [DisplayItem], _ end: [DisplayItem], _ new: [DisplayItem]) -> [DisplayItem] {
    if end == new { return old }
    let (origins, exchanged) = PicturePairing.partners(of: end, in: old)
    let partners = Self.partners(of: new, in: end)
    let isScrolled = new.contains { self.isScrolled($0) }
    let staying = Set(partners.compactMap { $0 })
    var passed = Set(origins.compactMap { $0 })
    // Drop an old text if the text that was replacing it has been removed.
    for (j, i) in exchanged where !staying.contains(j) { passed.insert(i) }
    var next = 0
    var items: [DisplayItem] = []
    func passOver(until end: Int) {
      while next < end {
        if !passed.contains(next) { items.append(old[next]) }
        next += 1
      }
    }
    for (k, item) in new.enumerated() {
      guard let j = partners[k] else {
        items.append(item)
        continue
      }
      if let i = origins[j] { passOver(until: i) }
      // The axes of a chart are beside its plot.
      if isScrolled, self.isScrolled(item) || Self.isAxis(item) {
        items.append(item)
        continue
      }
      if let item = self.item(origins[j].map { old[$0] }, end[j], item) { items.append(item) }
    }
    passOver(until: old.count)
    return items
  }

  private func isScrolled(_ item: DisplayItem) -> Bool {
    guard !scrolled.isEmpty, case .group(let group) = item, let id = group.role?.chart else { return false }
    return scrolled.contains(id)
  }

  private static func isAxis(_ item: DisplayItem) -> Bool {
    if case .group(let group) = item { group.role == .xAxis || group.role == .yAxis } else { false }
  }

  /// Pairs equal items before items of the same kind, so that an insertion does not move the others.
  private static func partners(of new: [DisplayItem], in end: [DisplayItem]) -> [Int?] {
    var indices: [DisplayItem: [Int]] = [:]
    for (j, item) in end.enumerated().reversed() { indices[item, default: []].append(j) }
    var partners = new.map { indices[$0]?.popLast() }
    let taken = Set(partners.compactMap { $0 })
    let (free, open) = (
      end.indices.filter { !taken.contains($0) }, new.indices.filter { partners[$0] == nil }
    )
    let (same, _) = PicturePairing.partners(of: open.map { new[$0] }, in: free.map { end[$0] })
    for (k, j) in zip(open, same) { partners[k] = j.map { free[$0] } }
    return partners
  }

  /// - Parameter old: `nil` for an inserted item.
  private func item(_ old: DisplayItem?, _ end: DisplayItem, _ new: DisplayItem) -> DisplayItem? {
    guard let old, end != new else { return old }
    switch (old, end, new) {
    case (.group(let a), .group(let b), .group(let c)): return .group(group(a, b, c))
    case (.path(let a), .path(let b), .path(var c)):
      if let way = Self.way(b.path.points, c.path.points), b.path.verbs == c.path.verbs {
        c.path = a.path.transformed(by: .translation(way.x, way.y))
        c.brushBounds = a.brushBounds.map { Rect(origin: $0.origin + way, size: $0.size) }
      }
      c.fill = Self.rebasedValue(a.fill, b.fill, c.fill)
      c.line = Self.rebasedValue(a.line, b.line, c.line)
      return .path(c)
    case (.rects(let a), .rects(let b), .rects(var c)):
      if let way = Self.way(b.rects.map(\.origin), c.rects.map(\.origin)),
        b.rects.map(\.size) == c.rects.map(\.size)
      {
        c.rects = a.rects.map { Rect(origin: $0.origin + way, size: $0.size) }
      }
      c.fill = Self.rebasedValue(a.fill, b.fill, c.fill)
      c.radii = Self.rebasedValue(a.radii, b.radii, c.radii)
      return .rects(c)
    case (.symbols(let a), .symbols(let b), .symbols(var c)):
      if b.centers == c.centers, b.scales == c.scales { (c.centers, c.scales) = (a.centers, a.scales) }
      c.outline = Self.rebasedValue(a.outline, b.outline, c.outline)
      c.fill = Self.rebasedValue(a.fill, b.fill, c.fill)
      c.line = Self.rebasedValue(a.line, b.line, c.line)
      return .symbols(c)
    case (.text(var a), .text(let b), .text(let c)):
      guard b.span == c.span else { return new }
      a.origin = a.origin + c.origin - b.origin
      return .text(a)
    case (.image(let a), .image(let b), .image(var c)):
      if b.rect.size == c.rect.size {
        c.rect = Rect(origin: a.rect.origin + c.rect.origin - b.rect.origin, size: a.rect.size)
      }
      return .image(c)
    default: return new
    }
  }

  private func group(_ old: GroupItem, _ end: GroupItem, _ new: GroupItem) -> GroupItem {
    var group = new
    // A chart that rotates is drawn again for each frame, and a chart that was rotated without animation is final.
    if case .space = new.role { return new }
    group.children =
      PicturePairing.goesByValues(new) ? old.children : items(old.children, end.children, new.children)
    group.transform = Self.rebasedValue(old.transform, end.transform, new.transform)
    group.opacity = Self.rebasedValue(old.opacity, end.opacity, new.opacity)
    group.blur = Self.rebasedValue(old.blur, end.blur, new.blur)
    group.shadow = Self.rebasedValue(old.shadow, end.shadow, new.shadow)
    group.mask = Self.rebasedValue(old.mask, end.mask, new.mask)
    if end.clip == new.clip, end.clipEvenOdd == new.clipEvenOdd {
      (group.clip, group.clipEvenOdd) = (old.clip, old.clipEvenOdd)
    }
    return group
  }

  /// Returns the start value, or the new end if the end has changed.
  private static func rebasedValue<Value: Equatable>(_ old: Value, _ end: Value, _ new: Value) -> Value {
    end == new ? old : new
  }

  /// Returns the common translation of all points; `nil` if they moved differently.
  private static func way(_ end: [Point], _ new: [Point]) -> Point? {
    guard end.count == new.count, let a = end.first, let b = new.first else { return nil }
    let way = b - a
    let isOne = zip(end, new).allSatisfy {
      abs($1.x - $0.x - way.x) < 1e-6 && abs($1.y - $0.y - way.y) < 1e-6
    }
    return isOne ? way : nil
  }
}
