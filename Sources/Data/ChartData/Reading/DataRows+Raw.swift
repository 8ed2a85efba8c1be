extension DataRows {
  init(_ raw: RawRows) {
    let x = raw.keys[0].typed(as: X.self)
    let counts = raw.counts.map { $0.isFinite ? Int($0) : 0 }
    let y =
      raw.keys.count > 1
      ? raw.keys[1].typed(as: Y.self)
      : KeyColumn.numbers(raw.values, starts: raw.values, ends: raw.values).typed(as: Y.self)
    self.init(
      x: x, y: y, values: raw.values, counts: counts, series: raw.series, rowCount: counts.reduce(0, +))
  }
}
