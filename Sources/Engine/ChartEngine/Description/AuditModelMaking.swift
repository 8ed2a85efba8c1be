import OpenChartsChartModel
import OpenChartsDisplayList

/// Creates the data behind a chart's drawing, for the audit.
struct AuditModelMaking {
  let request: ChartRequest
  let marks: [ResolvedMarks]
  let scales: StyleScales
  let x: AxisPlan?
  let y: AxisPlan?
  let frame: ChartFrame

  func chart() -> AuditModel {
    var chart = AuditModel(plot: frame.plot)
    chart.x = axis(x, frame.x, labels: frame.xLabels, request.xAxis)
    chart.y = axis(y, frame.y, labels: frame.yLabels, request.yAxis)
    chart.marks = marks.filter { $0.table.rowCount > 0 }.map(kind)
    chart.background = request.environment.background
    chart.isContrastIncreased = request.environment.isContrastIncreased
    chart.reducesTransparency = request.environment.reducesTransparency
    chart.isRightToLeft = request.environment.isRightToLeft
    chart.authorTexts = authorTexts
    if let colors = scales.foregroundStyle, !colors.isContinuous {
      chart.seriesLabel = colors.label
      let used = Set(firstAppearance(request.marks.sources(\.foregroundStyle)))
      let names = colors.domain.filter { used.contains($0) }
      chart.series = names.compactMap { name in
        colors.output(for: name).map { AuditModel.Series(name: text(name), color: $0.representativeColor) }
      }
      chart.cues = cues(Set(names))
    }
    return chart
  }

  private func text(_ value: DataValue) -> String {
    switch value {
    case .category(let name): name
    case .number(let v), .date(let v): "\(v)"
    }
  }

  /// The author's texts for assistive technology; at most 100 rows per table.
  private var authorTexts: [String] {
    var texts = request.accessibilityLabel.map { [$0] } ?? []
    for table in request.marks {
      for (_, authorText) in table.accessibility.sorted(by: { $0.key < $1.key }).prefix(100) {
        texts += [authorText.label, authorText.value].compactMap { $0 }
      }
    }
    return texts
  }

  private func axis(
    _ plan: AxisPlan?, _ scale: PositionScale?, labels: [[PlacedLabel]], _ request: AxisRequest
  ) -> AuditModel.Axis? {
    guard let plan else { return nil }
    let kind: AxisKind =
      plan.setup.isBand ? .names : plan.setup.kind == .date ? .dates : .numbers
    var axis = AuditModel.Axis(kind)
    axis.title = request.writtenTitle ?? plan.setup.label
    if let domain = plan.domain.continuous {
      (axis.lower, axis.upper) = (domain.lower, domain.upper)
      axis.scale = scale?.drawn
    } else {
      axis.names = plan.setup.categories.prefix(2_000).map(text)
    }
    if let guide = plan.guides.first {
      axis.ticks = guide.entries.map(\.number)
      if case .automatic? = request.marks?.first?.values {
        axis.hasOwnTicks = false
      } else {
        axis.hasOwnTicks = request.marks?.first != nil
      }
      axis.labels = (labels.first ?? []).map { label in
        let entry = label.entry < guide.entries.count ? guide.entries[label.entry] : nil
        return AuditModel.Axis.Label(text: entry?.labels.first?.text ?? "", frame: label.frame)
      }
    }
    return axis
  }

  private func kind(_ marks: ResolvedMarks) -> AuditModel.Marks {
    let table = marks.table
    let channel = marks.valueAxis == .x ? table.x : table.y
    var isSingle = false
    if case .value(let column) = channel { isSingle = !column.isInterval && column.kind == .number }
    let trait = table.kind.trait
    var drawn = AuditModel.Marks(table.kind.name, count: table.rowCount)
    drawn.hasLength = trait.hasLength
    drawn.joinsRows = trait.joinsRows
    drawn.areFields = trait.isScattered && trait.isFilled
    drawn.takesSymbols = trait.symbols != nil
    drawn.isHorizontal = marks.valueAxis == .x
    drawn.hasLengthFromZero = trait.hasLength && isSingle && marks.addsUp
    return drawn
  }

  // MARK: - Cues

  /// Returns the encodings that distinguish coloured names in addition to colour.
  private func cues(_ names: Set<DataValue>) -> [String] {
    var cues: [String] = []
    let tables = request.marks.filter { $0.count > 0 && $0.foregroundStyle?.kind == .category }
    func every(_ isDescribed: (MarkTable, Column) -> Bool) -> Bool {
      !tables.isEmpty
        && tables.allSatisfy { table in table.foregroundStyle.map { isDescribed(table, $0) } ?? false }
    }
    func isSame(_ a: Column?, _ b: Column) -> Bool { a?.kind == .category && a?.values == b.values }
    if every({ table, color in
      isSame(table.symbol, color) || isSame(table.lineStyle, color)
        || scales.patterns != nil && table.kind.trait.isFilled
    }) {
      cues.append("symbols, dashes or patterns")
    }
    if every({ table, color in isPlaced(table, by: color) }) { cues.append("position") }
    if every({ table, _ in table.annotations.count >= min(names.count, table.count) && table.count > 0 }) {
      cues.append("labels")
    }
    return cues
  }

  /// Whether each name has a unique position: a whole band, or a part of a band.
  private func isPlaced(_ table: MarkTable, by color: Column) -> Bool {
    if let dodge = table.dodge?.column, dodge.categories == color.categories { return true }
    for channel in [table.x, table.y] {
      guard case .value(let column) = channel, column.kind == .category, column.count == color.count else {
        continue
      }
      var owner: [Double: Double] = [:]
      let isOwn = column.values.indices.allSatisfy { row in
        let previousColor = owner[column.values[row]]
        owner[column.values[row]] = color.values[row]
        return previousColor == nil || previousColor == color.values[row]
      }
      if isOwn, Set(owner.values).count == owner.count { return true }
    }
    return false
  }
}
