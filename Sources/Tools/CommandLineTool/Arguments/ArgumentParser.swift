import OpenChartsDisplayList
import OpenChartsEngines

extension Command {
  /// - Parameters:
  ///   - arguments: Without the name of the program.
  ///   - theme: Reads the theme file of a path, after all arguments are read.
  package init(
    _ arguments: [String],
    theme: (String) throws(UsageError) -> Brand = { path throws(UsageError) in
      try Brand(file: path)
    }
  ) throws(UsageError) {
    var result = PlotArguments()
    var audio = AudioArguments()
    var motion = AnimateArguments()
    var files: [String] = []
    var givenOptions: Set<Option> = []
    var remaining = arguments[...]
    if let command = try Self.other(arguments) {
      self = command
      return
    }
    var auditFormat = AuditFormat.text
    var keys: [NavigationKey]?
    let verb = remaining.first.flatMap(Verb.init) ?? .plot
    if remaining.first.flatMap(Verb.init) != nil { remaining = remaining.dropFirst() }
    var takesOptions = true
    while let argument = remaining.popFirst() {
      guard takesOptions, argument.hasPrefix("-"), argument != "-" else {
        files.append(argument)
        continue
      }
      if argument == "--" {
        takesOptions = false
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let spelling = String(parts[0])
      guard let option = Option(spelling: spelling) else { throw Self.unknown(spelling) }
      switch option {
      case .help:
        self = .help
        return
      case .version:
        self = .version
        return
      default: break
      }
      var value = parts.count > 1 ? String(parts[1]) : nil
      if option == .show {
        // The value is optional: the next word is the value only if it names a form of `--show`.
        if value == nil, let next = remaining.first, ShowForm(rawValue: next) != nil {
          value = remaining.popFirst()
        }
      } else if option == .suggest {
        // The value is optional too: the next word is the value if it is a number.
        if value == nil, let next = remaining.first, Double(next) != nil { value = remaining.popFirst() }
        if value == "" { throw UsageError("--suggest= needs a number of charts, such as --suggest=4") }
      } else if option.takesValue {
        if value == nil { value = remaining.popFirst() }
        guard value != nil else { throw UsageError("\(option.spelling) needs a value") }
      } else if value != nil {
        throw UsageError("\(option.spelling) takes no value")
      }
      guard givenOptions.insert(option).inserted || option.isRepeatable else {
        throw UsageError("\(option.spelling) is given twice")
      }
      if let refusal = verb.refusal(of: option) { throw UsageError(refusal) }
      if option.isForMotion || (option == .duration && verb == .animate) {
        try motion.set(option, value ?? "")
        continue
      }
      if option.isForAudio || (option == .series && verb == .audio) {
        try audio.set(option, value ?? "")
        continue
      }
      if option == .keys {
        keys = try Self.keys(value ?? "")
        continue
      }
      if verb == .animate, option == .format, value == "apng" { value = "png" }
      if verb == .audit, option == .format {
        auditFormat = try PlotArguments.choice(option, value ?? "")
      } else {
        try result.set(option, value ?? (option == .show ? "auto" : ""))
        result.givenOptions.append(GivenOption(option: option, value: value ?? ""))
      }
    }
    if files.count > 1 {
      let (first, second) = (EngineAddress.shown(files[0]), EngineAddress.shown(files[1]))
      throw UsageError("one table at a time; found \"\(first)\" and \"\(second)\"")
    }
    result.file = files.first ?? "-"
    try result.turnSeveralX()
    if let path = result.givenOptions.first(where: { $0.option == .theme })?.value {
      result.brand = try theme(path)
    }
    try result.checkDimensions(givenOptions, isAnimated: verb == .animate)
    if verb == .plot {
      try result.checkPrinting()
      try result.checkWatching()
    }
    switch verb {
    case .plot: self = .plot(result)
    case .audit: self = .audit(result, auditFormat)
    case .describe: self = .describe(result, keys: keys)
    case .audio: self = .audio(result, audio)
    case .animate:
      guard givenOptions.contains(.by) else {
        throw UsageError("opencharts animate needs --by COLUMN, whose values are the states")
      }
      self = .animate(result, motion)
    }
  }

  private static func unknown(_ spelling: String) -> UsageError {
    let suggestion = nearestOption(to: spelling, among: Option.allCases.map(\.spelling))
    return UsageError("unknown option \(spelling)" + (suggestion.map { "; did you mean \($0)?" } ?? ""))
  }
}
