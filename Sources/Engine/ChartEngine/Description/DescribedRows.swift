import ChartModel
import DisplayList

extension MarkTable {
  /// The rows that their author does not hide from those who hear the chart, in order.
  var describedRows: some Sequence<Int> {
    (0..<count).lazy.filter { [accessibility] in accessibility[$0]?.hidden != true }
  }
}

/// A described row that is in view.
struct DescribedRow: Sendable {
  let row: Int
  let id: MarkID
  /// In coordinates of the plot.
  let frame: Rect
}

extension ResolvedMarks {
  /// The described rows that are in view.
  ///
  /// - Parameter frames: Of all marks in view, by their identities.
  func describedRows(in frames: [UInt32: Rect]) -> some Sequence<DescribedRow> {
    table.describedRows.lazy.compactMap { [firstID] row in
      let id = firstID + UInt32(row)
      return frames[id].map { DescribedRow(row: row, id: MarkID(id), frame: $0) }
    }
  }
}

extension AxisRequest {
  /// The title as words; `nil` where the author gave none.
  var writtenTitle: String? { titles.first { !$0.text.isEmpty }?.text }
}
