import OpenChartsChartModel

/// The tables that stack together: those with one value axis and one method, in order of first appearance.
struct StackGroups {
  private(set) var all: [(axis: AxisDimension, method: StackingMethod, tables: [Int])] = []

  mutating func add(_ table: Int, axis: AxisDimension, method: StackingMethod) {
    if let index = all.firstIndex(where: { $0.axis == axis && $0.method == method }) {
      all[index].tables.append(table)
    } else {
      all.append((axis, method, [table]))
    }
  }
}
