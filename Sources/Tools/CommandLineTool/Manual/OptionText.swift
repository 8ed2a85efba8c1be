/// What the manual page and the completions of shells say of an option.
struct OptionText {
  /// What stands after it; `nil` where nothing does.
  var value: String?
  /// What it may be, where that is known.
  var choices: [String] = []
  /// What shells offer beside the choices.
  var offers = Offer.nothing
  /// What it is for, without a point at the end.
  var text: String

  enum Offer { case nothing, columns, types, tables, files, folders, timeZones, locales }

  init(_ value: String?, _ text: String, choices: [String] = [], offers: Offer = .nothing) {
    (self.value, self.text, self.choices, self.offers) = (value, text, choices, offers)
  }
}

/// An option that the manual tells about.
protocol DescribedOption: SpelledOption {
  var text: OptionText { get }
}
