import OpenChartsChartMath
import OpenChartsPhrases

extension AxisPlan {
  /// Two texts for each value: with the same number of decimals for all values, and in a compact form.
  ///
  /// - Parameter digits: The significant digits of the largest value if the values have decimals, 3 or 4.
  func writings(of values: [Double], _ numberSymbols: NumberSymbols, digits: Int = 4) -> [[String]] {
    if let format {
      if case .date = format { return [values.map { NumberText.plain($0, numberSymbols: numberSymbols) }] }
      return [values.map { format.text($0, numberSymbols: numberSymbols) }]
    }
    let compact = values.map { NumberText.compact($0, digits: 1, numberSymbols: numberSymbols) }
    switch unit {
    case .duration: return [values.map { ValueFormat.duration.text($0, numberSymbols: numberSymbols) }]
    case .percent:
      return [decimals(values.map { $0 * 100 }, numberSymbols, digits).map { $0 + numberSymbols.percent }]
    case .currency(let sign):
      let amounts = decimals(values.map(abs), numberSymbols, digits)
      return [amounts, compact.map { String($0.drop { "-−".contains($0) }) }].map { texts in
        zip(values, texts).map { ($0 < 0 ? numberSymbols.minus : "") + sign + $1 }
      }
    case .plain: return [decimals(values, numberSymbols, digits), compact]
    }
  }

  /// The values as texts for speech: "minus 5".
  func spoken(_ values: [Double], _ numberSymbols: NumberSymbols, _ words: SpeechLanguage) -> [String] {
    zip(writings(of: values.map(abs), numberSymbols)[0], values).map { $1 < 0 ? words.negative($0) : $0 }
  }

  /// The numbers with the same number of decimals: the smallest number that keeps all digits if the largest value has
  /// this number of significant digits.
  private func decimals(_ values: [Double], _ numberSymbols: NumberSymbols, _ significant: Int) -> [String] {
    let largest = values.map(abs).max() ?? 0
    let limits = [1000.0, 100, 10, 1, 0.1, 0.01, 0.001].dropFirst(4 - significant)
    let maximumDigits = largest > 0 ? limits.prefix(6).prefix { largest < $0 }.count : 0
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
