import OpenChartsTables

/// The arguments of a command that takes paths and options, each option with or without a value.
protocol PathArguments {
  associatedtype Choice: DescribedOption & CaseIterable

  init()
  var paths: [String] { get set }
  /// - Parameter value: Empty for an option without one.
  mutating func set(_ option: Choice, _ value: String) throws(UsageError)
  /// Throws for options that contradict one another.
  func check() throws(UsageError)
  /// The question for a missing path.
  static var question: String { get }
  /// The command that prints help.
  static var help: String { get }
}

extension PathArguments {
  /// - Parameter arguments: The arguments after the command's name.
  /// - Returns: `nil` for `--help`.
  static func parsed(_ arguments: ArraySlice<String>) throws(UsageError) -> Self? {
    var result = Self()
    var remaining = arguments
    var takesOptions = true
    while let argument = remaining.popFirst() {
      guard takesOptions, argument.hasPrefix("-") else {
        result.paths.append(argument)
        continue
      }
      if argument == "--" {
        takesOptions = false
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let spelling = String(parts[0])
      guard let option = Choice(spelling: spelling) else {
        let suggestion = nearestOption(to: spelling, among: Choice.allCases.map(\.spelling))
        throw wrong("unknown option \(spelling)" + (suggestion.map { "; did you mean \($0)?" } ?? ""))
      }
      if option.rawValue == "help" { return nil }
      var value = parts.count > 1 ? String(parts[1]) : nil
      if option.takesValue {
        if value == nil { value = remaining.popFirst() }
        guard value?.isEmpty == false else { throw wrong("\(option.spelling) needs a value") }
      } else if value != nil {
        throw wrong("\(option.spelling) takes no value")
      }
      try result.set(option, value ?? "")
    }
    guard !result.paths.isEmpty else { throw wrong(question) }
    try result.check()
    return result
  }

  func check() throws(UsageError) {}

  static func wrong(_ text: String) -> UsageError { UsageError(text, help: help) }
}
