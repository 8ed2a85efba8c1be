import Foundation
import OpenChartsViewValues

/// The contexts of the current thread, innermost last.
enum CurrentContext {
  private static let key = "OpenCharts.contexts"

  private static var stack: [CGContext] {
    get { Thread.current.threadDictionary[key] as? [CGContext] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  /// The context into which colours, paths and strings draw; `nil` outside a drawing closure.
  static var last: CGContext? { stack.last }
  static func push(_ context: CGContext) { stack.append(context) }
  @discardableResult static func pop() -> CGContext? { stack.popLast() }

  /// Runs `body` with `context` as the current one.
  static func with<Result>(_ context: CGContext, _ body: () throws -> Result) rethrows -> Result {
    push(context)
    defer { pop() }
    return try body()
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the context into which colours, paths and strings draw on this thread; `nil` outside a drawing closure.
public func UIGraphicsGetCurrentContext() -> CGContext? { CurrentContext.last }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a context the current one of this thread until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) { CurrentContext.push(context) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes the previous context of this thread the current one again.
public func UIGraphicsPopContext() { CurrentContext.pop() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Starts a drawing of one pixel per point, which ends with ``UIGraphicsEndImageContext()``.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Starts a drawing, which ends with ``UIGraphicsEndImageContext()``.
/// - Parameters:
///   - size: In points.
///   - opaque: Whether the drawing starts black instead of transparent.
///   - scale: Pixels per point; 0 means the screen's scale, 3.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = scale > 0 && scale.isFinite ? scale : UIScreen.main.scale
  CurrentContext.push(
    CGContext(
      size: size, scale: Double(scale), base: .identity, isYUp: false, background: opaque ? .black : nil))
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns an image of what the current context has drawn so far; `nil` outside a drawing.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  CurrentContext.last.flatMap(UIImage.init)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends the drawing that was started last.
public func UIGraphicsEndImageContext() { CurrentContext.pop() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle of the current context.
public func UIRectFill(_ rect: CGRect) { CurrentContext.last?.fill(rect) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Draws a line of one point inside the edges of a rectangle of the current context, in the fill colour.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = CurrentContext.last, !rect.isNull else { return }
  var path = Path(rect)
  path.addRect(rect.insetBy(dx: 1, dy: 1))
  context.fill(path, isEvenOdd: true)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Clips later drawing in the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) { CurrentContext.last?.clip(to: rect) }

extension UIImage {
  /// The drawing of a context; `nil` if it is too large.
  convenience init?(_ context: CGContext) {
    guard context.size.width > 0, context.size.height > 0 else { return nil }
    guard let picture = context.picture else { return nil }
    self.init(.pixels(picture, scale: context.scale))
  }
}
