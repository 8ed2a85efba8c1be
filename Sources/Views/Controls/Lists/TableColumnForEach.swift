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
  Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Content: TableColumnContent
>: TableColumnContent where Content.TableRowValue == RowValue {
  /// What a row is about.
  public typealias TableRowValue = RowValue
  /// The elements that there are columns for.
  public let data: Data
  /// Makes the columns of one element.
  public let content: (Data.Element) -> Content
  public var _columns: [AnyTableColumn<RowValue>] { data.flatMap { content($0)._columns } }

  /// Columns for each element. The key path only gives the type of the identity; here columns go by their place.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue> content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }

  /// Columns for each element of a collection whose elements have identities.
  public init(
    _ data: Data, @TableColumnBuilder<RowValue> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    self.content = content
  }
}

extension TableColumnForEach where Data == Range<Int>, ID == Int {
  /// Columns for each number of a range.
  public init(_ data: Range<Int>, @TableColumnBuilder<RowValue> content: @escaping (Int) -> Content) {
    self.data = data
    self.content = content
  }
}
