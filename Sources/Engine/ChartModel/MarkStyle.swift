import OpenChartsDisplayList

/// The style of a mark that does not come from data. Equal styles are stored once per table.
package struct MarkStyle: Hashable, Sendable {
  /// The fill; `nil` uses the scale, or the accent colour.
  package var brush: Brush?
  /// The corner radius in points; `nil` uses the mark's default.
  package var cornerRadius: Double?
  package var continuousCorners = false
  package var stroke: Stroke?
  package var interpolation: Interpolation?
  package var symbol: SymbolRequest?
  /// The bounding box from `symbolSize(CGSize)`.
  package var symbolBox: Size?
  package var offset = MarkOffset()
  package var zIndex = 0.0
  /// Whether gradients are relative to the plot area instead of each mark.
  package var alignsWithPlot = false
  /// The effects on each mark, innermost first.
  package var effects: [MarkEffect] = []
  /// The compositing layer of the mark. Rows with the same layer are drawn as one group.
  package var layer: LayerRequest?

  package init() {}
}

/// An offset in points, positive to the right and down. `start` and `end` move only one edge of marks that have two
/// edges.
package struct MarkOffset: Hashable, Sendable {
  package var xStart = 0.0
  package var xEnd = 0.0
  package var yStart = 0.0
  package var yEnd = 0.0
  package init() {}
}

package enum MarkEffect: Hashable, Sendable {
  case blur(radius: Double)
  case shadow(GroupItem.Shadow)
  /// Clips each mark to an outline fitted to its frame.
  case clip(ShapeRequest)
  /// Blends the colours of each mark with those below it.
  case blend(Blend)
}

/// An outline that is built for a rectangle, such as a SwiftUI shape. Two requests are equal if their keys are equal.
package struct ShapeRequest: Hashable, Sendable {
  package var key: String
  package var path: @Sendable (Rect) -> VectorPath
  /// Whether the outline uses the even-odd fill rule.
  package var isEvenOdd = false

  package init(key: String, path: @escaping @Sendable (Rect) -> VectorPath) {
    self.key = key
    self.path = path
  }

  package static func == (a: ShapeRequest, b: ShapeRequest) -> Bool {
    a.key == b.key && a.isEvenOdd == b.isEvenOdd
  }
  package func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

/// A symbol for points: an outline, or custom drawn content.
package enum SymbolRequest: Hashable, Sendable {
  case shape(SymbolShape)
  case content(ContentBox)
  /// No symbol, for lines whose `symbol` was removed.
  case none
}

/// An outline with the rectangle that makes it look as large as a circle of the same area.
///
/// The rectangle is relative to the square around that circle. A symbol of area *A* has d = 2√(A/π). Its outline is
/// built for the rectangle (d·(x − ½), d·(y − ½), d·width, d·height) around the symbol's position. The outline is built
/// at its final size, because outlined symbols keep their line width.
package struct SymbolShape: Hashable, Sendable {
  package var shape: ShapeRequest
  package var perceptualUnitRect: Rect
  package init(shape: ShapeRequest, perceptualUnitRect: Rect) {
    self.shape = shape
    self.perceptualUnitRect = perceptualUnitRect
  }
}

/// A group of marks drawn as one layer: compositing layer, mask or group opacity. Two requests are equal if their `id`
/// is equal.
package struct LayerRequest: Hashable, Sendable {
  package var id: Int
  package var opacity: Double
  package var blur: Double
  /// Marks whose coverage masks the layer.
  package var mask: [MarkTable]
  /// Wraps the drawing of the layer, for `compositingLayer(style:)`. Receives the size of the plot.
  package var style: (@Sendable (DisplayList, Size) -> DisplayList)?
  /// The enclosing layer; empty if there is none.
  package var parent: [LayerRequest]

  package init(id: Int) {
    self.id = id
    opacity = 1
    blur = 0
    mask = []
    parent = []
  }

  package static func == (a: LayerRequest, b: LayerRequest) -> Bool { a.id == b.id }
  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
