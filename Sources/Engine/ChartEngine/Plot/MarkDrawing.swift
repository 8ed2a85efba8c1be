import OpenChartsChartModel
import OpenChartsDisplayList

/// The drawing of the marks in pieces, sorted at the end by `zIndex` and then by declaration.
struct MarkDrawing {
  struct Fragment {
    var zIndex: Double
    var order: UInt32
    var item: DisplayItem
    var layer: LayerRequest?
  }

  private(set) var all: [Fragment] = []
  /// The frames of marks for annotations and descriptions, by id.
  private(set) var frames: [MarkID: Rect] = [:]
  /// The sectors by mark id, in plot coordinates.
  var sectors: [MarkID: SectorShape] = [:]
  let recordsAllFrames: Bool

  init(recordsAllFrames: Bool) { self.recordsAllFrames = recordsAllFrames }

  mutating func add(
    _ item: DisplayItem, order: UInt32, style: MarkStyle, frame: Rect?, pattern: FillPattern? = nil
  ) {
    var item = item
    if let pattern { item = .group(GroupItem(Self.patterned(item, pattern))) }
    for effect in style.effects {
      var group = GroupItem([item])
      switch effect {
      case .blur(let radius): group.blur = radius
      case .shadow(let shadow): group.shadow = shadow
      case .blend(let blend): group.blend = blend
      case .clip(let shape):
        guard let frame else { continue }
        (group.clip, group.clipEvenOdd) = (shape.path(frame), shape.isEvenOdd)
      }
      item = .group(group)
    }
    all.append(Fragment(zIndex: style.zIndex, order: order, item: item, layer: style.layer))
  }

  /// Returns an item with a pattern over its fill, and a border in the fill's colour, which keeps edges sharp where
  /// the pattern is cut out. The id stays with the fill.
  private static func patterned(_ item: DisplayItem, _ pattern: FillPattern) -> [DisplayItem] {
    switch item {
    case .path(var path):
      guard let fill = path.fill else { return [item] }
      let line = path.line
      path.line = nil
      var over = PathItem(path.path, fill: .pattern(pattern))
      over.evenOdd = path.evenOdd
      let border = PathItem(
        path.path, line: PathItem.Line(Stroke(width: 2, join: .round), fill),
        brushBounds: path.brushBounds ?? path.path.controlBounds)
      var inner = GroupItem([.path(over), .path(border)])
      (inner.clip, inner.clipEvenOdd) = (path.path, path.evenOdd)
      var items: [DisplayItem] = [.path(path), .group(inner)]
      if let line { items.append(.path(PathItem(path.path, line: line, brushBounds: path.brushBounds))) }
      return items
    case .rects(let batch):
      var over = batch
      (over.fill, over.firstID, over.brushBounds) = (.pattern(pattern), nil, nil)
      over.rects = batch.rects.map { $0.width > 6 && $0.height > 4 ? $0.inset(x: 1, y: 1) : $0 }
      over.radii = CornerRadii(
        topLeft: max(batch.radii.topLeft - 1, 0), topRight: max(batch.radii.topRight - 1, 0),
        bottomRight: max(batch.radii.bottomRight - 1, 0), bottomLeft: max(batch.radii.bottomLeft - 1, 0))
      return [.rects(batch), .rects(over)]
    case .symbols, .scene, .text, .image, .group: return [item]
    }
  }

  /// Removes the frames of marks that are not visible. Marks at the edges of the view are visible, also after rounding.
  mutating func keepFrames(in view: Rect) {
    let view = view.inset(x: -0.01, y: -0.01)
    frames = frames.filter { _, frame in
      let (x, y) = (frame.minX + frame.width / 2, frame.minY + frame.height / 2)
      return x >= view.minX && x <= view.maxX && y >= view.minY && y <= view.maxY
    }
  }

  mutating func record(_ frame: Rect, id: UInt32) { frames[MarkID(id)] = frame }

  /// Returns all pieces in drawing order. The pieces of one layer form a group.
  func items(mask: (LayerRequest) -> [DisplayItem]?, plot: Size) -> [DisplayItem] {
    let sorted = all.enumerated().sorted { a, b in
      (a.element.zIndex, a.element.order, a.offset) < (b.element.zIndex, b.element.order, b.offset)
    }.map(\.element)
    guard sorted.contains(where: { $0.layer != nil }) else { return sorted.map(\.item) }
    return grouped(sorted.map { ($0.item, chain(of: $0.layer)) }, depth: 0, mask: mask, plot: plot)
  }

  /// Returns the layers from the outermost to the one that directly contains the mark.
  private func chain(of layer: LayerRequest?) -> [LayerRequest] {
    var chain: [LayerRequest] = []
    var next = layer
    while let current = next {
      chain.append(current)
      next = current.parent.first
    }
    return chain.reversed()
  }

  private func grouped(
    _ pieces: [(item: DisplayItem, chain: [LayerRequest])], depth: Int,
    mask: (LayerRequest) -> [DisplayItem]?,
    plot: Size
  ) -> [DisplayItem] {
    var result: [DisplayItem] = []
    var open: [Int: Int] = [:]
    var members:
      [(layer: LayerRequest, pieces: [(item: DisplayItem, chain: [LayerRequest])], resultIndex: Int)] =
        []
    for piece in pieces {
      guard depth < piece.chain.count else {
        result.append(piece.item)
        continue
      }
      let layer = piece.chain[depth]
      if let memberIndex = open[layer.id] {
        members[memberIndex].pieces.append(piece)
      } else {
        open[layer.id] = members.count
        members.append((layer, [piece], result.count))
        result.append(.group(GroupItem()))
      }
    }
    for member in members {
      let children = grouped(member.pieces, depth: depth + 1, mask: mask, plot: plot)
      var group = GroupItem(children, role: .layer)
      if let style = member.layer.style { group.children = style(DisplayList(children), plot).items }
      group.opacity = member.layer.opacity
      group.blur = member.layer.blur
      group.mask = mask(member.layer)
      result[member.resultIndex] = .group(group)
    }
    return result
  }
}
