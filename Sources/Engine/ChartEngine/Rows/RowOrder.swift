/// Visits the rows of several tables in order of declaration.
struct RowOrder {
  private let tables: [Int]
  private let orders: [[UInt32]]

  init(_ marks: [ResolvedMarks], tables: [Int]) {
    self.tables = tables
    orders = tables.map { marks[$0].table.order }
  }

  func visit(_ body: (_ table: Int, _ row: Int) -> Void) {
    if tables.count == 1 {
      for row in orders[0].indices { body(tables[0], row) }
      return
    }
    var next = [Int](repeating: 0, count: tables.count)
    while true {
      var best = -1
      var bestOrder = UInt32.max
      for t in tables.indices where next[t] < orders[t].count && (best < 0 || orders[t][next[t]] < bestOrder)
      {
        best = t
        bestOrder = orders[t][next[t]]
      }
      guard best >= 0 else { return }
      body(tables[best], next[best])
      next[best] += 1
    }
  }
}
