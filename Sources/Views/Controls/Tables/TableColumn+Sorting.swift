import Foundation
import OpenChartsViewCore

extension KeyPath {
  /// The path for Foundation's comparators, which require paths that can be sent.
  // Proof: a path of properties has no state. A path with a subscript contains its arguments, which only the main actor
  // reads, because the comparators of a table are used by views only.
  fileprivate var sendable: KeyPath<Root, Value> & Sendable {
    unsafeBitCast(self, to: (KeyPath<Root, Value> & Sendable).self)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
  /// Creates a column with a heading that shows the string at the key path. Rows are sorted by it as in a list of
  /// files.
  @StringOverload
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(Text(titleKey), value: value)
  }
  /// Creates a column with a text as its heading that shows the string at the key path.
  public init(_ text: Text, value: KeyPath<RowValue, String>) {
    self.init(
      text, sortUsing: KeyPathComparator(value.sendable, comparator: .localizedStandard),
      content: { Text(verbatim: $0[keyPath: value]) })
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column with a view for each row. Rows are sorted by the value at the key path; strings as in a list of
  /// files.
  @StringOverload
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), value: value, content: content)
  }
  /// Creates a column with a text as its heading and a view for each row. Rows are sorted by the value at the key path.
  public init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    let comparator =
      (value as? KeyPath<RowValue, String>).map {
        KeyPathComparator($0.sendable, comparator: .localizedStandard)
      } ?? KeyPathComparator(value.sendable)
    self.init(text, sortUsing: comparator, content: content)
  }
  /// Creates a column with a view for each row. Rows are sorted by the value at the key path; those without one come
  /// first.
  @StringOverload
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), sortUsing: KeyPathComparator(value.sendable), content: content)
  }
  /// Creates a column with a view for each row. Rows are sorted by a comparator of the value at the key path.
  @StringOverload
  public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(
      Text(titleKey), sortUsing: KeyPathComparator(value.sendable, comparator: comparator), content: content)
  }
}

extension TableColumn where Sort: SortComparator, Sort.Compared == RowValue, Label == Text {
  /// Creates a column with a view for each row. Rows are sorted by the comparator.
  @StringOverload
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), sortUsing: comparator as Any?, content: content)
  }
}
