import Foundation
import OpenChartsDisplayList
import OpenChartsViewValues

extension CGRect {
  /// Insets each side by `amount`. A side without enough space shrinks to zero length at its centre.
  func shrunk(by amount: CGFloat) -> CGRect {
    let r = standardized
    let (dx, dy) = (min(amount, r.width / 2), min(amount, r.height / 2))
    return CGRect(
      x: r.minX + dx, y: r.minY + dy, width: r.width - 2 * dx, height: r.height - 2 * dy)
  }
}

/// A rectangle that fills its frame.
public struct Rectangle: InsettableShape, Hashable {
  private var insetAmount: CGFloat = 0
  /// Creates the shape without an inset.
  public init() {}

  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect.shrunk(by: insetAmount)) }
  /// Returns the shape inset by `amount` points on each side.
  public func inset(by amount: CGFloat) -> Rectangle {
    var copy = self
    copy.insetAmount += amount
    return copy
  }
}

/// A circle centred in its frame, with the shorter side as its diameter.
public struct Circle: InsettableShape, Hashable {
  private var insetAmount: CGFloat = 0
  /// Creates the shape without an inset.
  public init() {}

  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side
      ).shrunk(by: insetAmount))
  }

  /// Returns a square with the shorter proposed side; 10 points if neither is proposed.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side: CGFloat =
      switch (proposal.width, proposal.height) {
      case (let width?, let height?): min(width, height)
      case (let side?, nil), (nil, let side?): side
      case (nil, nil): 10
      }
    return CGSize(width: side, height: side)
  }

  /// Returns the shape inset by `amount` points on each side.
  public func inset(by amount: CGFloat) -> Circle {
    var copy = self
    copy.insetAmount += amount
    return copy
  }
}

/// An ellipse inscribed in its frame.
public struct Ellipse: InsettableShape, Hashable {
  private var insetAmount: CGFloat = 0
  /// Creates the shape without an inset.
  public init() {}

  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.shrunk(by: insetAmount)) }
  /// Returns the shape inset by `amount` points on each side.
  public func inset(by amount: CGFloat) -> Ellipse {
    var copy = self
    copy.insetAmount += amount
    return copy
  }
}

/// A rectangle whose shorter sides are semicircles.
public struct Capsule: InsettableShape, Hashable {
  /// The style of the corners' curve.
  public var style: RoundedCornerStyle
  private var insetAmount: CGFloat = 0

  /// Creates a capsule with a corner style.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let frame = rect.shrunk(by: insetAmount)
    let radius = min(frame.width, frame.height) / 2
    return Path(
      roundedRect: frame, cornerSize: CGSize(width: radius, height: radius), style: style)
  }

  /// Returns the shape inset by `amount` points on each side.
  public func inset(by amount: CGFloat) -> Capsule {
    var copy = self
    copy.insetAmount += amount
    return copy
  }
}

/// The shape of the enclosing container; always a rectangle.
public struct ContainerRelativeShape: InsettableShape, Hashable {
  private var insetAmount: CGFloat = 0
  /// Creates the shape without an inset.
  public init() {}

  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect.shrunk(by: insetAmount)) }
  /// Returns the shape inset by `amount` points on each side.
  public func inset(by amount: CGFloat) -> ContainerRelativeShape {
    var copy = self
    copy.insetAmount += amount
    return copy
  }
}
