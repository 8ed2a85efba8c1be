import DisplayList
import Foundation

/// A symbol by the name that the system's symbols have. Frequent ones are drawn; others show an empty box.
///
/// Symbols are as large as the font and take the foreground style.
public struct Image: Hashable, Sendable {
  package let systemName: String

  public init(systemName: String) { self.systemName = systemName }
}

/// Draws a symbol in a square.
package final class SymbolNode: ViewNode {
  private let name: String

  package init(_ name: String, environment: EnvironmentValues) {
    self.name = name
    super.init(environment: environment)
  }

  private var side: CGFloat {
    CGFloat((environment.textAttributes.resolvedFont(in: environment).descriptor.size * 1.15).rounded())
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: side, height: side)
  }

  package override func draw(into drawing: inout Drawing) {
    let scale = Double(frame.width) / SystemSymbol.grid
    guard scale > 0, scale.isFinite else { return }
    let place = Transform.scale(scale, scale).then(.translation(Double(frame.minX), Double(frame.minY)))
    let paint = environment.foreground.paint(level: 0, in: environment)
    let bounds = Rect(frame)
    guard let symbol = SystemSymbol(name: name) else {
      let box = Rect(x: 3, y: 3, width: 14, height: 14)
      let outline = VectorPath(box, radii: CornerRadii(2)).transformed(by: place)
      let faint = paint.multiplyingAlpha(by: 0.4).brush
      drawing.append(.path(PathItem(outline, line: .init(Stroke(width: scale), faint), brushBounds: bounds)))
      return
    }
    if !symbol.fill.isEmpty {
      var item = PathItem(symbol.fill.transformed(by: place), fill: paint.brush, brushBounds: bounds)
      item.evenOdd = true
      drawing.append(.path(item))
    }
    if !symbol.lines.isEmpty {
      let weight = environment.textAttributes.resolvedFont(in: environment).descriptor.weight
      let stroke = Stroke(
        width: SystemSymbol.lineWidth * scale * (weight >= 600 ? 1.35 : 1), cap: .round, join: .round)
      drawing.append(
        .path(
          PathItem(
            symbol.lines.transformed(by: place), line: .init(stroke, paint.brush), brushBounds: bounds)))
    }
  }
}

extension Image: _PrimitiveView {
  @MainActor public func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    nodes.append(SymbolNode(systemName, environment: context.environment))
  }
}
