import Foundation
import OpenChartsDisplayList
import OpenChartsPhrases
import OpenChartsSVGRenderer

/// The texts of a page's controls, in the language of the page.
struct PagePhrases {
  private let language: SpeechLanguage
  private let locale: Locale
  let isRightToLeft: Bool

  init(_ identifier: String) {
    locale = Locale(identifier: identifier)
    language = SpeechLanguage(locale)
    isRightToLeft = language.isRightToLeft
  }

  /// The code of the language of the texts if a page in another language, which has no texts, uses them; otherwise
  /// `nil`.
  var foreignCode: String? {
    language.code == locale.language.languageCode?.identifier ? nil : language.code
  }

  /// Returns a text as HTML.
  func callAsFunction(_ phrase: ControlPhrase) -> String { Markup.escaped(language.control(phrase)) }
  /// Returns a text without markup.
  func text(_ phrase: ControlPhrase) -> String { language.control(phrase) }
  /// Returns a sentence with its placeholders filled, without markup.
  func text(_ phrase: ControlPhrase, _ parts: String...) -> String { language.control(phrase, parts) }

  /// The separator between names and values.
  var comma: String { language.comma }
  /// Joins names and values.
  func joined(_ parts: [String]) -> String { language.joined(parts) }
  /// Joins sentences.
  func sentences(_ sentences: [String]) -> String { language.text(sentences) }

  /// The separator between sentences.
  var stop: String { language.stop }

  /// Returns text from the data or the author as HTML, isolated from the page's text direction.
  func isolated(_ text: String) -> String {
    // Sentences from the catalogue contain their own isolates, and keep the direction of the page.
    isRightToLeft && !text.isEmpty && !text.contains("\u{2068}")
      ? "<bdi>\(Markup.escaped(text))</bdi>" : Markup.escaped(text)
  }

  private static let scriptPhrases: [ControlPhrase] = [
    .play, .pause, .allSeries, .only, .soundOn, .soundOff, .complete, .goTo, .notFound, .noNote, .seriesOf,
    .atFirst, .atLast, .atLowest, .atHighest,
    .stretch, .between, .selected, .deselected, .inView, .copied, .saved, .sortedUp, .sortedDown,
    .frontView, .backView, .leftView, .rightView, .topView, .bottomView, .viewPose,
  ]

  /// The texts of the script as JSON.
  var json: String {
    let counts = language.countForms(locale).map { ($0.category, JSONText.string($0.form)) }
    return JSONText.object(
      Self.scriptPhrases.map { ($0.rawValue, JSONText.string(language.control($0))) }
        + [("comma", JSONText.string(comma)), ("semicolon", JSONText.string(language.semicolon))]
        + [("counts", JSONText.object(counts))])
  }

  /// Returns the keys and their effects.
  func help(for chart: PageChart) -> [(String, String)] {
    Self.keys.map { key, effect in
      let name = key.name(self)
      return (
        chart.values.navigationOrder == .space ? name.replacing("X, Y", with: "X, Y, Z") : name, text(effect)
      )
    } + more(chart)
  }

  /// Returns the keys and their effects for speech.
  func spokenHelp(for chart: PageChart) -> String {
    help(for: chart).map { key, effect in
      text(.seriesOf).replacingOccurrences(of: "{0}", with: key).replacingOccurrences(of: "{1}", with: effect)
    }.joined(separator: language.stop)
  }

  private enum Key {
    case symbol(String)
    case phrase(ControlPhrase)
    func name(_ phrases: PagePhrases) -> String {
      switch self {
      case .symbol(let text): text
      case .phrase(let phrase): phrases.text(phrase)
      }
    }
  }

  private static let keys: [(Key, ControlPhrase)] = [
    (.symbol("← →"), .moveValue), (.symbol("↑ ↓"), .moveSeries), (.phrase(.pageKeys), .moveTenth),
    (.phrase(.endKeys), .moveEnd), (.symbol("[ ]"), .moveExtreme), (.phrase(.noteKeys), .moveNote),
    (.symbol("G"), .movePosition), (.symbol("B"), .braille), (.phrase(.drillKeys), .drill),
    (.phrase(.spaceKey), .playPause), (.symbol(". , /"), .speeds), (.symbol("M"), .soundMoving),
    (.symbol("F"), .onlyThis), (.symbol("D, S"), .describe), (.symbol("X, Y, L, R"), .tellAxes),
    (.symbol("T"), .showTable), (.phrase(.escapeKey), .stop),
  ]

  /// Returns the keys that only some charts have.
  private func more(_ chart: PageChart) -> [(String, String)] {
    var result: [(String, String)] = []
    let selecting = chart.selecting ?? ChartSelecting()
    if selecting.x.selectsValue || selecting.y.selectsValue || selecting.angle.selectsValue {
      result.append(("V", text(.selectValue)))
    }
    if selecting.x.selectsRange || selecting.y.selectsRange {
      result.append((text(.rangeKeys), text(.selectRange)))
    }
    if !result.isEmpty { result.append((text(.escapeKey), text(.selectNothing))) }
    if chart.scene != nil { result += [(text(.rangeKeys), text(.turnChart)), ("0", text(.turnBack))] }
    if chart.scrolled != nil { result.append(("+ − 0", text(.zoom))) }
    return result
  }
}
