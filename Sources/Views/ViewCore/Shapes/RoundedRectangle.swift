import DisplayList
import Foundation
import ViewValues

/// A rectangle with round corners; radii in points, made smaller where they do not fit.
public struct RoundedRectangle: InsettableShape, Hashable {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle
  private var insetAmount: CGFloat = 0

  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public func path(in rect: CGRect) -> Path {
    Path(
      roundedRect: rect.shrunk(by: insetAmount),
      cornerSize: CGSize(
        width: max(cornerSize.width - insetAmount, 0), height: max(cornerSize.height - insetAmount, 0)),
      style: style)
  }

  public func inset(by amount: CGFloat) -> RoundedRectangle {
    var copy = self
    copy.insetAmount += amount
    return copy
  }

  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}

/// A rectangle with a radius of its own at each corner.
public struct UnevenRoundedRectangle: InsettableShape, Hashable {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle
  private var insetAmount: CGFloat = 0

  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

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

  public func path(in rect: CGRect) -> Path {
    Path(
      roundedRect: rect.shrunk(by: insetAmount), cornerRadii: cornerRadii.inset(by: insetAmount),
      style: style)
  }

  public func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
    var copy = self
    copy.insetAmount += amount
    return copy
  }

  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
}
