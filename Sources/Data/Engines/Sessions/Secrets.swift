/// Words that must not appear in messages.
struct Secrets: Sendable {
  private let words: [String]

  init(_ words: [String]) {
    // Sort by descending length, because a word can contain another word. Messages can contain the words
    // percent-encoded.
    self.words = words.flatMap { [$0, EngineAddress.escaped($0)] }.filter { !$0.isEmpty }
      .sorted { $0.utf8.count > $1.utf8.count }
  }

  /// Replaces the secrets with "…". Engines repeat in messages what they received, including passwords.
  func redacted(_ text: String) -> String {
    var text = text
    for word in words { text = text.replacing(word, with: "…") }
    return text
  }
}
