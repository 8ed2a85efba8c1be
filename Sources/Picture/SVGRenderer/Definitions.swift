import OpenChartsDisplayList

/// The definitions that the drawing refers to: gradients, patterns, clips, filters and masks. Each is written once.
struct Definitions {
  enum Key: Hashable {
    /// The gradient is in units of the painted shape if `bounds` is `nil`, otherwise in units of that rectangle.
    case gradient(Brush, bounds: Rect?)
    case pattern(FillPattern)
    case tiles(ImageTile, at: Point)
    case clip(VectorPath, evenOdd: Bool)
    case filter(blur: Double, shadow: GroupItem.Shadow?)
    case mask([DisplayItem])
    case colors(ColorMatrix)
  }

  private var numbers: [Key: Int] = [:]
  /// The definitions, in order of first use.
  var buffer = ByteBuffer()

  /// Returns the number in a definition's identifier, and whether the definition must still be written. Number 0 is
  /// the document's title.
  mutating func number(for key: Key) -> (number: Int, isNew: Bool) {
    if let number = numbers[key] { return (number, false) }
    let number = numbers.count + 1
    numbers[key] = number
    return (number, true)
  }
}
