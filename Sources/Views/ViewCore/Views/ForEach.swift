import OpenChartsViewValues

/// A view for each element of a collection, identified by the element's id.
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

// The initialisers for views are disfavoured. Charts have initialisers of the same spelling; without a ranking the
// compiler would check the body of each loop, and of nested loops, once for every pair of the two. Loops of views are
// checked equally fast, because marks are not views.
extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// Creates a view for each element, identified by its `id`.
  @_disfavoredOverload
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: \.id, content: content)
  }
}

extension ForEach where Content: View {
  /// Creates a view for each element, identified by the value at the key path.
  @_disfavoredOverload
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }

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

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates a view for each number in a range, identified by the number.
  @_disfavoredOverload
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, id: { $0 }, content: content)
  }
}
