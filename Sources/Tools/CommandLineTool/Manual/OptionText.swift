/// The description of an option in the manual page and in shell completions.
struct OptionText {
  /// Placeholder for the value; `nil` if the option takes none.
  var value: String?
  /// Possible values; empty if any value is possible.
  var choices: [String] = []
  /// Further completions.
  var offers = Offer.nothing
  /// The purpose, as a phrase without a full stop.
  var text: String

  enum Offer { case nothing, columns, types, tables, files, folders, timeZones, locales }

  init(_ value: String?, _ text: String, choices: [String] = [], offers: Offer = .nothing) {
    (self.value, self.text, self.choices, self.offers) = (value, text, choices, offers)
  }
}

/// An option with a description.
protocol DescribedOption: SpelledOption {
  var text: OptionText { get }
}
