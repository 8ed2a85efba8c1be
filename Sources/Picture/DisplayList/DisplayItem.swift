/// Identity of a mark within one picture: drawing, accessible node and hit region share it.
package struct MarkID: Hashable, Sendable, Comparable {
  package var rawValue: UInt32
  @inlinable package init(_ rawValue: UInt32) { self.rawValue = rawValue }
  package static func < (a: MarkID, b: MarkID) -> Bool { a.rawValue < b.rawValue }
}

/// One drawing operation. Renderers switch over all cases without `default`.
package indirect enum DisplayItem: Hashable, Sendable {
  case path(PathItem)
  case rects(RectBatch)
  case symbols(SymbolBatch)
  case scene(SceneItem)
  case text(TextRun)
  case image(ImageItem)
  case group(GroupItem)
}

/// A path that is filled, stroked, or filled and then stroked.
package struct PathItem: Hashable, Sendable {
  package struct Line: Hashable, Sendable {
    package var stroke: Stroke
    package var brush: Brush
    package init(_ stroke: Stroke, _ brush: Brush) {
      self.stroke = stroke
      self.brush = brush
    }
  }

  package var path: VectorPath
  package var fill: Brush?
  package var evenOdd = false
  package var line: Line?
  /// The rectangle that gradients refer to, in points; `nil` is the path's own bounds.
  package var brushBounds: Rect?
  package var id: MarkID?

  package init(
    _ path: VectorPath, fill: Brush? = nil, line: Line? = nil, brushBounds: Rect? = nil,
    id: MarkID? = nil
  ) {
    self.path = path
    self.fill = fill
    self.line = line
    self.brushBounds = brushBounds
    self.id = id
  }
}

/// Many rectangles with one fill and the same corners; rectangle *i* has id `firstID + i` when there is one.
package struct RectBatch: Hashable, Sendable {
  package var rects: [Rect]
  package var radii: CornerRadii
  package var fill: Brush
  /// The rectangle that gradients refer to; `nil` is each rectangle by itself.
  package var brushBounds: Rect?
  package var firstID: MarkID?

  package init(
    _ rects: [Rect], radii: CornerRadii = .none, fill: Brush, brushBounds: Rect? = nil,
    firstID: MarkID? = nil
  ) {
    self.rects = rects
    self.radii = radii
    self.fill = fill
    self.brushBounds = brushBounds
    self.firstID = firstID
  }
}

/// One outline drawn at many places; symbol *i* has id `firstID + i` when there is one.
package struct SymbolBatch: Hashable, Sendable {
  package enum Outline: Hashable, Sendable {
    /// Radius in points at scale 1.
    case circle(radius: Double)
    /// Centred on (0, 0), in points at scale 1.
    case path(VectorPath)
  }

  package var outline: Outline
  package var centers: PointList
  /// Factor on the outline for each symbol; empty when all are 1.
  package var scales: [Double] = []
  package var fill: Brush?
  package var line: PathItem.Line?
  /// Gradients refer to this rectangle; `nil` is each symbol by itself.
  package var brushBounds: Rect?
  package var firstID: MarkID?

  package init(
    _ outline: Outline, at centers: [Point], scales: [Double] = [], fill: Brush? = nil,
    line: PathItem.Line? = nil, brushBounds: Rect? = nil, firstID: MarkID? = nil
  ) {
    self.init(
      outline, at: PointList(centers), scales: scales, fill: fill, line: line, brushBounds: brushBounds,
      firstID: firstID)
  }

  package init(
    _ outline: Outline, at centers: PointList, scales: [Double] = [], fill: Brush? = nil,
    line: PathItem.Line? = nil, brushBounds: Rect? = nil, firstID: MarkID? = nil
  ) {
    self.outline = outline
    self.centers = centers
    self.scales = scales
    self.fill = fill
    self.line = line
    self.brushBounds = brushBounds
    self.firstID = firstID
  }
}

/// Items that share a clip, an opacity, a transform or an effect; drawn as one layer where that matters.
package struct GroupItem: Hashable, Sendable {
  package struct Shadow: Hashable, Sendable {
    package var color: RGBA
    /// Blur radius and offset in points; a Gaussian of half the radius as its standard deviation.
    package var radius: Double
    package var x: Double
    package var y: Double
    package init(color: RGBA, radius: Double, x: Double, y: Double) {
      self.color = color
      self.radius = radius
      self.x = x
      self.y = y
    }
  }

  package var children: [DisplayItem]
  package var transform = Transform.identity
  package var clip: VectorPath?
  package var clipEvenOdd = false
  package var opacity = 1.0
  /// Radius in points; a Gaussian of that standard deviation.
  package var blur = 0.0
  package var shadow: Shadow?
  /// Keeps the children where these are opaque.
  package var mask: [DisplayItem]?
  /// How the group's colours meet those below it.
  package var blend = Blend.normal
  /// Whether the children blend with each other alone, before the whole meets what lies below.
  package var isIsolated = false
  /// The part of the picture that it draws, where it is one that somebody looks for.
  package var role: GroupRole?

  package init(_ children: [DisplayItem] = [], role: GroupRole? = nil) {
    self.children = children
    self.role = role
  }

  /// Whether drawing the children one after another gives the same picture as one layer.
  package var isPlain: Bool {
    opacity == 1 && blur == 0 && shadow == nil && mask == nil && blend == .normal && !isIsolated
  }
}

/// How colours meet those below them, by the names that CSS has.
package enum Blend: String, Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, difference, exclusion, hue, saturation
  case color, luminosity
  case colorDodge = "color-dodge"
  case colorBurn = "color-burn"
  case softLight = "soft-light"
  case hardLight = "hard-light"
  /// Sums of the components.
  case plusLighter = "plus-lighter"
}
