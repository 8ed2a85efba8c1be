import OpenChartsDisplayList

extension DisplayList {
  /// Returns the start of a transition whose end has changed during the animation.
  ///
  /// Used if a change without animation arrives during an animation from this picture to `end`. The change is visible
  /// immediately, and the animation continues: the result contains all differences between `end` and `newEnd`, so the
  /// transition from the result to `newEnd` differs from the old one only in these. The removal and insertion of items
  /// continues, too.
  ///
  /// Marks, grids and axes are not changed, because transitions pair them by value.
  package func rebased(from end: DisplayList, to newEnd: DisplayList) -> DisplayList {
    var list = DisplayList(Rebasing.items(items, end.items, newEnd.items))
    (list.accessibility, list.charts) = (accessibility, charts)
    return list
  }
}

/// Three pictures: the start of a transition, its old end and its new end.
private enum Rebasing {
  static func items(_ old: [DisplayItem], _ end: [DisplayItem], _ new: [DisplayItem]) -> [DisplayItem] {
    if end == new { return old }
    let (origins, exchanged) = PicturePairing.partners(of: end, in: old)
    let partners = self.partners(of: new, in: end)
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
      if let item = self.item(origins[j].map { old[$0] }, end[j], item) { items.append(item) }
    }
    passOver(until: old.count)
    return items
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
  private static func item(_ old: DisplayItem?, _ end: DisplayItem, _ new: DisplayItem) -> DisplayItem? {
    guard let old, end != new else { return old }
    switch (old, end, new) {
    case (.group(let a), .group(let b), .group(let c)): return .group(group(a, b, c))
    case (.path(let a), .path(let b), .path(var c)):
      if let way = way(b.path.points, c.path.points), b.path.verbs == c.path.verbs {
        c.path = a.path.transformed(by: .translation(way.x, way.y))
        c.brushBounds = a.brushBounds.map { Rect(origin: $0.origin + way, size: $0.size) }
      }
      c.fill = rebasedValue(a.fill, b.fill, c.fill)
      c.line = rebasedValue(a.line, b.line, c.line)
      return .path(c)
    case (.rects(let a), .rects(let b), .rects(var c)):
      if let way = way(b.rects.map(\.origin), c.rects.map(\.origin)),
        b.rects.map(\.size) == c.rects.map(\.size)
      {
        c.rects = a.rects.map { Rect(origin: $0.origin + way, size: $0.size) }
      }
      c.fill = rebasedValue(a.fill, b.fill, c.fill)
      c.radii = rebasedValue(a.radii, b.radii, c.radii)
      return .rects(c)
    case (.symbols(let a), .symbols(let b), .symbols(var c)):
      if b.centers == c.centers, b.scales == c.scales { (c.centers, c.scales) = (a.centers, a.scales) }
      c.outline = rebasedValue(a.outline, b.outline, c.outline)
      c.fill = rebasedValue(a.fill, b.fill, c.fill)
      c.line = rebasedValue(a.line, b.line, c.line)
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

  private static func group(_ old: GroupItem, _ end: GroupItem, _ new: GroupItem) -> GroupItem {
    var group = new
    // A chart that rotates is drawn again for each frame, and a chart that was rotated without animation is final.
    if case .space = new.role { return new }
    group.children =
      PicturePairing.goesByValues(new) ? old.children : items(old.children, end.children, new.children)
    group.transform = rebasedValue(old.transform, end.transform, new.transform)
    group.opacity = rebasedValue(old.opacity, end.opacity, new.opacity)
    group.blur = rebasedValue(old.blur, end.blur, new.blur)
    group.shadow = rebasedValue(old.shadow, end.shadow, new.shadow)
    group.mask = rebasedValue(old.mask, end.mask, new.mask)
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
