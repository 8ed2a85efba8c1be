import ChartModel

/// What an annotation does that has no room, along each axis.
public struct AnnotationOverflowResolution: Sendable {
  let x: Strategy
  let y: Strategy

  public init(
    x: AnnotationOverflowResolution.Strategy = .automatic,
    y: AnnotationOverflowResolution.Strategy = .automatic
  ) {
    self.x = x
    self.y = y
  }

  public static let automatic = AnnotationOverflowResolution()

  /// What is done along one axis.
  public struct Strategy: Sendable {
    let strategy: OverflowStrategy

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

    public static let automatic = Boundary(strategy: .fitAutomatic)
    public static let plot = Boundary(strategy: .fitPlot)
    public static let chart = Boundary(strategy: .fitChart)
  }
}
