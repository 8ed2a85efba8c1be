import Foundation
import OpenChartsDisplayList

/// Colours along a line, without its geometry.
public struct Gradient: Hashable, Sendable {
  /// A colour at a location from 0 to 1.
  public struct Stop: Hashable, Sendable {
    /// The colour at the location.
    public var color: Color
    /// 0 is the start, 1 the end. Parts of the gradient outside 0...1 are not drawn.
    public var location: CGFloat
    /// Creates a colour stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The interpolation of colours between stops.
  public struct ColorSpace: Hashable, Sendable {
    private let isPerceptual: Bool
    /// Interpolates component by component.
    public static let device = ColorSpace(isPerceptual: false)
    /// Interpolates in perceptually equal steps.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }

  /// The stops in ascending order. A stop before its predecessor is moved to it when drawn.
  public var stops: [Stop]

  /// Creates a gradient from colour stops.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient from equally spaced colours.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// Returns the gradient with another interpolation.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self, space: space) }

  /// Returns the stops with the colours of an environment, in ascending order.
  package func resolved(
    in environment: EnvironmentValues, space: ColorSpace = .device
  ) -> [GradientStop] {
    var reached = stops.lazy.map { Double($0.location) }.first(where: \.isFinite) ?? 0
    let plain = stops.map { stop -> GradientStop in
      let location = Double(stop.location)
      reached = location.isFinite ? max(reached, location) : reached
      return GradientStop(reached, stop.color.rgba(in: environment))
    }
    guard space == .perceptual else { return plain }
    // Renderers interpolate component by component, so the curve is approximated by short straight pieces.
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
  /// A linear gradient from top to bottom.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    AnyGradient(self)._paint(in: environment)
  }
}

/// A type-erased gradient, or the standard gradient of a colour.
public struct AnyGradient: Hashable, Sendable {
  private enum Source: Hashable, Sendable {
    case gradient(Gradient)
    case color(Color)
  }
  private let source: Source
  private let space: Gradient.ColorSpace

  /// Creates a gradient that interpolates component by component.
  public init(_ gradient: Gradient) { self.init(gradient, space: .device) }

  package init(_ gradient: Gradient, space: Gradient.ColorSpace) {
    source = .gradient(gradient)
    self.space = space
  }

  package init(_ color: Color) {
    source = .color(color)
    space = .device
  }

  /// Returns the gradient with another interpolation. The standard gradient of a colour does not change.
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
      // Our own definition, as Apple does not document the standard gradient: the top is mixed with 25 % white, the
      // bottom is the colour itself.
      let base = color.rgba(in: environment)
      let white = RGBA(1, 1, 1, base.a)
      return [GradientStop(0, base.mixed(with: white, by: 0.25)), GradientStop(1, base)]
    }
  }
}

extension AnyGradient: ShapeStyle {
  public typealias Resolved = Never
  /// A linear gradient from top to bottom.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(.linear(resolved(in: environment), start: Point(0.5, 0), end: Point(0.5, 1)))
  }
}
