import OpenChartsViewCore

/// The elements of a tree. An element whose children are not `nil` is a ``DisclosureGroup``, which is closed at first.
/// For folders with an optional array of folders: `OutlineGroup(folders, children: \.folders) { Text($0.name) }`.
public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
where Data: RandomAccessCollection, ID: Hashable {
  private let roots: [Data.Element]
  private let id: (Data.Element) -> ID
  private let children: (Data.Element) -> Data?
  private let content: (Data.Element) -> Leaf

  fileprivate init(
    roots: [Data.Element], id: @escaping (Data.Element) -> ID,
    children: @escaping (Data.Element) -> Data?, content: @escaping (Data.Element) -> Leaf
  ) {
    (self.roots, self.id, self.children, self.content) = (roots, id, children, content)
  }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  /// The roots, each with its children below it while it is open.
  public var body: some View {
    ForEach(data: roots, id: id) { element in OutlineItem(group: self, element: element) }
  }

  @MainActor @ViewBuilder fileprivate func item(_ element: Data.Element) -> some View {
    if let below = children(element) {
      DisclosureGroup {
        OutlineSubgroupChildren(
          content: AnyView(
            OutlineGroup(roots: Array(below), id: id, children: children, content: content)))
      } label: {
        content(element)
      }
    } else {
      content(element)
    }
  }
}

/// An element of a tree, which stores whether it is open.
private struct OutlineItem<Data, ID, Parent: View, Leaf: View, Subgroup: View>: View
where Data: RandomAccessCollection, ID: Hashable {
  let group: OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
  let element: Data.Element
  var body: some View { group.item(element) }
}

/// The children of an element in an ``OutlineGroup``.
public struct OutlineSubgroupChildren: View {
  fileprivate let content: AnyView
  /// The children, each with its own children.
  public var body: some View { content }
}

extension OutlineGroup
where
  Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  /// Creates a tree from its roots, identified by their `id`.
  public init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// Creates a tree from its root, identified by its `id`.
  public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(root, id: \.id, children: children, content: content)
  }

  /// Creates a tree from its roots, identified by the value at the key path.
  public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(
      roots: Array(data), id: { $0[keyPath: id] }, children: { $0[keyPath: children] }, content: content)
  }

  /// Creates a tree from its root, identified by the value at the key path.
  public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(
      roots: [root], id: { $0[keyPath: id] }, children: { $0[keyPath: children] }, content: content)
  }
}

extension OutlineGroup
where
  Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  /// Creates a tree from bindings to its roots, identified by their `id`. The content can change the elements.
  public init<C: MutableCollection & RandomAccessCollection, E: Identifiable>(
    _ data: Binding<C>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, ID == E.ID, C.Element == E {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// Creates a tree from bindings to its roots, identified by the value at the key path. The content can change the
  /// elements.
  public init<C: MutableCollection & RandomAccessCollection, E>(
    _ data: Binding<C>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, C.Element == E {
    self.init(
      roots: Array(data), id: { $0.wrappedValue[keyPath: id] },
      children: { Binding<C>($0[dynamicMember: children]) }, content: content)
  }

  /// Creates a tree from a binding to its root, identified by its `id`. The content can change the elements.
  public init<C: MutableCollection & RandomAccessCollection, E: Identifiable>(
    _ root: Binding<E>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, ID == E.ID, C.Element == E {
    self.init(root, id: \.id, children: children, content: content)
  }

  /// Creates a tree from a binding to its root, identified by the value at the key path. The content can change the
  /// elements.
  public init<C: MutableCollection & RandomAccessCollection, E>(
    _ root: Binding<E>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, C.Element == E {
    self.init(
      roots: [root], id: { $0.wrappedValue[keyPath: id] },
      children: { Binding<C>($0[dynamicMember: children]) }, content: content)
  }
}
