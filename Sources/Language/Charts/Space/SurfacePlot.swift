import Foundation
import SwiftUI

/// A surface in a 3-D chart: y = f(x, z).
///
///     SurfacePlot(x: "x", y: "y", z: "z") { x, z in sin(5 * x) + sin(5 * z) }
///
/// The function is called several thousand times, on any thread. Where it returns NaN or infinity, the surface has a
/// hole. Unless marks or scales set other domains, x and z range from −1 to 1.
public struct SurfacePlot: Sendable {
  private let x: ChannelLabel
  private let y: ChannelLabel
  private let z: ChannelLabel
  private let function: @Sendable (Double, Double) -> Double

  private init(
    _ x: ChannelLabel, _ y: ChannelLabel, _ z: ChannelLabel,
    _ function: @escaping @Sendable (Double, Double) -> Double
  ) {
    (self.x, self.y, self.z, self.function) = (x, y, z, function)
  }

  /// Creates a surface with localized labels of the dimensions.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, z: LocalizedStringKey,
    function: @escaping @Sendable (_ x: Double, _ z: Double) -> Double
  ) { self.init(ChannelLabel(x), ChannelLabel(y), ChannelLabel(z), function) }

  /// Creates a surface with localized labels of the dimensions.
  @_disfavoredOverload
  public init(
    x: LocalizedStringResource, y: LocalizedStringResource, z: LocalizedStringResource,
    function: @escaping @Sendable (_ x: Double, _ z: Double) -> Double
  ) { self.init(ChannelLabel(Text(x)), ChannelLabel(Text(y)), ChannelLabel(Text(z)), function) }

  /// Creates a surface with texts as the labels of the dimensions.
  public init(
    x: Text, y: Text, z: Text, function: @escaping @Sendable (_ x: Double, _ z: Double) -> Double
  ) { self.init(ChannelLabel(x), ChannelLabel(y), ChannelLabel(z), function) }

  /// Creates a surface with verbatim labels of the dimensions.
  @_disfavoredOverload
  public init(
    x: some StringProtocol, y: some StringProtocol, z: some StringProtocol,
    function: @escaping @Sendable (_ x: Double, _ z: Double) -> Double
  ) { self.init(ChannelLabel(String(x)), ChannelLabel(String(y)), ChannelLabel(String(z)), function) }
}

extension SurfacePlot: _PrimitiveChart3DContent {
  public func _collect(into collector: _Chart3DCollector) { collector.append((x, y, z), function) }
}
