import Foundation
import ViewCore

/// Rows under each other, by sections. A picture shows the first of them.
public struct List<SelectionValue: Hashable, Content: View> {
  private let selection: ListSelection?
  private let content: Content

  /// Rows of which one can be chosen, by their tags. Tapping a row sets the binding; without a binding no row can be
  /// chosen.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(one: selection, content: content())
  }

  /// Rows of which several can be chosen, by their tags. Tapping a row adds it to the set or takes it out; without a
  /// binding no row can be chosen.
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
        contains: { Choices.value($0, as: SelectionValue.self) == binding.wrappedValue },
        choose: { binding.wrappedValue = Choices.value($0, as: SelectionValue.self) })
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

/// Which rows of a list are chosen, by their tags.
struct ListSelection {
  let contains: (AnyHashable) -> Bool
  let choose: (AnyHashable) -> Void
}

extension List: View {
  /// The rows in the groups of their sections, in the style of the place.
  public var body: some View { RowGroups(content: content, selection: selection, isForm: false) }
}

extension List where SelectionValue == Never {
  /// Rows that cannot be chosen.
  public init(@ViewBuilder content: () -> Content) { self.init(rows: content()) }

  /// A row for each element, known by its identity.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(rows: ForEach(data, content: rowContent))
  }

  /// A row for each element, known by the value at the key path.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(rows: ForEach(data, id: id, content: rowContent))
  }

  /// A row for each number of a range.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(rows: ForEach(data, content: rowContent))
  }

  // A binding of a collection is a collection of bindings too.
  /// A row for each element of a bound collection, which the row can change.
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
}

extension List {
  /// A row for each element, of which one can be chosen by its identity.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(one: selection, content: ForEach(data, content: rowContent))
  }

  /// A row for each element, of which several can be chosen by their identities.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(many: selection, content: ForEach(data, content: rowContent))
  }

  /// A row for each element, of which one can be chosen by the value at the key path.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(one: selection, content: ForEach(data, id: id, content: rowContent))
  }

  /// A row for each element, of which several can be chosen by the values at the key path.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(many: selection, content: ForEach(data, id: id, content: rowContent))
  }
}

/// Rows of settings, looking as a list does.
public struct Form<Content: View> {
  private let content: Content
  /// A form of those rows.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: View {
  /// The rows as in a list that nothing can be chosen from.
  public var body: some View { RowGroups(content: content, selection: nil, isForm: true) }
}
