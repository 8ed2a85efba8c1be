import Foundation

/// A column for each element of a collection.
///
///     Table(rows) {
///       TableColumn("Name", value: \.name)
///       TableColumnForEach(years, id: \.self) { year in
///         TableColumn("\(year)") { row in Text(row.sales[year] ?? 0, format: .number) }
///       }
///     }
public struct TableColumnForEach<
  Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Sort, Content: TableColumnContent
>: TableColumnContent
where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort {
  /// The type of the value in a row.
  public typealias TableRowValue = RowValue
  /// The type of the comparator that sorts rows by a column.
  public typealias TableColumnSortComparator = Sort
  /// The elements that have columns.
  public let data: Data
  /// A closure that makes the columns of one element.
  public let content: (Data.Element) -> Content
  public var _columns: [AnyTableColumn<RowValue>] { data.flatMap { content($0)._columns } }

  /// Creates columns for each element. `id` only sets the type of the identity: columns are identified by position.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }

  /// Creates columns for each element of a collection of identifiable elements.
  public init(
    _ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    self.content = content
  }
}

extension TableColumnForEach where Data == Range<Int>, ID == Int {
  /// Creates columns for each number in a range.
  public init(_ data: Range<Int>, @TableColumnBuilder<RowValue, Sort> content: @escaping (Int) -> Content) {
    self.data = data
    self.content = content
  }
}
