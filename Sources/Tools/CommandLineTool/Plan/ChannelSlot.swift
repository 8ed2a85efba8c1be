/// The role of a channel in a chart.
enum ChannelSlot: Int, CaseIterable, Comparable {
  case x, xEnd, y, yEnd, z, color, symbol, size, series, facet
  static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
