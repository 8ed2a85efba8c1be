import Foundation
import OpenChartsIsolation
import OpenChartsViewCore

/// Rows of values in columns with headings. A picture shows the first rows that fit.
///
///     struct Peak: Identifiable { let id: Int, name: String, metres: Int }
///     let peaks = [Peak(id: 1, name: "Kebnekaise", metres: 2096)]
///     let table = Table(peaks) {
///       TableColumn("Name", value: \.name)
///       TableColumn("Height") { Text($0.metres, format: .number) }
///     }
///
/// In a live session, a tap on a row selects it. A tap on the heading of a column with a value requests rows sorted by
/// that value, and another tap reverses the order. The table changes the binding; the app sorts the rows.
public struct Table<Value: Identifiable> {
  private let rows: [Value]
  private let columns: [AnyTableColumn<Value>]
  private let selection: TableSelection<Value.ID>?
  private let sorting: TableSorting<Value>?

  fileprivate init(
    rows: [Value], columns: [AnyTableColumn<Value>], selection: TableSelection<Value.ID>? = nil,
    sorting: TableSorting<Value>? = nil
  ) {
    (self.rows, self.columns, self.selection, self.sorting) = (rows, columns, selection, sorting)
  }
}

extension Table {
  /// Creates a table with a row for each element.
  public init<Data: RandomAccessCollection, Columns: TableColumnContent>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Data.Element == Value, Columns.TableRowValue == Value {
    self.init(rows: Array(data), columns: columns()._columns)
  }

  /// Creates a table in which one row can be selected. A tap on a row sets the binding to its `id`.
  public init<Data: RandomAccessCollection, Columns: TableColumnContent>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Data.Element == Value, Columns.TableRowValue == Value {
    self.init(rows: Array(data), columns: columns()._columns, selection: TableSelection(selection))
  }

  /// Creates a table in which several rows can be selected. A tap on a row adds its `id` to the binding or removes
  /// it.
  public init<Data: RandomAccessCollection, Columns: TableColumnContent>(
    _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Data.Element == Value, Columns.TableRowValue == Value {
    self.init(rows: Array(data), columns: columns()._columns, selection: TableSelection(selection))
  }

  /// Creates a table whose headings change an order. The first comparator of the binding has an arrow in its heading;
  /// the rows are shown in the order of `data`.
  public init<Data: RandomAccessCollection, Columns: TableColumnContent, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Data.Element == Value, Columns.TableRowValue == Value, Sort.Compared == Value {
    self.init(rows: Array(data), columns: columns()._columns, sorting: TableSorting(sortOrder))
  }

  /// Creates a table whose headings change an order, and in which one row can be selected.
  public init<Data: RandomAccessCollection, Columns: TableColumnContent, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Data.Element == Value, Columns.TableRowValue == Value, Sort.Compared == Value {
    self.init(
      rows: Array(data), columns: columns()._columns, selection: TableSelection(selection),
      sorting: TableSorting(sortOrder))
  }

  /// Creates a table whose headings change an order, and in which several rows can be selected.
  public init<Data: RandomAccessCollection, Columns: TableColumnContent, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Data.Element == Value, Columns.TableRowValue == Value, Sort.Compared == Value {
    self.init(
      rows: Array(data), columns: columns()._columns, selection: TableSelection(selection),
      sorting: TableSorting(sortOrder))
  }
}

extension Table {
  /// Creates a table with rows from a result builder.
  public init<Columns: TableColumnContent, Rows: TableRowContent>(
    of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Value, Rows.TableRowValue == Value {
    self.init(rows: rows()._rows, columns: columns()._columns)
  }

  /// Creates a table with rows from a result builder, in which one row can be selected.
  public init<Columns: TableColumnContent, Rows: TableRowContent>(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Value, Rows.TableRowValue == Value {
    self.init(rows: rows()._rows, columns: columns()._columns, selection: TableSelection(selection))
  }

  /// Creates a table with rows from a result builder, in which several rows can be selected.
  public init<Columns: TableColumnContent, Rows: TableRowContent>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Value, Rows.TableRowValue == Value {
    self.init(rows: rows()._rows, columns: columns()._columns, selection: TableSelection(selection))
  }

  /// Creates a table with rows from a result builder, whose headings change an order.
  public init<Columns: TableColumnContent, Rows: TableRowContent, Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Value, Rows.TableRowValue == Value, Sort.Compared == Value {
    self.init(rows: rows()._rows, columns: columns()._columns, sorting: TableSorting(sortOrder))
  }

  /// Creates a table with rows from a result builder, whose headings change an order, and in which several rows can be
  /// selected.
  public init<Columns: TableColumnContent, Rows: TableRowContent, Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Value, Rows.TableRowValue == Value, Sort.Compared == Value {
    self.init(
      rows: rows()._rows, columns: columns()._columns, selection: TableSelection(selection),
      sorting: TableSorting(sortOrder))
  }
}

extension Table: View {
  /// A row of headings and the rows below it in a scroll view. Each row has one line and is at least 36 points high.
  @MainActor public var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 12) {
          ForEach(columns.indices, id: \.self) { index in
            columns[index].sized(TableHeading(column: columns[index], sorting: sorting))
          }
        }
        .font(.subheadline.weight(.semibold)).defaultForeground(.secondary).lineLimit(1)
        .padding(.horizontal, 16).padding(.vertical, 8)
        ForEach(rows) { row in
          Divider()
          TableRowView(row: row, columns: columns, selection: selection)
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .background(Color(.system(.background)))
  }
}

/// The selected rows of a table, by their identities.
struct TableSelection<ID: Hashable> {
  let contains: (ID) -> Bool
  let choose: (ID) -> Void

  init(_ one: Binding<ID?>) {
    let chosen = one.wrappedValue
    contains = { $0 == chosen }
    choose = { one.wrappedValue = $0 }
  }

  init(_ several: Binding<Set<ID>>) {
    let chosen = several.wrappedValue
    contains = { chosen.contains($0) }
    choose = { id in if several.wrappedValue.remove(id) == nil { several.wrappedValue.insert(id) } }
  }
}

private struct TableRowView<Value: Identifiable>: View {
  let row: Value
  let columns: [AnyTableColumn<Value>]
  let selection: TableSelection<Value.ID>?

  var body: some View {
    let isSelected = selection?.contains(row.id) ?? false
    let whole = HStack(spacing: 12) {
      ForEach(columns.indices, id: \.self) { index in
        columns[index].sized(columns[index].cell(row))
      }
    }
    .lineLimit(1)
    .padding(.horizontal, 16)
    .frame(minHeight: 36)
    .background { if isSelected { Color(.system(.gray4)) } }
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
    if let selection {
      whole.contentShape(Rectangle()).gesture(TapGesture().onEnded { _ in selection.choose(row.id) })
    } else {
      whole
    }
  }
}
