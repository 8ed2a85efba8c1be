/// Words that no message may show.
struct Secrets: Sendable {
  private let words: [String]

  init(_ words: [String]) {
    // The longest first: one may hold another. Addresses have them with escapes.
    self.words = words.flatMap { [$0, EngineAddress.escaped($0)] }.filter { !$0.isEmpty }
      .sorted { $0.utf8.count > $1.utf8.count }
  }

  /// Engines repeat what they were given, passwords too.
  func redacted(_ text: String) -> String {
    var text = text
    for word in words { text = text.replacing(word, with: "…") }
    return text
  }
}
