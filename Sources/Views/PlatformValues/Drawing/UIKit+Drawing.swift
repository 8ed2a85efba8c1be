import Foundation
import OpenChartsViewValues

extension UIColor {
  /// Sets the fill and stroke colours of the current context to this colour in light appearance.
  public func set() {
    setFill()
    setStroke()
  }
  /// Sets the fill colour of the current context to this colour in light appearance.
  public func setFill() { CurrentContext.last?.setFillColor(cgColor) }
  /// Sets the stroke colour of the current context to this colour in light appearance.
  public func setStroke() { CurrentContext.last?.setStrokeColor(cgColor) }
}

extension UIBezierPath {
  private var shape: Path { Path(cgPath) }

  /// Fills the path in the current context.
  public func fill() { CurrentContext.last?.fill(shape, isEvenOdd: usesEvenOddFillRule) }
  /// Fills the path in the current context.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    blending(blendMode, alpha) { fill() }
  }
  /// Draws the outline in the current context, with the path's own width and dashes.
  public func stroke() { CurrentContext.last?.stroke(shape, strokeStyle) }
  /// Draws the outline in the current context.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    blending(blendMode, alpha) { stroke() }
  }
  /// Clips later drawing in the current context to the path.
  public func addClip() { CurrentContext.last?.clip(to: shape, isEvenOdd: usesEvenOddFillRule) }

  private func blending(_ mode: CGBlendMode, _ alpha: CGFloat, _ body: () -> Void) {
    guard let context = CurrentContext.last else { return }
    context.saveGState()
    context.setBlendMode(mode)
    context.setAlpha(alpha)
    body()
    context.restoreGState()
  }
}
