import Isolation
import SwiftUI

extension Never: ChartContent {
  public func _collect(into collector: _ChartCollector) {}
}

extension EmptyView: ChartContent {
  public func _collect(into collector: _ChartCollector) {}
}

extension Optional: ChartContent where Wrapped: ChartContent {
  /// No content of its own: it adds its marks by itself.
  public typealias Body = Never
  /// Never read: the wrapped content is collected in its place, and `nil` adds nothing.
  public var body: Never { preconditionFailure("optional content has no body of its own") }
  @inlinable public func _collect(into collector: _ChartCollector) { self?._collect(into: collector) }
}

/// Several pieces of content in order, as a builder makes them.
public struct TupleContent<each Content> {
  @usableFromInline let content: (repeat each Content)
  @inlinable init(_ content: (repeat each Content)) { self.content = content }
}

extension TupleContent: ChartContent where repeat each Content: ChartContent {
  /// No content of its own: it adds its marks by itself.
  public typealias Body = Never
  /// Never read: the pieces are collected one after another in its place.
  public var body: Never { preconditionFailure("tuple content has no body of its own") }
  @inlinable public func _collect(into collector: _ChartCollector) {
    let path = collector.place.pointee.path
    var position = 0
    repeat collector.walk(each content, of: path, &position)
    collector.place.pointee.path = path
  }
}

/// Content of any type.
public struct AnyChartContent: Sendable {
  private let content: MainActorBox<any ChartContent>

  /// Hides the type of some content.
  public init(_ content: any ChartContent) { self.content = MainActorBox(content) }
  /// The same for content whose type is known where this is called.
  public init(erasing content: some ChartContent) { self.content = MainActorBox(content) }
}

extension AnyChartContent: _PrimitiveChartContent {
  public func _collect(into collector: _ChartCollector) { content.value._collect(into: collector) }
}

/// Content that modifiers and assistive technology treat as one piece.
public struct Plot<Content: ChartContent>: Sendable {
  @usableFromInline let content: MainActorBox<Content>

  /// The content that the closure lists.
  public init(@ContentBuilder content: () -> Content) { self.content = MainActorBox(content()) }
}

extension Plot: _PrimitiveChartContent {
  @inlinable public func _collect(into collector: _ChartCollector) { content.value._collect(into: collector) }
}
