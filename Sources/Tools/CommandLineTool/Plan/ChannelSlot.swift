/// What a channel of a chart is for.
enum ChannelSlot: Int, CaseIterable, Comparable {
  case x, xEnd, y, yEnd, z, color, symbol, size, series
  static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
