import ChartModel

/// The side of the plot on which an axis stands.
public struct AxisMarkPosition: CustomStringConvertible {
  let position: AxisPosition

  /// Below the plot for x, at its trailing side for y.
  public static var automatic: AxisMarkPosition { AxisMarkPosition(position: .automatic) }
  /// At the side where reading begins; for an x axis, below the plot.
  public static var leading: AxisMarkPosition { AxisMarkPosition(position: .leading) }
  /// At the side where reading ends; for an x axis, below the plot.
  public static var trailing: AxisMarkPosition { AxisMarkPosition(position: .trailing) }
  /// Above the plot; for a y axis, at the trailing side.
  public static var top: AxisMarkPosition { AxisMarkPosition(position: .top) }
  /// Below the plot; for a y axis, at the trailing side.
  public static var bottom: AxisMarkPosition { AxisMarkPosition(position: .bottom) }

  public var description: String { "\(position)" }
}

/// How an axis lays out its labels and lines.
public struct AxisMarkPreset: CustomStringConvertible {
  let preset: AxisPreset

  /// Labels of x stand beside their line, those of bands under the middle; labels of y are centred on their line.
  public static var automatic: AxisMarkPreset { AxisMarkPreset(preset: .automatic) }
  /// Lines run along the labels to the chart's edge.
  public static var extended: AxisMarkPreset { AxisMarkPreset(preset: .extended) }
  /// The first and last label stay within the plot's ends.
  public static var aligned: AxisMarkPreset { AxisMarkPreset(preset: .aligned) }
  /// Labels lie inside the plot.
  public static var inset: AxisMarkPreset { AxisMarkPreset(preset: .inset) }

  public var description: String { "\(preset)" }
}
