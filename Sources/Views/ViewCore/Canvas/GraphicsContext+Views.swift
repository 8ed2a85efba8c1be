import Foundation
import OpenChartsDisplayList
import OpenChartsIsolation
import OpenChartsViewValues

extension GraphicsContext {
  /// A text that is ready to be measured and drawn.
  public struct ResolvedText {
    /// The style of the parts of the text that set no colour. Default: the foreground style.
    public var shading = Shading.foreground
    fileprivate let node: MainActorBox<ViewNode>

    /// Returns the size of the text in an area.
    public func measure(in size: CGSize) -> CGSize {
      onMainActor { [node] in node.value.size(ProposedViewSize(size)) }
    }
    /// Returns the distance from the top to the first baseline, in an area.
    public func firstBaseline(in size: CGSize) -> CGFloat { baseline(.firstTextBaseline, in: size) }
    /// Returns the distance from the top to the last baseline, in an area.
    public func lastBaseline(in size: CGSize) -> CGFloat { baseline(.lastTextBaseline, in: size) }

    private func baseline(_ guide: VerticalAlignment, in size: CGSize) -> CGFloat {
      onMainActor { [node] in node.value.dimensions(ProposedViewSize(size))[guide] }
    }
  }

  /// An image that is ready to be drawn.
  public struct ResolvedImage {
    /// The size in points.
    public var size: CGSize { onMainActor { [node] in node.value.size(.unspecified) } }
    /// The distance from the top to the baseline: the height.
    public var baseline: CGFloat { size.height }
    /// The style of a template image; the foreground style at first.
    public var shading: Shading? = .foreground
    fileprivate let image: Image
    fileprivate let node: MainActorBox<ViewNode>
  }

  /// A view of the canvas that is ready to be drawn.
  public struct ResolvedSymbol {
    /// The size in points.
    public var size: CGSize { onMainActor { [node] in node.value.size(.unspecified) } }
    fileprivate let node: MainActorBox<ViewNode>
  }

  /// Prepares a text for measuring and drawing.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(node: node(of: text)) }
  /// Prepares an image for drawing.
  public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(image: image, node: node(of: image))
  }
  /// Returns the canvas's view with this tag; `nil` if there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    let (symbols, tag) = (self.symbols, UncheckedSendable(AnyHashable(id)))
    let node = onMainActor { [symbols, tag] in
      symbols.value.first { $0.tag == tag.value }.map { MainActorBox($0) }
    }
    return node.map { ResolvedSymbol(node: $0) }
  }

  /// Draws a text at a point, which is at `anchor` in the text.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }
  /// Draws a text in a rectangle, from its top leading corner.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
  /// Draws a text at a point, which is at `anchor` in the text.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(text.node, proposal: .unspecified, at: point, anchor)
  }
  /// Draws a text in a rectangle, from its top leading corner.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw(text.node, proposal: ProposedViewSize(rect.size), at: rect.origin, .topLeading)
  }

  /// Draws an image at a point, which is at `anchor` in the image.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
  /// Draws an image that fills a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }
  /// Draws an image at a point, which is at `anchor` in the image.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image.node, proposal: .unspecified, at: point, anchor)
  }
  /// Draws an image that fills a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(
      node(of: image.image.resizable()), proposal: ProposedViewSize(rect.size), at: rect.origin, .topLeading)
  }

  /// Draws a view of the canvas at a point, which is at `anchor` in the view.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol.node, proposal: .unspecified, at: point, anchor)
  }
  /// Draws a view of the canvas in a rectangle, from its top leading corner.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    draw(symbol.node, proposal: ProposedViewSize(rect.size), at: rect.origin, .topLeading)
  }

  private func node(of view: some View) -> MainActorBox<ViewNode> {
    let view = UncheckedSendable(view)
    let environment = environment
    return onMainActor { [view, environment] in
      let graph = ViewGraph()
      defer { withExtendedLifetime(graph) {} }
      let context = _ViewContext(environment: environment, scope: StateScope(graph: graph))
      return MainActorBox(context.node(of: view.value))
    }
  }

  private func draw(
    _ node: MainActorBox<ViewNode>, proposal: ProposedViewSize, at point: CGPoint, _ anchor: UnitPoint
  ) {
    let (items, size) = onMainActor { [node] in (node.value.render(proposal).items, node.value.frame.size) }
    var copy = self
    copy.translateBy(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y)
    copy.add(items)
  }
}
