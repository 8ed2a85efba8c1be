import OpenChartsChartMath
import OpenChartsChartModel
import OpenChartsDisplayList

extension PositionScale {
  /// The number of segments that approximate a nonlinear axis, with an error smaller than its labels show.
  private static let segments = 256

  /// Returns the inverse scale, whose positions are measured from the left or top end.
  package func inverse(timeZone: String) -> InverseScale {
    let isForward = start <= end
    switch form {
    case .band(let domain):
      var axis = InverseScale(.names)
      let names = domain.map { value in
        switch value {
        case .category(let name): name
        case .number(let v), .date(let v): "\(v)"
        }
      }
      axis.names = isForward ? names : names.reversed()
      return axis
    case .continuous(let lower, let upper, let transform, let kind):
      var axis = InverseScale(kind == .date ? .dates : .numbers)
      if kind == .date { axis.timeZone = Self.name(ofZone: timeZone) }
      let count = transform.isLinear ? 1 : Self.segments
      let (a, b) = (transform.forward(lower), transform.forward(upper))
      axis.samples = (0...count).map { i in
        if i == 0 || i == count { return (i == 0) == isForward ? lower : upper }
        let share = Double(i) / Double(count)
        return transform.inverse(a + (b - a) * (isForward ? share : 1 - share))
      }
      return axis
    }
  }

  /// Returns a time zone name that browsers know. Zones with a fixed offset have names with the opposite sign in
  /// browsers.
  private static func name(ofZone identifier: String) -> String {
    guard identifier.hasPrefix("GMT"), let offset = Int(identifier.dropFirst(3)), offset != 0 else {
      return identifier
    }
    let hours = offset / 100
    return offset % 100 == 0
      ? "Etc/GMT\(hours > 0 ? "-" : "+")\(abs(hours))" : String(identifier.dropFirst(3))
  }

  /// Returns the position of a value as a fraction of the axis from its left or top end; `nil` if the value is outside
  /// the axis or has no position.
  package func share(of value: DataValue) -> Double? {
    guard let position = position(of: value), end != start else { return nil }
    let share = (position - min(start, end)) / abs(end - start)
    return (-1e-9...1.000_000_001).contains(share) ? min(max(share, 0), 1) : nil
  }
}
