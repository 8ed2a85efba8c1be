import Foundation
import ViewCore

/// Rows under each other, by sections. A picture shows the first of them.
public struct List<SelectionValue: Hashable, Content: View> {
  private let selection: ListSelection?
  private let content: Content

  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(one: selection, content: content())
  }

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
  public var body: some View { RowGroups(content: content, selection: selection, isForm: false) }
}

extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) { self.init(rows: content()) }

  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(rows: ForEach(data, content: rowContent))
  }

  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(rows: ForEach(data, id: id, content: rowContent))
  }

  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(rows: ForEach(data, content: rowContent))
  }

  // A binding of a collection is a collection of bindings too.
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
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(one: selection, content: ForEach(data, content: rowContent))
  }

  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(many: selection, content: ForEach(data, content: rowContent))
  }

  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(one: selection, content: ForEach(data, id: id, content: rowContent))
  }

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
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: View {
  public var body: some View { RowGroups(content: content, selection: nil, isForm: true) }
}
