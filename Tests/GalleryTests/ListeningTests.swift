import Foundation
import Gallery
import OpenChartsAudioGraph
import OpenChartsDescriptions
import OpenChartsNarration
import OpenChartsPhrases
import SwiftUI
import Testing

/// The whole gallery for listeners: pitches are in the order of the data, and sentences are short and easy.
@MainActor @Suite struct ListeningTests {
  nonisolated static let names = Gallery.all.map(\.name)
  nonisolated private static let zone: Int32 = setenv("TZ", "UTC", 1)

  /// - Parameter language: The language of the page; `nil` for the language of the example.
  private func charts(_ name: String, _ language: String? = nil) throws -> [SceneChart] {
    #expect(Self.zone == 0)
    let example = try #require(Gallery.all.first { $0.name == name })
    guard let language else { return ImageRenderer(content: example.picture(in: .light)).scene().charts }
    let picture = example.view().environment(\.locale, Locale(identifier: language))
      .frame(width: example.size.width, height: example.size.height)
    return ImageRenderer(content: picture).scene().charts
  }

  /// Each value of the chart's sound, limited to the axis, with its pitch.
  private func heard(_ chart: SceneChart) -> [(value: Double, hertz: Double)] {
    let described = chart.described
    guard let y = described.y else { return [] }
    let (low, high) =
      y.scale == .category ? (-Double.infinity, .infinity) : (y.range.lowerBound, y.range.upperBound)
    return chart.score().tones.flatMap { tone -> [(Double, Double)] in
      guard tone.kind == .note || tone.kind == .glide, let index = tone.series else { return [] }
      let series = described.series[index]
      return tone.points.compactMap { point in
        let place = (point.pan / 0.9 + 1) / 2
        let rows = series.x.indices.filter { abs(described.x.position(of: series.x[$0]) - place) < 1e-9 }
        // Several values at one position can only be identified by a note.
        guard let row = tone.row ?? (rows.count == 1 ? rows[0] : nil) else { return nil }
        return (min(max(series.y[row], low), high), point.hertz)
      }
    }
  }

  /// A greater value has a higher pitch, and equal values have equal pitches. Values that differ by less than a
  /// billionth of the range may have equal pitches, because samples of functions have rounding errors.
  @Test(arguments: names)
  func theOrderOfPitchesIsThatOfTheData(name: String) throws {
    for chart in try charts(name) {
      let heard = heard(chart).sorted { $0.value < $1.value }
      let reach = (heard.last?.value ?? 0) - (heard.first?.value ?? 0)
      for (low, high) in zip(heard, heard.dropFirst()) {
        let (step, rise) = (high.value - low.value, high.hertz - low.hertz)
        #expect(rise > -1e-9, "\(chart.name): \(low), \(high)")
        if step > 1e-9 * reach { #expect(rise > 0, "\(chart.name): \(low), \(high)") }
        if step == 0 { #expect(rise < 1e-9, "\(chart.name): \(low), \(high)") }
      }
    }
  }

  /// The reading grade by Flesch and Kincaid. A number counts as a word of one syllable.
  private func grade(_ text: String) -> Double {
    let sentences = text.split(separator: /[.!?](\s|$)/).count
    let words = text.split(separator: " ").filter { $0.contains { $0.isLetter || $0.isNumber } }
    let syllables = words.reduce(0) { $0 + self.syllables($1.lowercased()) }
    let (all, each) = (Double(words.count), Double(max(sentences, 1)))
    return 0.39 * all / each + 11.8 * Double(syllables) / max(all, 1) - 15.59
  }

  private func syllables(_ word: String) -> Int {
    let letters = word.filter(\.isLetter)
    var count = letters.split { !"aeiouyäöüéèáíóú".contains($0) }.count
    // A last e is silent, but not in "le" after a consonant.
    if letters.hasSuffix("e"),
      !(letters.hasSuffix("le") && !"aeiouy".contains(letters.dropLast(2).last ?? "a"))
    {
      count -= 1
    }
    return max(count, 1)
  }

  @Test(arguments: names)
  func summariesAreForTheNinthGradeAtMost(name: String) throws {
    for chart in try charts(name) where chart.facts.locale.language.languageCode == .english {
      #expect(grade(chart.summary) <= 9, "\(chart.summary)")
    }
  }

  /// True if espeak-ng is installed.
  nonisolated private static let hasVoice = (try? EspeakNarrator(language: "en")) != nil

  /// Measured with espeak-ng's voice, in the language of the example and in the others. The estimate from which
  /// summaries are made is not used.
  @Test(.enabled(if: hasVoice), arguments: names, [nil, "de_DE", "es_ES", "fr_FR", "ja_JP", "ar_EG"])
  func summariesAreSaidWithinTwentyFiveSeconds(name: String, language: String?) throws {
    for chart in try charts(name, language) {
      let language = SpeechLanguage(chart.facts.locale).code
      let speech = try EspeakNarrator(language: language).speech(for: chart.summary)
      #expect(speech.duration <= ChartSentences.longestSummary, "\(chart.summary)")
    }
  }

  @Test func gradesAreThoseOfTheFormula() {
    #expect(abs(grade("The cat sat on the mat.") - -1.45) < 0.01)
    #expect(syllables("table") == 2 && syllables("temperature") == 4 && syllables("2,024") == 1)
  }
}
