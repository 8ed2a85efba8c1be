import Foundation
import OpenChartsViewValues

private struct CellColumnsKey: LayoutValueKey { static let defaultValue = 1 }
private struct CellAnchorKey: LayoutValueKey { static var defaultValue: UnitPoint? { nil } }
private struct CellUnsizedAxesKey: LayoutValueKey { static var defaultValue: Axis.Set { [] } }
private struct ColumnAlignmentKey: LayoutValueKey {
  static var defaultValue: HorizontalAlignment? { nil }
}

/// A row of cells in a ``Grid``. Outside a grid its cells form an `HStack`. Modifiers of a row apply to each cell.
public struct GridRow<Content: View> {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// Creates a row with one view per column. `nil` for `alignment` uses the grid's alignment.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: _PrimitiveView {
  public func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    nodes.append(
      GridRowNode(
        context.child(.index(0)).inStack(nil).nodes(of: content), alignment: alignment,
        environment: context.environment))
  }
}

package final class GridRowNode: ContainerNode {
  let alignment: VerticalAlignment?
  private let row: StackArrangement

  init(_ cells: [ViewNode], alignment: VerticalAlignment?, environment: EnvironmentValues) {
    self.alignment = alignment
    row = StackArrangement(
      axis: .horizontal, gap: nil, guide: (alignment ?? .center).key)
    super.init(environment: environment, children: cells)
  }

  package override var passesModifiersToChildren: Bool { true }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    row.arrange(children, proposal).size
  }

  package override func placements(in size: CGSize, proposal: ProposedViewSize) -> [Placement] {
    row.placements(of: row.arrange(children, proposal), children, proposal)
  }
}

/// Rows whose cells are aligned in columns. A column is as wide as its widest cell.
public struct Grid<Content: View> {
  private let alignment: Alignment
  private let horizontalSpacing: CGFloat?
  private let verticalSpacing: CGFloat?
  private let content: Content

  /// Creates a grid. Spacing is in points; `nil` means the default spacing.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }
}

extension Grid: _PrimitiveView {
  public func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    nodes.append(
      GridNode(
        context.child(.index(0)).inStack(nil).nodes(of: content), alignment: alignment,
        gaps: CGSize(width: horizontalSpacing ?? 8, height: verticalSpacing ?? 8),
        environment: context.environment))
  }
}

/// Lays out the cells of all rows together.
package final class GridNode: ContainerNode {
  private struct Cell {
    let node: ViewNode
    let column: Int
    let span: Int
  }

  private struct Row {
    let cells: [Cell]
    let alignment: VerticalAlignment?
    let spansAll: Bool
  }

  private let rows: [Row]
  private let columnCount: Int
  private let alignment: Alignment
  private let gaps: CGSize

  init(
    _ nodes: [ViewNode], alignment: Alignment, gaps: CGSize, environment: EnvironmentValues
  ) {
    let rows = Self.rows(of: nodes)
    self.alignment = alignment
    self.gaps = gaps
    self.rows = rows
    columnCount = rows.map { $0.cells.last.map { $0.column + $0.span } ?? 0 }.max() ?? 0
    super.init(environment: environment, children: rows.flatMap { $0.cells.map(\.node) })
  }

  private static func rows(of nodes: [ViewNode]) -> [Row] {
    nodes.map { node in
      guard let row = node as? GridRowNode else {
        // A view that is not in a `GridRow` takes a whole row.
        return Row(cells: [Cell(node: node, column: 0, span: 1)], alignment: nil, spansAll: true)
      }
      var column = 0
      let cells = row.children.map { child in
        let span = max(child.value(CellColumnsKey.self), 1)
        defer { column += span }
        return Cell(node: child, column: column, span: span)
      }
      return Row(cells: cells, alignment: row.alignment, spansAll: false)
    }
  }

  private struct Solution {
    var widths: [CGFloat]
    var heights: [CGFloat]
    var size: CGSize
    func x(_ column: Int, _ gap: CGFloat) -> CGFloat {
      widths.prefix(column).reduce(0, +) + gap * CGFloat(column)
    }
    func y(_ row: Int, _ gap: CGFloat) -> CGFloat {
      heights.prefix(row).reduce(0, +) + gap * CGFloat(row)
    }
  }

  private var solutions: [(ProposedViewSize, Solution)] = []

  private func solve(_ proposal: ProposedViewSize) -> Solution {
    for (offer, solution) in solutions where offer == proposal { return solution }
    let widths = solveWidths(proposal.width)
    let heights = solveHeights(proposal.height, widths)
    let size = CGSize(
      width: widths.reduce(0, +) + gaps.width * CGFloat(max(columnCount - 1, 0)),
      height: heights.reduce(0, +) + gaps.height * CGFloat(max(rows.count - 1, 0)))
    let solution = Solution(widths: widths, heights: heights, size: size)
    solutions.append((proposal, solution))
    return solution
  }

  private func width(of cell: Cell, offer: CGFloat?) -> CGFloat {
    cell.node.value(CellUnsizedAxesKey.self).contains(.horizontal)
      ? 0 : cell.node.size(ProposedViewSize(width: offer, height: nil)).width
  }

  /// Columns share the width as views in an `HStack` do: the least flexible first, each an equal share of the
  /// remaining width.
  private func solveWidths(_ proposed: CGFloat?) -> [CGFloat] {
    guard columnCount > 0 else { return [] }
    func widths(_ offer: (Int) -> CGFloat?) -> [CGFloat] {
      var result = [CGFloat](repeating: 0, count: columnCount)
      for row in rows where !row.spansAll {
        for cell in row.cells where cell.span == 1 {
          result[cell.column] = max(
            result[cell.column], width(of: cell, offer: offer(cell.column)))
        }
      }
      return result
    }
    var result: [CGFloat]
    if let proposed {
      let least = widths { _ in 0 }
      let most = widths { _ in .infinity }
      result = [CGFloat](repeating: 0, count: columnCount)
      var left = proposed - gaps.width * CGFloat(columnCount - 1)
      let order = (0..<columnCount).sorted {
        let a = most[$0] == .infinity ? .infinity : most[$0] - least[$0]
        let b = most[$1] == .infinity ? .infinity : most[$1] - least[$1]
        return a != b ? a < b : $0 < $1
      }
      for (orderIndex, column) in order.enumerated() {
        let share = left == .infinity ? left : max(left / CGFloat(columnCount - orderIndex), 0)
        var columnWidth: CGFloat = 0
        for row in rows where !row.spansAll {
          for cell in row.cells where cell.span == 1 && cell.column == column {
            columnWidth = max(columnWidth, width(of: cell, offer: share))
          }
        }
        result[column] = columnWidth
        if left != .infinity { left -= columnWidth }
      }
    } else {
      result = widths { _ in nil }
    }
    widen(&result, proposed)
    return result
  }

  /// Widens the columns under cells that span several, by equal parts.
  private func widen(_ widths: inout [CGFloat], _ proposed: CGFloat?) {
    for row in rows {
      for cell in row.cells where cell.span > 1 || row.spansAll {
        let columns = row.spansAll ? 0..<columnCount : cell.column..<(cell.column + cell.span)
        guard !columns.isEmpty else { continue }
        let has =
          columns.reduce(0) { $0 + widths[$1] } + gaps.width * CGFloat(columns.count - 1)
        // A flexible spanning cell takes the width of its columns.
        let wants = width(of: cell, offer: proposed == nil ? nil : has)
        guard wants > has, wants.isFinite else { continue }
        for column in columns { widths[column] += (wants - has) / CGFloat(columns.count) }
      }
    }
  }

  private func offeredWidth(_ cell: Cell, spansAll: Bool, _ widths: [CGFloat]) -> CGFloat {
    let columns = spansAll ? 0..<columnCount : cell.column..<(cell.column + cell.span)
    return columns.reduce(0) { $0 + widths[$1] } + gaps.width * CGFloat(max(columns.count - 1, 0))
  }

  private func rowHeight(_ index: Int, offer: CGFloat?, _ widths: [CGFloat]) -> CGFloat {
    let row = rows[index]
    let guide = row.alignment ?? alignment.vertical
    var (above, below): (CGFloat, CGFloat) = (0, 0)
    var isEmpty = true
    for cell in row.cells where !cell.node.value(CellUnsizedAxesKey.self).contains(.vertical) {
      let size = cell.node.dimensions(
        ProposedViewSize(width: offeredWidth(cell, spansAll: row.spansAll, widths), height: offer))
      let line = size[guide]
      above = isEmpty ? line : max(above, line)
      below = isEmpty ? size.height - line : max(below, size.height - line)
      isEmpty = false
    }
    return above + below
  }

  private func solveHeights(_ proposed: CGFloat?, _ widths: [CGFloat]) -> [CGFloat] {
    let all = rows.indices
    guard let proposed else { return all.map { rowHeight($0, offer: nil, widths) } }
    let flexibility = all.map { row in
      let most = rowHeight(row, offer: .infinity, widths)
      return most == .infinity ? .infinity : most - rowHeight(row, offer: 0, widths)
    }
    let order = all.sorted {
      flexibility[$0] != flexibility[$1] ? flexibility[$0] < flexibility[$1] : $0 < $1
    }
    var heights = [CGFloat](repeating: 0, count: rows.count)
    var left = proposed - gaps.height * CGFloat(max(rows.count - 1, 0))
    for (orderIndex, row) in order.enumerated() {
      let share = left == .infinity ? left : max(left / CGFloat(rows.count - orderIndex), 0)
      heights[row] = rowHeight(row, offer: share, widths)
      if left != .infinity { left -= heights[row] }
    }
    return heights
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize { solve(proposal).size }

  package override func placements(in size: CGSize, proposal: ProposedViewSize) -> [Placement] {
    let solution = solve(proposal)
    // The first cell of a column that sets an alignment determines it.
    var columns = [HorizontalAlignment?](repeating: nil, count: columnCount)
    for row in rows where !row.spansAll {
      for cell in row.cells where columns[cell.column] == nil {
        columns[cell.column] = cell.node.value(ColumnAlignmentKey.self)
      }
    }
    var placements: [Placement] = []
    for (index, row) in rows.enumerated() {
      let vertical = row.alignment ?? alignment.vertical
      let y = solution.y(index, gaps.height)
      let height = solution.heights[index]
      var line: CGFloat = 0
      for cell in row.cells {
        let width = offeredWidth(cell, spansAll: row.spansAll, solution.widths)
        line = max(
          line, cell.node.dimensions(ProposedViewSize(width: width, height: height))[vertical])
      }
      for cell in row.cells {
        let width = offeredWidth(cell, spansAll: row.spansAll, solution.widths)
        let offer = ProposedViewSize(width: width, height: height)
        let dimensions = cell.node.dimensions(offer)
        let x = row.spansAll ? 0 : solution.x(cell.column, gaps.width)
        if let anchor = cell.node.value(CellAnchorKey.self) {
          placements.append(
            Placement(
              CGPoint(
                x: x + (width - dimensions.width) * anchor.x, y: y + (height - dimensions.height) * anchor.y),
              offer))
          continue
        }
        let horizontal = (row.spansAll ? nil : columns[cell.column]) ?? alignment.horizontal
        let box = ViewDimensions(CGSize(width: width, height: height))
        placements.append(
          Placement(
            CGPoint(
              x: x + box[horizontal] - dimensions[horizontal], y: y + line - dimensions[vertical]), offer))
      }
    }
    return placements
  }
}

extension ViewNode {
  package func value<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
    traits.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
  }
}

extension View {
  /// Sets the number of columns that this cell spans.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: CellColumnsKey.self, value: count)
  }

  /// Sets the position of the view in its cell.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: CellAnchorKey.self, value: anchor)
  }

  /// Sets the alignment of the cells in this view's column.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: ColumnAlignmentKey.self, value: guide)
  }

  /// Ignores the view's size when computing its column's width or its row's height.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: CellUnsizedAxesKey.self, value: axes)
  }
}
