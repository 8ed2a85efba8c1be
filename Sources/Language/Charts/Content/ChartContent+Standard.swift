import OpenChartsIsolation
import SwiftUI

extension Never: ChartContent {
  public func _collect(into collector: _ChartCollector) {}
}

extension EmptyView: ChartContent {
  public func _collect(into collector: _ChartCollector) {}
}

extension Optional: ChartContent where Wrapped: ChartContent {
  /// `Never`, because this content adds its marks directly.
  public typealias Body = Never
  /// Never called: the wrapped content is collected instead, and `nil` adds nothing.
  public var body: Never { preconditionFailure("optional content has no body of its own") }
  @inlinable public func _collect(into collector: _ChartCollector) { self?._collect(into: collector) }
}

/// Several pieces of content in order, from a builder.
public struct TupleContent<each Content> {
  @usableFromInline let content: (repeat each Content)
  @inlinable init(_ content: (repeat each Content)) { self.content = content }
}

extension TupleContent: ChartContent where repeat each Content: ChartContent {
  /// `Never`, because this content adds its marks directly.
  public typealias Body = Never
  /// Never called: the pieces are collected in order instead.
  public var body: Never { preconditionFailure("tuple content has no body of its own") }
  @inlinable public func _collect(into collector: _ChartCollector) {
    let path = collector.cursor.path
    var position = 0
    repeat collector.walk(each content, of: path, &position)
    collector.cursor.path = path
  }
}

/// Type-erased content.
public struct AnyChartContent: Sendable {
  private let content: MainActorBox<any ChartContent>

  /// Erases the type of content.
  public init(_ content: any ChartContent) { self.content = MainActorBox(content) }
  /// Erases the type of content.
  public init(erasing content: some ChartContent) { self.content = MainActorBox(content) }
}

extension AnyChartContent: _PrimitiveChartContent {
  public func _collect(into collector: _ChartCollector) { content.value._collect(into: collector) }
}

/// Content that modifiers and assistive technology treat as one element.
public struct Plot<Content: ChartContent>: Sendable {
  @usableFromInline let content: MainActorBox<Content>

  /// Creates a plot from the content in a closure.
  public init(@ContentBuilder content: () -> Content) { self.content = MainActorBox(content()) }
}

extension Plot: _PrimitiveChartContent {
  @inlinable public func _collect(into collector: _ChartCollector) { content.value._collect(into: collector) }
}
