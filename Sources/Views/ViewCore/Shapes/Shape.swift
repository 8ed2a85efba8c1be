import Foundation
import OpenChartsDisplayList
import OpenChartsViewValues

/// A type that makes an outline for a rectangle. As a view it takes the proposed size and is filled with the
/// foreground style.
///
///     struct Triangle: Shape {
///       func path(in rect: CGRect) -> Path {
///         Path { path in
///           path.addLines([
///             CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.midX, y: rect.minY),
///             CGPoint(x: rect.maxX, y: rect.maxY),
///           ])
///           path.closeSubpath()
///         }
///       }
///     }
public nonisolated protocol Shape: Sendable, Animatable, View {
  /// Returns the outline in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path
  /// The typical use of the shape; by default a fill.
  nonisolated static var role: ShapeRole { get }
  /// Whether the shape is mirrored in right-to-left layouts; by default it is.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  /// Returns the size for a proposal: the proposed size, with 10 points for each missing side.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// The typical use of a shape.
public enum ShapeRole: Hashable, Sendable {
  /// An area, a line along an outline, and a line between items.
  case fill, stroke, separator
}

/// Whether a shape is mirrored in right-to-left layouts.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// The shape is not mirrored.
  case fixed
  /// The shape is mirrored in one layout direction.
  case mirrors(in: LayoutDirection)
  /// Mirrored in right-to-left layouts.
  public static let mirrors = LayoutDirectionBehavior.mirrors(in: .rightToLeft)
}

extension Shape {
  /// The typical use of the shape; by default a fill.
  public nonisolated static var role: ShapeRole { .fill }
  /// Whether the shape is mirrored in right-to-left layouts; by default it is.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  /// Returns the size for a proposal: the proposed size, with 10 points for each missing side.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape filled with the foreground style.
  @MainActor @preconcurrency public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }

  /// Returns the outline in a rectangle, mirrored if the layout direction requires it. The shape is evaluated in a
  /// rectangle with its origin at zero.
  package nonisolated func outline(in rect: CGRect, _ direction: LayoutDirection) -> Path {
    let path = path(in: CGRect(origin: .zero, size: rect.size))
    guard case .mirrors(in: direction) = layoutDirectionBehavior else {
      return path.offsetBy(dx: rect.minX, dy: rect.minY)
    }
    return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.maxX, ty: rect.minY))
  }
}

/// A shape that can be inset.
public nonisolated protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape
  /// Returns the shape inset by `amount` points on each side.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension Path: Shape {
  /// Returns the path unchanged, independent of `rect`.
  public func path(in rect: CGRect) -> Path { self }
  /// Fixed: a path is not mirrored.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// A type-erased shape.
public struct AnyShape: Shape {
  private let shape: any Shape

  /// Erases the type of a shape. An `AnyShape` is not wrapped again.
  public init<S: Shape>(_ shape: S) { self.shape = (shape as? AnyShape)?.shape ?? shape }

  /// Returns the shape's outline in a rectangle.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  /// Returns the size of the wrapped shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  /// The behaviour of the wrapped shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}
