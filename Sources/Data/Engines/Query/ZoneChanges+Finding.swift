import OpenChartsChartMath

extension ZoneChanges {
  /// Finds the UTC offsets of a zone between two times, in seconds since 1970.
  ///
  /// The search has a step of one day, so two changes within a day can be missed. No time zone has had two changes within a day. A period
  /// longer than 1,000 years is searched only in its last 1,000 years. Gives UTC if an end is not finite.
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
        // Find the change to the second, by bisection.
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
