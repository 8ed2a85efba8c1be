import Foundation

@testable import OpenChartsPhrases

/// One sentence of each kind, from the same values.
enum LanguageSamples {
  static func sentences(_ identifier: String) -> [String] {
    let locale = Locale(identifier: identifier)
    let words = SpeechLanguage(locale).phrases
    let number = SpokenNumber(locale: locale)
    func year(_ value: Int) -> String { value.formatted(.number.grouping(.never).locale(locale)) }
    let (from, to) = (year(1917), year(1936))
    return [
      words.chart(.line, values: 24, functions: 0, series: 2),
      words.chart(.heatMap, values: 4, functions: 0, series: 11),
      words.chart(.line, values: 0, functions: 2, series: 2),
      words.empty(.bar),
      words.axis(.x, "Year", from, to, .year),
      words.axis(.y, "Sales (USD)", number(3), number(1.5e6), .number),
      words.axis(.x, "Dish", categories: 7, "Arepa", "Ube"),
      words.fields("Visitors", number(1), number(9)),
      words.series(["North", "South"], more: 0, of: .line),
      words.series(["Mon", "Tue"], more: 3, of: .heatMap),
      words.about(words.series("Density", as: .area), words.allEqual(number(-5))),
      words.extreme(isHighest: true, number(285), words.at([from, to], more: 0, .year)),
      words.extreme(isHighest: false, number(-1.5), words.at(["Arepa", "Ube"], more: 1, .name)),
      words.extreme(isHighest: false, number(2), words.at(["1", "2"], more: 3, .number)),
      words.distribution(median: number(5), number(3), number(8)),
      words.piece(isRising: true, words.stretch(from, to, .year)),
      words.piece(
        isRising: false, words.stretch(from, to, .year), number(280), number(185), change: number(-95),
        percent: words.percent(number(-34))),
      words.trend(
        isRising: true, number(-10), words.at("0", .number), number(12), words.at("11", .number)),
      words.noTrend,
      words.season(rows: 12),
      words.outliers(
        [
          words.outlier(
            words.at(from, .year), number(289), distance: number(69), isAbove: true, expected: number(220)),
          words.outlier(
            words.at(to, .year), number(15), distance: number(9), isAbove: false, expected: number(24)),
        ], count: 3),
      words.missing(words.range(from, to), count: 4, of: 60),
      words.correlation("weight", "efficiency", number(-0.81)),
      words.groups([
        words.group(points: 30, number(10), number(28)), words.group(points: 1, number(20), number(16)),
      ]),
      words.parts(
        [
          words.part("Crêpe", words.percent(number(50))), words.part("Injera", words.percent(number(33))),
        ], rest: words.percent(number(17))),
      words.share(
        "North", words.percent(number(45)), words.at(from, .year), words.percent(number(50)),
        words.at(to, .year)),
      words.comparison("South", above: "North", positions: 10, of: 12, .place),
      words.comparison("South", above: "North", positions: 12, of: 12, .year),
      words.about(words.total, words.allEqual(number(9))),
      words.moment(isLatest: false, "10:24", words.at("Arepa", .name)),
      words.components(["Low", "High"]), words.marked([words.place("Threshold", number(2))]),
      words.axis(.x, "Men", stretch: words.stretch(number(25), through: number(0), number(25))),
      words.noTrendInAny,
      words.span(number(2), number(5), change: number(3), isRise: true),
      words.heading("Cups", by: "Day"),
      words.power(number(1.5), number(18)), number(6.5e9), number(-2e12), number(3e6),
      UnitWords(title: "Speed (km/h)", locale: locale)?.title ?? "",
      UnitWords(title: "Speed (km/h)", locale: locale)?.of(number(90)) ?? "",
      UnitWords(title: "Cost (€)", locale: locale)?.of(number(2.5e6)) ?? "",
      words.trendMethod, words.outlierMethod,
    ]
  }

  /// The phrases for several numbers of values.
  static func counts(_ identifier: String) -> [String] {
    let words = SpeechLanguage(Locale(identifier: identifier)).phrases
    return [0, 1, 2, 3, 5, 11, 21, 100, 101].map(words.count)
  }
}
