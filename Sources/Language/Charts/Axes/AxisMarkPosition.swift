import ChartModel

/// The side of the plot on which an axis stands.
public struct AxisMarkPosition: CustomStringConvertible {
  let position: AxisPosition

  /// Below the plot for x, at its trailing side for y.
  public static var automatic: AxisMarkPosition { AxisMarkPosition(position: .automatic) }
  public static var leading: AxisMarkPosition { AxisMarkPosition(position: .leading) }
  public static var trailing: AxisMarkPosition { AxisMarkPosition(position: .trailing) }
  public static var top: AxisMarkPosition { AxisMarkPosition(position: .top) }
  public static var bottom: AxisMarkPosition { AxisMarkPosition(position: .bottom) }

  public var description: String { "\(position)" }
}

/// How an axis lays out its labels and lines.
public struct AxisMarkPreset: CustomStringConvertible {
  let preset: AxisPreset

  public static var automatic: AxisMarkPreset { AxisMarkPreset(preset: .automatic) }
  /// Lines run along the labels to the chart's edge.
  public static var extended: AxisMarkPreset { AxisMarkPreset(preset: .extended) }
  /// The first and last label stay within the plot's ends.
  public static var aligned: AxisMarkPreset { AxisMarkPreset(preset: .aligned) }
  /// Labels lie inside the plot.
  public static var inset: AxisMarkPreset { AxisMarkPreset(preset: .inset) }

  public var description: String { "\(preset)" }
}
