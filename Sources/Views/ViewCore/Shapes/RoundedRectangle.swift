import Foundation
import OpenChartsDisplayList
import OpenChartsViewValues

/// A rectangle with rounded corners. Radii are in points and are reduced if they do not fit.
public struct RoundedRectangle: InsettableShape, Hashable {
  /// The width and height of the corners, in points.
  public var cornerSize: CGSize
  /// The style of the corners' curve.
  public var style: RoundedCornerStyle
  private var insetAmount: CGFloat = 0

  /// Creates a rectangle with corners of a width and height in points.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Creates a rectangle with corners of a radius in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(
      roundedRect: rect.shrunk(by: insetAmount),
      cornerSize: CGSize(
        width: max(cornerSize.width - insetAmount, 0), height: max(cornerSize.height - insetAmount, 0)),
      style: style)
  }

  /// Returns the shape inset by `amount` points on each side.
  public func inset(by amount: CGFloat) -> RoundedRectangle {
    var copy = self
    copy.insetAmount += amount
    return copy
  }

  /// The corner size, for animations.
  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}

/// A rectangle with a separate radius for each corner.
public struct UnevenRoundedRectangle: InsettableShape, Hashable {
  /// The radius of each corner, in points.
  public var cornerRadii: RectangleCornerRadii
  /// The style of the corners' curve.
  public var style: RoundedCornerStyle
  private var insetAmount: CGFloat = 0

  /// Creates a rectangle with corner radii in points.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates a rectangle with corner radii in points. The default radius is 0.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }

  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(
      roundedRect: rect.shrunk(by: insetAmount), cornerRadii: cornerRadii.inset(by: insetAmount),
      style: style)
  }

  /// Returns the shape inset by `amount` points on each side.
  public func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
    var copy = self
    copy.insetAmount += amount
    return copy
  }

  /// The corner radii, for animations.
  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
}
