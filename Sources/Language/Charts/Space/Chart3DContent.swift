import SwiftUI

/// A part of a 3-D chart: marks, or content made of marks.
@MainActor @preconcurrency
public protocol Chart3DContent {
  /// The type of the content's body; `Never` for marks.
  associatedtype Body: Chart3DContent
  /// The content that makes up this content.
  @Chart3DContentBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Adds this content's marks to a chart. Content with a body need not implement it.
  @MainActor @preconcurrency
  func _collect(into collector: _Chart3DCollector)
}

extension Chart3DContent {
  @inlinable public func _collect(into collector: _Chart3DCollector) { body._collect(into: collector) }
}

/// Content that adds its own marks and has no body.
@MainActor @preconcurrency
public protocol _PrimitiveChart3DContent: Chart3DContent where Body == Never {}

extension _PrimitiveChart3DContent {
  /// Never called: a mark adds itself to its chart.
  public var body: Never { noBody(of: Self.self) }
}

extension Never: Chart3DContent {
  public func _collect(into collector: _Chart3DCollector) {}
}

extension Optional: Chart3DContent where Wrapped: Chart3DContent {
  /// `Never`, because this content adds its marks directly.
  public typealias Body = Never
  /// Never called: the wrapped content is collected instead, and `nil` adds nothing.
  public var body: Never { noBody(of: Self.self) }
  @inlinable public func _collect(into collector: _Chart3DCollector) { self?._collect(into: collector) }
}

extension BuilderConditional: Chart3DContent where TrueContent: Chart3DContent, FalseContent: Chart3DContent {
  /// `Never`, because this content adds its marks directly.
  public typealias Body = Never
  /// Never called: the content of the active branch is collected instead.
  public var body: Never { noBody(of: Self.self) }

  @inlinable public func _collect(into collector: _Chart3DCollector) {
    switch storage {
    case .first(let content): content._collect(into: collector)
    case .second(let content): content._collect(into: collector)
    }
  }
}

extension ForEach: Chart3DContent where Content: Chart3DContent {
  /// `Never`, because this content adds its marks directly.
  public typealias Body = Never
  /// Never called: the content of each element is collected instead.
  public var body: Never { noBody(of: Self.self) }

  @inlinable public func _collect(into collector: _Chart3DCollector) {
    collector.expect(data.count)
    forEachContent { $0._collect(into: collector) }
  }
}

extension ForEach where ID == Data.Element.ID, Content: Chart3DContent, Data.Element: Identifiable {
  /// Creates content for each element.
  @_disfavoredOverload
  public init(_ data: Data, @Chart3DContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: { $0.id }, content: content)
  }
}

extension ForEach where Content: Chart3DContent {
  /// Creates content for each element, identified by the value at a key path.
  @_disfavoredOverload
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @Chart3DContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
}

/// Several pieces of content in order, from a builder.
@usableFromInline package struct Chart3DTuple<each Content: Chart3DContent> {
  @usableFromInline let content: (repeat each Content)
  @inlinable init(_ content: (repeat each Content)) { self.content = content }
}

extension Chart3DTuple: _PrimitiveChart3DContent {
  @inlinable package func _collect(into collector: _Chart3DCollector) {
    repeat (each content)._collect(into: collector)
  }
}

/// Type-erased content.
struct AnyChart3DContent {
  let content: any Chart3DContent
  init(_ content: any Chart3DContent) { self.content = content }
}

extension AnyChart3DContent: _PrimitiveChart3DContent {
  func _collect(into collector: _Chart3DCollector) { content._collect(into: collector) }
}
