import DisplayList
import Foundation
import ViewValues

/// A view that shows a shape; more fills and strokes can be laid over it.
public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape
  /// The shape that is shown.
  nonisolated var shape: Content { get }
}

/// A shape filled with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
  public let shape: Content
  public let style: Style
  public let fillStyle: FillStyle

  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
}

extension _ShapeView: Sendable {}

/// A shape with a line along its outline.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle>: Sendable {
  /// The shape whose outline is drawn.
  public let shape: Content
  /// What the line is drawn with.
  public let style: Style
  /// Width, ends and dashes of the line.
  public let strokeStyle: StrokeStyle
  /// What is drawn: the shape, or the shape made smaller so that the line lies within it.
  let drawn: any Shape
}

/// A shape over another view of the same size.
public struct _LayeredShapeView<Front: ShapeView, Back: View> {
  let front: Front
  let back: Back
  public nonisolated var shape: Front.Content { front.shape }
}

extension Shape {
  /// The shape filled with a style, as a view.
  public nonisolated func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle())
    -> _ShapeView<Self, S>
  {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }
  /// The shape filled with the foreground style, as a view.
  public nonisolated func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }
  /// A line along the outline, as a view.
  public nonisolated func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle)
    -> StrokeShapeView<Self, S>
  {
    StrokeShapeView(shape: self, style: content, strokeStyle: style, drawn: self)
  }
  /// A line along the outline, as a view; its width in points.
  public nonisolated func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1)
    -> StrokeShapeView<Self, S>
  {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  /// A line within the shape: its outer edge is the shape's outline.
  public nonisolated func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle)
    -> StrokeShapeView<Self, S>
  {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, drawn: inset(by: style.lineWidth / 2))
  }
  /// A line within the shape; its width in points.
  public nonisolated func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1)
    -> StrokeShapeView<Self, S>
  {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
  /// A line within the shape, in the foreground style.
  public nonisolated func strokeBorder(style: StrokeStyle)
    -> StrokeShapeView<Self, ForegroundStyle>
  {
    strokeBorder(ForegroundStyle(), style: style)
  }
  /// A line within the shape, in the foreground style; its width in points.
  public nonisolated func strokeBorder(lineWidth: CGFloat = 1)
    -> StrokeShapeView<Self, ForegroundStyle>
  {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension ShapeView {
  /// The shape once more, filled, over this view.
  public nonisolated func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle())
    -> some ShapeView<Content>
  {
    _LayeredShapeView(front: shape.fill(content, style: style), back: self)
  }
  /// A line along the shape over this view.
  public nonisolated func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle)
    -> some ShapeView<Content>
  {
    _LayeredShapeView(front: shape.stroke(content, style: style), back: self)
  }
  /// A line along the shape over this view; its width in points.
  public nonisolated func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1)
    -> some ShapeView<Content>
  {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension ShapeView where Content: InsettableShape {
  /// A line within the shape over this view.
  public nonisolated func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle)
    -> some ShapeView<Content>
  {
    _LayeredShapeView(front: shape.strokeBorder(content, style: style), back: self)
  }
  /// A line within the shape over this view; its width in points.
  public nonisolated func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1)
    -> some ShapeView<Content>
  {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}
