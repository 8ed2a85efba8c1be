import Foundation

extension NSValue {
  /// Creates an object with a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// Creates an object with a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Creates an object with a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// The rectangle in the object.
  public var cgRectValue: CGRect { rectValue }
  /// The point in the object.
  public var cgPointValue: CGPoint { pointValue }
  /// The size in the object.
  public var cgSizeValue: CGSize { sizeValue }
}
