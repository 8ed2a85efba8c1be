import OpenChartsViewCore

/// The rows of a table.
public protocol TableRowContent<TableRowValue> {
  /// The type of the value in a row.
  associatedtype TableRowValue: Identifiable
  var _rows: [TableRowValue] { get }
}

/// A row of a table, made from a value.
///
///     Table(of: Person.self) {
///       TableColumn("Name", value: \.name)
///     } rows: {
///       ForEach(people) { TableRow($0) }
///     }
public struct TableRow<Value: Identifiable>: TableRowContent {
  private let value: Value

  /// Creates a row for a value.
  public init(_ value: Value) { self.value = value }

  public var _rows: [Value] { [value] }
}

extension TableRow: View {
  /// Nothing: a row is drawn by its table.
  public var body: some View { EmptyView() }
}

/// Several rows from a result builder.
public struct _TableRows<Value: Identifiable>: TableRowContent {
  public let _rows: [Value]
}

/// A result builder of table rows.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  /// Builds one row.
  public static func buildExpression(_ row: TableRow<Value>) -> _TableRows<Value> {
    _TableRows(_rows: row._rows)
  }
  /// Builds a row for each element of a collection.
  public static func buildExpression<Data, ID>(_ rows: ForEach<Data, ID, TableRow<Value>>) -> _TableRows<
    Value
  > {
    _TableRows(_rows: rows.data.flatMap { rows.content($0)._rows })
  }
  /// Builds the rows of the parts in order.
  public static func buildBlock(_ rows: _TableRows<Value>...) -> _TableRows<Value> {
    _TableRows(_rows: rows.flatMap(\._rows))
  }
  /// Builds the rows of an `if` without `else`.
  public static func buildOptional(_ rows: _TableRows<Value>?) -> _TableRows<Value> {
    rows ?? _TableRows(_rows: [])
  }
  /// Builds the rows of an `if` branch.
  public static func buildEither(first: _TableRows<Value>) -> _TableRows<Value> { first }
  /// Builds the rows of an `else` branch.
  public static func buildEither(second: _TableRows<Value>) -> _TableRows<Value> { second }
}
