import Foundation
import OpenChartsDisplayList

/// Rules for the wording of screen reader texts.
enum WordRules {
  /// Words that judge instead of giving values.
  private static let subjective: Set<String> = [
    "rapidly", "rapid", "gradually", "gradual", "almost", "far", "extreme", "extremely", "nearly", "about",
    "roughly", "slightly", "slight", "sharply", "sharp", "steeply", "steep", "dramatic", "dramatically",
    "huge", "strong", "strongly", "weak", "weakly", "clearly", "obviously", "interesting", "good", "bad",
    "significant", "significantly", "massive", "tiny", "impressive", "surprising", "surprisingly",
  ]
  private static let colours: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
    "gray", "grey", "violet", "magenta", "turquoise",
  ]
  /// Single letters after a number, which screen readers spell.
  private static let units: Set<String> = ["m", "h", "s", "k", "M", "B", "g", "K", "l", "L", "t", "d"]

  static func findings(_ chart: AuditedChart) -> [AuditFinding] {
    // Names in the data may be colours or contain such letters.
    let names = Set(
      ((chart.drawn.x?.names ?? []) + (chart.drawn.y?.names ?? []) + chart.drawn.series.map(\.name))
        .flatMap(words).map { $0.lowercased() })
    let author = chart.drawn.authorTexts + [chart.node.label]
    var spoken = author
    func collect(_ node: AccessibilityNode) {
      guard spoken.count < 400 else { return }
      spoken += [node.label, node.value]
      node.children.forEach(collect)
    }
    collect(chart.node)
    return [
      first(author, .plainWords) { text in
        words(text).first { subjective.contains($0.lowercased()) && !names.contains($0.lowercased()) }
      } problem: { text, word in
        "\"\(word)\" in \"\(text)\" is a judgement, which a listener cannot check."
      } remedy: { _ in
        "Say the values instead: from what to what, and when."
      },
      first(author, .meaningNotLook) { text in
        words(text).first { colours.contains($0.lowercased()) && !names.contains($0.lowercased()) }
      } problem: { text, word in
        "\"\(word)\" in \"\(text)\" names a colour, which a listener does not see."
      } remedy: { _ in
        "Say what the colour means."
      },
      first(spoken, .spelledOut, find: { abbreviation($0, names) }) { text, word in
        "\"\(word)\" in \"\(text)\" is spoken wrongly."
      } remedy: { word in
        word.contains("/") || word.contains("-")
          ? "Write the date out: June 6, 1960." : "Write the unit out: minutes, metres, thousand."
      },
    ].compactMap { match in match?.at(chart.node.frame) }
  }

  private static func words(_ text: String) -> [String] {
    text.split { !$0.isLetter }.map(String.init)
  }

  /// Returns a numeric date, or a number with a one-letter unit, in a text; `nil` if there is none.
  private static func abbreviation(_ text: String, _ names: Set<String>) -> String? {
    let parts = text.split(whereSeparator: \.isWhitespace).map { part in
      String(part).trimmingCharacters(in: CharacterSet(charactersIn: ".,;:()!?"))
    }
    for (index, part) in parts.enumerated() where !names.contains(part.lowercased()) {
      for separator in ["/", "-"] {
        let fields = part.split(separator: Character(separator), omittingEmptySubsequences: false)
        let areDigits = fields.allSatisfy { !$0.isEmpty && $0.count <= 4 && $0.allSatisfy(\.isNumber) }
        if areDigits, fields.count == 3 || (separator == "/" && fields.count == 2) { return part }
      }
      if index > 0, units.contains(part), !names.contains(part.lowercased()),
        parts[index - 1].last?.isNumber == true
      {
        return "\(parts[index - 1]) \(part)"
      }
      if let last = part.last, part.count > 1, units.contains(String(last)),
        part.dropLast().allSatisfy({ $0.isNumber || $0 == "." || $0 == "," })
      {
        return part
      }
    }
    return nil
  }

  private struct Found {
    var rule: AuditRule
    var problem: String
    var word: String
    var remedy: String

    func at(_ frame: Rect) -> AuditFinding {
      AuditFinding(
        rule, problem, measured: "\"\(word)\"", required: "none", remedy: remedy, frame: CGRect(frame))
    }
  }

  private static func first(
    _ texts: [String], _ rule: AuditRule, find: (String) -> String?, problem: (String, String) -> String,
    remedy: (String) -> String
  ) -> Found? {
    for text in texts {
      guard let word = find(text) else { continue }
      let short = text.count > 80 ? text.prefix(77) + "…" : text[...]
      return Found(rule: rule, problem: problem(String(short), word), word: word, remedy: remedy(word))
    }
    return nil
  }
}
