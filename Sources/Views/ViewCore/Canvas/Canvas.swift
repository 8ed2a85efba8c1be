import Foundation
import OpenChartsDisplayList
import OpenChartsIsolation
import OpenChartsViewValues

/// The colour space of a ``Canvas``. Has no effect: colours are blended in sRGB.
public enum ColorRenderingMode: Hashable, Sendable {
  /// Blending in sRGB, in linear colours, or with values beyond 0 to 1. Has no effect.
  case nonLinear, linear, extendedLinear
}

/// A view that draws with a closure. It takes the proposed size.
///
///     Canvas { context, size in
///       context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
///     }
public struct Canvas<Symbols: View> {
  /// The views that the renderer can draw by their tags.
  public var symbols: Symbols
  /// Draws into a context of the given size.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the canvas has no transparent parts. Has no effect.
  public var isOpaque: Bool
  /// The colour space. Has no effect.
  public var colorMode: ColorRenderingMode
  /// Whether another thread may draw. Has no effect.
  public var rendersAsynchronously: Bool

  /// Creates a canvas with views that the renderer resolves by their tags. `opaque`, `colorMode` and
  /// `rendersAsynchronously` have no effect.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a canvas. `opaque`, `colorMode` and `rendersAsynchronously` have no effect.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
      symbols: EmptyView.init)
  }
}

extension Canvas: _PrimitiveView {
  public func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    nodes.append(
      CanvasNode(
        environment: context.environment, symbols: context.child(.index(0)).nodes(of: symbols),
        renderer: renderer))
  }
}

private final class CanvasNode: ViewNode {
  private let symbols: [ViewNode]
  private let renderer: (inout GraphicsContext, CGSize) -> Void

  init(
    environment: EnvironmentValues, symbols: [ViewNode],
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.symbols = symbols
    self.renderer = renderer
    super.init(environment: environment)
  }

  override func hasArbitraryHeight(_ proposal: ProposedViewSize) -> Bool { proposal.height == nil }

  override func draw(into drawing: inout Drawing) {
    let frame = pixelFrame
    guard frame.width > 0, frame.height > 0, frame.width.isFinite, frame.height.isFinite else { return }
    let recording = CanvasRecording(symbols: MainActorBox(symbols))
    var context = GraphicsContext(recording, environment: environment)
    context.clipBoundingRect = CGRect(origin: .zero, size: frame.size)
    renderer(&context, frame.size)
    guard !recording.items.isEmpty else { return }
    var group = GroupItem(recording.items)
    group.transform = .translation(frame.minX, frame.minY)
    group.clip = VectorPath(Rect(x: 0, y: 0, width: frame.width, height: frame.height))
    drawing.append(.group(group))
  }

  override func dismantle() {
    for symbol in symbols { symbol.dismantle() }
    super.dismantle()
  }
}

/// The items that a renderer has drawn, in the canvas's coordinates.
final class CanvasRecording {
  var items: [DisplayItem] = []
  let symbols: MainActorBox<[ViewNode]>

  init(symbols: MainActorBox<[ViewNode]>) { self.symbols = symbols }
}
