import OpenChartsChartModel

/// The side of the plot at which an axis is drawn.
public struct AxisMarkPosition: CustomStringConvertible {
  let position: AxisPosition

  /// Below the plot for x, at its trailing side for y.
  public static var automatic: AxisMarkPosition { AxisMarkPosition(position: .automatic) }
  /// At the leading side. An x axis is below the plot.
  public static var leading: AxisMarkPosition { AxisMarkPosition(position: .leading) }
  /// At the trailing side. An x axis is below the plot.
  public static var trailing: AxisMarkPosition { AxisMarkPosition(position: .trailing) }
  /// Above the plot; for a y axis, at the trailing side.
  public static var top: AxisMarkPosition { AxisMarkPosition(position: .top) }
  /// Below the plot; for a y axis, at the trailing side.
  public static var bottom: AxisMarkPosition { AxisMarkPosition(position: .bottom) }

  public var description: String { "\(position)" }
}

/// The layout of an axis' labels and lines.
public struct AxisMarkPreset: CustomStringConvertible {
  let preset: AxisPreset

  /// Labels of x are beside their line, or centred under bands; labels of y are centred on their line.
  public static var automatic: AxisMarkPreset { AxisMarkPreset(preset: .automatic) }
  /// Lines extend along the labels to the edge of the chart.
  public static var extended: AxisMarkPreset { AxisMarkPreset(preset: .extended) }
  /// The first and the last label stay within the plot.
  public static var aligned: AxisMarkPreset { AxisMarkPreset(preset: .aligned) }
  /// Labels are inside the plot.
  public static var inset: AxisMarkPreset { AxisMarkPreset(preset: .inset) }

  public var description: String { "\(preset)" }
}
