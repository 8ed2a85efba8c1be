import Foundation
import OpenChartsDisplayList
import OpenChartsViewValues

/// A node that draws a shape in its frame.
package final class ShapeNode: ViewNode {
  /// The way in which a shape is drawn.
  package enum Drawn {
    case filled(FillStyle)
    case line(StrokeStyle)
  }

  private let shape: any Shape
  private let style: any ShapeStyle
  private let drawn: Drawn

  package init(_ shape: any Shape, _ style: any ShapeStyle, _ drawn: Drawn, environment: EnvironmentValues) {
    self.style = style
    if case .filled = drawn, let line = shape as? any StrokedOutline {
      // A filled outline of a stroke is drawn as a stroke, which is smaller in every format and equally smooth.
      self.shape = line.lineShape
      self.drawn = .line(line.lineStyle)
    } else {
      self.shape = shape
      self.drawn = drawn
    }
    super.init(environment: environment)
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  // A circle is as high as it is wide if it gets no height. Other shapes take their default.
  package override func hasArbitraryHeight(_ proposal: ProposedViewSize) -> Bool {
    proposal.height == nil
      && size(proposal).height == ProposedViewSize.unspecified.replacingUnspecifiedDimensions().height
  }

  package override func draw(into drawing: inout Drawing) {
    let path = shape.outline(in: pixelFrame, environment.layoutDirection).vector
    guard !path.isEmpty, path.points.allSatisfy(\.isFinite) else { return }
    let paint = style._paint(in: environment)
    var item = PathItem(path, brushBounds: Rect(pixelFrame))
    switch drawn {
    case .line(let line):
      guard line.stroke.width > 0 else { return }
      item.line = PathItem.Line(line.stroke, paint.brush)
    case .filled(let fill):
      item.fill = paint.brush
      item.evenOdd = fill.isEOFilled
    }
    drawing.append(paint.applied(to: .path(item)))
  }
}

/// A shape that is the outline of a stroke.
protocol StrokedOutline {
  var lineShape: any Shape { get }
  var lineStyle: StrokeStyle { get }
}

extension _StrokedShape: StrokedOutline {
  var lineShape: any Shape { shape }
  var lineStyle: StrokeStyle { style }
}

/// Views of the same size on top of each other. The last is in front and determines the size.
final class LayeredShapeNode: ViewNode {
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    children.last?.size(proposal) ?? .zero
  }

  override func hasArbitraryHeight(_ proposal: ProposedViewSize) -> Bool {
    children.last?.hasArbitraryHeight(proposal) ?? false
  }

  override func layout() {
    for child in children { child.place(at: frame.origin, proposal: ProposedViewSize(frame.size)) }
  }
}

extension _ShapeView: _PrimitiveView, ShapeView {
  @MainActor public func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    nodes.append(ShapeNode(shape, style, .filled(fillStyle), environment: context.environment))
  }
}

extension StrokeShapeView: _PrimitiveView, ShapeView {
  @MainActor public func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    nodes.append(ShapeNode(drawn, style, .line(strokeStyle), environment: context.environment))
  }
}

extension _LayeredShapeView: _PrimitiveView, ShapeView {
  @MainActor public func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    nodes.append(
      LayeredShapeNode(
        environment: context.environment,
        children: [
          context.child(.index(0)).node(of: back), context.child(.index(1)).node(of: front),
        ]))
  }
}
