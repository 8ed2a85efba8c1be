import OpenChartsChartModel
import OpenChartsDisplayList

extension MarkTable {
  /// The rows that the author does not hide from assistive technology, in order.
  var describedRows: some Sequence<Int> {
    (0..<count).lazy.filter { [accessibility] in accessibility[$0]?.hidden != true }
  }
}

/// A visible described row.
struct DescribedRow: Sendable {
  let row: Int
  let id: MarkID
  /// The frame in coordinates of the plot.
  let frame: Rect
}

extension ResolvedMarks {
  /// Returns the visible described rows.
  ///
  /// - Parameter frames: The frames of all visible marks, by identity.
  func describedRows(in frames: [MarkID: Rect]) -> some Sequence<DescribedRow> {
    table.describedRows.lazy.compactMap { [firstID] row in
      let id = MarkID(firstID + UInt32(row))
      return frames[id].map { DescribedRow(row: row, id: id, frame: $0) }
    }
  }
}

extension AxisRequest {
  /// The author's title as text; `nil` if there is none.
  var writtenTitle: String? { titles.first { !$0.text.isEmpty }?.text }
}
