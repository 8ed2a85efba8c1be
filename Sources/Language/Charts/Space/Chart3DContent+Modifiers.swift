import ChartModel
import DisplayList
import Foundation
import Spatial
import SwiftUI

/// What a modifier says to the marks in its content.
protocol Chart3DContentModifier {
  @MainActor func apply(to collector: _Chart3DCollector)
}

/// Content with something said about its marks.
struct ModifiedChart3DContent<Content: Chart3DContent, Modifier: Chart3DContentModifier> {
  let content: Content
  let modifier: Modifier

  init(_ content: Content, _ modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedChart3DContent: _PrimitiveChart3DContent {
  func _collect(into collector: _Chart3DCollector) {
    let (style, foregroundStyle) = (collector.style, collector.foregroundStyle)
    modifier.apply(to: collector)
    content._collect(into: collector)
    (collector.style, collector.foregroundStyle) = (style, foregroundStyle)
  }
}

private struct StyleChange: Chart3DContentModifier {
  let change: (inout SpaceStyle) -> Void
  func apply(to collector: _Chart3DCollector) { change(&collector.style) }
}

private struct ShapeStyleChange<S: ShapeStyle>: Chart3DContentModifier {
  let style: S

  func apply(to collector: _Chart3DCollector) {
    collector.foregroundStyle = nil
    collector.style.paint = .brush(collector.channels.paint(of: style).brush)
  }
}

private struct SurfaceStyleChange<S: Chart3DSurfaceStyle>: Chart3DContentModifier {
  let style: S

  func apply(to collector: _Chart3DCollector) {
    collector.foregroundStyle = nil
    collector.style.paint = style._paint.paint(collector.channels.environment)
  }
}

private struct ForegroundChannel: Chart3DContentModifier {
  let channel: ChannelValue

  func apply(to collector: _Chart3DCollector) {
    collector.style.paint = nil
    collector.foregroundStyle = channel
  }
}

// Marks belong to both kinds of charts: flat ones, which are many, are tried first.

extension Chart3DContent {
  /// What marks and surfaces are coloured with. A gradient lies over a surface as seen from above.
  @_disfavoredOverload
  nonisolated public func foregroundStyle(_ style: some ShapeStyle) -> some Chart3DContent {
    ModifiedChart3DContent(self, ShapeStyleChange(style: style))
  }

  /// Colours a surface by its own form.
  @_disfavoredOverload
  nonisolated public func foregroundStyle(_ surfaceStyle: some Chart3DSurfaceStyle) -> some Chart3DContent {
    ModifiedChart3DContent(self, SurfaceStyleChange(style: surfaceStyle))
  }

  /// Colours by data.
  @_disfavoredOverload
  nonisolated public func foregroundStyle<D>(by value: PlottableValue<D>) -> some Chart3DContent
  where D: Plottable { ModifiedChart3DContent(self, ForegroundChannel(channel: value.channel)) }

  /// The form of points.
  @_disfavoredOverload
  nonisolated public func symbol<S>(_ symbol: S) -> some Chart3DContent where S: Chart3DSymbolShape {
    let form = symbol._form.symbol
    return ModifiedChart3DContent(self, StyleChange { $0.symbol = form })
  }

  /// How large points are across, in units of the scene: an axis is one unit long unless its scale has a range.
  @_disfavoredOverload
  nonisolated public func symbolSize(_ size: CGFloat) -> some Chart3DContent {
    ModifiedChart3DContent(self, StyleChange { $0.symbolSize = Double(size) })
  }

  /// How points are turned.
  @_disfavoredOverload
  nonisolated public func symbolRotation(_ rotation: Rotation3D) -> some Chart3DContent {
    ModifiedChart3DContent(self, StyleChange { $0.rotation = rotation.vector })
  }

  /// How much like metal marks and surfaces look, from 0 to 1.
  @_disfavoredOverload
  nonisolated public func metalness(_ ratio: Double) -> some Chart3DContent {
    ModifiedChart3DContent(self, StyleChange { $0.metalness = ratio })
  }

  /// How rough marks and surfaces are, from 0, smooth with highlights, to 1.
  @_disfavoredOverload
  nonisolated public func roughness(_ ratio: Double) -> some Chart3DContent {
    ModifiedChart3DContent(self, StyleChange { $0.roughness = ratio })
  }
}
