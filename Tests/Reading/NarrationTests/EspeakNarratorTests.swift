import Foundation
import OpenChartsAudioGraph
import OpenChartsDescriptions
import Testing

@testable import OpenChartsNarration

@Suite("Narration")
struct EspeakNarratorTests {
  @Test(
    "a longer sentence takes more time, and is audible", arguments: ["en", "de", "es", "fr", "ja", "ar"])
  func speaks(language: String) throws {
    let narrator = try EspeakNarrator(language: language)
    let short = try narrator.speech(for: "3")
    let long = try narrator.speech(for: "3, 3, 3, 3, 3, 3, 3, 3")
    #expect(short.rate >= 16_000)
    #expect(short.duration > 0.1)
    #expect(long.duration > 3 * short.duration)
    #expect(long.samples.contains { abs($0) > 0.05 })
    #expect(long.samples.allSatisfy { abs($0) <= 1 })
  }

  @Test("Japanese words are read, not spelled, and names do not change")
  func japanese() {
    #expect(JapaneseReadings.spoken("値24個の棒グラフです。") == "あたい24このぼうグラフです。")
    #expect(JapaneseReadings.spoken("東京の最大値は2024年5月3日の9です。") == "東京のさいだいちは2024ねん5がつ3にちの9です。")
  }

  @Test("a faster pace is shorter")
  func pace() throws {
    let text = "One value is noted."
    let slow = try EspeakNarrator(language: "en", pace: 120).speech(for: text)
    let fast = try EspeakNarrator(language: "en", pace: 300).speech(for: text)
    #expect(fast.duration < 0.7 * slow.duration)
  }

  @Test("texts without words, with markup or in a language without a voice cause no error")
  func odd() throws {
    #expect(try EspeakNarrator(language: "en").speech(for: "").samples.isEmpty)
    _ = try EspeakNarrator(language: "en").speech(for: "<b>\0&amp; 図</b>")
    #expect(try EspeakNarrator(language: "xx-none").speech(for: "Hello").duration > 0.1)
  }

  @Test("a narrated score speaks at the times of its parts, while its tones are silent")
  func score() throws {
    let axis = DescribedAxis.numbers("x", range: 0...2, locale: Locale(identifier: "en_US"))
    let chart = DescribedChart(
      title: "Sales", form: .bar, x: axis, y: axis,
      series: [DescribedSeries(name: "June", isContinuous: false, x: [0, 1, 2], y: [2, 1, 0])])
    let sentences = ChartSentences(chart, locale: Locale(identifier: "en_US"))
    let plain = Score(chart, introduction: sentences.introduction, ending: sentences.ending)
    let spoken = try plain.narrated(by: EspeakNarrator(language: "en"))
    #expect(spoken.parts.first?.speech != nil)
    #expect(spoken.duration > plain.duration + 3)
    let samples = Synthesizer.render(spoken)
    #expect(samples.left.prefix(44_100).contains { abs($0) > 0.1 })
    #expect(samples.left.allSatisfy { abs($0) <= Synthesizer.peak })
    for (a, b) in zip(spoken.parts, spoken.parts.dropFirst()) {
      #expect(a.start + a.duration <= b.start + 1e-9)
    }
  }
}
