/// A column of coordinates with the letter of their hemisphere: `34.76 N`, `118.24°W`, `S 33° 51' 36"`.
struct CoordinateColumn {
  /// Degrees, negative in the south and the west.
  var values: [Double]
  var present = 0
  var axis: Coordinate
  /// Whether the texts can only be coordinates: they have degree signs, or both hemispheres occur after fractions.
  /// Other letters are ambiguous: N is also a unit of force, W a unit of power, and 12E and 12W are rooms.
  var isCertain: Bool

  /// - Returns: `nil` if a value has another form, or if the column mixes latitudes and longitudes.
  static func read(_ text: ColumnText) -> CoordinateColumn? {
    var values = [Double](repeating: .nan, count: text.count)
    var (present, fractions, hasSigns) = (0, 0, true)
    var letters: Set<UInt8> = []
    for row in 0..<text.count where !MissingText.matchesAmongValues(text[row]) {
      guard let (degrees, letter, hasSign) = coordinate(text[row]) else { return nil }
      values[row] = letter == UInt8(ascii: "S") || letter == UInt8(ascii: "W") ? -degrees : degrees
      letters.insert(letter)
      hasSigns = hasSigns && hasSign
      if text[row].contains(UInt8(ascii: ".")) { fractions += 1 }
      present += 1
      if letters.count > 2 { return nil }
    }
    let isNorthSouth = letters.isSubset(of: [UInt8(ascii: "N"), UInt8(ascii: "S")])
    let isEastWest = letters.isSubset(of: [UInt8(ascii: "E"), UInt8(ascii: "W")])
    guard present > 0, isNorthSouth || isEastWest else { return nil }
    let most = isNorthSouth ? 90.0 : 180
    guard values.allSatisfy({ $0.isNaN || abs($0) <= most }) else { return nil }
    return CoordinateColumn(
      values: values, present: present, axis: isNorthSouth ? .latitude : .longitude,
      isCertain: hasSigns || letters.count == 2 && fractions * 2 >= present)
  }

  /// Whether a column's name is a word for an axis of coordinates, such as "lat".
  static func isName(_ name: String, of axis: Coordinate) -> Bool {
    let starts = axis == .latitude ? ["lat", "breite"] : ["lon", "lng", "länge"]
    return nameWords(name).contains { word in starts.contains { word.hasPrefix($0) } }
  }

  /// The degrees of a text with one letter at its start or end, that letter, and whether there is a degree sign.
  private static func coordinate(
    _ text: UnsafeBufferPointer<UInt8>
  ) -> (degrees: Double, letter: UInt8, hasSign: Bool)? {
    guard (2...24).contains(text.count), let first = text.first, let last = text.last else { return nil }
    let letters: [UInt8] = [0x4E, 0x53, 0x45, 0x57]
    let isLast = letters.contains(last)
    guard isLast != letters.contains(first) else { return nil }
    let body = String(decoding: isLast ? text.dropLast() : text.dropFirst(), as: UTF8.self)
    // Degrees, minutes and seconds.
    let parts = body.split { " °º'′’\"″”".contains($0) }
    let factors = [1.0, 60, 3600]
    guard (1...3).contains(parts.count) else { return nil }
    var degrees = 0.0
    for (part, factor) in zip(parts, factors) {
      guard let value = Double(part), value >= 0, factor == 1 || value < 60,
        part.allSatisfy({ $0.isNumber || $0 == "." })
      else { return nil }
      degrees += value / factor
    }
    return (degrees, isLast ? last : first, body.contains { "°º".contains($0) })
  }
}
