import Foundation
import OpenChartsViewValues

extension NSImage {
  /// Pixels per point of drawn images, as on a Mac's screen.
  private static let pixels = 2.0

  /// Creates an image of a size in points that `drawingHandler` draws, at two pixels per point.
  ///
  ///     let badge = NSImage(size: NSSize(width: 40, height: 40), flipped: false) { rect in
  ///       NSColor.systemBlue.setFill()
  ///       NSBezierPath(ovalIn: rect).fill()
  ///       return true
  ///     }
  ///
  /// The handler is called once, immediately, with a rectangle of the size at the origin. If it returns false, the
  /// image is transparent.
  /// - Parameter drawingHandlerShouldBeCalledWithFlippedContext: Whether the y axis points down.
  public convenience init(
    size: CGSize, flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool,
    drawingHandler: (CGRect) -> Bool
  ) {
    self.init(size: size)
    let context = Self.context(of: size, isYUp: !drawingHandlerShouldBeCalledWithFlippedContext)
    let isDrawn = CurrentContext.with(context) { drawingHandler(CGRect(origin: .zero, size: size)) }
    if isDrawn, let image = UIImage(context) { self.image = image }
  }

  private static func context(of size: CGSize, isYUp: Bool) -> CGContext {
    let up = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)
    return CGContext(size: size, scale: pixels, base: isYUp ? up : .identity, isYUp: isYUp)
  }

  /// Makes a drawing of the image the current context, with its y axis upwards, until ``unlockFocus()``. It starts
  /// with the present image.
  public func lockFocus() {
    let context = Self.context(of: size, isYUp: true)
    CurrentContext.push(context)
    image.draw(in: CGRect(origin: .zero, size: size))
  }

  /// Makes the drawing that ``lockFocus()`` started the image.
  public func unlockFocus() {
    if let image = CurrentContext.pop().flatMap({ UIImage($0) }) { self.image = image }
  }

  /// Draws the image in the current context so that it fills a rectangle.
  public func draw(in rect: CGRect) { image.draw(in: rect) }

  /// Returns the pixels; `nil` for a symbol. The rectangle, the context and the hints have no effect: an image has one
  /// resolution.
  public func cgImage(
    forProposedRect proposedDestRect: UnsafeMutablePointer<CGRect>?,
    context referenceContext: NSGraphicsContext?,
    hints: [String: Any]?
  ) -> CGImage? { image.cgImage }
}

extension NSColor {
  /// Sets the fill and stroke colours of the current context to this colour in light appearance.
  public func set() { color.set() }
  /// Sets the fill colour of the current context to this colour in light appearance.
  public func setFill() { color.setFill() }
  /// Sets the stroke colour of the current context to this colour in light appearance.
  public func setStroke() { color.setStroke() }
}

/// A drawing destination of AppKit.
public final class NSGraphicsContext {
  /// The context that draws.
  public let cgContext: CGContext
  /// Whether the y axis points down.
  public var isFlipped: Bool { !cgContext.isYUp }

  private init(_ context: CGContext) { cgContext = context }
  /// Creates a destination that draws into a context. `initialFlippedState` has no effect: the context knows its
  /// direction.
  public init(cgContext graphicsPort: CGContext, flipped initialFlippedState: Bool) {
    cgContext = graphicsPort
  }

  /// The destination of this thread; `nil` outside a drawing. Setting it replaces the innermost one, and `nil` ends
  /// that.
  public static var current: NSGraphicsContext? {
    get { CurrentContext.last.map { NSGraphicsContext($0) } }
    set {
      CurrentContext.pop()
      if let newValue { CurrentContext.push(newValue.cgContext) }
    }
  }

  /// Saves the state of the context.
  public func saveGraphicsState() { cgContext.saveGState() }
  /// Restores the state of the context that was saved last.
  public func restoreGraphicsState() { cgContext.restoreGState() }
  /// Saves the state of the current context.
  public static func saveGraphicsState() { CurrentContext.last?.saveGState() }
  /// Restores the state of the current context that was saved last.
  public static func restoreGraphicsState() { CurrentContext.last?.restoreGState() }
}
