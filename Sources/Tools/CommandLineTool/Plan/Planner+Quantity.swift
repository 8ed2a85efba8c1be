import OpenChartsPhrases
import OpenChartsTables

/// Titles of columns whose names do not say what they measure.
extension Planner {
  /// Replaces meaningless titles: the name of a column such as "value" by the quantity of its rows, and the generic
  /// title of several columns by the table's subject.
  func withQuantity(_ plan: ChartPlan) -> ChartPlan {
    func named(_ channel: Channel?) -> Channel? {
      guard var channel else { return nil }
      if let (name, column) = facts.quantity, channel.source == .column(column) {
        channel.title = name
      } else if let subject = facts.subject, hasNoName(channel) || isOfWholeYears(channel) {
        channel.title = subject
      } else if facts.subject == nil, hasNoName(channel), let unit = commonUnit(channel) {
        channel.title = unit
      } else if let subject = facts.subject, let word = statistic(channel) {
        channel.title = channel.aggregate == nil ? self.named(word, subject) : subject
      } else {
        return channel
      }
      return channel.aggregate.map { aggregated(channel, $0) } ?? channel
    }
    var plan = plan
    (plan.x, plan.y, plan.color) = (named(plan.x), named(plan.y), named(plan.color))
    return plan
  }

  /// The word for the statistic that a column holds, if its name says nothing else: "Total" or "median".
  private func statistic(_ channel: Channel) -> ControlPhrase? {
    guard case .column(let index) = channel.source, channel.kind == .number,
      profiles[index].words.count == 1, let word = profiles[index].words.first
    else { return nil }
    // "Media" can be a mean or the press.
    if RoleWords.means.contains(word), word != "media" {
      // Among many measures, a file is named after its rows: the median of "graduates" is one of their wages.
      guard profiles.count(where: { $0.isAutomaticMeasure && !$0.isDimension }) <= 4 else { return nil }
      return word == "median" ? .medianOf : .meanOf
    }
    // "All" can be a share of all people. The total of a quantity and a price is an amount of money: "Total orders" would count them.
    let isOfPrices = profiles.contains { $0.words.contains(where: RoleWords.prices.contains) }
    return WholeNames.isColumn([word]) && !["all", "overall", "combined", "global"].contains(word)
      && !isOfPrices ? .totalOf : nil
  }

  /// Whether the channel is a column such as "Annual" beside columns of months.
  private func isOfWholeYears(_ channel: Channel) -> Bool {
    guard case .column(let index) = channel.source, channel.kind == .number else { return false }
    return isOfWholeYears(profiles[index])
  }

  /// The common unit of several columns in the spelling of the table, such as "MWh" or "%"; `nil` for other channels.
  private func commonUnit(_ channel: Channel) -> String? {
    guard case .folded(let columns) = channel.source, let first = columns.first.map({ profiles[$0] }),
      columns.allSatisfy({ profiles[$0].unit == first.unit && profiles[$0].measure == first.measure })
    else { return nil }
    guard let unit = first.measure else { return first.unit == .percent ? "%" : nil }
    let words = first.name.split { " _()[]".contains($0) }.map(String.init)
    return words.last { $0.lowercased() == unit } ?? unit
  }

  /// Whether the channel has several columns and the generic title "value".
  private func hasNoName(_ channel: Channel) -> Bool {
    guard case .folded = channel.source else { return false }
    let plain = Channel(channel.source, .number, title: words.control(.valueTitle))
    return channel.title == (channel.aggregate.map { aggregated(plain, $0) } ?? plain).title
  }
}
