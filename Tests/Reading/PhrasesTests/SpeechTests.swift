import Foundation
import Testing

@testable import OpenChartsPhrases

@Suite("Spoken numbers and dates")
struct SpeechTests {
  private let english = Locale(identifier: "en_US")
  private let german = Locale(identifier: "de_DE")
  private let spanish = Locale(identifier: "es_ES")

  @Test("values of one size have enough digits to differ")
  func digitsTellingApart() {
    #expect(SpokenNumber.digits(tellingApart: 1_000_000, 1_000_002) == 9)
    #expect(SpokenNumber.digits(tellingApart: 1, 1_000) == 3)
    #expect(SpokenNumber.digits(tellingApart: 5, 5) == 3)
    #expect(SpokenNumber.digits(tellingApart: .infinity, -.infinity) == 3)
  }

  @Test(
    "numbers have words that listeners know",
    arguments: [
      (0, "0"), (-101, "minus 101"), (285, "285"), (1234.567, "1,235"), (3.14159, "3.14"), (0.05, "0.05"),
      (0.012345, "0.0123"), (1_000_000, "1 million"), (6_512_345_678, "6.51 billion"), (2e12, "2 trillion"),
      (999_999.9, "1 million"), (999_999, "999,999"), (1.5e18, "1.5 times 10 to the power 18"),
      (-2e-7, "minus 2 times 10 to the power minus 7"),
      (5e-324, "4.94 times 10 to the power minus 324"), (9.9999e18, "1 times 10 to the power 19"),
      (.infinity, "infinity"),
      (-.infinity, "minus infinity"),
      (.nan, "no value"),
    ] as [(Double, String)])
  func english(value: Double, text: String) {
    #expect(SpokenNumber(locale: english)(value) == text)
  }

  @Test("numbers are spoken in German and Spanish")
  func others() {
    let (de, es) = (SpokenNumber(locale: german), SpokenNumber(locale: spanish))
    #expect(de(-1234.5) == "minus 1.234" || de(-1234.5) == "minus 1.235")
    #expect(de(1e6) == "1 Million")
    #expect(de(6.5e9) == "6,5 Milliarden")
    #expect(de(2e12) == "2 Billionen")
    #expect(es(1e6) == "1 millón")
    #expect(es(6.5e9) == "6,5 mil millones")
    #expect(es(1e9) == "mil millones")
    #expect(es(-0.5) == "menos 0,5")
  }

  @Test("neighbours far from zero keep the digits that distinguish them")
  func digits() {
    let number = SpokenNumber(locale: english, range: 1000...1001)
    #expect(number(1000.123) != number(1000.124))
    #expect(SpokenNumber(locale: english, range: 0...1)(0.123456) == "0.123")
  }

  @Test("dates are spelled out in the locale")
  func dates() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    let moment = try #require(
      calendar.date(from: DateComponents(year: 1960, month: 6, day: 6))
    ).timeIntervalSinceReferenceDate
    func text(_ locale: Locale, _ unit: Calendar.Component, precision: SpokenDate.Precision = .full) -> String
    {
      SpokenDate(locale: locale, calendar: calendar, unit: unit, precision: precision)(moment)
    }
    #expect(text(english, .day) == "June 6, 1960")
    #expect(text(english, .day, precision: .day) == "June 6")
    #expect(text(english, .month) == "June 1960")
    #expect(text(english, .year) == "1960")
    #expect(text(german, .day) == "6. Juni 1960")
    #expect(text(spanish, .day) == "6 de junio de 1960")
    #expect(SpokenDate(locale: english, calendar: calendar, unit: .day)(.nan) == "")
  }

  @Test("unsupported languages use English words")
  func fallback() {
    #expect(SpeechLanguage(Locale(identifier: "de_AT")).code == "de")
    #expect(SpeechLanguage(Locale(identifier: "es_MX")).code == "es")
    #expect(SpeechLanguage(Locale(identifier: "it_IT")).code == "en")
  }

  @Test("Spanish lists have e before the sound of i")
  func spanishLists() {
    #expect(SpanishPhrases().list(["Ana", "Inés"]) == "Ana e Inés")
    #expect(SpanishPhrases().list(["Ana", "Hierro"]) == "Ana y Hierro")
    #expect(GermanPhrases().list(["a", "b", "c"]) == "a, b und c")
    // Commas between numbers with decimal commas would be ambiguous.
    #expect(GermanPhrases().list(["28,9", "29,7", "42"]) == "28,9; 29,7 und 42")
    #expect(GermanPhrases().at(["28,9", "29,7"], more: 9, .number).contains("28,9; 29,7 und 9 weiteren"))
    #expect(SpanishPhrases().list(["28,9", "29,7"], more: 3) == "28,9; 29,7 y 3 más")
    #expect(EnglishPhrases().list(["1,200", "1,300", "1,400"]) == "1,200, 1,300 and 1,400")
    #expect(EnglishPhrases().list([]) == "")
  }
}
