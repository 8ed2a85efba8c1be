import ChartModel

/// What an annotation does that has no room, along each axis.
public struct AnnotationOverflowResolution: Sendable {
  let x: Strategy
  let y: Strategy

  /// What is done along each axis; ``Strategy/automatic`` unless said otherwise.
  public init(
    x: AnnotationOverflowResolution.Strategy = .automatic,
    y: AnnotationOverflowResolution.Strategy = .automatic
  ) {
    self.x = x
    self.y = y
  }

  /// ``Strategy/automatic`` along both axes.
  public static let automatic = AnnotationOverflowResolution()

  /// What is done along one axis.
  public struct Strategy: Sendable {
    let strategy: OverflowStrategy

    /// Makes room on the scale of numbers that shows the mark's value, and keeps the annotation within the chart.
    public static let automatic = Strategy(strategy: .automatic)
    /// Moves the annotation until it lies within its area.
    public static let fit = Strategy(strategy: .fitAutomatic)
    /// Moves the annotation until it lies within an area.
    public static func fit(to boundary: AnnotationOverflowResolution.Boundary)
      -> AnnotationOverflowResolution.Strategy
    { Strategy(strategy: boundary.strategy) }
    /// Extends the scale to make room.
    public static let padScale = Strategy(strategy: .padScale)
    /// Leaves the annotation where it is.
    public static let disabled = Strategy(strategy: .disabled)
  }

  /// An area that an annotation is kept in.
  public struct Boundary: Sendable {
    let strategy: OverflowStrategy

    /// The chart: the same as ``chart``.
    public static let automatic = Boundary(strategy: .fitAutomatic)
    /// The plot area, without axes and legend.
    public static let plot = Boundary(strategy: .fitPlot)
    /// The whole chart, with its axes and its legend.
    public static let chart = Boundary(strategy: .fitChart)
  }
}
