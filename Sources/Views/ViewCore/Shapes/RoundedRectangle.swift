import DisplayList
import Foundation
import ViewValues

/// A rectangle with round corners; radii in points, made smaller where they do not fit.
public struct RoundedRectangle: InsettableShape, Hashable {
  /// Width and height of the corners, in points.
  public var cornerSize: CGSize
  /// How the corners bend.
  public var style: RoundedCornerStyle
  private var insetAmount: CGFloat = 0

  /// Corners that are so wide and high, in points.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Corners with a radius in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(
      roundedRect: rect.shrunk(by: insetAmount),
      cornerSize: CGSize(
        width: max(cornerSize.width - insetAmount, 0), height: max(cornerSize.height - insetAmount, 0)),
      style: style)
  }

  /// The shape so many points smaller on each side.
  public func inset(by amount: CGFloat) -> RoundedRectangle {
    var copy = self
    copy.insetAmount += amount
    return copy
  }

  /// The corners, for animations.
  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}

/// A rectangle with a radius of its own at each corner.
public struct UnevenRoundedRectangle: InsettableShape, Hashable {
  /// The radius of each corner, in points.
  public var cornerRadii: RectangleCornerRadii
  /// How the corners bend.
  public var style: RoundedCornerStyle
  private var insetAmount: CGFloat = 0

  /// Corners with radii in points.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Corners with radii in points; those left out are square.
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

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(
      roundedRect: rect.shrunk(by: insetAmount), cornerRadii: cornerRadii.inset(by: insetAmount),
      style: style)
  }

  /// The shape so many points smaller on each side.
  public func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
    var copy = self
    copy.insetAmount += amount
    return copy
  }

  /// The corners, for animations.
  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
}
