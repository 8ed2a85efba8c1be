import DisplayList

/// Everything about a mark's look that does not come from data. Equal styles are stored once per table.
package struct MarkStyle: Hashable, Sendable {
  /// `nil`: by scale, or the accent colour.
  package var brush: Brush?
  /// Points; `nil` is the mark's default.
  package var cornerRadius: Double?
  package var continuousCorners = false
  package var stroke: Stroke?
  package var interpolation: Interpolation?
  package var symbol: SymbolRequest?
  /// Bounding box from `symbolSize(CGSize)`.
  package var symbolBox: Size?
  package var offset = MarkOffset()
  package var zIndex = 0.0
  /// Gradients refer to the plot area instead of each mark.
  package var alignsWithPlot = false
  /// Effects on each mark, innermost first.
  package var effects: [MarkEffect] = []
  /// The compositing layer that the mark belongs to: rows with one number are drawn as one group.
  package var layer: LayerRequest?

  package init() {}
}

/// Points, positive to the right and down; start and end move one edge of marks that have edges.
package struct MarkOffset: Hashable, Sendable {
  package var xStart = 0.0
  package var xEnd = 0.0
  package var yStart = 0.0
  package var yEnd = 0.0
  package init() {}
  package var isZero: Bool { xStart == 0 && xEnd == 0 && yStart == 0 && yEnd == 0 }
}

package enum MarkEffect: Hashable, Sendable {
  case blur(radius: Double)
  case shadow(GroupItem.Shadow)
  /// An outline fitted to each mark's frame.
  case clip(ShapeRequest)
  /// How a mark's colours meet those below it.
  case blend(Blend)
}

/// An outline made for a rectangle, such as a SwiftUI shape; equal when the keys are.
package struct ShapeRequest: Hashable, Sendable {
  package var key: String
  package var path: @Sendable (Rect) -> VectorPath
  /// Whether parts that it encloses twice are outside of it.
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

/// A symbol for points: an outline, or drawn content of its own.
package enum SymbolRequest: Hashable, Sendable {
  case shape(SymbolShape)
  case content(ContentBox)
  /// `symbol` removed: a line without symbols.
  case none
}

/// An outline with the rectangle that makes it look as large as a circle of the same area.
///
/// The rectangle is relative to the square around that circle: a symbol of area *A* has d = 2√(A/π), and its
/// outline is made for the rectangle (d·(x − ½), d·(y − ½), d·width, d·height) around the symbol's place. It is
/// made at its final size, because outlined symbols keep their line width.
package struct SymbolShape: Hashable, Sendable {
  package var shape: ShapeRequest
  package var perceptualUnitRect: Rect
  package init(shape: ShapeRequest, perceptualUnitRect: Rect) {
    self.shape = shape
    self.perceptualUnitRect = perceptualUnitRect
  }
}

/// A group of marks drawn as one layer: compositing layer, mask or group opacity. Equal by identity number.
package struct LayerRequest: Hashable, Sendable {
  package var id: Int
  package var opacity: Double
  package var blur: Double
  /// Marks whose coverage masks the layer.
  package var mask: [MarkTable]
  /// Wraps the layer's drawing, for `compositingLayer(style:)`; size is the plot's.
  package var style: (@Sendable (DisplayList, Size) -> DisplayList)?
  /// The layer that this one lies in.
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
