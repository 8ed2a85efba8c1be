import OpenChartsChartMath

/// A column in which every value has a unit or a notation that plain numbers lack: `1.5K`, `12 ms`, `1.5 GiB`, `13:45`,
/// `8h 32min`, `1/2`.
struct MeasuredColumn {
  var values: [Double]
  var present = 0
  var unit = TableColumn.Unit.plain
  /// The unit of the values; `nil` if they have none.
  var measure: String?
  /// The format of times of day and durations; `nil` for other values.
  var timeForm: WrittenForm?

  /// - Returns: `nil` if a value has another format.
  static func read(_ text: ColumnText) -> MeasuredColumn? {
    read(text, clock).map {
      var column = $0
      column.unit = .duration
      column.timeForm = clockForm(text)
      return column
    } ?? spoken(text) ?? quantities(text, NumberStyle(group: UInt8(ascii: ",")))
      ?? quantities(text, .groupedByPoints) ?? read(text, fraction)
  }

  private static func spoken(_ text: ColumnText) -> MeasuredColumn? {
    SpokenDuration.read(text).map { MeasuredColumn(values: $0.values, present: $0.present, unit: .duration) }
  }

  private static func read(
    _ text: ColumnText, _ parse: (UnsafeBufferPointer<UInt8>) -> Double?
  ) -> MeasuredColumn? {
    var column = MeasuredColumn(values: [Double](repeating: .nan, count: text.count))
    for row in 0..<text.count {
      if let value = parse(text[row]) {
        column.values[row] = value
        column.present += 1
      } else if !MissingText.matchesAmongValues(text[row]) {
        return nil
      }
    }
    return column.present > 0 ? column : nil
  }

  // MARK: Numbers with units

  /// Programs print sizes of memory and disks in powers of 1024, with one letter or two.
  private static let printedSizes: [String: Double] = [
    "B": 1, "K": 0x1p10, "M": 0x1p20, "G": 0x1p30, "T": 0x1p40, "P": 0x1p50, "Ki": 0x1p10, "Mi": 0x1p20,
    "Gi": 0x1p30, "Ti": 0x1p40, "Pi": 0x1p50,
  ]
  /// The common unit of each family of units, and the factors to it.
  private static let families: [(unit: String, factors: [String: Double])] = [
    ("", ["k": 1e3, "K": 1e3, "M": 1e6, "Mio": 1e6, "Mrd": 1e9, "B": 1e9, "bn": 1e9, "T": 1e12, "": 1]),
    (
      "bytes",
      [
        "B": 1, "bytes": 1, "kB": 1e3, "KB": 1e3, "MB": 1e6, "GB": 1e9, "TB": 1e12, "KiB": 0x1p10,
        "MiB": 0x1p20,
        "GiB": 0x1p30, "TiB": 0x1p40,
      ]
    ),
    ("bytes", printedSizes),
    (
      "seconds",
      [
        "ns": 1e-9, "us": 1e-6, "µs": 1e-6, "μs": 1e-6, "ms": 1e-3, "s": 1, "sec": 1, "min": 60, "h": 3600,
        "d": 86_400,
      ]
    ),
    ("g", ["mg": 1e-3, "g": 1, "kg": 1e3, "t": 1e6]),
    ("m", ["mm": 1e-3, "cm": 1e-2, "m": 1, "km": 1e3]),
  ]
  /// Units without prefixes. All values of a column must have the same one.
  private static let others: Set<String> = [
    "lb", "lbs", "oz", "mi", "ft", "in", "l", "L", "ml", "°C", "°F", "°", "K", "mph", "km/h", "m/s", "kW",
    "kWh", "W",
    "MW", "MWh", "GWh", "TWh", "V", "A", "Hz", "kHz", "MHz", "GHz", "kN", "N", "Pa", "hPa", "bar", "ha", "m²",
    "m2",
    "km²", "km2", "dB", "ppm", "px", "pt", "x", "years", "days", "hours",
    "minutes",
    "seconds",
  ]

  /// Whether a text is a number with a known unit, such as `4.0K` or `12 ms`.
  static func isQuantity(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let (_, unit) = quantity(text), !unit.isEmpty else { return false }
    return others.contains(unit) || families.contains { $0.factors[unit] != nil }
  }

  private static func quantities(_ text: ColumnText, _ style: NumberStyle) -> MeasuredColumn? {
    var column = MeasuredColumn(values: [Double](repeating: .nan, count: text.count))
    var units: [String] = []
    var codes: [Int] = []
    codes.reserveCapacity(text.count)
    for row in 0..<text.count {
      guard let (value, unit) = quantity(text[row], style) else {
        guard MissingText.matchesAmongValues(text[row]) else { return nil }
        codes.append(0)
        continue
      }
      column.values[row] = value
      column.present += 1
      // Programs write a size of 0 without a unit.
      if value == 0, unit.isEmpty {
        codes.append(0)
        continue
      }
      let code = units.firstIndex(of: unit) ?? units.count
      if code == units.count { units.append(unit) }
      if units.count > 12 { return nil }
      codes.append(code)
    }
    guard let first = units.first, units != [""] else { return nil }
    // If all values are like 12M, the letter means millions. If all are like 12Gi, the unit is bytes.
    let isPrinted = printedSizes[first] != nil && first != "B" && first != "K"
    if units.count == 1, !isPrinted,
      others.contains(first) || families.dropFirst().contains(where: { $0.factors[first] != nil })
    {
      column.measure = first
      return column
    }
    guard let family = families.first(where: { family in units.allSatisfy { family.factors[$0] != nil } })
    else {
      return nil
    }
    for row in column.values.indices where !column.values[row].isNaN {
      column.values[row] *= family.factors[units[codes[row]]] ?? 1
    }
    if family.unit == "seconds" { column.unit = .duration }
    column.measure = family.unit.isEmpty ? nil : family.unit
    return column
  }

  /// Splits `1.5 GiB` into number and unit.
  static func quantity(
    _ text: UnsafeBufferPointer<UInt8>, _ style: NumberStyle = NumberStyle(group: UInt8(ascii: ","))
  ) -> (Double, String)? {
    guard text.count <= 40 else { return nil }
    var end = text.count
    while end > 0, !(0x30...0x39).contains(text[end - 1]) { end -= 1 }
    var unit = text[end...]
    while let byte = unit.first, byte == 0x20 { unit = unit.dropFirst() }
    guard end > 0, unit.count <= 8 else { return nil }
    let digits = UnsafeBufferPointer(rebasing: text[..<end])
    let plain = style.decimal == UInt8(ascii: ".") ? NumberText.plain(digits) : nil
    guard let value = plain ?? NumberText.parse(digits, style)?.value else { return nil }
    return (value, String(decoding: unit, as: UTF8.self))
  }

  // MARK: Clocks and fractions

  /// Seconds of `13:45`, `1:02:03` or `0:59.5`.
  private static func clock(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    guard (4...14).contains(text.count), text.contains(UInt8(ascii: ":")) else { return nil }
    var parts: [Double] = []
    for part in text.split(separator: UInt8(ascii: ":"), maxSplits: 3, omittingEmptySubsequences: false) {
      let digits = UnsafeBufferPointer(rebasing: part)
      guard let first = digits.first, (0x30...0x39).contains(first) else { return nil }
      let isZeroPadded = digits.count > 1 && first == 0x30
      let bare = isZeroPadded ? UnsafeBufferPointer(rebasing: part.dropFirst()) : digits
      guard let value = NumberText.plain(bare), value >= 0, value < 10_000 else { return nil }
      parts.append(value)
    }
    guard parts.count == 2 || parts.count == 3, parts.dropFirst().allSatisfy({ $0 < 60 }) else { return nil }
    // Hours and minutes, or minutes and seconds if there is a fraction.
    if parts.count == 3 { return parts[0] * 3600 + parts[1] * 60 + parts[2] }
    return text.contains(0x2E) ? parts[0] * 60 + parts[1] : parts[0] * 3600 + parts[1] * 60
  }

  /// The format of a column of clock times, with the smallest number of hour digits, and with seconds if one value has
  /// them. `nil` for minutes and seconds.
  private static func clockForm(_ text: ColumnText) -> WrittenForm? {
    let colonByte = UInt8(ascii: ":")
    var hourDigits = 2
    var hasSeconds = false
    for row in 0..<text.count {
      let cell = text[row]
      guard let colon = cell.firstIndex(of: colonByte) else { continue }
      let isLong = cell[(colon + 1)...].contains(colonByte)
      if !isLong, cell.contains(UInt8(ascii: ".")) { return nil }
      hourDigits = min(hourDigits, colon)
      hasSeconds = hasSeconds || isLong
    }
    return .clock(hourDigits: max(hourDigits, 1), hasSeconds: hasSeconds)
  }

  private static func fraction(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    guard text.count <= 12, let slash = text.firstIndex(of: UInt8(ascii: "/")),
      let above = NumberText.plain(UnsafeBufferPointer(rebasing: text[..<slash])),
      let below = NumberText.plain(UnsafeBufferPointer(rebasing: text[(slash + 1)...])), below > 0
    else { return nil }
    return above / below
  }
}
