import Foundation
import OpenChartsChartMath
import OpenChartsStatistics
import OpenChartsTables

/// Chooses and orders the names to draw, and notes the others.
extension PlotDataBuilder {
  /// Prefixes numeric codes and truth values with their column's name, because 2 or True alone is meaningless in a
  /// legend. Truth values to which an option gives a colour are not prefixed.
  mutating func nameCodes(_ slot: Slot, _ channel: Channel) {
    guard case .column(let index) = channel.source,
      case .names(let codes, let names)? = channels[slot]?.values
    else { return }
    switch table.columns[index].values {
    case .numbers: break
    case .booleans where !channel.title.isEmpty && !names.contains(where: plan.coloredNames.contains): break
    case .booleans, .text, .dates: return
    }
    channels[slot]?.values = .names(codes: codes, names: names.map { "\(channel.title) \($0)" })
  }

  /// The weight of each name: the sum of its amounts, or its number of marks.
  ///
  /// - Parameter isSigned: Whether amounts below zero lower the sum. Otherwise, absolute amounts are added.
  private func weights(_ codes: [Int32], _ count: Int, _ rows: [Int], isSigned: Bool = false) -> [Double] {
    var weights = [Double](repeating: 0, count: count)
    let amounts: [Double]? =
      plan.isInSpace || plan.shape == .point || plan.shape == .rectangle || plan.xEnd != nil
        || plan.yEnd != nil
      ? nil : channels[valueSlot]?.numbers
    for row in rows where codes[row] >= 0 {
      let amount = amounts?[row] ?? 1
      if amount.isFinite { weights[Int(codes[row])] += isSigned ? amount : abs(amount) }
    }
    return weights
  }

  /// The median of each name's values, for points, boxes, violins and strips; `nil` for other charts, and for names
  /// without an axis of numbers beside them. Names without a value are last in both directions.
  private func medians(_ slot: Slot, _ codes: [Int32], _ count: Int, _ rows: [Int]) -> [Double]? {
    guard plan.shape == .point, !plan.isInSpace, slot == .x || slot == .y,
      channel(slot == .x ? .y : .x)?.kind == .number,
      let amounts = channels[slot == .x ? .y : .x]?.numbers
    else { return nil }
    var values = [[Double]](repeating: [], count: count)
    for row in rows where codes[row] >= 0 && amounts[row].isFinite {
      values[Int(codes[row])].append(amounts[row])
    }
    let last = plan.sort == .value ? Double.infinity : -Double.infinity
    return values.map { $0.isEmpty ? last : Quantile.quantile(0.5, ofSorted: $0.sorted()) }
  }

  /// The weights that decide which names are kept. Names that options mention have infinite weight.
  private func ranks(_ weights: [Double], _ names: [String]) -> [Double] {
    let pinnedNames = plan.coloredNames + plan.markedNames
    return zip(weights, names).map { pinnedNames.contains($1) ? .infinity : $0 }
  }

  /// "names of" a column, or "names" if it has no title.
  private func namesOf(_ title: String?) -> String {
    title.map { $0.isEmpty ? "names" : "names of \($0)" } ?? "names"
  }

  /// Orders the names of an axis, and omits the smallest beyond the limit.
  mutating func orderNames(_ slot: Slot, _ rows: inout [Int]) {
    guard case .names(let codes, let names)? = channels[slot]?.values else { return }
    var isUsed = [Bool](repeating: false, count: names.count)
    for row in rows { isUsed[Int(codes[row])] = true }
    let drawnCount = isUsed.count { $0 }
    // Keep a slot for each part of a week, a day or a year, even without rows.
    if case .cycle? = channel(slot)?.grouping { isUsed = isUsed.map { _ in !rows.isEmpty } }
    // Keep the slot of a name without a value.
    if plan.shape != .sector { for row in valueless where codes[row] >= 0 { isUsed[Int(codes[row])] = true } }
    var order = names.indices.filter { isUsed[$0] }
    let weights = weights(codes, names.count, rows)
    if order.count > plan.nameLimit {
      let ranks = ranks(weights, names)
      let keptCodes = Set(order.sorted { (ranks[$1], $0) < (ranks[$0], $1) }.prefix(plan.nameLimit))
      // Names without a value are omitted first. The account of rows counts them already, so they need no note.
      if drawnCount > plan.nameLimit {
        noteOmission(slot, plan.nameLimit, of: drawnCount)
      }
      order = order.filter { keptCodes.contains($0) }
    } else if slot != .color, let cut = plan.cuts[slot] {
      noteOmission(slot, plan.nameLimit, of: cut.nameCount)
    }
    let isCut = drawnCount > plan.nameLimit || slot != .color && plan.cuts[slot] != nil
    // If only the largest names are drawn, they are ranked.
    let isRanked = plan.sort == .none && isCut && hasText(slot)
    var values = weights
    if slot != .color, isRanked || plan.sort == .value || plan.sort == .valueDown {
      // Sort positive and negative bars by signed values, and names of points by their medians.
      values =
        (isRanked ? nil : medians(slot, codes, names.count, rows))
        ?? self.weights(codes, names.count, rows, isSigned: true)
    }
    switch plan.sort {
    case .none:
      if isRanked {
        order.sort { (values[$1], $0) < (values[$0], $1) }
      } else {
        order = NaturalOrder.sorted(order, names, rowCount: rows.count)
      }
    case .name: order.sort { names[$0] < names[$1] }
    case .nameDown: order.sort { names[$0] > names[$1] }
    case .value: order.sort { (values[$0], $0) < (values[$1], $1) }
    case .valueDown: order.sort { (values[$1], $0) < (values[$0], $1) }
    }
    // The merged name comes last, even if it is large.
    if hasOthers.contains(slot), let otherIndex = order.firstIndex(of: names.count - 1) {
      order.append(order.remove(at: otherIndex))
    }
    recode(slot, order, &rows)
    nameGaps(slot)
  }

  /// Whether the names are texts of the table, not numbers or dates, which have their own order.
  private func hasText(_ slot: Slot) -> Bool {
    guard slot != .color, case .column(let index)? = channel(slot)?.source else { return false }
    return table.columns[index].type == .text
  }

  /// Adds slots for numbered names without rows.
  private mutating func nameGaps(_ slot: Slot) {
    guard plan.sort == .none, slot != valueSlot, slot != .color, plan.shape == .bar || plan.shape == .point,
      case .names(let codes, let names)? = channels[slot]?.values,
      let allNames = Self.numberedNames(names, atMost: plan.nameLimit)
    else { return }
    let codesByName = Dictionary(uniqueKeysWithValues: allNames.enumerated().map { ($1, Int32($0)) })
    channels[slot]?.values = .names(
      codes: codes.map { $0 < 0 ? -1 : codesByName[names[Int($0)]] ?? -1 }, names: allNames)
    let absentNames = allNames.filter { !names.contains($0) }
    let absentText =
      absentNames.count > 5
      ? absentNames.prefix(5).joined(separator: ", ") + ", …" : absentNames.joined(separator: ", ")
    notes.append("no row has \(absentText) of \(channel(slot)?.title ?? ""); its position is left empty")
  }

  /// Adds each name's share of the whole to the legend, because angles are hard to compare.
  mutating func nameShares(_ rows: [Int]) {
    guard case .names(let codes, let names)? = channels[.color]?.values else { return }
    // Round the shares as in sentences, where they add up to 100. States and panels share a legend, so its text must
    // not change.
    guard let shares = Shares.percentages(of: weights(codes, names.count, rows)), !plan.hasStates,
      plan.facet == nil
    else { return }
    plainColors = names
    let numberSymbols = NumberSymbols(of: Locale(identifier: plan.locale))
    channels[.color]?.values = .names(
      codes: codes,
      names: zip(names, shares).map {
        "\($0.isolatedIfRightToLeft) \(NumberText.plain($1, digits: 1, numberSymbols: numberSymbols))\(numberSymbols.percent)"
      })
  }

  private mutating func recode(_ slot: Slot, _ order: [Int], _ rows: inout [Int]) {
    guard case .names(let codes, let names)? = channels[slot]?.values else { return }
    var newCodes = [Int32](repeating: -1, count: names.count)
    for (newCode, code) in order.enumerated() { newCodes[code] = Int32(newCode) }
    channels[slot]?.values = .names(
      codes: codes.map { $0 < 0 ? -1 : newCodes[Int($0)] }, names: order.map { names[$0] })
    rows = rows.filter { codes[$0] >= 0 && newCodes[Int(codes[$0])] >= 0 }
  }

  /// Limits a colour or a symbol to its largest names. If marks are separate or amounts add up, the rest are merged
  /// into `Other`; otherwise they are omitted.
  mutating func limitNames(_ slot: Slot, to limit: Int, _ rows: inout [Int]) {
    guard case .names(let codes, let names)? = channels[slot]?.values else { return }
    var isUsed = [Bool](repeating: false, count: names.count)
    for row in rows where codes[row] >= 0 { isUsed[Int(codes[row])] = true }
    let order = names.indices.filter { isUsed[$0] }
    let limit = slot == .color ? plan.colorLimit(of: order.count) : limit
    if let cut = plan.cuts[slot] {
      limitNames(slot, to: limit, order, of: cut, &rows)
      return
    }
    guard order.count > limit else {
      recode(slot, NaturalOrder.sorted(order, names, rowCount: rows.count), &rows)
      return
    }
    let weights =
      usualWeights(codes, names.count, rows) ?? lastRanks(codes, names.count, rows)
      ?? weights(codes, names.count, rows)
    let isMerged = limit > 1 && canPutTogether(slot)
    // A whole such as World is the first to go, because the others are its parts.
    let ranks = zip(ranks(weights, names), names).map { rank, name in
      !isMerged && rank.isFinite && WholeNames.contains(name) ? -.infinity : rank
    }
    let largest = order.sorted { (ranks[$1], $0) < (ranks[$0], $1) }
    guard isMerged else {
      let kept = Set(largest.prefix(limit))
      noteOmission(slot, limit, of: order.count)
      let wholes = order.filter { !kept.contains($0) && ranks[$0] == -.infinity }.map { names[$0] }
      if !wholes.isEmpty {
        notes.append(
          "\(wholes.prefix(3).joined(separator: ", ")) \(wholes.count == 1 ? "is" : "are") left out first, because the others are "
            + "parts of a whole")
      }
      recode(slot, order.filter { kept.contains($0) }, &rows)
      return
    }
    // A name that equals `Other` is merged too.
    let keptCodes = Set(largest.filter { names[$0] != plan.otherName }.prefix(limit - 1))
    putTogether(slot, order.filter { keptCodes.contains($0) }, &rows)
    noteOthers(slot, keptCodes.count, of: order.count, limit)
  }

  private mutating func noteOthers(_ slot: Slot, _ keptCount: Int, of nameCount: Int, _ limit: Int) {
    let channelName = slot == .color ? "colour" : "symbol"
    notes.append(
      "\(keptCount) of \(nameCount) \(namesOf(channel(slot)?.title)) have a \(channelName) of their own, the others are "
        + "\"\(plan.otherName)\"\(hint(slot, limit))")
  }

  /// Notes the limit for a table in which the engine has omitted or merged the smaller names.
  private mutating func limitNames(
    _ slot: Slot, to limit: Int, _ order: [Int], of cut: TopNTruncation, _ rows: inout [Int]
  ) {
    guard case .names(_, let names)? = channels[slot]?.values else { return }
    guard cut.hasOther else {
      noteOmission(slot, limit, of: cut.nameCount)
      recode(slot, order, &rows)
      return
    }
    let namedCodes = order.filter { names[$0] != plan.otherName }
    recode(slot, namedCodes + order.filter { names[$0] == plan.otherName }, &rows)
    hasOthers.insert(slot)
    noteOthers(slot, namedCodes.count, of: cut.nameCount, limit)
  }

  /// Whether several names can be merged into one. True if each row has a separate mark, or if amounts add up. False
  /// for means, because a mean of means is not a mean, and for lines, because a line of several series would jump
  /// between them.
  func canPutTogether(_ slot: Slot) -> Bool {
    // A panel of several names would look like the panel of a single name.
    if slot == .facet { return false }
    switch plan.shape {
    case .point, .rule, .rectangle: return true
    case .line, .candlestick, .surface: return false
    case .bar, .area, .sector:
      if plan.xEnd != nil || plan.yEnd != nil { return plan.shape == .bar }
      let aggregate = channel(valueSlot)?.aggregate
      let isPiled = plan.shape == .sector || plan.stack != .none && plan.stack != .dodge
      let addsUp = [.sum, .count, .share].contains(aggregate) || aggregate == nil && isPiled
      return slot == .color && addsUp && (plan.shape != .area || isPiled)
    }
  }

  /// Keeps the names of these codes, and replaces all others by `Other`, the last name.
  private mutating func putTogether(_ slot: Slot, _ order: [Int], _ rows: inout [Int]) {
    guard case .names(let codes, let names)? = channels[slot]?.values else { return }
    let other = Int32(order.count)
    var newCodes = [Int32](repeating: other, count: names.count)
    for (newCode, code) in order.enumerated() { newCodes[code] = Int32(newCode) }
    let recoded = codes.map { $0 < 0 ? -1 : newCodes[Int($0)] }
    channels[slot]?.values = .names(codes: recoded, names: order.map { names[$0] } + [plan.otherName])
    hasOthers.insert(slot)
    let isSpan = plan.xEnd != nil || plan.yEnd != nil
    guard plan.shape == .bar || plan.shape == .area || plan.shape == .sector, !isSpan,
      var amounts = channels[valueSlot]?.numbers
    else { return }
    // Add up the merged amounts for each position and each state.
    var groups = channels[isHorizontal ? .y : .x]?.keys ?? GroupKeys(rowCount: codes.count)
    for slot in [Slot.series, .facet] {
      if let part = channels[slot] { groups = groups.combined(with: part.keys) }
    }
    var firsts: [Int32: Int] = [:]
    rows = rows.filter { row in
      guard recoded[row] == other else { return true }
      guard let first = firsts[groups.codes[row]] else {
        firsts[groups.codes[row]] = row
        return true
      }
      amounts[first] += amounts[row]
      rowCounts[first] += rowCounts[row]
      return false
    }
    channels[valueSlot]?.values = .numbers(amounts)
  }

  /// The end of a note that names the option for the limit. Empty if the limit is the number of symbol shapes, which no
  /// option changes.
  private func hint(_ slot: Slot, _ limit: Int) -> String {
    slot == .symbol && limit >= ChartPlan.symbolShapes ? "" : "; --limit changes that"
  }

  /// Notes that only the largest names are drawn: in English for the terminal, in the chart's language in the caption.
  private mutating func noteOmission(_ slot: Slot, _ limit: Int, of all: Int) {
    let title = channel(slot)?.title ?? ""
    let measure = plan.ranksByLastValue && slot != .symbol ? ", by their last values," : ""
    notes.append(
      "only the \(limit) largest of \(all) \(namesOf(title))\(measure) are drawn\(hint(slot, limit))")
    let text =
      title.isEmpty
      ? plan.words.control(.largestNames, plan.words.digits(limit), plan.words.digits(all))
      : plan.words.control(.largestNamesOf, plan.words.digits(limit), plan.words.digits(all), title)
    caption += (caption.isEmpty ? "" : plan.words.comma) + text
  }
}
