import OpenChartsChartModel

/// The handling of an annotation that does not fit, along each axis.
public struct AnnotationOverflowResolution: Sendable {
  let x: Strategy
  let y: Strategy

  /// Creates a resolution for each axis, by default ``Strategy/automatic``.
  public init(
    x: AnnotationOverflowResolution.Strategy = .automatic,
    y: AnnotationOverflowResolution.Strategy = .automatic
  ) {
    self.x = x
    self.y = y
  }

  /// ``Strategy/automatic`` on both axes.
  public static let automatic = AnnotationOverflowResolution()

  /// The handling along one axis.
  public struct Strategy: Sendable {
    let strategy: OverflowStrategy

    /// Extends a numeric scale that shows the mark's value, and keeps the annotation within the chart.
    public static let automatic = Strategy(strategy: .automatic)
    /// Moves the annotation into its area.
    public static let fit = Strategy(strategy: .fitAutomatic)
    /// Moves the annotation into an area.
    public static func fit(to boundary: AnnotationOverflowResolution.Boundary)
      -> AnnotationOverflowResolution.Strategy
    { Strategy(strategy: boundary.strategy) }
    /// Extends the scale to make space.
    public static let padScale = Strategy(strategy: .padScale)
    /// Does not move the annotation.
    public static let disabled = Strategy(strategy: .disabled)
  }

  /// An area that must contain an annotation.
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
