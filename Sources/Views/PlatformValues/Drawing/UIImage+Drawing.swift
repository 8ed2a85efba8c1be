import Foundation
import OpenChartsDisplayList
import OpenChartsViewValues

extension UIImage {
  /// Draws the image in the current context so that it fills a rectangle. Symbols and templates take their tint, black
  /// without one.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: nil) }
  /// Draws the image in the current context in its size, from a point to the right and down.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  /// Draws the image in the current context in its size, with an opacity from 0 to 1.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
  /// Draws the image in the current context so that it fills a rectangle, with an opacity from 0 to 1.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: rect, blendMode: blendMode, alpha: Optional(alpha))
  }

  /// Without an `alpha` the image has the opacity and the blend mode of the context.
  private func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat?) {
    guard let context = CurrentContext.last, !rect.isNull else { return }
    let rect = rect.standardized
    context.saveGState()
    if let alpha {
      context.setBlendMode(blendMode)
      context.setAlpha(alpha)
    }
    context.add(
      items(in: Rect(x: 0, y: 0, width: rect.width, height: rect.height), context.state), uprightIn: rect)
    context.restoreGState()
  }

  /// The drawing in a box whose y axis points down.
  private func items(in box: Rect, _ state: CGContext.State) -> [DisplayItem] {
    guard box.width > 0, box.height > 0, box.width.isFinite, box.height.isFinite else { return [] }
    let foreground = tint.map { $0.cgColor.rgba } ?? .black
    switch source {
    case .empty: return []
    case .symbol(let name):
      return SystemSymbol(name: name).map { Self.items(of: $0, in: box, foreground) } ?? []
    case .pixels(let image, _): return items(of: image, isTemplate: false, in: box, foreground, state)
    case .asset(_, let file):
      return items(of: file.image, isTemplate: file.isTemplate, in: box, foreground, state)
    }
  }

  private func items(
    of image: RasterImage, isTemplate: Bool, in box: Rect, _ foreground: RGBA, _ state: CGContext.State
  ) -> [DisplayItem] {
    var item = ImageItem(image, in: box)
    item.isAntialiased = state.isAntialiased
    item.interpolation = state.interpolation.interpolation
    let isTemplate = renderingMode == .alwaysTemplate || renderingMode == .automatic && isTemplate
    guard isTemplate || tint != nil else { return [.image(item)] }
    var group = GroupItem([.rects(RectBatch([box], fill: .color(foreground)))])
    group.mask = [.image(item)]
    return [.group(group)]
  }

  private static func items(of symbol: SystemSymbol, in box: Rect, _ foreground: RGBA) -> [DisplayItem] {
    let scale = min(box.width, box.height) / SystemSymbol.grid
    let side = scale * SystemSymbol.grid
    let transform = Transform.scale(scale, scale).then(
      .translation((box.width - side) / 2, (box.height - side) / 2))
    return symbol.items(at: transform) { part in
      var fill = PathItem(part.fill.transformed(by: transform), fill: .color(foreground))
      fill.evenOdd = true
      let stroke = Stroke(width: part.lineWidth * scale, cap: .round, join: .round)
      let lines = PathItem(part.lines.transformed(by: transform), line: .init(stroke, .color(foreground)))
      return [fill, lines].filter { !$0.path.isEmpty }.map { .path($0) }
    }
  }
}
