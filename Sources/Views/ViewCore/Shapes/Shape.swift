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
  nonisolated func path(in rect: CGRect) -> Path
  nonisolated static var role: ShapeRole { get }
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// What a shape is mostly used for.
public enum ShapeRole: Hashable, Sendable { case fill, stroke, separator }

/// Whether something is turned around where the interface runs from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors(in: LayoutDirection)
  public static let mirrors = LayoutDirectionBehavior.mirrors(in: .rightToLeft)
}

extension Shape {
  public nonisolated static var role: ShapeRole { .fill }
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

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
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension Path: Shape {
  public func path(in rect: CGRect) -> Path { self }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// Any shape behind one type.
public struct AnyShape: Shape {
  private let shape: any Shape

  public init<S: Shape>(_ shape: S) { self.shape = (shape as? AnyShape)?.shape ?? shape }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}
