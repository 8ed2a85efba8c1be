import Foundation
import OpenChartsIsolation
import OpenChartsViewCore

/// Rows of values in columns with headings. A picture shows the first rows that fit.
///
///     Table(people) {
///       TableColumn("Name", value: \.name)
///       TableColumn("Age") { Text($0.age, format: .number) }
///     }
public struct Table<Value: Identifiable> {
  private let rows: [Value]
  private let columns: [AnyTableColumn<Value>]
  private let isSelected: (Value.ID) -> Bool
}

extension Table {
  /// Creates a table with a row for each element.
  public init<Data: RandomAccessCollection, Columns: TableColumnContent>(
    _ data: Data, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Columns.TableRowValue == Value {
    self.init(rows: Array(data), columns: columns()._columns, isSelected: { _ in false })
  }

  /// Creates a table that highlights the row whose `id` is in the binding. Tapping a row does not change the binding.
  public init<Data: RandomAccessCollection, Columns: TableColumnContent>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Columns.TableRowValue == Value {
    let chosen = selection.wrappedValue
    self.init(rows: Array(data), columns: columns()._columns, isSelected: { $0 == chosen })
  }

  /// Creates a table that highlights the rows whose `id` is in the binding. Tapping a row does not change the
  /// binding.
  public init<Data: RandomAccessCollection, Columns: TableColumnContent>(
    _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Columns.TableRowValue == Value {
    let chosen = selection.wrappedValue
    self.init(rows: Array(data), columns: columns()._columns, isSelected: { chosen.contains($0) })
  }
}

extension Table: View {
  /// A row of headings and the rows below it in a scroll view. Each row has one line and is at least 36 points high.
  @MainActor public var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 12) {
          ForEach(columns.indices, id: \.self) { index in
            columns[index].sized(columns[index].title.accessibilityAddTraits(.isHeader))
          }
        }
        .font(.subheadline.weight(.semibold)).defaultForeground(.secondary).lineLimit(1)
        .padding(.horizontal, 16).padding(.vertical, 8)
        ForEach(rows) { row in
          Divider()
          HStack(spacing: 12) {
            ForEach(columns.indices, id: \.self) { index in
              columns[index].sized(columns[index].cell(row))
            }
          }
          .lineLimit(1)
          .padding(.horizontal, 16)
          .frame(minHeight: 36)
          .background { if isSelected(row.id) { Color(.system(.gray4)) } }
          .accessibilityElement(children: .combine)
          .accessibilityAddTraits(isSelected(row.id) ? .isSelected : [])
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .background(Color(.system(.background)))
  }
}

/// A type-erased column.
public struct AnyTableColumn<Value> {
  let title: Text
  let cell: @MainActor (Value) -> AnyView
  /// The width in points; `nil` shares the remaining width equally.
  var width: ClosedRange<CGFloat>?

  @MainActor fileprivate func sized(_ view: some View) -> some View {
    let least = width?.lowerBound ?? 0
    return view.frame(
      minWidth: least, maxWidth: width.map { max($0.upperBound, least) } ?? .infinity, alignment: .leading)
  }
}

/// The columns of a table.
public protocol TableColumnContent<TableRowValue> {
  /// The type of the value in a row.
  associatedtype TableRowValue: Identifiable
  var _columns: [AnyTableColumn<TableRowValue>] { get }
}

/// A column: a heading and a view for each row.
public struct TableColumn<RowValue: Identifiable, Content: View>: TableColumnContent {
  /// The type of the value in a row.
  public typealias TableRowValue = RowValue
  private var column: AnyTableColumn<RowValue>
  public var _columns: [AnyTableColumn<RowValue>] { [column] }

  /// Creates a column with a heading and a view for each row.
  @StringOverload
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    let content = MainActorBox(content)
    column = AnyTableColumn(title: Text(titleKey)) { AnyView(content.value($0)) }
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

extension TableColumn where Content == Text {
  /// Creates a column with a heading that shows the string at the key path.
  @StringOverload
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    let value = MainActorBox(value)
    column = AnyTableColumn(title: Text(titleKey)) { AnyView(Text(verbatim: $0[keyPath: value.value])) }
  }
}

extension TableColumn {
  /// Creates a column with a view for each row. `value` is for sorting, which is not supported, and is ignored.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(titleKey, content: content)
  }
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  public var _columns: [AnyTableColumn<Wrapped.TableRowValue>] { self?._columns ?? [] }
}

/// Several columns from a result builder.
public struct _TableColumns<RowValue: Identifiable>: TableColumnContent {
  public typealias TableRowValue = RowValue
  public let _columns: [AnyTableColumn<RowValue>]
}

/// A result builder of table columns.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable> {
  /// Builds one column.
  public static func buildExpression<Content: View>(_ column: TableColumn<RowValue, Content>)
    -> TableColumn<RowValue, Content>
  { column }
  /// Builds a column for each element of a collection.
  public static func buildExpression<Data, ID, Content>(
    _ columns: TableColumnForEach<Data, ID, RowValue, Content>
  ) -> TableColumnForEach<Data, ID, RowValue, Content> { columns }
  /// Builds the first column.
  public static func buildPartialBlock<C: TableColumnContent>(first: C) -> _TableColumns<RowValue>
  where C.TableRowValue == RowValue {
    _TableColumns(_columns: first._columns)
  }
  /// Appends a column.
  public static func buildPartialBlock<C: TableColumnContent>(
    accumulated: _TableColumns<RowValue>, next: C
  ) -> _TableColumns<RowValue> where C.TableRowValue == RowValue {
    _TableColumns(_columns: accumulated._columns + next._columns)
  }
  /// Builds columns of an `if` without `else`.
  public static func buildIf<C: TableColumnContent>(_ column: C?) -> C?
  where C.TableRowValue == RowValue {
    column
  }
  /// Builds the columns of an `if` branch.
  public static func buildEither<C: TableColumnContent>(first: C) -> _TableColumns<RowValue>
  where C.TableRowValue == RowValue {
    _TableColumns(_columns: first._columns)
  }
  /// Builds the columns of an `else` branch.
  public static func buildEither<C: TableColumnContent>(second: C) -> _TableColumns<RowValue>
  where C.TableRowValue == RowValue {
    _TableColumns(_columns: second._columns)
  }
}
