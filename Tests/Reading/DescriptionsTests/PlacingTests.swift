import Foundation
import Testing

@testable import OpenChartsDescriptions
@testable import OpenChartsPhrases

@Suite("Prepositions before positions")
struct PlacingTests {
  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC") ?? .gmt
    return calendar
  }()

  private static func moment(_ month: Int, _ day: Int, _ hour: Int = 0) -> Double {
    let parts = DateComponents(year: 2024, month: month, day: day, hour: hour)
    return calendar.date(from: parts)?.timeIntervalSinceReferenceDate ?? 0
  }

  /// The sentences about a line over dates, in which the first value is the lowest and the second the highest.
  private static func sentences(_ moments: [Double], _ unit: Calendar.Component, _ language: String)
    -> ChartSentences
  {
    let locale = Locale(identifier: language)
    let chart = DescribedChart(
      form: .line,
      x: .dates(
        "t", range: moments[0]...moments[moments.count - 1], unit: unit, locale: locale, calendar: calendar),
      y: .numbers("n", range: 0...10, locale: locale),
      series: [
        DescribedSeries(
          name: "", isContinuous: true, x: moments, y: moments.indices.map { [1, 9, 5, 9][$0 % 4] })
      ])
    return ChartSentences(chart, locale: locale)
  }

  @Test(
    "months, days and times have the prepositions of each language",
    arguments: [
      ("en_US", Calendar.Component.month, "Highest value: 9, in February 2024."),
      ("de_DE", .month, "Höchster Wert: 9, im Februar 2024."),
      ("es_ES", .month, "Valor más alto: 9, en febrero de 2024."),
      ("en_US", .weekOfYear, "Highest value: 9, in the week of February 1, 2024."),
      ("de_DE", .weekOfYear, "Höchster Wert: 9, in der Woche vom 1. Februar 2024."),
      ("es_ES", .weekOfYear, "Valor más alto: 9, en la semana del 1 de febrero de 2024."),
      ("en_US", .day, "Highest value: 9, on February 2."),
      ("en_GB", .day, "Highest value: 9, on 2 February."),
      ("de_DE", .day, "Höchster Wert: 9, am 2. Februar."),
      ("es_ES", .day, "Valor más alto: 9, el 2 de febrero."),
      ("en_GB", .hour, "Highest value: 9, at 14:00."),
      ("de_DE", .hour, "Höchster Wert: 9, um 14:00."),
      ("es_ES", .hour, "Valor más alto: 9, a las 14:00."),
      ("en_US", .year, "Highest value: 9, in 2024."),
      ("de_DE", .year, "Höchster Wert: 9, im Jahr 2024."),
    ])
  func words(language: String, unit: Calendar.Component, sentence: String) {
    let moments: [Double] =
      unit == .hour
      ? [Self.moment(2, 2, 8), Self.moment(2, 2, 14), Self.moment(2, 2, 20)]
      : [Self.moment(1, 1), Self.moment(2, unit == .day ? 2 : 1), Self.moment(3, 3)]
    #expect(Self.sentences(moments, unit, language).features.first == sentence)
  }

  @Test("several positions share one preposition, except days in Spanish")
  func several() {
    let days = [Self.moment(5, 3), Self.moment(5, 4), Self.moment(5, 5), Self.moment(5, 6)]
    #expect(Self.sentences(days, .day, "en_US").features.first == "Highest value: 9, on May 4 and May 6.")
    #expect(Self.sentences(days, .day, "de_DE").features.first == "Höchster Wert: 9, am 4. Mai und 6. Mai.")
    #expect(
      Self.sentences(days, .day, "es_ES").features.first
        == "Valor más alto: 9, el 4 de mayo y el 6 de mayo.")
    #expect(EnglishPhrases().at(["1", "2", "3"], more: 4, .number) == "at 1, 2, 3 and 4 more")
    #expect(GermanPhrases().at(["1917", "1918"], more: 0, .year) == "in den Jahren 1917 und 1918")
    #expect(SpanishPhrases().at("1:00", .time) == "a la 1:00")
  }

  @Test("a bar of one month is in the month; a bar of several months or days has two ends")
  func intervals() {
    func features(_ language: String, _ label: String, _ placing: Placing) -> String {
      let locale = Locale(identifier: language)
      var series = DescribedSeries(name: "", isContinuous: false, x: [0, 1], y: [1, 9], labels: [1: label])
      series.placings = [1: placing]
      let chart = DescribedChart(
        form: .bar, x: .numbers("t", range: 0...1, locale: locale),
        y: .numbers("n", range: 0...9, locale: locale), series: [series])
      // French has no-break spaces before colons.
      return ChartSentences(chart, locale: locale).features[0].replacing(/[\u{A0}\u{202F}]/, with: " ")
    }
    #expect(features("en_US", "May 2024", .month) == "Highest value: 9, in May 2024.")
    #expect(features("de_DE", "Mai 2024", .month) == "Höchster Wert: 9, im Mai 2024.")
    #expect(features("fr_FR", "3 mai 2024", .day) == "Valeur la plus élevée : 9, le 3 mai 2024.")
    func interval(_ language: String, _ from: String, _ to: String, _ placing: Placing) -> String {
      let words = SpeechLanguage(Locale(identifier: language)).phrases
      return features(language, words.range(from, to, placing), placing.interval)
    }
    #expect(
      interval("en_US", "April 2024", "June 2024", .month)
        == "Highest value: 9, from April 2024 to June 2024.")
    #expect(
      interval("de_DE", "April 2024", "Juni 2024", .month)
        == "Höchster Wert: 9, von April 2024 bis Juni 2024.")
    #expect(
      interval("de_DE", "5. August 2024", "11. August 2024", .day)
        == "Höchster Wert: 9, vom 5. August 2024 bis zum 11. August 2024.")
    #expect(
      interval("fr_FR", "avril 2024", "juin 2024", .month)
        == "Valeur la plus élevée : 9, d’avril 2024 à juin 2024.")
    #expect(
      interval("fr_FR", "5 août 2024", "11 août 2024", .day)
        == "Valeur la plus élevée : 9, du 5 août 2024 au 11 août 2024.")
    #expect(
      interval("es_ES", "abril de 2024", "junio de 2024", .month)
        == "Valor más alto: 9, de abril de 2024 a junio de 2024.")
    #expect(
      interval("ja_JP", "2024年4月", "2024年6月", .month) == "最大値は2024年4月から2024年6月の9です。")
    #expect(features("en_US", "10 to 20", .numbers) == "Highest value: 9, for 10 to 20.")
    #expect(features("es_ES", "de 10 a 20", .numbers) == "Valor más alto: 9, en el intervalo de 10 a 20.")
    #expect(interval("ar_EG", "أبريل", "يونيو", .month).hasSuffix("، من أبريل إلى يونيو."))
  }

  @Test("the ends of an axis of days have the prepositions of the language")
  func ends() {
    let days = [Self.moment(5, 3), Self.moment(5, 6)]
    #expect(
      Self.sentences(days, .day, "de_DE").overview[1] == "X-Achse: t, vom 3. Mai 2024 bis zum 6. Mai 2024.")
    #expect(
      Self.sentences(days, .day, "es_ES").overview[1]
        == "Eje X: t, desde el 3 de mayo de 2024 hasta el 6 de mayo de 2024.")
    #expect(
      Self.sentences(days, .day, "en_US").overview[1] == "X axis: t, from May 3, 2024 to May 6, 2024.")
    // If all times are on one day, both ends contain the day.
    let times = [Self.moment(5, 3, 8), Self.moment(5, 3, 20)]
    #expect(
      Self.sentences(times, .hour, "en_GB").overview[1]
        == "X axis: t, from 3 May 2024 at 08:00 to 3 May 2024 at 20:00.")
  }

  @Test("fields of one value are separated by more than a comma")
  func ties() {
    let locale = Locale(identifier: "en_US")
    let rows = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    let chart = DescribedChart(
      form: .heatMap, x: DescribedAxis(title: "Hour", categories: ["8", "10"]),
      y: .numbers("Visitors", range: 0...9, locale: locale),
      series: rows.map { DescribedSeries(name: $0, isContinuous: false, x: [0, 1], y: [9, 1]) })
    let sentences = ChartSentences(chart, locale: locale)
    #expect(sentences.overview[0] == "Heat map with 7 rows and 14 values.")
    #expect(sentences.overview.last == "Rows: Mon, Tue, Wed, Thu, Fri, Sat and 1 more.")
    #expect(sentences.features[0] == "Highest value: 9, at 8, Mon; 8, Tue; 8, Wed; and 4 more.")
    #expect(
      ChartSentences(chart, locale: Locale(identifier: "de_DE")).features[0]
        == "Höchster Wert: 9, bei 8, Mon; 8, Tue; 8, Wed; und 4 weiteren Stellen.")
  }

  @Test("a formula is described by its shape, without a trend")
  func functions() {
    let locale = Locale(identifier: "en_US")
    var line = DescribedSeries(
      name: "", isContinuous: true, x: (0..<60).map(Double.init), y: (0..<60).map { 2 * Double($0) })
    line.isFunction = true
    let chart = DescribedChart(
      form: .line, x: .numbers("x", range: 0...60, locale: locale),
      y: .numbers("y", range: 0...120, locale: locale), series: [line])
    let features = ChartSentences(chart, locale: locale).features
    #expect(features == ["Highest value: 118, at 59.", "Lowest value: 0, at 0."])
  }
}
