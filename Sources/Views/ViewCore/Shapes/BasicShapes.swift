import DisplayList
import Foundation
import ViewValues

extension CGRect {
  /// Smaller by an amount on each side; a side that has no room for it shrinks to nothing in its middle.
  func shrunk(by amount: CGFloat) -> CGRect {
    let r = standardized
    let (dx, dy) = (min(amount, r.width / 2), min(amount, r.height / 2))
    return CGRect(
      x: r.minX + dx, y: r.minY + dy, width: r.width - 2 * dx, height: r.height - 2 * dy)
  }
}

/// The whole of its frame.
public struct Rectangle: InsettableShape, Hashable {
  private var insetAmount: CGFloat = 0
  /// The shape without an inset.
  public init() {}

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect.shrunk(by: insetAmount)) }
  /// The shape so many points smaller on each side.
  public func inset(by amount: CGFloat) -> Rectangle {
    var copy = self
    copy.insetAmount += amount
    return copy
  }
}

/// A circle in the middle of its frame, as large as the shorter side.
public struct Circle: InsettableShape, Hashable {
  private var insetAmount: CGFloat = 0
  /// The shape without an inset.
  public init() {}

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side
      ).shrunk(by: insetAmount))
  }

  /// A square: as large as the shorter side that is offered, 10 points where none is.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side: CGFloat =
      switch (proposal.width, proposal.height) {
      case (let width?, let height?): min(width, height)
      case (let side?, nil), (nil, let side?): side
      case (nil, nil): 10
      }
    return CGSize(width: side, height: side)
  }

  /// The shape so many points smaller on each side.
  public func inset(by amount: CGFloat) -> Circle {
    var copy = self
    copy.insetAmount += amount
    return copy
  }
}

/// An ellipse that touches the sides of its frame.
public struct Ellipse: InsettableShape, Hashable {
  private var insetAmount: CGFloat = 0
  /// The shape without an inset.
  public init() {}

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.shrunk(by: insetAmount)) }
  /// The shape so many points smaller on each side.
  public func inset(by amount: CGFloat) -> Ellipse {
    var copy = self
    copy.insetAmount += amount
    return copy
  }
}

/// A rectangle whose shorter sides are round.
public struct Capsule: InsettableShape, Hashable {
  /// How the corners bend.
  public var style: RoundedCornerStyle
  private var insetAmount: CGFloat = 0

  /// A capsule whose ends bend so.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let frame = rect.shrunk(by: insetAmount)
    let radius = min(frame.width, frame.height) / 2
    return Path(
      roundedRect: frame, cornerSize: CGSize(width: radius, height: radius), style: style)
  }

  /// The shape so many points smaller on each side.
  public func inset(by amount: CGFloat) -> Capsule {
    var copy = self
    copy.insetAmount += amount
    return copy
  }
}

/// The shape of the container around it; a rectangle where there is none of another shape.
public struct ContainerRelativeShape: InsettableShape, Hashable {
  private var insetAmount: CGFloat = 0
  /// The shape without an inset.
  public init() {}

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect.shrunk(by: insetAmount)) }
  /// The shape so many points smaller on each side.
  public func inset(by amount: CGFloat) -> ContainerRelativeShape {
    var copy = self
    copy.insetAmount += amount
    return copy
  }
}
