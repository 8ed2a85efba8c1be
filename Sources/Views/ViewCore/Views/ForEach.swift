import OpenChartsViewValues

/// A view for each element of a collection, identified by the element's id. In a chart, marks for each element.
///
/// Elements with the same id share their state, but each is shown.
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  /// The data from which the views are made.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  package var id: (Data.Element) -> ID

  /// Used by the initialisers in this file and by content types of other modules.
  package init(
    data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }
}

extension ForEach: View where Content: View {}

extension ForEach: _PrimitiveView where Content: View {
  /// `Never`, because this view makes its nodes directly.
  public typealias Body = Never
  @MainActor public func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    let reading = context.environment.scrollReading
    for element in data {
      let view = context.scope.graph.tracking { content(element) }
      let (id, first) = (AnyHashable(id(element)), nodes.list.count)
      view._makeNodes(in: context.child(.id(id)), into: &nodes)
      if let reading, nodes.list.count > first { reading.add(nodes.list[first], id: id) }
      guard context.environment.readsTags else { continue }
      for node in nodes.list[first...] where node.traits.implicitTag == nil {
        node.traits.implicitTag = id
      }
    }
  }
}

// These initialisers accept content of any type, such as views, marks of charts and rows of tables. The compiler checks
// the closure of a loop once for each initialiser that fits the data. With one initialiser for views and one for marks
// it would check the innermost of three loops eight times, and try all combinations of operators each time.
extension ForEach where ID == Data.Element.ID, Data.Element: Identifiable {
  /// Creates a view for each element, identified by its `id`.
  public init(_ data: Data, @_LoopBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: { $0.id }, content: content)
  }
}

extension ForEach {
  /// Creates a view for each element, identified by the value at the key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @_LoopBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Creates a view for each number in a range, identified by the number.
  public init(_ data: Range<Int>, @_LoopBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, id: { $0 }, content: content)
  }
}

extension ForEach where Content: View {
  /// Creates a view for each element, identified by the value at the key path.
  @_disfavoredOverload
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Index: Hashable
  {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }, id: { $0.1 },
      content: { content(data[$0.0]) })
  }
}

extension ForEach where Content: View {
  /// Creates a view for each element, identified by its `id`.
  @_disfavoredOverload
  public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable, ID == C.Element.ID
  {
    self.init(data, id: \.id, content: content)
  }
}
