import Foundation
import OpenChartsDisplayList
import OpenChartsViewValues

/// A node that fills its frame with a style.
package final class StyleNode: ViewNode {
  private let style: any ShapeStyle

  package init(_ style: any ShapeStyle, environment: EnvironmentValues) {
    self.style = style
    super.init(environment: environment)
  }

  package override func hasArbitraryHeight(_ proposal: ProposedViewSize) -> Bool { proposal.height == nil }

  package override func draw(into drawing: inout Drawing) {
    drawing.fill(VectorPath(Rect(pixelFrame)), with: style._paint(in: environment))
  }
}

extension Drawing {
  /// Fills a path, with the paint's shadows and blend mode.
  @MainActor package mutating func fill(
    _ path: VectorPath, with paint: _Paint, evenOdd: Bool = false, bounds: Rect? = nil
  ) {
    guard !path.isEmpty, path.points.allSatisfy(\.isFinite) else { return }
    var item = PathItem(path, fill: paint.brush, brushBounds: bounds)
    item.evenOdd = evenOdd
    append(paint.applied(to: .path(item)))
  }

  /// Strokes a path, with the paint's shadows and blend mode.
  @MainActor package mutating func stroke(
    _ path: VectorPath, _ stroke: Stroke, with paint: _Paint, bounds: Rect? = nil
  ) {
    guard !path.isEmpty, stroke.width > 0, path.points.allSatisfy(\.isFinite) else { return }
    append(paint.applied(to: .path(PathItem(path, line: .init(stroke, paint.brush), brushBounds: bounds))))
  }
}

extension Color: View {}

extension Color: _PrimitiveView {
  @MainActor public func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    nodes.append(StyleNode(self, environment: context.environment))
  }
}
