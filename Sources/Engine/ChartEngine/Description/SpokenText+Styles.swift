import ChartModel
import Phrases

extension SpokenText {
  /// Says what the style of a mark tells about it: names belong to its context, numbers to its values.
  ///
  /// - Parameter said: The name of a dimension that is said elsewhere, such as that of the series.
  mutating func addStyles(
    of table: MarkTable, _ row: Int, without said: String? = nil, to context: inout [String],
    _ values: inout [String]
  ) {
    for column in [table.foregroundStyle, table.series, table.symbol, table.lineStyle].compactMap({
      $0
    })
    where column.label != said {
      if column.kind != .category, !column.values[row].isFinite { continue }
      let text = text(column, row, unit: .day)
      if column.kind == .category {
        if !context.contains(text), !values.contains(text) { context.append(text) }
      } else if !values.contains(text) {
        values.append(text)
      }
    }
    if let size = table.symbolSize, size.kind == .number, !size.label.isEmpty,
      size.values[row].isFinite
    {
      let title = UnitWords(title: size.label, locale: locale)?.title ?? size.label
      values.append("\(title) \(text(size, row, unit: .day))")
    }
  }
}
