import Foundation

/// A size proposed by a parent: points, `nil` for the ideal size, infinity for as much as possible.
public struct ProposedViewSize: Equatable, Hashable, Sendable {
  /// The width in points; `nil` for the ideal width.
  public var width: CGFloat?
  /// The height in points; `nil` for the ideal height.
  public var height: CGFloat?

  /// A proposal for the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// A proposal for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// A proposal for the maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Creates a proposal from dimensions in points.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Returns the proposal with missing dimensions replaced, by default with 10.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10))
    -> CGSize
  {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
