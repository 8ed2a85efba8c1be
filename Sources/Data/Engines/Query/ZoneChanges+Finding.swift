import ChartMath

extension ZoneChanges {
  /// The offsets between two moments, in seconds since 1970.
  ///
  /// Two changes within a day would be taken for one; no zone has had them. An extent beyond a thousand years is looked
  /// at around its ends alone.
  package init(_ zone: ZoneOffsets, from low: Double, to high: Double) {
    guard low.isFinite, high.isFinite, low <= high else {
      self = .utc
      return
    }
    var clock = WallClock(zone)
    func offset(_ second: Double) -> Double {
      let moment = second - EngineTime.referenceDate
      return clock.wall(moment) - moment
    }
    let day = 86_400.0
    var at = max(low, high - 1000 * 366 * day).rounded(.down)
    var now = offset(at)
    changes = [Change(from: at, offset: now)]
    while at < high {
      let next = min(at + day, high.rounded(.up))
      let then = offset(next)
      if then != now {
        // To the second.
        var (before, after) = (at, next)
        while after - before > 1 {
          let middle = ((before + after) / 2).rounded(.down)
          if offset(middle) == now { before = middle } else { after = middle }
        }
        changes.append(Change(from: after, offset: then))
        now = then
      }
      at = next
    }
    if changes.count == 1, now == 0 { changes = [] }
  }
}
