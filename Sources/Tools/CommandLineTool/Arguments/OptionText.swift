import OpenChartsChartMath
import OpenChartsPictures
import OpenChartsTables

/// The description of an option, from `options.tsv`. The parser, the manual page and shell completions use the same.
///
/// Each line has columns separated by tabs: the command, the option, then the properties below in order.
struct OptionText {
  /// The name without hyphens.
  let name: String
  /// The heading of the manual's section.
  let heading: String
  /// Placeholder for the value; `nil` if the option takes none.
  let value: String?
  /// The possible values; empty if any value is possible. The file of options lists them, or names one of ``lists``.
  let choices: [String]
  /// Further completions.
  let offers: Offer
  /// The purpose, as a phrase without a full stop.
  let text: String

  enum Offer: String {
    case nothing = ""
    case columns, types, tables, files, folders, timeZones, locales
  }

  /// The options of all commands for tables, then the options of other commands, in the order of the manual.
  static let all = String(decoding: PackageResources.options_tsv, as: UTF8.self).split(separator: "\n")
    .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    .map { (command: $0[0], option: OptionText($0)) }
  static let headings = all.map(\.option.heading).reduce(into: [String]()) {
    if $0.last != $1 { $0.append($1) }
  }

  private static let textsByKey = Dictionary(
    uniqueKeysWithValues: all.map { ("\($0.command) \($0.option.name)", $0.option) })

  /// - Precondition: The file describes the option.
  static func of(_ command: String, _ name: String) -> OptionText { textsByKey["\(command) \(name)"]! }

  private init(_ columns: [String]) {
    (name, heading, text) = (columns[1], columns[2], columns[6])
    value = columns[3].isEmpty ? nil : columns[3]
    choices = Self.lists[columns[4]] ?? columns[4].split(separator: " ").map(String.init)
    offers = Offer(rawValue: columns[5]) ?? .nothing
  }

  private static let lists: [String: [String]] = [
    "=marks": MarkName.allCases.map(\.rawValue), "=timeUnits": TimeGroup.allCases.map(\.rawValue),
    "=aggregates": Aggregate.named.map(\.name) + ["p95"], "=orders": SortOrder.allCases.map(\.rawValue),
    "=palettes": PaletteName.allCases.map(\.rawValue), "=trends": TrendName.names,
    "=stacks": StackName.allCases.map(\.rawValue), "=scales": ScaleName.allCases.map(\.rawValue),
    "=formats": OutputFormat.allCases.map(\.rawValue), "=showForms": ShowForm.allCases.map(\.rawValue),
    "=views": NamedView.all.map(\.name), "=projections": ProjectionName.allCases.map(\.rawValue),
    "=colorScales": ColorScaleName.names,
    "=reportFormats": ReportArguments.Format.allCases.map(\.rawValue),
    "=papers": ReportPaper.allCases.map(\.rawValue),
  ]

  static let letters = ["-o": "output", "-h": "help"]

  /// All spellings, short ones first.
  var spellings: [String] { Self.letters.filter { $0.value == name }.map(\.key) + ["--" + name] }
}

/// An option by its spelling: a name after two hyphens, or a letter after one.
protocol DescribedOption: RawRepresentable<String> {
  /// The command in `options.tsv`.
  static var command: String { get }
}

extension DescribedOption {
  /// Returns `nil` for an unknown spelling.
  init?(spelling: String) {
    if let name = OptionText.letters[spelling] {
      self.init(rawValue: name)
    } else {
      guard spelling.hasPrefix("--") else { return nil }
      self.init(rawValue: String(spelling.dropFirst(2)))
    }
  }

  var text: OptionText { .of(Self.command, rawValue) }
  var spelling: String { "--" + rawValue }
  var spellings: [String] { text.spellings }
  /// Whether a value follows.
  var takesValue: Bool { text.value != nil }
}
