import Foundation
import OpenChartsIsolation
import OpenChartsViewCore

/// A type-erased column.
public struct AnyTableColumn<Value> {
  let title: Text
  let cell: @MainActor (Value) -> AnyView
  /// The comparator that sorts rows by the column; `nil` for a column without a value.
  var comparator: Any?
  /// The width in points; `nil` shares the remaining width equally.
  var width: ClosedRange<CGFloat>?

  @MainActor func sized(_ view: some View) -> some View {
    let least = width?.lowerBound ?? 0
    return view.frame(
      minWidth: least, maxWidth: width.map { max($0.upperBound, least) } ?? .infinity, alignment: .leading)
  }
}

/// The columns of a table.
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The type of the value in a row.
  associatedtype TableRowValue: Identifiable
  /// The type of the comparator that sorts rows by a column; `Never` if rows cannot be sorted by it.
  associatedtype TableColumnSortComparator
  var _columns: [AnyTableColumn<TableRowValue>] { get }
}

/// A column: a heading and a view for each row.
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>: TableColumnContent {
  /// The type of the value in a row.
  public typealias TableRowValue = RowValue
  /// The type of the comparator that sorts rows by the column.
  public typealias TableColumnSortComparator = Sort
  var column: AnyTableColumn<RowValue>
  public var _columns: [AnyTableColumn<RowValue>] { [column] }

  init(_ title: Text, sortUsing comparator: Any?, content: @escaping (RowValue) -> Content) {
    let content = MainActorBox(content)
    column = AnyTableColumn(title: title, cell: { AnyView(content.value($0)) }, comparator: comparator)
  }

  /// Sets a fixed width in points. `nil` shares the remaining width; negative values count as 0.
  public func width(_ width: CGFloat? = nil) -> TableColumn {
    var copy = self
    copy.column.width = width.map { max($0, 0)...max($0, 0) }
    return copy
  }

  /// Sets a minimum and a maximum width in points. `ideal` is the maximum if `max` is `nil`.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
    var copy = self
    let least = Swift.max(min ?? 0, 0)
    copy.column.width = least...Swift.max(max ?? ideal ?? .infinity, least)
    return copy
  }
}

extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column with a heading and a view for each row. Rows cannot be sorted by it.
  @StringOverload
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(Text(titleKey), sortUsing: nil, content: content)
  }
  /// Creates a column with a text as its heading and a view for each row. Rows cannot be sorted by it.
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(text, sortUsing: nil, content: content)
  }
}
