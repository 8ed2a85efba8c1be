/// The identity of a mark within one picture. Its drawing, accessibility node and hit region share it.
package struct MarkID: Codable, Hashable, Sendable, Comparable {
  package var rawValue: UInt32
  @inlinable package init(_ rawValue: UInt32) { self.rawValue = rawValue }
  package static func < (a: MarkID, b: MarkID) -> Bool { a.rawValue < b.rawValue }
}

/// One drawing operation. Renderers switch over all cases without `default`.
package indirect enum DisplayItem: Codable, Hashable, Sendable {
  case path(PathItem)
  case rects(RectBatch)
  case symbols(SymbolBatch)
  case scene(SceneItem)
  case text(TextRun)
  case image(ImageItem)
  case group(GroupItem)
}

/// A path that is filled, stroked, or filled and then stroked.
package struct PathItem: Codable, Hashable, Sendable {
  package struct Line: Codable, Hashable, Sendable {
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
  /// The rectangle that gradients refer to, in points; `nil` means the path's bounds.
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

/// Rectangles with one fill and the same corner radii. Rectangle *i* has the identity `firstID + i`, unless `firstID`
/// is `nil`.
package struct RectBatch: Codable, Hashable, Sendable {
  package var rects: [Rect]
  package var radii: CornerRadii
  package var fill: Brush
  /// The rectangle that gradients refer to, in points; `nil` means each rectangle's bounds.
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

/// One outline drawn at many positions. Symbol *i* has the identity `firstID + i`, unless `firstID` is `nil`.
package struct SymbolBatch: Codable, Hashable, Sendable {
  package enum Outline: Codable, Hashable, Sendable {
    /// Radius in points at scale 1.
    case circle(radius: Double)
    /// Centred on (0, 0), in points at scale 1.
    case path(VectorPath)
  }

  package var outline: Outline
  package var centers: PointList
  /// The scale factor of each symbol; empty if all are 1.
  package var scales: [Double] = []
  package var fill: Brush?
  package var line: PathItem.Line?
  /// The rectangle that gradients refer to, in points; `nil` means each symbol's bounds.
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

/// Items that share a clip, an opacity, a transform or an effect. Composited as one layer if the result differs.
package struct GroupItem: Codable, Hashable, Sendable {
  package struct Shadow: Codable, Hashable, Sendable {
    package var color: RGBA
    /// Blur radius and offset in points. The standard deviation of the Gaussian is half the radius.
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
  /// Blur radius in points, the standard deviation of a Gaussian.
  package var blur = 0.0
  package var shadow: Shadow?
  /// Items whose alpha masks the children.
  package var mask: [DisplayItem]?
  /// The blend mode of the group over the content below it.
  package var blend = Blend.normal
  /// Whether the children blend only with each other before the group is composited.
  package var isIsolated = false
  /// The part of the chart that the group draws; `nil` for groups that are never looked up.
  package var role: GroupRole?

  package init(_ children: [DisplayItem] = [], role: GroupRole? = nil) {
    self.children = children
    self.role = role
  }

  /// Whether drawing the children in order gives the same picture as compositing one layer.
  package var isPlain: Bool {
    opacity == 1 && blur == 0 && shadow == nil && mask == nil && blend == .normal && !isIsolated
  }
}

/// Blend modes, with the names of CSS.
package enum Blend: String, Codable, Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, difference, exclusion, hue, saturation
  case color, luminosity
  case colorDodge = "color-dodge"
  case colorBurn = "color-burn"
  case softLight = "soft-light"
  case hardLight = "hard-light"
  /// Adds the components.
  case plusLighter = "plus-lighter"
}
