import Foundation
import OpenChartsDisplayList
import SwiftUI
import Testing

@Suite struct TextTests {
  private func environment(_ locale: String = "en_US") -> EnvironmentValues {
    var values = EnvironmentValues()
    values.locale = Locale(identifier: locale)
    values.timeZone = TimeZone(identifier: "UTC")!
    values.calendar.timeZone = TimeZone(identifier: "UTC")!
    return values
  }
  private func string(_ text: Text, _ locale: String = "en_US") -> String {
    text._string(in: environment(locale)).replacing("\u{202F}", with: " ")
  }

  @MainActor @Test func specifiersWriteWhatIsNoNumberAsC() {
    let none = Float(0) / Float(0)
    #expect(Probe.texts(Text("\(none, specifier: "%.0f")%")) == ["nan%."])
    #expect(
      Probe.texts(Text("\(-none, specifier: "%d") \(-Double.infinity, specifier: "%.1F")")) == ["nan -INF."])
  }

  @Test func numbersInKeysFollowTheLocale() {
    #expect(string(Text("\(1234) items")) == "1,234 items")
    #expect(string(Text("\(1234) items"), "de_DE") == "1.234 items")
    #expect(string(Text("\(UInt8(7)) of \(-3)")) == "7 of -3")
    #expect(string(Text("\(1.5)")) == "1.500000")
    #expect(string(Text("\(1.5, specifier: "%.2f") km"), "de_DE") == "1,50 km")
    #expect(string(Text("\(12.34, specifier: "%.1f%%")")) == "12.3%")
    #expect(string(Text("\(7, specifier: "%03d")")) == "007")
    #expect(string(Text("\(Int64.max)"), "en_US_POSIX") == "9223372036854775807")
    #expect(string(Text("\(2.9, specifier: "%d") \(3, specifier: "%.1f")")) == "2 3.0")
  }

  @Test func formatStylesFollowTheLocaleUnlessTheyNameOne() {
    let average = 1234.5
    #expect(string(Text("Average: \(average, format: .number)")) == "Average: 1,234.5")
    #expect(string(Text("Average: \(average, format: .number)"), "de_DE") == "Average: 1.234,5")
    #expect(string(Text(0.25, format: .percent), "de_DE") == "25\u{A0}%")
    #expect(string(Text(12, format: .currency(code: "EUR"))) == "€12.00")
    let french = FloatingPointFormatStyle<Double>.number.locale(Locale(identifier: "de_DE"))
    #expect(string(Text(1.5, format: french)) == "1,5")
  }

  @Test(arguments: ["de_DE", "fr_FR", "en_US", "ja_JP"]) func minutesAfterTwoDigitsOfTheHourHaveTwo(
    locale: String
  ) {
    let date = Date(timeIntervalSince1970: 1_700_000_000 - 8 * 60)  // 22:05:20 UTC
    let hour = locale == "en_US" ? "10" : "22"
    let plain = Date.FormatStyle.dateTime.hour(.twoDigits(amPM: .omitted)).minute()
    #expect(string(Text(date, format: plain), locale) == "\(hour):05")
    #expect(string(Text(date, format: plain.second()), locale) == "\(hour):05:20")
    #expect(string(Text(date, format: .dateTime.minute()), locale).hasPrefix("5"))
  }

  @Test func datesFollowLocaleCalendarAndTimeZone() {
    let date = Date(timeIntervalSince1970: 1_700_000_000)  // 2023-11-14 22:13:20 UTC
    let month = Text(date, format: .dateTime.month().day())
    #expect(string(month) == "Nov 14")
    #expect(string(month, "de_DE") == "14. Nov.")
    var tokyo = environment()
    tokyo.timeZone = TimeZone(identifier: "Asia/Tokyo")!
    #expect(month._string(in: tokyo) == "Nov 15")
    #expect(string(Text(date, style: .date)) == "November 14, 2023")
    #expect(string(Text(date, style: .time)) == "10:13 PM")
    #expect(string(Text("\(date, style: .time)!")) == "10:13 PM!")
    #expect(string(Text(date...date.addingTimeInterval(3600))).contains("11:13"))
    #expect(string(Text(Date.now.addingTimeInterval(-3 * 86400), style: .offset)) == "\u{2212}3 days")
  }

  @Test func percentSignsAndStringsPassUnchanged() {
    #expect(string(Text("100%")) == "100%")
    #expect(string(Text("100% of \("50% off")")) == "100% of 50% off")
    #expect(string(Text(verbatim: "%@ **x**")) == "%@ **x**")
    let name = "**raw** %d"
    #expect(string(Text(name)) == name)
    #expect(string(Text("\(name)!")) == name + "!")
    #expect(string(Text("")) == "")
    #expect(LocalizedStringKey("a \(1) b \("s") %").key == "a %lld b %@ %%")
  }

  @Test func formattersWriteTheirValues() {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .decimal
    formatter.maximumFractionDigits = 1
    #expect(string(Text(NSNumber(value: 1234.56), formatter: formatter)) == "1,234.6")
    #expect(string(Text("\(1234.56, formatter: formatter) m")) == "1,234.6 m")
    #expect(string(Text("\(NSDecimalNumber(string: "2.25"), formatter: formatter)")) == "2.2")
    #expect(string(Text("words", formatter: formatter)) == "")
  }

  @Test func markdownInKeysBecomesLooks() {
    let spans = Text("a **b** *c* `d` ~~e~~ [f](https://g.h)")._spans(in: environment())
    #expect(spans.map(\.string).joined() == "a b c d e f")
    #expect(spans.first { $0.string == "b" }?.font.weight == 700)
    #expect(spans.first { $0.string == "c" }?.font.italic == true)
    #expect(spans.first { $0.string == "d" }?.font.design == .monospaced)
    #expect(spans.first { $0.string == "e" }?.strikethrough == true)
    #expect(spans.first { $0.string == "f" }?.color == RGBA(bytes: 0, 136, 255))
  }

  @Test(arguments: [
    ("***x***", "x"), ("**a *b* c**", "a b c"), ("snake_case_name", "snake_case_name"),
    ("2 * 3 * 4", "2 * 3 * 4"), ("**open", "**open"), ("\\*kept\\*", "*kept*"),
    ("`a*b*`", "a*b*"), ("[no link]", "[no link]"), ("a**", "a**"), ("_x_ y", "x y"), ("**", "**"),
    ("[", "["), ("\\", "\\"), ("~~~", "~~~"), ("*a **b** c*", "a b c"),
  ])
  func markupIsTakenOutAndTextKept(source: String, expected: String) {
    #expect(string(Text(LocalizedStringKey(source))) == expected)
  }

  @Test func emphasisCoversValues() {
    let spans = Text("**\(5)** of \(Text("x").italic())")._spans(in: environment())
    #expect(spans.map(\.string) == ["5", " of ", "x"])
    #expect(spans[0].font.weight == 700 && spans[1].font.weight == 400 && spans[2].font.italic)
  }

  @Test func theInnermostModifierWins() {
    let text = Text("a").foregroundColor(.red).font(.title) + Text("b").bold()
    let spans = text.foregroundColor(.green).font(.caption).italic()._spans(in: environment())
    #expect(spans.map(\.font.size) == [28, 12])
    #expect(spans.map(\.font.weight) == [400, 700])
    #expect(spans.map(\.font.italic) == [true, true])
    #expect(spans[0].color == RGBA(bytes: 255, 56, 60) && spans[1].color == RGBA(bytes: 52, 199, 89))
  }

  @Test func longSumsDoNotExhaustTheStack() {
    var text = Text("")
    for _ in 0..<20_000 { text = text + Text("x") }
    #expect(string(text).count == 20_000)
    #expect(text._spans(in: environment()).count == 1)
  }

  @Test func theEnvironmentGivesWhatTheTextLeavesOpen() {
    var values = environment()
    values.font = .title
    values.textAttributes.bold = true
    values.textCase = .uppercase
    values.setForeground([AnyShapeStyle(Color.red)])
    let span = Text("abc").underline().tracking(2).baselineOffset(3)._spans(in: values)[0]
    #expect(span.string == "ABC" && span.font.size == 28 && span.font.weight == 700)
    #expect(span.color == RGBA(bytes: 255, 56, 60))
    #expect(span.underline && span.tracking == 2 && span.baselineOffset == 3)
    #expect(Text("abc")._string(in: values) == "abc")
  }

  @Test func attributedStringsKeepTheirAttributes() {
    var part = AttributedString("red")
    part.foregroundColor = .red
    part.font = .title
    let spans = Text(AttributedString("a ") + part)._spans(in: environment())
    #expect(spans.map(\.string) == ["a ", "red"])
    #expect(spans[1].color == RGBA(bytes: 255, 56, 60) && spans[1].font.size == 28)
  }

  @Test func equalTextsAreEqual() {
    #expect(Text("a \(1)") == Text("a \(1)"))
    #expect(Text("a \(1)") != Text("a \(2)"))
    #expect(Text(1.5, format: .number) == Text(1.5, format: .number))
    #expect(Text("a").bold() != Text("a"))
    #expect(Text("a") + Text("b") == Text("a") + Text("b"))
  }

  @Test func labelsAreSmall() {
    #expect(MemoryLayout<LocalizedStringKey>.size <= 24)
    #expect(MemoryLayout<Text>.size <= 40)
  }

  @Test func tablesGiveTheTextOfAKey() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("strings-\(UUID())")
    let folder = root.appendingPathComponent("de.lproj")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    let table = "\"%lld of %lld steps\" = \"**%2$lld** Schritte, davon %1$lld\";\n\"Month\" = \"Monat\";\n"
    try table.write(
      to: folder.appendingPathComponent("Localizable.strings"), atomically: true, encoding: .utf8)
    let bundle = try #require(Bundle(url: root))
    #expect(string(Text("Month", bundle: bundle), "de_DE") == "Monat")
    #expect(string(Text("Month", bundle: bundle), "fr_FR") == "Month")
    #expect(string(Text("\(3) of \(4) steps", bundle: bundle), "de_DE") == "4 Schritte, davon 3")
  }
}

@MainActor @Suite struct TextLineTests {
  @Test func linesWithAPatternOrAColourAreDrawnBesideTheText() throws {
    func svg(_ text: Text) throws -> String { try ImageRenderer(content: text).svg() }
    #expect(try svg(Text("a").underline()).contains("text-decoration=\"underline\""))
    let dashed = try svg(Text("a").underline(pattern: .dash))
    #expect(dashed.contains("stroke-dasharray") && !dashed.contains("text-decoration"))
    let red = try svg(Text("a").strikethrough(true, pattern: .solid, color: .red))
    #expect(red.contains("<path") && !red.contains("stroke-dasharray") && !red.contains("line-through"))
    #expect(try svg(Text("a").strikethrough(false, color: .red)) == svg(Text("a")))
    let view = HStack { Text("a") }.underline(true, pattern: .dot)
    #expect(try ImageRenderer(content: view).svg().contains("stroke-dasharray"))
  }
}
