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

  /// Creates a surface with labels of the dimensions.
  @_TextOverloads
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, z: LocalizedStringKey,
    function: @escaping @Sendable (_ x: Double, _ z: Double) -> Double
  ) { self.init(ChannelLabel(x), ChannelLabel(y), ChannelLabel(z), function) }
}

extension SurfacePlot: _PrimitiveChart3DContent {
  public func _collect(into collector: _Chart3DCollector) { collector.append((x, y, z), function) }
}
