import OpenChartsChartModel
import OpenChartsDisplayList

extension StyledMarks {
  /// The marks with the results of the author's code that placing needs: the sizes of symbols that are views, and the
  /// symbol areas from a mapping. Any thread can then place them.
  var measured: StyledMarks {
    var copy = self
    for i in markStyles.indices { copy.markStyles[i] = markStyles[i].mapSymbols(\.measured) }
    guard let sizes = scales.symbolSize, let mapping = sizes.mapping else { return copy }
    var areas: [DataValue: Double] = [:]
    for column in marks.compactMap(\.table.symbolSize) {
      for row in 0..<column.count {
        let value = column.value(at: row)
        if areas[value] == nil { areas[value] = mapping(value) }
      }
    }
    copy.scales.symbolSize?.mapping = { [areas] in areas[$0] }
    return copy
  }

  /// Returns the marks with every row of decimated tables, with new identities. Only those tables are resolved again,
  /// because earlier stages had a sample; the others do not change.
  func withAllRows(on setups: ScaleSetups) -> StyledMarks {
    guard marks.contains(where: { $0.table.source != nil }) else { return self }
    var copy = self
    var firstID: UInt32 = 0
    for i in marks.indices {
      if marks[i].table.source != nil {
        copy.marks[i] = marks[i].table.materialized.finite.aligned.resolved(
          firstID: firstID, x: setups.x, y: setups.y)
      } else {
        copy.marks[i].firstID = firstID
      }
      firstID += UInt32(copy.marks[i].table.count)
    }
    return copy
  }
}

extension SymbolRequest {
  fileprivate var measured: SymbolRequest {
    guard case .content(let box) = self else { return self }
    return .content(
      ContentBox(
        key: box.key, content: EmptyContent(size: box.content.size(width: nil, height: nil))))
  }
}

/// A size without a drawing.
private struct EmptyContent: MeasuredContent {
  let size: Size
  func size(width: Double?, height: Double?) -> Size { size }
  func draw(size: Size) -> DisplayList { DisplayList() }
}
