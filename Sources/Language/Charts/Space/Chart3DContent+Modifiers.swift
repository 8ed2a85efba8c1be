import Foundation
import OpenChartsChartModel
import OpenChartsDisplayList
import Spatial
import SwiftUI

// Marks belong to both kinds of charts. The overloads for 2-D charts, which are more common, are preferred.

extension Chart3DContent {
  /// Sets the style of marks and surfaces. A gradient is projected onto a surface from above.
  @_disfavoredOverload @inlinable
  nonisolated public func foregroundStyle(_ style: some ShapeStyle) -> some Chart3DContent {
    ModifiedChart3DContent(self, ShapeStyleModifier3D(style))
  }

  /// Colours a surface by its height or its normals.
  @_disfavoredOverload
  nonisolated public func foregroundStyle(_ surfaceStyle: some Chart3DSurfaceStyle) -> some Chart3DContent {
    ModifiedChart3DContent(self, SurfaceStyleModifier3D(style: surfaceStyle))
  }

  /// Colours marks by data.
  @_disfavoredOverload @inlinable
  nonisolated public func foregroundStyle<D>(by value: PlottableValue<D>) -> some Chart3DContent
  where D: Plottable { ModifiedChart3DContent(self, ForegroundChannelModifier3D(value.channel)) }

  /// Sets the shape of points.
  @_disfavoredOverload @inlinable
  nonisolated public func symbol<S>(_ symbol: S) -> some Chart3DContent where S: Chart3DSymbolShape {
    ModifiedChart3DContent(self, StyleModifier3D(form: symbol._form))
  }

  /// Sets the diameter of points in scene units: an axis has length 1 unless its scale has a range.
  @_disfavoredOverload @inlinable
  nonisolated public func symbolSize(_ size: CGFloat) -> some Chart3DContent {
    ModifiedChart3DContent(self, StyleModifier3D(size: Double(size)))
  }

  /// Sets the rotation of points.
  @_disfavoredOverload @inlinable
  nonisolated public func symbolRotation(_ rotation: Rotation3D) -> some Chart3DContent {
    ModifiedChart3DContent(self, StyleModifier3D(rotation: rotation))
  }

  /// Sets how metallic marks and surfaces look, from 0 to 1.
  @_disfavoredOverload @inlinable
  nonisolated public func metalness(_ ratio: Double) -> some Chart3DContent {
    ModifiedChart3DContent(self, StyleModifier3D(metalness: ratio))
  }

  /// Sets the roughness of marks and surfaces, from 0 (smooth with highlights) to 1.
  @_disfavoredOverload @inlinable
  nonisolated public func roughness(_ ratio: Double) -> some Chart3DContent {
    ModifiedChart3DContent(self, StyleModifier3D(roughness: ratio))
  }
}
