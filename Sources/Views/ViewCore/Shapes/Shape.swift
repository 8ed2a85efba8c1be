import DisplayList
import Foundation
import ViewValues

/// An outline that fits itself to a rectangle. As a view it takes the space that it is offered and is
/// filled with the foreground style.
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
  /// The outline in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path
  /// What the shape is mostly used for; a fill unless said otherwise.
  nonisolated static var role: ShapeRole { get }
  /// Whether it is mirrored where the interface runs from right to left; it is unless said otherwise.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  /// The size that it takes of an offer: all of it, and 10 points where a side is left open.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// What a shape is mostly used for.
public enum ShapeRole: Hashable, Sendable {
  /// An area, a line along an outline, and a line between things.
  case fill, stroke, separator
}

/// Whether something is turned around where the interface runs from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// The same in both directions.
  case fixed
  /// Mirrored in one direction.
  case mirrors(in: LayoutDirection)
  /// Mirrored where the interface runs from right to left.
  public static let mirrors = LayoutDirectionBehavior.mirrors(in: .rightToLeft)
}

extension Shape {
  /// What the shape is mostly used for; a fill unless said otherwise.
  public nonisolated static var role: ShapeRole { .fill }
  /// Whether it is mirrored where the interface runs from right to left; it is unless said otherwise.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  /// The size that it takes of an offer: all of it, and 10 points where a side is left open.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape filled with the foreground style.
  @MainActor @preconcurrency public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }

  /// The outline in a rectangle, mirrored where the interface's direction asks for it. The shape itself is
  /// asked in coordinates of its own, whose origin is the corner of the rectangle.
  package nonisolated func outline(in rect: CGRect, _ direction: LayoutDirection) -> Path {
    let path = path(in: CGRect(origin: .zero, size: rect.size))
    guard case .mirrors(in: direction) = layoutDirectionBehavior else {
      return path.offsetBy(dx: rect.minX, dy: rect.minY)
    }
    return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.maxX, ty: rect.minY))
  }
}

/// A shape that can be made smaller on all sides.
public nonisolated protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape
  /// The shape so many points smaller on each side.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension Path: Shape {
  /// The path itself, wherever it lies.
  public func path(in rect: CGRect) -> Path { self }
  /// Fixed: a path is not mirrored.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// Any shape behind one type.
public struct AnyShape: Shape {
  private let shape: any Shape

  /// Hides the type of a shape.
  public init<S: Shape>(_ shape: S) { self.shape = (shape as? AnyShape)?.shape ?? shape }

  /// The shape's outline in a rectangle.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  /// The size that the shape takes.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  /// As the shape has it.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}
