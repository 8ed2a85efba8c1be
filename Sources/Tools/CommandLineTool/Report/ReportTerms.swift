import Foundation

/// The words that a report adds to its text, in the report's language if it is one of six, otherwise in English.
struct ReportTerms: Equatable {
  let figure: String
  let table: String
  let contents: String
  let notes: String
  /// The name of the link from a note back to its number in the text.
  let back: String
  /// The names of the callouts, in the order of ``ReportCallout``.
  private let callouts: [String]
  /// The language of the words as a BCP 47 tag if it is not the report's language; otherwise `nil`.
  private(set) var language: String?
  /// The text between a figure's number and its caption.
  private var colon = ": "
  /// The text between the word for a figure and its number.
  private var gap = "\u{A0}"

  func title(_ callout: ReportCallout) -> String {
    callouts[ReportCallout.allCases.firstIndex(of: callout) ?? 0]
  }

  /// The reference to a figure: `Figure 1`.
  func name(_ kind: ReportNumbered.Kind, _ number: Int) -> String {
    (kind == .figure ? figure : table) + gap + "\(number)"
  }

  /// A caption with its number: `Figure 1: Rain by month`; without a caption, the number alone.
  func caption(_ figure: ReportNumbered) -> [ReportText] {
    let caption = figure.caption ?? []
    guard let number = figure.number else { return caption }
    let name = name(figure.kind, number)
    return [.strong([text(caption.isEmpty ? name : name + colon)])] + caption
  }

  /// One of the words as text, with its language if it is not the report's language.
  func text(_ word: String) -> ReportText { language.map { .term(word, language: $0) } ?? .plain(word) }

  /// The attribute of an HTML element that consists of such words; empty in the language of the report.
  var attribute: String { language.map { " lang=\"\($0)\"" } ?? "" }

  init(_ locale: Locale) {
    if let terms = Self.all[locale.language.languageCode?.identifier ?? "en"] {
      self = terms
    } else {
      self = Self.english
      language = "en"
    }
  }

  /// A note about the language of the words; `nil` if it is the report's language.
  var note: String? {
    guard language != nil else { return nil }
    let names = Self.all.keys.sorted()
    return "the words of the tool, such as \(figure) and \(contents), are in English; they can be in "
      + names.dropLast().joined(separator: ", ") + " and \(names[names.count - 1])"
  }

  private init(
    _ figure: String, _ table: String, _ contents: String, _ notes: String, back: String, _ callouts: [String]
  ) {
    (self.figure, self.table, self.contents, self.notes) = (figure, table, contents, notes)
    (self.back, self.callouts) = (back, callouts)
  }

  private static let english = ReportTerms(
    "Figure", "Table", "Contents", "Notes", back: "Back to the text",
    ["Note", "Tip", "Important", "Warning", "Caution"])

  private static let all: [String: ReportTerms] = {
    var french = ReportTerms(
      "Figure", "Tableau", "Sommaire", "Notes", back: "Retour au texte",
      ["Remarque", "Conseil", "Important", "Avertissement", "Attention"])
    french.colon = "\u{A0}: "
    var japanese = ReportTerms(
      "図", "表", "目次", "注", back: "本文に戻る", ["注記", "ヒント", "重要", "警告", "注意"])
    (japanese.gap, japanese.colon) = ("", "：")
    return [
      "en": english, "fr": french, "ja": japanese,
      "de": ReportTerms(
        "Abbildung", "Tabelle", "Inhalt", "Anmerkungen", back: "Zurück zum Text",
        ["Hinweis", "Tipp", "Wichtig", "Warnung", "Vorsicht"]),
      "es": ReportTerms(
        "Figura", "Tabla", "Índice", "Notas", back: "Volver al texto",
        ["Nota", "Consejo", "Importante", "Advertencia", "Precaución"]),
      "ar": ReportTerms(
        "الشكل", "الجدول", "المحتويات", "الحواشي", back: "العودة إلى النص",
        ["ملاحظة", "نصيحة", "مهم", "تحذير", "انتباه"]),
    ]
  }()
}
