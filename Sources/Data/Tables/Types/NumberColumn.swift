/// A column parsed as numbers.
struct NumberColumn {
  /// The numbers; `nil` if a value is not a number.
  var values: [Double]?
  /// The number of values that are numbers.
  var present = 0
  var unit = TableColumn.Unit.plain
  /// The signs of currencies that differ from the currency of most values, and the number of values with these signs.
  /// These values are omitted.
  var otherCurrencies: (signs: [String], count: Int) = ([], 0)
  /// The exact values, if `Double` would round some of them.
  var exact: ExactColumn?
  /// The first row that is not a number.
  var misfit: Int?
  /// Whether more than half of the values, and at least two, are numbers.
  var isMostly = false
  /// Whether a value is an integer with a leading zero, which makes all values codes.
  var hasCode = false
  /// The rows that are not numbers, up to ``mostMisfits`` of them.
  var misfits: [Int] = []
  /// The number of values that are not numbers.
  var misfitCount = 0
  /// The values, with NaN for values that are not numbers; otherwise `nil`. The exceptions must be at most a twentieth,
  /// or at most a quarter and all the same word that explains the missing number, such as "closed".
  var partial: [Double]?

  /// The maximum number of misfits that are kept for notes.
  static let mostMisfits = 100

  /// - Parameters:
  ///   - quotedToo: Whether text in quotes can be a number.
  ///   - takesCodes: Whether integers with leading zeros, such as 007, are numbers.
  static func read(
    _ text: ColumnText, in grid: CellGrid, quotedToo: Bool, takesCodes: Bool = false
  ) -> NumberColumn {
    // If the decimal separator is given as a comma, 1.234 means 1234.
    if grid.decimal == UInt8(ascii: ","), quotedToo { return styled(text, in: grid) }
    if grid.pointsAreGroups, quotedToo {
      let grouped = read(text, .groupedByPoints, hasFlags: grid.hasFlags)
      if grouped.values != nil { return grouped }
    }
    var result = NumberColumn()
    var (longest, largest) = (0, 0.0)
    let values = [Double](unsafeUninitializedCapacity: text.count) { values, count in
      for row in 0..<text.count {
        let cell = text.cell(row)
        let bytes = text.text(cell)
        if quotedToo || !cell.isQuoted, let value = NumberText.plain(bytes) {
          values.initializeElement(at: row, to: value)
          result.present += 1
          longest = max(longest, bytes.count)
          largest = max(largest, abs(value))
        } else if isMissing(bytes) {
          values.initializeElement(at: row, to: .nan)
        } else {
          result.misfit = row
          count = row
          return
        }
      }
      count = text.count
    }
    if result.misfit == nil {
      result.values = values
      if needsDigits(longest, largest) {
        result.exact = ExactColumn(exactly: text) { ExactNumber.parsed($0) }
      }
      return result
    }
    if takesCodes, let numbers = codes(text) { return numbers }
    return quotedToo ? styled(text, in: grid) : result
  }

  /// Whether the numbers have more digits than `Double` can store: an integer of 2⁵³ or more, or a text longer than any
  /// number that a program printed from a `Double`.
  private static func needsDigits(_ longest: Int, _ largest: Double) -> Bool {
    largest >= 0x1p53 || longest > 24
  }

  @inline(__always)
  private static func isMissing(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    MissingText.matches(bytes) || isInfinite(bytes) || MissingText.matchesAmongValues(bytes)
  }

  private static func isInfinite(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard (3...9).contains(bytes.count) else { return false }
    return equals(bytes, "inf") || equals(bytes, "-inf") || equals(bytes, "Inf")
      || equals(bytes, "-Inf") || equals(bytes, "Infinity") || equals(bytes, "-Infinity")
  }

  /// Parses integers that can have leading zeros; `nil` if a value is something else.
  private static func codes(_ text: ColumnText) -> NumberColumn? {
    var result = NumberColumn()
    var values = [Double](repeating: .nan, count: text.count)
    var (longest, largest) = (0, 0.0)
    for row in 0..<text.count {
      let bytes = text[row]
      if isMissing(bytes) { continue }
      let zeros = bytes.prefix { $0 == 0x30 }.count
      let digits = UnsafeBufferPointer(rebasing: bytes[max(0, min(zeros, bytes.count - 1))...])
      guard let value = NumberText.plain(digits) else { return nil }
      values[row] = value
      result.present += 1
      (longest, largest) = (max(longest, digits.count), max(largest, abs(value)))
    }
    result.values = values
    if needsDigits(longest, largest) {
      result.exact = ExactColumn(exactly: text) { ExactNumber.parsed($0) }
    }
    return result
  }

  /// Parses numbers with separators, units or currencies, in the first style that fits all rows.
  private static func styled(_ text: ColumnText, in grid: CellGrid) -> NumberColumn {
    var best = NumberColumn()
    if let decimal = grid.decimal {
      // If the decimal separator is given, try no other.
      let groups: [UInt8?] = [nil, decimal == 0x2E ? 0x2C : 0x2E, 0x20, UInt8(ascii: "'")]
      for group in groups {
        let trial = read(text, NumberStyle(group: group, decimal: decimal), hasFlags: grid.hasFlags)
        if trial.values != nil || trial.hasCode { return trial }
        if best.misfit == nil || trial.present > best.present { best = trial }
      }
      return best
    }
    var order = [NumberStyle.plain] + NumberStyle.candidates
    if grid.prefersDecimalComma { order.swapAt(1, 2) }
    for style in order {
      let trial = read(text, style, hasFlags: grid.hasFlags)
      if trial.values != nil || trial.hasCode { return trial }
      if best.misfit == nil || trial.present > best.present { best = trial }
    }
    return best
  }

  /// - Parameters:
  ///   - chosenCurrency: The currency of the values to read; `nil` to expect the same currency in all values.
  ///   - hasFlags: Whether letters after the numbers are flags, even after most of them.
  private static func read(
    _ text: ColumnText, _ style: NumberStyle, in chosenCurrency: String? = nil, hasFlags: Bool
  ) -> NumberColumn {
    var result = NumberColumn()
    var values = [Double](repeating: .nan, count: text.count)
    var others = 0
    // Whether all values that are not numbers are the same word.
    var isOneWord = false
    var percents = 0
    var (footnotes, letters) = (0, 0)
    var (trianglesUp, trianglesDown) = (0, 0)
    var crosses = 0
    // Whether a number cannot be a code. X occurs with these codes: 1 X 2 of bets, X as a check digit, chromosomes 1 to
    // 22 and X.
    var isBeyondCodes = false
    var currency: String?
    var (longest, largest) = (0, 0.0)
    for row in 0..<text.count {
      let bytes = text[row]
      if style == .plain, let value = NumberText.plain(bytes) {
        values[row] = value
        result.present += 1
        isBeyondCodes = isBeyondCodes || value > 22 || value != value.rounded()
        (longest, largest) = (max(longest, bytes.count), max(largest, abs(value)))
      } else if let (value, unit) = NumberText.parse(bytes, style) {
        if let chosenCurrency, case .currency(let sign) = unit, sign != chosenCurrency {
          if !result.otherCurrencies.signs.contains(sign) { result.otherCurrencies.signs.append(sign) }
          result.otherCurrencies.count += 1
          continue
        }
        values[row] = value
        result.present += 1
        isBeyondCodes = isBeyondCodes || value > 22 || value != value.rounded()
        (longest, largest) = (max(longest, bytes.count), max(largest, abs(value)))
        switch unit {
        case .plain, .duration: break
        case .percent: percents += 1
        case .currency(let sign):
          if let currency, currency != sign {
            // A column of two currencies has no common unit. If most values have the same currency, read only these.
            return mainCurrency(text, style).map { read(text, style, in: $0, hasFlags: hasFlags) }
              ?? NumberColumn(misfit: row)
          }
          currency = sign
        }
      } else if isMissing(bytes) {
        continue
      } else if let note = FootnoteText(bytes),
        let value = style == .plain
          ? NumberText.plain(note.number) : NumberText.parse(note.number, style)?.value
      {
        values[row] = value
        result.present += 1
        footnotes += 1
        if note.isLetter { letters += 1 }
        switch note.arrow {
        case .triangleUp: trianglesUp += 1
        case .triangleDown: trianglesDown += 1
        case .arrow, nil: break
        }
      } else {
        if style == .plain, isCode(bytes) {
          result.hasCode = true
          result.misfit = row
          return result
        }
        others += 1
        if MissingText.isCross(bytes) { crosses += 1 }
        if result.misfits.count < mostMisfits { result.misfits.append(row) }
        if let first = result.misfit {
          isOneWord = isOneWord && bytes.elementsEqual(text[first])
        } else {
          result.misfit = row
          isOneWord = bytes.first.map { $0 | 0x20 }.map { (0x61...0x7A).contains($0) } ?? false
        }
        // Stop early in a column of words, because many styles are tried.
        if others > (others == crosses ? 10_000 : 100), others > 2 * result.present { return result }
      }
    }
    // If most numbers are followed by letters, these are units or parts of names.
    if letters * 3 > result.present, !hasFlags {
      return NumberColumn(misfit: (0..<text.count).first { FootnoteText(text[$0])?.isLetter == true })
    }
    // Triangles of one direction can be minus signs, as in Japan.
    if trianglesUp + trianglesDown > 0, trianglesUp == 0 || trianglesDown == 0 {
      return NumberColumn(misfit: (0..<text.count).first { FootnoteText(text[$0])?.arrow != nil })
    }
    if others > 0, others == crosses, isBeyondCodes {
      (others, result.misfit, result.misfits) = (0, nil, [])
    }
    result.isMostly = result.present > 1 && result.present > others
    result.misfitCount = others
    if others > 0, percents == 0 || percents == result.present {
      if others * (isOneWord && others > 1 ? 4 : 20) <= result.present + others {
        result.partial = values
        result.unit = percents > 0 ? .percent : currency.map { .currency($0) } ?? .plain
      }
      return result
    }
    if others > 0 { return result }
    if percents > 0, percents < result.present {
      // A column that mixes 5 and 5 % is not numeric, because the values have different units.
      return NumberColumn(misfit: firstUnlikePercent(text, style))
    }
    result.values = values
    result.unit = percents > 0 ? .percent : currency.map { .currency($0) } ?? .plain
    // Percentages are divided by 100, so their digits differ from the digits of the text.
    if percents == 0, footnotes == 0, needsDigits(longest, largest) {
      result.exact = ExactColumn(exactly: text) { bytes in
        guard let (digits, isNegative, _) = NumberText.digits(bytes, style),
          let number = digits.withUnsafeBufferPointer({ ExactNumber.parsed($0) })
        else { return nil }
        return isNegative ? ExactNumber(digits: -number.digits, scale: number.scale) : number
      }
    }
    return result
  }

  /// The currency of at least three fifths of the values that have a currency; `nil` if there is none.
  private static func mainCurrency(_ text: ColumnText, _ style: NumberStyle) -> String? {
    var counts: [String: Int] = [:]
    for row in 0..<text.count {
      guard case .currency(let sign)? = NumberText.parse(text[row], style)?.unit else { continue }
      counts[sign, default: 0] += 1
    }
    let all = counts.values.reduce(0, +)
    return counts.first { $0.value > 2 && $0.value * 5 >= all * 3 }?.key
  }

  /// Whether the text is an integer with a leading zero.
  private static func isCode(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.count > 1 && text[0] == 0x30 && text.allSatisfy { (0x30...0x39).contains($0) }
  }

  private static func firstUnlikePercent(_ text: ColumnText, _ style: NumberStyle) -> Int? {
    (0..<text.count).first { row in
      guard let (_, unit) = NumberText.parse(text[row], style) else { return false }
      return unit != .percent
    }
  }
}

extension ExactColumn {
  /// - Parameter number: Parses a text; `nil` if it is missing.
  /// - Returns: `nil` if a number has too many digits.
  fileprivate init?(exactly text: ColumnText, _ number: (UnsafeBufferPointer<UInt8>) -> ExactNumber?) {
    var numbers: [ExactNumber?] = []
    numbers.reserveCapacity(text.count)
    for row in 0..<text.count {
      let exactNumber = number(text[row])
      // Missing values and infinities have no digits. Any other value that is not parsed has too many.
      if exactNumber == nil, text[row].contains(where: { (0x30...0x39).contains($0) }) { return nil }
      numbers.append(exactNumber)
    }
    self.init(numbers)
  }
}
