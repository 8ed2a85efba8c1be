import Foundation
import OpenChartsViewValues

extension UIView {
  /// Draws the view and its subviews into the current context, scaled to a rectangle.
  ///
  /// `afterUpdates` has no effect: the view is always drawn with its latest changes.
  /// - Returns: Whether there is a current context.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = CurrentContext.last else { return false }
    guard frame.width > 0, frame.height > 0 else { return true }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / frame.width, y: rect.height / frame.height)
    render(in: context)
    context.restoreGState()
    return true
  }

  /// Draws the view with its top left corner at the origin.
  func render(in context: CGContext) {
    guard !isHidden else { return }
    layoutSubviews()
    let isLayer = alpha < 1
    if isLayer {
      context.saveGState()
      context.setAlpha(alpha)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
    }
    context.saveGState()
    let outline = layer.outline
    context.saveGState()
    if clipsToBounds { context.clip(to: outline, isEvenOdd: false) }
    if let backgroundColor {
      context.setFillColor(backgroundColor.cgColor)
      context.fill(outline)
    }
    context.saveGState()
    context.setFillColor(CGColor(gray: 0, alpha: 1))
    CurrentContext.with(context) { draw(bounds) }
    context.restoreGState()
    for view in subviews {
      context.saveGState()
      context.translateBy(x: view.frame.minX, y: view.frame.minY)
      view.render(in: context)
      context.restoreGState()
    }
    context.restoreGState()
    layer.drawBorder(in: context)
    context.restoreGState()
    if isLayer {
      context.endTransparencyLayer()
      context.restoreGState()
    }
  }
}
