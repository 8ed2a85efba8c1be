import OpenChartsDisplayList

/// Converts display items to SVG elements.
struct SVGWriter {
  var body = ByteBuffer()
  var definitions = Definitions()
  var labels: MarkLabels
  /// The number of symbols in the whole document.
  var symbolCount = 0
  var faceLimit = SceneItem.faceLimit
  /// Draws lines of text as paths; `nil` for text elements.
  var textDrawing: SVGOptions.TextDrawing?

  init(labels: MarkLabels) { self.labels = labels }

  /// Writes items in order. Consecutive items with equal style share a `<g>` that carries it.
  mutating func write(_ items: [DisplayItem]) {
    var i = 0
    while i < items.count {
      var end = i + 1
      while end < items.count, looksLike(items[i], items[end]) { end += 1 }
      if end - i > 1 {
        body.append("<g")
        switch items[i] {
        case .path(let item): writeStyle(fill: item.fill, line: item.line, evenOdd: item.evenOdd)
        case .text(let run): writeStyle(run.span)
        case .rects, .symbols, .scene, .image, .group: break
        }
        body.append(">")
        for item in items[i..<end] { write(item, isStyled: true) }
        body.append("</g>")
      } else {
        write(items[i])
      }
      i = end
    }
  }

  mutating func write(_ item: DisplayItem) { write(item, isStyled: false) }

  private mutating func write(_ item: DisplayItem, isStyled: Bool) {
    switch item {
    case .path(let path): write(path, isStyled: isStyled)
    case .rects(let batch): write(batch)
    case .symbols(let batch): write(batch)
    case .scene(let scene): write(scene)
    case .text(let run):
      if let textDrawing { writeOutlines(of: run, textDrawing) } else { write(run, isStyled: isStyled) }
    case .image(let image): write(image)
    case .group(let group): write(group)
    }
  }

  /// Returns whether two items can share the attributes of a surrounding group.
  private func looksLike(_ a: DisplayItem, _ b: DisplayItem) -> Bool {
    switch (a, b) {
    case (.path(let a), .path(let b)):
      guard a.fill?.isColor ?? true, a.line?.brush.isColor ?? true else { return false }
      return a.fill == b.fill && a.line == b.line && a.evenOdd == b.evenOdd
    case (.text(let a), .text(let b)) where textDrawing == nil:
      var span = a.span
      span.string = b.span.string
      return span == b.span && FontStack.needsEmoji(a.span.string) == FontStack.needsEmoji(b.span.string)
    default: return false
    }
  }

  // MARK: Paths

  mutating func write(_ item: PathItem, isStyled: Bool = false) {
    guard !item.path.isEmpty else { return }
    if item.hasAngularBrush { return writeAngular(item) }
    body.append("<path")
    writeIdentity(item.id)
    body.append(" d=\"")
    PathData.append(
      isLong(item) ? PolylineDecimation.reduce(item.path, columnsPerUnit: 4) : item.path, to: &body)
    body.append("\"")
    if !isStyled {
      let bounds = item.brushBounds ?? item.path.controlBounds
      writeStyle(
        fill: item.fill, line: item.line, evenOdd: item.evenOdd, bounds: bounds,
        hasJoins: item.path.points.count > 2)
    }
    body.append("/>")
  }

  /// Returns whether a line has enough points to simplify it. Points that change it by less than a quarter of a point
  /// are removed.
  private func isLong(_ item: PathItem) -> Bool {
    item.path.points.count > 20_000 && item.fill == nil && item.line?.stroke.dash.isEmpty == true
  }

  /// Writes the identity and, on the first element of a mark, its label.
  mutating func writeIdentity(_ id: MarkID?) {
    guard let id else { return }
    body.append(" data-id=\"")
    body.append(Int(id.rawValue))
    body.append("\"")
    if let label = labels.take(id) { writeLabel(label) }
  }

  private mutating func writeLabel(_ label: String) {
    labels.wereWritten = true
    body.append(" role=\"img\" aria-label=\"", escaping: label, "\"")
  }

  /// Writes intervals and marks without elements as transparent elements with a label.
  mutating func writeUndrawnNodes(_ nodes: [AccessibilityNode]) {
    let outer = labels.chart
    defer { labels.chart = outer }
    for node in nodes {
      labels.chart = node.chart ?? outer
      let text = labels.text(of: node)
      let isUndrawn = node.id.map { labels.contains($0) } ?? true
      if node.role == .mark || node.role == .interval, isUndrawn, !text.isEmpty, node.frame.isFinite {
        body.append("<rect fill=\"none\"")
        if let id = node.id {
          writeIdentity(id)
        } else {
          writeLabel(text)
        }
        writeFrame(node.frame)
        body.append("/>")
      }
      let isNamedSeries = node.role == .series && !node.label.isEmpty && !node.children.isEmpty
      if isNamedSeries {
        body.append("<g role=\"group\" aria-label=\"", escaping: node.label, "\">")
      }
      writeUndrawnNodes(node.children)
      if isNamedSeries { body.append("</g>") }
    }
  }

  // MARK: Groups

  private mutating func write(_ group: GroupItem) {
    guard group.opacity > 0, !group.children.isEmpty else { return }
    let start = body.bytes.count
    body.append("<g")
    let bare = body.bytes.count
    let outer = labels.chart
    labels.chart = group.role?.chart ?? outer
    defer { labels.chart = outer }
    writeAttributes(of: group)
    let needsElement = body.bytes.count > bare
    if needsElement {
      body.append(">")
    } else {
      body.removeLast(body.bytes.count - start)
    }
    write(group.children)
    if needsElement { body.append("</g>") }
  }

  /// Writes the attributes of a group, without its children.
  mutating func writeAttributes(of group: GroupItem) {
    if let role = group.role {
      body.append(" class=\"", escaping: role.className, "\"")
      if role.isGuide { body.append(" aria-hidden=\"true\"") }
    }
    writeTransform(group.transform)
    if let clip = group.clip {
      writeReference(" clip-path=\"url(#", clipNumber(clip, evenOdd: group.clipEvenOdd))
    }
    if group.opacity < 1 {
      body.append(" opacity=\"", factor: group.opacity, "\"")
    }
    if group.blend != .normal {
      body.append(" style=\"mix-blend-mode:", escaping: group.blend.rawValue, "\"")
    } else if group.isIsolated {
      body.append(" style=\"isolation:isolate\"")
    }
    if group.blur > 0 || group.shadow != nil {
      writeReference(" filter=\"url(#", filterNumber(blur: group.blur, shadow: group.shadow))
    }
    if let mask = group.mask { writeReference(" mask=\"url(#", maskNumber(mask)) }
  }

  private mutating func writeTransform(_ t: Transform) {
    guard t != .identity else { return }
    if t.a == 1, t.b == 0, t.c == 0, t.d == 1 {
      body.append(" transform=\"translate(", length: t.tx)
      body.append(" ", length: t.ty)
    } else {
      body.append(" transform=\"matrix(")
      for part in [t.a, t.b, t.c, t.d] {
        body.append(factor: part, decimals: 5)
        body.append(" ")
      }
      body.append(length: t.tx)
      body.append(" ", length: t.ty)
    }
    body.append(")\"")
  }

  mutating func writeReference(_ attribute: StaticString, _ number: Int) {
    body.append(attribute)
    body.append(identifier: number)
    body.append(")\"")
  }
}

extension Brush {
  var isColor: Bool { if case .color = self { true } else { false } }
  var isAngular: Bool { if case .angular = self { true } else { false } }
}

extension PathItem {
  var hasAngularBrush: Bool { fill?.isAngular == true || line?.brush.isAngular == true }
}

extension Rect {
  var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }
}
