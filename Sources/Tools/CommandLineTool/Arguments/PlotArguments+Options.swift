import OpenChartsDisplayList
import OpenChartsLimits
import OpenChartsTables

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
    case .highlight: highlights.append(value)
    case .trend:
      trend = TrendName(value)
      if trend == nil { throw Self.unknownValue(option, value, TrendName.names) }
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
    case .outlines: hasOutlines = true
    case .transparent: isTransparent = true
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
}

extension AudioArguments {
  mutating func set(_ option: Option, _ value: String) throws(UsageError) {
    switch option {
    case .narrate: isNarrated = true
    case .series: series = value.split(separator: ",").map { $0.trimmingPrefix(" ") }.map(String.init)
    case .duration: duration = try PlotArguments().number(option, value, 0.5...300)
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
