import OpenChartsChartMath
import OpenChartsEngines
import OpenChartsTables

/// Finds the command that draws the same chart with every automatic choice as an option.
struct Explanation {
  private let arguments: PlotArguments
  private let plan: ChartPlan
  private let data: PlotData
  private let facts: TableFacts
  private let zone: ZoneOffsets
  /// Height of the picture in points.
  private let height: Double
  /// The file of the picture; `nil` if the picture is only shown in the terminal.
  private let output: OutputFile?

  @MainActor init(
    _ plan: ChartPlan, _ data: PlotData, _ facts: TableFacts, _ settings: PictureSettings,
    _ output: OutputFile?
  ) {
    (self.plan, self.data, self.facts, self.output) = (plan, data, facts, output)
    (arguments, zone) = (settings.arguments, settings.zone)
    height = settings.height(plan, data)
  }

  /// The command, quoted for a shell.
  var command: String {
    let options = repeatedOptions
    var words = ["opencharts", ShellWord.quoted(source)]
    for choice in options + chosen(beside: options) + picture(beside: options) {
      words.append(choice.option.spelling)
      if choice.option.takesValue { words.append(ShellWord.quoted(choice.value)) }
    }
    if let output {
      words +=
        output.path.map { ["-o", ShellWord.quoted($0)] } ?? ["-o", "-", "--format", output.format.rawValue]
    } else {
      words.append(Option.show.spelling)
    }
    return words.joined(separator: " ")
  }

  /// The command with only the options for the mark and the columns.
  var short: String { command(chosen(beside: repeatedOptions).filter { Self.columns.contains($0.option) }) }

  /// The command with these options in addition to the given ones.
  func command(_ options: [GivenOption]) -> String {
    let words = (repeatedOptions + options).flatMap { choice in
      [choice.option.spelling] + (choice.option.takesValue ? [ShellWord.quoted(choice.value)] : [])
    }
    return (["opencharts", ShellWord.quoted(source)] + words).joined(separator: " ")
  }

  /// The arguments of ``command(_:)``; `nil` if they are not valid.
  func arguments(of options: [GivenOption]) -> PlotArguments? { parsed(repeatedOptions + options) }

  /// The arguments of these options alone; `nil` if they are not valid. The file of the theme is not read again.
  private func parsed(_ options: [GivenOption]) -> PlotArguments? {
    let words = options.filter { $0.option != .theme }.flatMap {
      [$0.option.spelling] + ($0.option.takesValue ? [$0.value] : [])
    }
    guard case .plot(var result)? = try? Command(["plot"] + words + ["--", arguments.file]) else {
      return nil
    }
    (result.brand, result.givenOptions) = (arguments.brand, options)
    return result
  }

  /// The options that name the mark and the columns.
  var columnChoices: [GivenOption] { candidates.filter { Self.columns.contains($0.option) } }

  /// The given options that the command repeats, and options that fix the rows and column types of the chart.
  private var repeatedOptions: [GivenOption] {
    var options = arguments.givenOptions.filter { !Self.omittedOptions.contains($0.option) }
    // Give mixed columns the type text, because a named column of numbers must not contain texts.
    let channels = [plan.x, plan.y, plan.color, plan.symbol, plan.series, plan.facet]
    let names = channels.compactMap(column)
    for column in facts.table.columns where column.isMixed && names.contains(column.name) {
      options.append(GivenOption(option: .type, value: "\(column.name)=\(ColumnType.text.rawValue)"))
    }
    if let filter = facts.partsFilter { options.append(GivenOption(option: .filter, value: filter)) }
    return options
  }

  /// The file or address. An address that cannot be parsed is redacted, because it may contain a password.
  private var source: String {
    let isOpen = EngineAddress.isAddress(arguments.file) && (try? EngineAddress(arguments.file)) != nil
    return isOpen ? arguments.file : EngineAddress.shown(arguments.file)
  }

  /// Options that the command omits or writes itself.
  private static let omittedOptions: Set<Option> = [
    .explain, .output, .format, .force, .show, .watch, .refresh, .why, .suggest,
  ]

  // MARK: Choices of the chart

  /// The planner's choices that reproduce the chart as options. Some charts, such as candlesticks, have no options.
  private func chosen(beside givenOptions: [GivenOption]) -> [GivenOption] {
    let open = candidates.filter { choice in !givenOptions.contains { $0.option == choice.option } }
    if isSame(givenOptions + open) { return open }
    if let titled = withTitleOfUnit(open, beside: givenOptions), isSame(givenOptions + titled) {
      return titled
    }
    // If hardly any row is combined, `--aggregate` would add "mean" to the titles.
    let plain = open.filter { $0.option != .aggregate }
    if plain.count < open.count, isSame(givenOptions + plain) { return plain }
    // Accept the columns together, then each other option that keeps the chart unchanged.
    var accepted = open.filter { Self.columns.contains($0.option) }
    if !isSame(givenOptions + accepted) { accepted = [] }
    for choice in open where !accepted.contains(choice) {
      if isSame(givenOptions + accepted + [choice]) { accepted.append(choice) }
    }
    return open.filter(accepted.contains)
  }

  /// The choices with the title of an axis of time, which an automatic chart names after its unit, and a named column with a
  /// unit after both; `nil` for other charts, and if the title is given.
  private func withTitleOfUnit(_ open: [GivenOption], beside givenOptions: [GivenOption]) -> [GivenOption]? {
    guard hasUnitOfTime, !plan.xAxis.title.isEmpty, !givenOptions.contains(where: { $0.option == .xTitle })
    else {
      return nil
    }
    return open + [GivenOption(option: .xTitle, value: plan.xAxis.title)]
  }

  private var hasUnitOfTime: Bool {
    if case .unit? = plan.x?.grouping { true } else { false }
  }

  /// The longest year, in seconds.
  private static let longestYear = 366.0 * 86_400

  private static let columns: Set<Option> = [
    .mark, .x, .y, .z, .xEnd, .yEnd, .yError, .color, .symbol, .size, .series, .facet, .aggregate, .timeUnit,
  ]

  private var candidates: [GivenOption] {
    var result: [GivenOption] = []
    func add(_ option: Option, _ value: String?) {
      if let value { result.append(GivenOption(option: option, value: value)) }
    }
    if plan.shape != .candlestick { add(.mark, plan.summary?.rawValue ?? plan.shape.rawValue) }
    if case .folded(let columns)? = plan.x?.source {
      // The columns of a distribution are always given with `--y`; the planner turns the chart if their names need the
      // space.
      for index in columns { add(plan.summary == nil ? .x : .y, facts.table.columns[index].name) }
    } else {
      add(.x, column(plan.x))
    }
    add(.xEnd, column(plan.xEnd))
    if case .folded(let columns)? = plan.y?.source {
      for index in columns { add(.y, facts.table.columns[index].name) }
    } else {
      add(.y, column(plan.y))
    }
    add(.yEnd, column(plan.yEnd))
    add(.yError, errors)
    add(.z, column(plan.z))
    add(.color, column(plan.color))
    add(.symbol, column(plan.symbol))
    add(.size, column(plan.size))
    add(.series, column(plan.series))
    add(.facet, column(plan.facet))
    let positions = [plan.y, plan.x, plan.color].compactMap { $0 }
    add(.aggregate, positions.lazy.filter { $0.source != .rows }.compactMap { $0.aggregate?.name }.first)
    for case let channel? in [plan.x, plan.y] {
      add(.timeUnit, TimeGroup.allCases.first { $0.grouping == channel.grouping }?.rawValue)
    }
    if let bins { add(.bins, String(bins)) }
    if !plan.isInSpace { add(.stack, plan.stack.rawValue) }
    add(.sort, plan.sort.rawValue)
    add(.xScale, plan.xAxis.scale?.rawValue)
    add(.yScale, plan.yAxis.scale?.rawValue)
    add(.colorScale, plan.colorScale?.text)
    if !plan.title.isEmpty { add(.title, plan.title) }
    return result
  }

  /// The columns of errors.
  private var errors: String? {
    let columns = facts.table.columns
    return switch plan.error {
    case .column(let index): columns[index].name
    case .limits(let low, let high): "\(columns[low].name),\(columns[high].name)"
    case .interval, nil: nil
    }
  }

  private func column(_ channel: Channel?) -> String? {
    guard case .column(let index)? = channel?.source else { return nil }
    return facts.table.columns[index].name
  }

  /// The number of bins, if it was chosen automatically; else `nil`.
  private var bins: Int? {
    for (channel, column) in [(plan.x, data.x), (plan.y, data.y)] {
      guard channel?.grouping == .bins(nil), case .numberSpans(let starts, let ends)? = column,
        let extent = column?.extent, let width = zip(starts, ends).map({ $1 - $0 }).max(), width > 0
      else { continue }
      return Int(((extent.upperBound - extent.lowerBound) / width).rounded())
    }
    return nil
  }

  // MARK: Choices of the picture

  private func picture(beside givenOptions: [GivenOption]) -> [GivenOption] {
    guard let output else { return [] }
    var result = [
      GivenOption(option: .width, value: SwiftText.literal(arguments.width)),
      GivenOption(option: .height, value: SwiftText.literal(height)),
    ]
    if output.format == .png {
      result.append(GivenOption(option: .scale, value: SwiftText.literal(arguments.scale)))
    }
    result += [
      GivenOption(option: .locale, value: arguments.locale),
      GivenOption(option: .timeZone, value: arguments.timeZone ?? "UTC"),
    ]
    return result.filter { choice in !givenOptions.contains { $0.option == choice.option } }
  }

  // MARK: Trying

  /// Whether these options lead to the same chart.
  private func isSame(_ options: [GivenOption]) -> Bool {
    guard let otherArguments = parsed(options),
      var otherPlan = try? ChartPlan(facts, otherArguments, zone: zone)
    else {
      return false
    }
    // Ignore notes, because explicit options leave out no columns.
    otherPlan.notes = plan.notes
    // A title from an option is drawn as an automatic one is, unless that one would be followed by the only year.
    if hasUnitOfTime, let extent = data.x?.extent,
      extent.upperBound - extent.lowerBound > Self.longestYear * 2
    {
      otherPlan.xAxis.hasOwnTitle = plan.xAxis.hasOwnTitle
    }
    if otherPlan == plan { return true }
    // An explicit bin count is equivalent to an automatic one if both give the same data.
    guard facts.table.rowCount == facts.rowCount, otherPlan.withoutBins == plan.withoutBins else {
      return false
    }
    return PlotData(otherPlan, facts.table, zone: zone) == data
  }
}

extension ChartPlan {
  fileprivate var withoutBins: ChartPlan {
    var plan = self
    if case .bins? = plan.x?.grouping { plan.x?.grouping = .bins(nil) }
    if case .bins? = plan.y?.grouping { plan.y?.grouping = .bins(nil) }
    return plan
  }
}
