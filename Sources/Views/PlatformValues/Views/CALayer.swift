import Foundation
import OpenChartsViewValues

/// The corners, the border and the shadow of a view of UIKit, in its picture.
@preconcurrency @MainActor public final class CALayer {
  private unowned let view: UIView
  /// The radius of the corners in points; 0 by default.
  public var cornerRadius: CGFloat = 0
  /// The width of the border inside the edges, in points; 0 means no border.
  public var borderWidth: CGFloat = 0
  /// The colour of the border; black by default.
  public var borderColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// The shape of the corners; parts of a circle by default.
  public var cornerCurve = CALayerCornerCurve.circular
  /// The colour of the shadow. Stored, but has no effect.
  public var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// The opacity of the shadow from 0 to 1. Stored, but has no effect.
  public var shadowOpacity: Float = 0
  /// The distance of the shadow in points. Stored, but has no effect.
  public var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur of the shadow in points. Stored, but has no effect.
  public var shadowRadius: CGFloat = 3

  init(_ view: UIView) { self.view = view }

  /// Whether content is clipped to the bounds with their corners. The same as the view's `clipsToBounds`.
  public var masksToBounds: Bool {
    get { view.clipsToBounds }
    set { view.clipsToBounds = newValue }
  }
  /// The background colour of the view.
  public var backgroundColor: CGColor? {
    get { view.backgroundColor?.cgColor }
    set { view.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
  }
  /// The opacity of the view, from 0 to 1.
  public var opacity: Float {
    get { Float(view.alpha) }
    set { view.alpha = CGFloat(newValue) }
  }
  /// The bounds of the view in points.
  public var bounds: CGRect { view.bounds }
  /// Draws the view with its top left corner at the origin of a context.
  public func render(in context: CGContext) { view.render(in: context) }

  /// The bounds with their corners.
  var outline: Path { outline(inset: 0) }

  private func outline(inset: CGFloat) -> Path {
    let rect = view.bounds.insetBy(dx: inset, dy: inset)
    let radius = min(cornerRadius - inset, rect.width / 2, rect.height / 2)
    guard radius > 0 else { return Path(rect) }
    return Path(
      roundedRect: rect, cornerRadius: radius, style: cornerCurve == .continuous ? .continuous : .circular)
  }

  func drawBorder(in context: CGContext) {
    guard borderWidth > 0, let borderColor else { return }
    context.setStrokeColor(borderColor)
    context.setLineWidth(borderWidth)
    context.stroke(outline(inset: borderWidth / 2))
  }
}

/// The shape of the corners of a ``CALayer``.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Parts of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Corners without a sudden change of the curvature.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
