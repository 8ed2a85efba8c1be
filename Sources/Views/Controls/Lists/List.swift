import Foundation
import OpenChartsViewCore

/// Rows one below the other, in sections. A picture shows the first rows that fit.
public struct List<SelectionValue: Hashable, Content: View> {
  private let selection: ListSelection?
  private let content: Content

  /// Creates a list in which one row can be selected, by its tag. Tapping a row sets the binding; without a binding
  /// rows cannot be selected.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(one: selection, content: content())
  }

  /// Creates a list in which several rows can be selected, by their tags. Tapping a row adds it to the set or removes
  /// it; without a binding rows cannot be selected.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(many: selection, content: content())
  }

  fileprivate init(rows: Content) {
    selection = nil
    content = rows
  }

  fileprivate init(one: Binding<SelectionValue?>?, content: Content) {
    selection = one.map { binding in
      ListSelection(
        contains: { tag in
          // A tag of another type selects nothing, also while the binding is `nil`.
          Choices.value(tag, as: SelectionValue.self).map { $0 == binding.wrappedValue } ?? false
        },
        choose: { tag in
          if let value = Choices.value(tag, as: SelectionValue.self) { binding.wrappedValue = value }
        })
    }
    self.content = content
  }

  fileprivate init(many: Binding<Set<SelectionValue>>?, content: Content) {
    selection = many.map { binding in
      ListSelection(
        contains: { tag in
          Choices.value(tag, as: SelectionValue.self).map(binding.wrappedValue.contains) ?? false
        },
        choose: { tag in
          guard let value = Choices.value(tag, as: SelectionValue.self) else { return }
          if binding.wrappedValue.remove(value) == nil { binding.wrappedValue.insert(value) }
        })
    }
    self.content = content
  }
}

/// The selected rows of a list, by tag.
struct ListSelection {
  let contains: (AnyHashable) -> Bool
  let choose: (AnyHashable) -> Void
}

extension List: View {
  /// The rows grouped by section, in the style of the environment.
  public var body: some View { RowGroups(content: content, selection: selection, isForm: false) }
}

extension List where SelectionValue == Never {
  /// Creates a list whose rows cannot be selected.
  public init(@ViewBuilder content: () -> Content) { self.init(rows: content()) }

  /// Creates a row for each element, identified by its `id`.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(rows: ForEach(data, content: rowContent))
  }

  /// Creates a row for each element, identified by the value at the key path.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(rows: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a row for each number in a range.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(rows: ForEach(data, content: rowContent))
  }

  // `Binding` is a collection itself, so this overload is disfavoured.
  /// Creates a row for each element of a bound collection. The row can change the element.
  @_disfavoredOverload
  public init<Data, RowContent: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >, Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(rows: ForEach(data, content: rowContent))
  }

  /// Creates a row for each element of a bound collection, identified by the value at the key path. The row can change
  /// the element.
  @_disfavoredOverload
  public init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data: MutableCollection, Data: RandomAccessCollection, Data.Index: Hashable
  {
    self.init(rows: ForEach(data, id: id, content: rowContent))
  }
}

extension List {
  /// Creates a row for each element; one row can be selected by its `id`.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(one: selection, content: ForEach(data, content: rowContent))
  }

  /// Creates a row for each element; several rows can be selected by their `id`.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(many: selection, content: ForEach(data, content: rowContent))
  }

  /// Creates a row for each element; one row can be selected by the value at the key path.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(one: selection, content: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a row for each element; several rows can be selected by the values at the key path.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(many: selection, content: ForEach(data, id: id, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  /// Creates a row for each element of a tree. An element whose children are not `nil` opens and closes them.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init(rows: OutlineGroup(data, children: children, content: rowContent))
  }
}

/// Rows of settings, with the appearance of a list.
public struct Form<Content: View> {
  private let content: Content
  /// Creates a form from rows.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: View {
  /// The rows as in a list without selection.
  public var body: some View { RowGroups(content: content, selection: nil, isForm: true) }
}
