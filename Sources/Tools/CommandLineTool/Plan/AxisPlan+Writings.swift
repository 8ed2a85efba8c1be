import OpenChartsChartMath
import OpenChartsPhrases

extension AxisPlan {
  /// The values as texts: with the same number of decimals, then in a compact form.
  func writings(of values: [Double], _ numberSymbols: NumberSymbols) -> [[String]] {
    if let format {
      if case .date = format { return [values.map { NumberText.plain($0, numberSymbols: numberSymbols) }] }
      return [values.map { format.text($0, numberSymbols: numberSymbols) }]
    }
    let compact = values.map { NumberText.compact($0, digits: 1, numberSymbols: numberSymbols) }
    switch unit {
    case .duration: return [values.map { ValueFormat.duration.text($0, numberSymbols: numberSymbols) }]
    case .percent:
      return [decimals(values.map { $0 * 100 }, numberSymbols).map { $0 + numberSymbols.percent }]
    case .currency(let sign):
      let amounts = decimals(values.map(abs), numberSymbols)
      return [amounts, compact.map { String($0.drop { "-−".contains($0) }) }].map { texts in
        zip(values, texts).map { ($0 < 0 ? numberSymbols.minus : "") + sign + $1 }
      }
    case .plain: return [decimals(values, numberSymbols), compact]
    }
  }

  /// The values as texts for speech: "minus 5".
  func spoken(_ values: [Double], _ numberSymbols: NumberSymbols, _ words: SpeechLanguage) -> [String] {
    zip(writings(of: values.map(abs), numberSymbols)[0], values).map { $1 < 0 ? words.negative($0) : $0 }
  }

  /// The numbers with equally many decimals: the fewest that lose nothing, if the largest number is rounded to four
  /// significant digits.
  private func decimals(_ values: [Double], _ numberSymbols: NumberSymbols) -> [String] {
    let largest = values.map(abs).max() ?? 0
    var maximumDigits = 0
    while maximumDigits < 6, largest > 0, largest < [1000.0, 100, 10, 1, 0.1, 0.01][maximumDigits] {
      maximumDigits += 1
    }
    func scaled(_ value: Double, _ digits: Int) -> Double {
      (0..<digits).reduce(value) { scaled, _ in scaled * 10 }.rounded()
    }
    let neededDigits = (0...maximumDigits).first { digits in
      let factor = (digits..<maximumDigits).reduce(1.0) { product, _ in product * 10 }
      return values.allSatisfy { abs(scaled($0, maximumDigits) - scaled($0, digits) * factor) < 0.5 }
    }
    let digits = neededDigits ?? maximumDigits
    return values.map { NumberText.plain($0, digits: digits, minimum: digits, numberSymbols: numberSymbols) }
  }
}
