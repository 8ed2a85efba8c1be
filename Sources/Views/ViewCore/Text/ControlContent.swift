import Foundation
import OpenChartsPhrases
import OpenChartsViewValues

/// A word of a control in the language of the environment.
final class ControlContent: TextContent {
  private let word: ControlPhrase
  private let parts: [String]

  init(_ word: ControlPhrase, _ parts: [String]) {
    self.word = word
    self.parts = parts
  }

  func append(to pieces: inout TextPieces, _ attributes: TextAttributes) {
    pieces.append(SpeechLanguage(pieces.environment.locale).control(word, parts), attributes)
  }

  func isEqual(to other: any TextContent) -> Bool {
    guard let other = other as? ControlContent else { return false }
    return word == other.word && parts == other.parts
  }
}

extension Text {
  /// Creates a text from a word of a control, in the language of the environment.
  package init(control word: ControlPhrase, _ parts: String...) {
    self.init(content: ControlContent(word, parts))
  }
}
