import DisplayList
import Foundation

/// Colours along a line, without saying where the line lies.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place, 0 to 1.
  public struct Stop: Hashable, Sendable {
    /// The colour at the place.
    public var color: Color
    /// 0 is the start, 1 the end; what lies outside is brought to the nearest when it is drawn.
    public var location: CGFloat
    /// A colour at a place.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// How the colours between two stops are found.
  public struct ColorSpace: Hashable, Sendable {
    private let isPerceptual: Bool
    /// Component by component, as screens mix.
    public static let device = ColorSpace(isPerceptual: false)
    /// In steps that look equal.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }

  /// In the order of their places; one that lies before its neighbour is moved to it.
  public var stops: [Stop]

  /// Colours at places of their own.
  public init(stops: [Stop]) { self.stops = stops }

  /// Colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The gradient with another way between its colours.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self, space: space) }

  /// The stops with the colours of an environment, locations ascending within 0 to 1.
  package func resolved(
    in environment: EnvironmentValues, space: ColorSpace = .device
  ) -> [GradientStop] {
    var reached = 0.0
    let plain = stops.map { stop -> GradientStop in
      let place = Double(stop.location)
      reached = max(reached, place.isNaN ? reached : min(max(place, 0), 1))
      return GradientStop(reached, stop.color.rgba(in: environment))
    }
    guard space == .perceptual else { return plain }
    // Renderers mix component by component, so the curve is followed in short straight pieces.
    let pieces = 8
    var fine: [GradientStop] = []
    for (a, b) in zip(plain, plain.dropFirst()) {
      fine.append(a)
      guard b.location > a.location, a.color != b.color else { continue }
      for i in 1..<pieces {
        let t = Double(i) / Double(pieces)
        fine.append(
          GradientStop(
            a.location + (b.location - a.location) * t, a.color.mixedPerceptually(with: b.color, by: t)
          ))
      }
    }
    if let last = plain.last { fine.append(last) }
    return fine
  }
}

extension Gradient: ShapeStyle {
  public typealias Resolved = Never
  /// From top to bottom.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    AnyGradient(self)._paint(in: environment)
  }
}

/// A gradient, or the gentle gradient that belongs to a colour.
public struct AnyGradient: Hashable, Sendable {
  private enum Source: Hashable, Sendable {
    case gradient(Gradient)
    case color(Color)
  }
  private let source: Source
  private let space: Gradient.ColorSpace

  /// A gradient that mixes its colours component by component.
  public init(_ gradient: Gradient) { self.init(gradient, space: .device) }

  package init(_ gradient: Gradient, space: Gradient.ColorSpace) {
    source = .gradient(gradient)
    self.space = space
  }

  package init(_ color: Color) {
    source = .color(color)
    space = .device
  }

  /// The gradient with another way between its colours; a colour's own gradient stays as it is.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    AnyGradient(source: source, space: space)
  }

  private init(source: Source, space: Gradient.ColorSpace) {
    self.source = source
    self.space = space
  }

  package func resolved(in environment: EnvironmentValues) -> [GradientStop] {
    switch source {
    case .gradient(let gradient): return gradient.resolved(in: environment, space: space)
    case .color(let color):
      // Ours: Apple does not say how the standard gradient is made. A quarter towards white at the top
      // keeps the hue, and the bottom is the colour itself.
      let base = color.rgba(in: environment)
      let white = RGBA(1, 1, 1, base.a)
      return [GradientStop(0, base.mixed(with: white, by: 0.25)), GradientStop(1, base)]
    }
  }
}

extension AnyGradient: ShapeStyle {
  public typealias Resolved = Never
  /// From top to bottom.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(.linear(resolved(in: environment), start: Point(0.5, 0), end: Point(0.5, 1)))
  }
}
