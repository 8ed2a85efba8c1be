import Foundation
import OpenChartsDisplayList
import OpenChartsViewValues

/// A clip, border or content shape.
private enum Cut: NodeModifier {
  case clip(any Shape, FillStyle)
  case border(any ShapeStyle, CGFloat)
  case contentShape(any Shape, FillStyle)

  @MainActor func wrap(_ node: ViewNode, in context: _ViewContext) -> ViewNode {
    CutNode(node, cut: self)
  }
}

package final class CutNode: WrapperNode {
  private let cut: Cut

  fileprivate init(_ content: ViewNode, cut: Cut) {
    self.cut = cut
    super.init(content)
    if case .contentShape(let shape, _) = cut {
      traits.contentShape = { [unowned self] in
        shape.outline(in: frame, environment.layoutDirection).vector
      }
    }
  }

  package override func draw(into drawing: inout Drawing) {
    switch cut {
    case .clip(let shape, let fill):
      let path = shape.outline(in: pixelFrame, environment.layoutDirection).vector
      guard path.points.allSatisfy(\.isFinite) else { return content.draw(into: &drawing) }
      drawing.group(
        {
          $0.clip = path
          $0.clipEvenOdd = fill.isEOFilled
        }, content.draw)
    case .border(let style, let width):
      content.draw(into: &drawing)
      guard width > 0, width.isFinite else { return }
      let box = Rect(pixelFrame).inset(x: Double(width) / 2, y: Double(width) / 2)
      drawing.stroke(
        VectorPath(box), Stroke(width: Double(width)), with: style._paint(in: environment),
        bounds: Rect(pixelFrame))
    case .contentShape: content.draw(into: &drawing)
    }
  }
}

private struct MaskModifier<M: View>: NodeModifier {
  let mask: M
  let alignment: Alignment
  @MainActor func wrap(_ node: ViewNode, in context: _ViewContext) -> ViewNode {
    MaskNode(node, mask: context.inStack(nil).node(of: mask), alignment: alignment)
  }
}

package final class MaskNode: WrapperNode {
  private let mask: ViewNode
  private let alignment: Alignment

  init(_ content: ViewNode, mask: ViewNode, alignment: Alignment) {
    self.mask = mask
    self.alignment = alignment
    super.init(content)
  }

  package override func layout() {
    super.layout()
    let offer = ProposedViewSize(frame.size)
    let offset = alignedOffset(of: mask, proposal: offer, in: frame.size, alignment)
    var x = offset.x
    if isRightToLeft { x = frame.width - x - mask.size(offer).width }
    mask.place(at: CGPoint(x: frame.minX + x, y: frame.minY + offset.y), proposal: offer)
  }

  package override func draw(into drawing: inout Drawing) {
    var cover = Drawing()
    mask.draw(into: &cover)
    drawing.group({ $0.mask = cover.list.items }, content.draw)
  }
}

extension View {
  nonisolated private func cut(_ cut: Cut) -> NodeModified<Self, Cut> {
    NodeModified(content: self, modifier: cut)
  }

  /// Clips the drawing to a shape in the view's frame.
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle())
    -> some View
  {
    cut(.clip(shape, style))
  }

  /// Clips the drawing to a rectangle with rounded corners; `radius` is in points.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  /// Draws a border of `width` points inside the view's bounds.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    cut(.border(content, width))
  }

  /// Masks the view with the alpha channel of another.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    NodeModified(content: self, modifier: MaskModifier(mask: mask(), alignment: alignment))
  }

  /// Masks the view with the alpha channel of another, centred on it.
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    self.mask { mask }
  }

  /// Sets the shape of the view's hit area.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    cut(.contentShape(shape, FillStyle(eoFill: eoFill)))
  }

  /// Sets the shape of the view's hit area. `kind` and `eoFill` have no effect.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    cut(.contentShape(shape, FillStyle(eoFill: eoFill)))
  }

  /// Draws a shape filled with a style behind this view.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style, style: fillStyle) }
  }

  /// Draws a shape filled with the environment's background style behind this view.
  nonisolated public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle())
    -> some View
  {
    background { shape.fill(BackgroundStyle(), style: fillStyle) }
  }

  /// Draws a shape filled with a style in front of this view.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }
}
