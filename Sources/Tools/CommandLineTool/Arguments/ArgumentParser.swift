import OpenChartsDisplayList
import OpenChartsEngines
import OpenChartsLimits
import OpenChartsTables

/// A parsed command line.
package enum Command: Equatable {
  case help
  case version
  case plot(PlotArguments)
  case preview(PreviewArguments)
  case previewHelp
  case serve(ServeArguments)
  case serveTable(ServeTableArguments)
  case serveHelp
  /// The live page of a Markdown report, rebuilt when its files change.
  case serveReport(ServeArguments)
  case report(ReportArguments)
  case reportHelp
  case audit(PlotArguments, AuditFormat)
  /// The chart in words. With keys: the texts that the list on the chart's page announces for these keys.
  case describe(PlotArguments, keys: [NavigationKey]?)
  /// The chart as sound.
  case audio(PlotArguments, AudioArguments)
  /// A chart that moves from state to state.
  case animate(PlotArguments, AnimateArguments)
  /// Lists the engines that were found.
  case engines
  case setup(EngineKind)
  /// The manual page.
  case manual
  /// The help of a command that takes no options.
  case plainHelp(String)
  /// The path of a page.
  case policy(String)
  /// The completion script of a shell; with words, the candidates for the last word.
  case completions(CompletionShell, words: [String]?)
}

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

extension AudioArguments {
  mutating func set(_ option: Option, _ value: String) throws(UsageError) {
    switch option {
    case .narrate: isNarrated = true
    case .series: series = value.split(separator: ",").map { $0.trimmingPrefix(" ") }.map(String.init)
    case .duration: duration = try PlotArguments().number(option, value, 0.5...600)
    case .from: from = value
    case .to: to = value
    default: break
    }
  }
}

extension AnimateArguments {
  mutating func set(_ option: Option, _ value: String) throws(UsageError) {
    switch option {
    case .by: by = value
    case .duration: duration = try PlotArguments().number(option, value, 0...60)
    case .hold: hold = try PlotArguments().number(option, value, 0...60)
    case .loop: loops = true
    case .fps: framesPerSecond = try PlotArguments().number(option, value, 1...60)
    default: break
    }
  }
}

extension PlotArguments {
  mutating func set(_ option: Option, _ value: String) throws(UsageError) {
    switch option {
    case .mark:
      let name: MarkName = try choice(option, value)
      (mark, summary) = (name.shape, name.summary)
    case .x: if x == nil { x = value } else { otherX.append(value) }
    case .y: y.append(value)
    case .z: z = value
    case .xEnd: xEnd = value
    case .yEnd: yEnd = value
    case .yError: yError = value
    case .color: try setColor(value)
    case .palette: palette = try choice(option, value)
    case .font: font = try family(value)
    case .colorScale:
      colorScale = ColorScaleName(value)
      if colorScale == nil { throw Self.unknownValue(option, value, ColorScaleName.names) }
    case .symbol: symbol = value
    case .size: size = value
    case .series: series = value
    case .facet: facet = value
    case .timeUnit: try addTimeUnit(try choice(option, value))
    case .bins: bins = Int(try number(option, value, 1...1000, isWhole: true))
    case .aggregate: aggregate = try aggregate(option, value)
    case .filter: filter = try filter(value)
    case .sql: showsSQL = true
    case .showMissing: showsMissing = true
    case .sample: sample = Int(try number(option, value, 1...1_000_000, isWhole: true))
    case .sort: sort = try sortOrder(value)
    case .limit:
      limit = Int(try number(option, value, 1...Double(Limits.chartNames.value), isWhole: true))
    case .stack: stack = try choice(option, value)
    case .xScale: xScale = try choice(option, value)
    case .yScale: yScale = try choice(option, value)
    case .zScale: zScale = try choice(option, value)
    case .xDomain: xDomain = try domain(option, value)
    case .yDomain: yDomain = try domain(option, value)
    case .zDomain: zDomain = try domain(option, value)
    case .xFormat: xFormat = try format(option, value)
    case .yFormat: yFormat = try format(option, value)
    case .zFormat: zFormat = try format(option, value)
    case .title: title = value
    case .subtitle: subtitle = value
    case .xTitle: xTitle = value
    case .yTitle: yTitle = value
    case .zTitle: zTitle = value
    case .labels: showsLabels = true
    case .rule: rules.append(try GuideText(option, value, isBand: false))
    case .band: bands.append(try GuideText(option, value, isBand: true))
    case .note: pointNotes.append(try PointNoteText(value))
    case .highlight: highlight = value
    case .trend: trend = try choice(option, value)
    case .rolling: try setTransform(.rolling(Int(try number(option, value, 2...100_000, isWhole: true))))
    case .cumulative: try setTransform(.cumulative)
    case .change: try setTransform(.change)
    case .index: try setTransform(.index(try number(option, value, 0.001...1e9)))
    case .pose: view.pose = try ScenePose(value)
    case .projection: view.projection = try choice(option, value)
    case .flat: view.isFlat = true
    case .width: ownWidth = try number(option, value, 50...20_000)
    case .height: ownHeight = try number(option, value, 50...20_000)
    case .scale: ownScale = try number(option, value, 0.1...20)
    case .dark: isDark = true
    case .adaptive: isAdaptive = true
    case .locale: locale = value
    case .timeZone: timeZone = value
    case .fontSize: fontSize = try number(option, value, 4...100)
    case .type: types.append(try typeChoice(value))
    case .delimiter: delimiter = try delimiter(value)
    case .noHeader: try setHeader(false)
    case .header: try setHeader(true)
    case .missing: missing += try missingTexts(value)
    case .skip: skippedLines = try lineCount(value)
    case .comment: comment = try commentSign(value)
    case .decimal: decimal = try decimalSign(value)
    case .dateFormat: dateFormat = try dateForm(value)
    case .table: table = value
    case .timeout: timeout = try number(option, value, 1...86_400)
    case .watch: watches = true
    case .explain: explains = true
    case .why: printsReasons = true
    case .suggest:
      suggests = true
      if !value.isEmpty {
        let range = 1...Double(PlotArguments.mostSuggestions)
        suggestionCount = Int(try number(option, value, range, isWhole: true))
      }
    case .swift: writesSwift = true
    case .refresh: refresh = try number(option, value, 1...86_400)
    case .output: output = value
    case .format: format = try choice(option, value)
    case .force: overwrites = true
    case .show:
      shows = true
      // `auto`: the best form that the terminal supports.
      showForm = value == "auto" ? nil : try choice(option, value)
    // The initializer reads the theme file.
    case .theme: break
    case .help, .version, .narrate, .duration, .from, .to, .keys, .by, .hold, .loop, .fps: break
    }
  }

  private func choice<Choice: RawRepresentable & CaseIterable>(
    _ option: Option, _ value: String, among choices: [Choice] = Array(Choice.allCases)
  ) throws(UsageError) -> Choice where Choice.RawValue == String {
    try Self.choice(option, value, among: choices)
  }

  fileprivate static func choice<Choice: RawRepresentable & CaseIterable>(
    _ option: Option, _ value: String, among choices: [Choice] = Array(Choice.allCases)
  ) throws(UsageError) -> Choice where Choice.RawValue == String {
    let names = choices.map(\.rawValue)
    if let index = names.firstIndex(of: value) { return choices[index] }
    throw unknownValue(option, value, names)
  }

  /// Names of choices in other programs, with the names in this tool.
  private static let meanings = [
    "pie": "sector", "donut": "sector", "doughnut": "sector", "arc": "sector", "scatter": "point",
    "dot": "point", "circle": "point", "rect": "rectangle", "boxplot": "box", "kde": "density",
    "jitter": "strip",
    "swarm": "strip", "errorbars": "errorbar", "column": "bar",
    "histogram": "bar", "avg": "mean", "average": "mean", "total": "sum", "minimum": "min",
    "maximum": "max", "squareroot": "sqrt", "time": "date", "string": "text", "bool": "boolean",
    "percent": "normalized", "grouped": "dodge",
  ]

  private static func unknownValue(
    _ option: Option, _ value: String, _ names: [String]
  ) -> UsageError {
    let synonym = meanings[value.lowercased()].flatMap { names.contains($0) ? $0 : nil }
    if let suggestion = synonym ?? nearestName(to: value, among: names) {
      return UsageError("\(option.spelling) \(value) is unknown; did you mean \(suggestion)?")
    }
    return UsageError(
      "\(option.spelling) \(value) is unknown; it can be \(names.joined(separator: ", "))")
  }

  private func aggregate(_ option: Option, _ value: String) throws(UsageError) -> Aggregate {
    if let aggregate = Aggregate(value) { return aggregate }
    throw Self.unknownValue(option, value, Aggregate.named.map(\.name) + ["p95"])
  }

  private func filter(_ value: String) throws(UsageError) -> FilterChoice {
    do throws(FilterError) {
      return FilterChoice(text: value, filter: try FilterParser.filter(value))
    } catch {
      throw UsageError("\(error)")
    }
  }

  private func sortOrder(_ value: String) throws(UsageError) -> SortOrder {
    switch value {
    case "ascending": .value
    case "descending": .valueDown
    default: try choice(.sort, value)
    }
  }

  fileprivate func number(
    _ option: Option, _ value: String, _ range: ClosedRange<Double>, isWhole: Bool = false
  ) throws(UsageError) -> Double {
    guard let number = Double(value), range.contains(number), !isWhole || number == number.rounded()
    else {
      let (low, high) = (NumberText.short(range.lowerBound), NumberText.short(range.upperBound))
      throw UsageError(
        "\(option.spelling) \(value) is not a \(isWhole ? "whole number" : "number") from \(low) to \(high)")
    }
    return number
  }

  private func domain(_ option: Option, _ value: String) throws(UsageError) -> DomainText {
    for separator in ["..", ":", ","] {
      // Times of day contain colons, so split at the middle separator.
      let parts = value.split(separator: separator, omittingEmptySubsequences: false)
      guard parts.count >= 2, parts.count % 2 == 0 else { continue }
      let half = parts.count / 2
      let low = parts[..<half].joined(separator: separator)
      let high = parts[half...].joined(separator: separator)
      if !low.isEmpty, !high.isEmpty { return DomainText(low: low, high: high) }
    }
    throw UsageError("\(option.spelling) \(value) is not two ends such as 0:100")
  }

  private func format(_ option: Option, _ value: String) throws(UsageError) -> ValueFormat {
    guard let format = ValueFormat(value) else {
      throw UsageError(
        "\(option.spelling) \(value) is unknown; it can be compact, plain, percent, scientific, 0.00, "
          + "$0, or a date such as \"MMM yyyy\"")
    }
    return format
  }

  private func typeChoice(_ value: String) throws(UsageError) -> TypeChoice {
    guard let equalsIndex = value.lastIndex(of: "="), equalsIndex != value.startIndex else {
      throw UsageError("--type \(value) is not a column and its type, such as price=number")
    }
    return TypeChoice(
      column: String(value[..<equalsIndex]),
      type: try choice(.type, String(value[value.index(after: equalsIndex)...])))
  }

  func delimiter(_ value: String) throws(UsageError) -> UInt8 {
    switch value {
    case "tab", "\\t", "\t": return 9
    case "blank", "space": return 0x20
    case "comma": return 0x2C
    case "semicolon": return 0x3B
    case "bar", "pipe": return 0x7C
    default:
      guard value.utf8.count == 1, let byte = value.utf8.first, byte >= 0x20, byte != 0x22 else {
        throw UsageError("--delimiter \(value) is not one character, or tab")
      }
      return byte
    }
  }
}
