import Foundation
import OpenChartsDisplayList
import OpenChartsViewValues

/// A view that shows a shape and to which more fills and strokes can be added.
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

/// A shape with a stroke along its outline.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle>: Sendable {
  /// The shape whose outline is stroked.
  public let shape: Content
  /// The style of the stroke.
  public let style: Style
  /// The width, caps and dashes of the stroke.
  public let strokeStyle: StrokeStyle
  /// The stroked shape: `shape`, or `shape` inset so that the stroke is inside.
  let drawn: any Shape
}

/// A shape on top of another view of the same size.
public struct _LayeredShapeView<Front: ShapeView, Back: View> {
  let front: Front
  let back: Back
  public nonisolated var shape: Front.Content { front.shape }
}

extension Shape {
  /// Returns a view of the shape filled with a style.
  public nonisolated func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle())
    -> _ShapeView<Self, S>
  {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }
  /// Returns a view of the shape filled with the foreground style.
  public nonisolated func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }
  /// Returns a view of a stroke along the outline.
  public nonisolated func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle)
    -> StrokeShapeView<Self, S>
  {
    StrokeShapeView(shape: self, style: content, strokeStyle: style, drawn: self)
  }
  /// Returns a view of a stroke along the outline, `lineWidth` points wide.
  public nonisolated func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1)
    -> StrokeShapeView<Self, S>
  {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  /// Returns a view of a stroke inside the shape, whose outer edge is the outline.
  public nonisolated func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle)
    -> StrokeShapeView<Self, S>
  {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, drawn: inset(by: style.lineWidth / 2))
  }
  /// Returns a view of a stroke inside the shape, `lineWidth` points wide.
  public nonisolated func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1)
    -> StrokeShapeView<Self, S>
  {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
  /// Returns a view of a stroke inside the shape, in the foreground style.
  public nonisolated func strokeBorder(style: StrokeStyle)
    -> StrokeShapeView<Self, ForegroundStyle>
  {
    strokeBorder(ForegroundStyle(), style: style)
  }
  /// Returns a view of a stroke inside the shape in the foreground style, `lineWidth` points wide.
  public nonisolated func strokeBorder(lineWidth: CGFloat = 1)
    -> StrokeShapeView<Self, ForegroundStyle>
  {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension ShapeView {
  /// Adds a fill of the shape on top of this view.
  public nonisolated func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle())
    -> some ShapeView<Content>
  {
    _LayeredShapeView(front: shape.fill(content, style: style), back: self)
  }
  /// Adds a stroke of the shape on top of this view.
  public nonisolated func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle)
    -> some ShapeView<Content>
  {
    _LayeredShapeView(front: shape.stroke(content, style: style), back: self)
  }
  /// Adds a stroke of the shape on top of this view, `lineWidth` points wide.
  public nonisolated func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1)
    -> some ShapeView<Content>
  {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension ShapeView where Content: InsettableShape {
  /// Adds a stroke inside the shape on top of this view.
  public nonisolated func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle)
    -> some ShapeView<Content>
  {
    _LayeredShapeView(front: shape.strokeBorder(content, style: style), back: self)
  }
  /// Adds a stroke inside the shape on top of this view, `lineWidth` points wide.
  public nonisolated func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1)
    -> some ShapeView<Content>
  {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}
