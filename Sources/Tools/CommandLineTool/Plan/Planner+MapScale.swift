import Foundation
import OpenChartsTables

/// The proportions of maps.
extension Planner {
  /// The limits of a picture's height, as factors of its width.
  private static let heights = 0.45...1.25
  /// Points beside the plot for margins and latitudes, above and below it for titles and longitudes, and for a row of
  /// names or a scale of colours.
  private static let (beside, around, legendRow, colorScale) = (60.0, 125.0, 22.0, 35.0)
  /// The space between the outer places and the edges of the plot, as a factor of the extent of the places.
  private static let padding = 0.04
  /// The largest ratio of height and width at which places are a map, and no line.
  private static let largestRatio = 20.0

  /// Gives points at longitudes and latitudes one scale: a degree of longitude is as long as at the middle latitude,
  /// where it is shorter than a degree of latitude by the cosine of the latitude. The height of the picture follows, and
  /// the domain of one axis is widened where the limits of the height, or `--height`, leave room.
  ///
  /// Other charts are unchanged, and so are panels, charts with given domains or scales, and tables of which only the
  /// first rows are known.
  func fitMap(_ plan: inout ChartPlan) {
    guard plan.shape == .point, !plan.isInSpace, plan.facet == nil, plan.summary == nil,
      table.rowCount == facts.rowCount, plan.xAxis.domain == nil, plan.yAxis.domain == nil,
      plan.xAxis.scale == nil, plan.yAxis.scale == nil,
      let longitudes = degrees(plan.x, RoleWords.longitudes, 180, plan.markedPositions(isX: true)),
      let latitudes = degrees(plan.y, RoleWords.latitudes, 90, plan.markedPositions(isX: false))
    else { return }
    let (middleX, middleY) = (middle(longitudes), middle(latitudes))
    let shortening = max(cos(middleY * .pi / 180), 0.2)
    // The extents in degrees of latitude.
    let width = (longitudes.upperBound - longitudes.lowerBound) * shortening * (1 + 2 * Self.padding)
    let height = (latitudes.upperBound - latitudes.lowerBound) * (1 + 2 * Self.padding)
    guard width > 0, height > 0, max(width / height, height / width) <= Self.largestRatio else { return }
    let plotWidth = arguments.width - Self.beside
    let others = Self.around + legendHeight(plan, plotWidth)
    let limits = (arguments.width * Self.heights.lowerBound)...(arguments.width * Self.heights.upperBound)
    let fitting = (plotWidth * height / width + others).rounded()
    let pictureHeight = arguments.ownHeight ?? min(max(fitting, limits.lowerBound), limits.upperBound)
    let plotHeight = pictureHeight - others
    guard plotWidth >= 50, plotHeight >= 50 else { return }
    let scale = min(plotWidth / width, plotHeight / height)
    plan.xAxis.domain = domain(around: middleX, length: plotWidth / scale / shortening)
    plan.yAxis.domain = domain(around: middleY, length: plotHeight / scale)
    if arguments.ownHeight == nil { plan.fittingHeight = pictureHeight }
  }

  /// The extent of a channel of plain degrees, with the positions of rules, bands and notes; `nil` for other channels.
  private func degrees(
    _ channel: Channel?, _ words: Set<String>, _ most: Double, _ marked: [Double]
  ) -> ClosedRange<Double>? {
    guard let channel, channel.kind == .number, channel.aggregate == nil,
      channel.grouping == Channel.Grouping.none, case .column(let index) = channel.source,
      profiles[index].words.contains(where: words.contains)
    else { return nil }
    let low = marked.reduce(profiles[index].low, min)
    let high = marked.reduce(profiles[index].high, max)
    return low >= -most && high <= most && low < high ? low...high : nil
  }

  private func middle(_ range: ClosedRange<Double>) -> Double { (range.lowerBound + range.upperBound) / 2 }

  private func domain(around middle: Double, length: Double) -> ClosedRange<Double> {
    (middle - length / 2)...(middle + length / 2)
  }

  /// The height of the legend of a colour: rows of names with about 6 points for each character, or a scale.
  private func legendHeight(_ plan: ChartPlan, _ width: Double) -> Double {
    guard let color = plan.color else { return 0 }
    guard color.kind == .name, case .column(let index) = color.source else { return Self.colorScale }
    let length = nameTexts(index).prefix(plan.colorLimit).reduce(0) { $0 + Double($1.count) * 6 + 30 }
    return (length / width).rounded(.up) * Self.legendRow
  }
}
