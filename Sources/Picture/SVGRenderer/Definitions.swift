import DisplayList

/// What the drawing refers to: gradients, patterns, clips, filters and masks, each written once.
struct Definitions {
  enum Key: Hashable {
    /// In units of the painted shape where `bounds` is `nil`, else of that rectangle.
    case gradient(Brush, bounds: Rect?)
    case pattern(FillPattern)
    case tiles(ImageTile, at: Point)
    case clip(VectorPath, evenOdd: Bool)
    case filter(blur: Double, shadow: GroupItem.Shadow?)
    case mask([DisplayItem])
    case colors(ColorMatrix)
  }

  private var numbers: [Key: Int] = [:]
  /// The definitions in order of first use.
  var buffer = ByteBuffer()

  /// The number in the identifier of a definition, and whether it still has to be written. 0 is the
  /// document's title.
  mutating func number(for key: Key) -> (number: Int, isNew: Bool) {
    if let number = numbers[key] { return (number, false) }
    let number = numbers.count + 1
    numbers[key] = number
    return (number, true)
  }
}
