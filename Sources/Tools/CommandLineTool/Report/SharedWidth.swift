/// Divides a width among texts side by side.
enum SharedWidth {
  /// Returns the widths; if they exceed the room, the widest ones are reduced to an equal width ("water filling").
  static func limited(_ widths: [Double], to room: Double) -> [Double] {
    guard widths.reduce(0, +) > room else { return widths }
    var remaining = room
    var limit = 0.0
    for (index, width) in widths.sorted().enumerated() {
      limit = remaining / Double(widths.count - index)
      if width > limit { break }
      remaining -= width
    }
    return widths.map { min($0, limit) }
  }
}
