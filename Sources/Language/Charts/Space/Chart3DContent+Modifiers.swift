import ChartModel
import DisplayList
import Foundation
import Spatial
import SwiftUI

// Marks belong to both kinds of charts: flat ones, which are many, are tried first.

extension Chart3DContent {
  /// What marks and surfaces are coloured with. A gradient lies over a surface as seen from above.
  @_disfavoredOverload @inlinable
  nonisolated public func foregroundStyle(_ style: some ShapeStyle) -> some Chart3DContent {
    ModifiedChart3DContent(self, ShapeStyleModifier3D(style))
  }

  /// Colours a surface by its own form.
  @_disfavoredOverload
  nonisolated public func foregroundStyle(_ surfaceStyle: some Chart3DSurfaceStyle) -> some Chart3DContent {
    ModifiedChart3DContent(self, SurfaceStyleModifier3D(style: surfaceStyle))
  }

  /// Colours by data.
  @_disfavoredOverload @inlinable
  nonisolated public func foregroundStyle<D>(by value: PlottableValue<D>) -> some Chart3DContent
  where D: Plottable { ModifiedChart3DContent(self, ForegroundChannelModifier3D(value.channel)) }

  /// The form of points.
  @_disfavoredOverload @inlinable
  nonisolated public func symbol<S>(_ symbol: S) -> some Chart3DContent where S: Chart3DSymbolShape {
    ModifiedChart3DContent(self, LookModifier3D(form: symbol._form))
  }

  /// How large points are across, in units of the scene: an axis is one unit long unless its scale has a range.
  @_disfavoredOverload @inlinable
  nonisolated public func symbolSize(_ size: CGFloat) -> some Chart3DContent {
    ModifiedChart3DContent(self, LookModifier3D(size: Double(size)))
  }

  /// How points are turned.
  @_disfavoredOverload @inlinable
  nonisolated public func symbolRotation(_ rotation: Rotation3D) -> some Chart3DContent {
    ModifiedChart3DContent(self, LookModifier3D(rotation: rotation))
  }

  /// How much like metal marks and surfaces look, from 0 to 1.
  @_disfavoredOverload @inlinable
  nonisolated public func metalness(_ ratio: Double) -> some Chart3DContent {
    ModifiedChart3DContent(self, LookModifier3D(metalness: ratio))
  }

  /// How rough marks and surfaces are, from 0, smooth with highlights, to 1.
  @_disfavoredOverload @inlinable
  nonisolated public func roughness(_ ratio: Double) -> some Chart3DContent {
    ModifiedChart3DContent(self, LookModifier3D(roughness: ratio))
  }
}
