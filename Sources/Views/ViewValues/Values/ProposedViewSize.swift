import Foundation

/// A parent's offer: points, `nil` for the ideal size, infinity for as much as possible.
public struct ProposedViewSize: Equatable, Hashable, Sendable {
  /// Points; `nil` for the ideal width.
  public var width: CGFloat?
  /// Points; `nil` for the ideal height.
  public var height: CGFloat?

  /// As little as possible.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// The ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// As much as possible.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// An offer by its sides, in points.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// An offer of a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The offer with a size, 10 × 10 by default, where it says nothing.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10))
    -> CGSize
  {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
