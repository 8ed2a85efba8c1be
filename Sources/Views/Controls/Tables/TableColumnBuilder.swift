import OpenChartsViewCore

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  /// The type of the comparator that sorts rows by a column.
  public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
  public var _columns: [AnyTableColumn<Wrapped.TableRowValue>] { self?._columns ?? [] }
}

/// Several columns from a result builder.
public struct _TableColumns<RowValue: Identifiable, Sort>: TableColumnContent {
  /// The value of a row.
  public typealias TableRowValue = RowValue
  /// The comparator by which a column sorts rows.
  public typealias TableColumnSortComparator = Sort
  public let _columns: [AnyTableColumn<RowValue>]
}

/// A result builder of table columns. Sortable columns can be mixed with others.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort> {
  /// Builds one column.
  public static func buildExpression<S, Content: View, Label: View>(
    _ column: TableColumn<RowValue, S, Content, Label>
  ) -> TableColumn<RowValue, S, Content, Label> { column }
  /// Builds a column for each element of a collection.
  public static func buildExpression<Data, ID, Content>(
    _ columns: TableColumnForEach<Data, ID, RowValue, Sort, Content>
  ) -> TableColumnForEach<Data, ID, RowValue, Sort, Content> { columns }
  /// Builds the columns of another value.
  @_disfavoredOverload
  public static func buildExpression<C: TableColumnContent>(_ columns: C) -> C
  where C.TableRowValue == RowValue { columns }
  /// Builds the first column.
  public static func buildPartialBlock<C: TableColumnContent>(first: C) -> _TableColumns<RowValue, Sort>
  where C.TableRowValue == RowValue {
    _TableColumns(_columns: first._columns)
  }
  /// Appends a column.
  public static func buildPartialBlock<C: TableColumnContent>(
    accumulated: _TableColumns<RowValue, Sort>, next: C
  ) -> _TableColumns<RowValue, Sort> where C.TableRowValue == RowValue {
    _TableColumns(_columns: accumulated._columns + next._columns)
  }
  /// Builds columns of an `if` without `else`.
  public static func buildIf<C: TableColumnContent>(_ column: C?) -> C?
  where C.TableRowValue == RowValue {
    column
  }
  /// Builds the columns of an `if` branch.
  public static func buildEither<C: TableColumnContent>(first: C) -> _TableColumns<RowValue, Sort>
  where C.TableRowValue == RowValue {
    _TableColumns(_columns: first._columns)
  }
  /// Builds the columns of an `else` branch.
  public static func buildEither<C: TableColumnContent>(second: C) -> _TableColumns<RowValue, Sort>
  where C.TableRowValue == RowValue {
    _TableColumns(_columns: second._columns)
  }
}
