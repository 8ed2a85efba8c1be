import Foundation
import OpenChartsDisplayList
import OpenChartsViewValues

/// A change of a view's drawing that leaves its layout unchanged.
enum Effect: NodeModifier {
  case opacity(Double)
  case hidden
  case blur(CGFloat)
  case shadow(Color, CGFloat, CGFloat, CGFloat)
  case rotation(Angle, UnitPoint)
  case scale(CGSize, UnitPoint)
  case clipped
  case blend(Blend)
  case colors(ColorMatrix)
  /// Multiplies by a colour that depends on the environment.
  case multiplied(Color)

  @MainActor func wrap(_ node: ViewNode, in context: _ViewContext) -> ViewNode {
    EffectNode(node, effect: self)
  }
}

package final class EffectNode: WrapperNode {
  private let effect: Effect

  init(_ content: ViewNode, effect: Effect) {
    self.effect = effect
    super.init(content)
  }

  private func around(_ anchor: UnitPoint, _ inner: Transform) -> Transform {
    let x = frame.minX + frame.width * (isRightToLeft ? 1 - anchor.x : anchor.x)
    let y = frame.minY + frame.height * anchor.y
    return Transform.translation(-x, -y).then(inner).then(.translation(x, y))
  }

  package override func draw(into drawing: inout Drawing) {
    let draw = content.draw
    switch effect {
    case .opacity(let opacity):
      guard opacity > 0 else { return }
      if opacity >= 1 { return draw(&drawing) }
      drawing.group({ $0.opacity = opacity }, draw)
    case .hidden: return
    case .blur(let radius):
      guard radius > 0, radius.isFinite else { return draw(&drawing) }
      drawing.group({ $0.blur = Double(radius) }, draw)
    case .shadow(let color, let radius, let x, let y):
      guard radius.isFinite, x.isFinite, y.isFinite else { return draw(&drawing) }
      let shadow = GroupItem.Shadow(
        color: color.rgba(in: environment), radius: max(radius, 0), x: x, y: y)
      drawing.group({ $0.shadow = shadow }, draw)
    case .rotation(let angle, let anchor):
      // Draw a group even for a rotation of 0, so that a change of the angle can be animated.
      guard angle.radians.isFinite else { return draw(&drawing) }
      let (s, c) = (sin(angle.radians), cos(angle.radians))
      let rotation = around(anchor, Transform(a: c, b: s, c: -s, d: c, tx: 0, ty: 0))
      drawing.group({ $0.transform = rotation }, draw)
    case .scale(let scale, let anchor):
      guard scale.width.isFinite, scale.height.isFinite, scale.width != 0, scale.height != 0 else {
        return
      }
      let change = around(anchor, .scale(scale.width, scale.height))
      drawing.group({ $0.transform = change }, draw)
    case .clipped:
      let clip = VectorPath(Rect(pixelFrame))
      drawing.group({ $0.clip = clip }, draw)
    case .blend(let blend): drawing.group({ $0.blend = blend }, draw)
    case .colors(let matrix): change(matrix, in: &drawing)
    case .multiplied(let color): change(.multiplication(color.rgba(in: environment)), in: &drawing)
    }
  }

  private func change(_ matrix: ColorMatrix, in drawing: inout Drawing) {
    let inner = drawing.isolated(content.draw)
    drawing.list.accessibility += inner.accessibility
    drawing.list.items += inner.items.map { $0.changingColors(matrix) }
  }
}

extension View {
  nonisolated func effect(_ effect: Effect) -> NodeModified<Self, Effect> {
    NodeModified(content: self, modifier: effect)
  }

  /// Sets the opacity: 0 is invisible and hidden from assistive technology, 1 changes nothing.
  nonisolated public func opacity(_ opacity: Double) -> some View { effect(.opacity(opacity)) }

  /// Reserves the view's space but draws nothing.
  nonisolated public func hidden() -> some View { effect(.hidden) }

  /// Applies a Gaussian blur; `radius` is in points. `opaque` has no effect: edges fade.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    effect(.blur(radius))
  }

  /// Draws a shadow below the view. Radius and offset are in points.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    effect(.shadow(color, radius, x, y))
  }

  /// Rotates the drawing clockwise around an anchor of the view. The layout does not change.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    effect(.rotation(angle, anchor))
  }

  /// Scales the drawing around an anchor of the view. The layout does not change.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    effect(.scale(scale, anchor))
  }

  /// Scales width and height by one factor. Negative values mirror, 0 draws nothing.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales width and height by separate factors. Negative values mirror, 0 draws nothing.
  nonisolated public func scaleEffect(
    x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Clips the drawing to the view's bounds.
  nonisolated public func clipped(antialiased: Bool = false) -> some View { effect(.clipped) }

  /// Sets how the view's colours blend with those below.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    effect(.blend(blendMode.blend))
  }
}
