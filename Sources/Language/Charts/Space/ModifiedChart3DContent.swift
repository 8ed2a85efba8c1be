import OpenChartsChartModel
import OpenChartsDisplayList
import Spatial
import SwiftUI

/// A modifier of the marks in its content.
///
/// Split into two functions, so that the walk between them can be specialized for the content's type in the client.
@usableFromInline package protocol Chart3DContentModifier {
  /// The previous settings.
  associatedtype Saved
  /// Applies the modifier's settings and returns the previous ones.
  @MainActor func begin(_ collector: _Chart3DCollector) -> Saved
  /// Restores the previous settings.
  @MainActor func end(_ collector: _Chart3DCollector, _ saved: Saved)
}

/// Content with a modifier.
@usableFromInline
package struct ModifiedChart3DContent<
  Content: Chart3DContent, Modifier: Chart3DContentModifier
> {
  @usableFromInline let content: Content
  @usableFromInline let modifier: Modifier

  @inlinable init(_ content: Content, _ modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedChart3DContent: _PrimitiveChart3DContent {
  @inlinable package func _collect(into collector: _Chart3DCollector) {
    let saved = modifier.begin(collector)
    content._collect(into: collector)
    modifier.end(collector, saved)
  }
}

/// Sets one property of the marks' style.
@usableFromInline package struct StyleModifier3D: Chart3DContentModifier {
  private let property: SpaceStyleProperty

  @usableFromInline init(form: _Chart3DSymbolForm) { property = .symbol(form.symbol) }
  @usableFromInline init(size: Double) { property = .symbolSize(size) }
  @usableFromInline init(rotation: Rotation3D) { property = .rotation(rotation.vector) }
  @usableFromInline init(metalness: Double) { property = .metalness(metalness) }
  @usableFromInline init(roughness: Double) { property = .roughness(roughness) }

  @usableFromInline package struct Saved { let property: SpaceStyleProperty }

  @usableFromInline package func begin(_ collector: _Chart3DCollector) -> Saved {
    Saved(property: collector.settings.style.exchange(property))
  }

  @usableFromInline package func end(_ collector: _Chart3DCollector, _ saved: Saved) {
    _ = collector.settings.style.exchange(saved.property)
  }
}

/// One property of a mark's style.
enum SpaceStyleProperty {
  case symbol(SpaceStyle.Symbol)
  case symbolSize(Double)
  case rotation(SIMD4<Double>)
  case metalness(Double)
  case roughness(Double)
}

extension SpaceStyle {
  /// Sets a property and returns its previous value.
  fileprivate mutating func exchange(_ property: SpaceStyleProperty) -> SpaceStyleProperty {
    switch property {
    case .symbol(let new):
      defer { symbol = new }
      return .symbol(symbol)
    case .symbolSize(let new):
      defer { symbolSize = new }
      return .symbolSize(symbolSize)
    case .rotation(let new):
      defer { rotation = new }
      return .rotation(rotation)
    case .metalness(let new):
      defer { metalness = new }
      return .metalness(metalness)
    case .roughness(let new):
      defer { roughness = new }
      return .roughness(roughness)
    }
  }
}

/// The colours of marks before a modifier.
@usableFromInline package struct SavedForeground3D {
  let paint: SpaceStyle.Paint?
  let channel: ChannelValue?
}

extension _Chart3DCollector {
  fileprivate func beginForeground(_ paint: SpaceStyle.Paint?, _ channel: ChannelValue?) -> SavedForeground3D
  {
    let saved = SavedForeground3D(
      paint: settings.style.paint, channel: settings.foregroundStyle)
    settings.style.paint = paint
    settings.foregroundStyle = channel
    return saved
  }

  @usableFromInline package func beginForeground(_ paint: _Paint) -> SavedForeground3D {
    beginForeground(.brush(paint.brush), nil)
  }

  @usableFromInline package func endForeground(_ saved: SavedForeground3D) {
    settings.style.paint = saved.paint
    settings.foregroundStyle = saved.channel
  }
}

@usableFromInline package struct ShapeStyleModifier3D<S: ShapeStyle>: Chart3DContentModifier {
  @usableFromInline let style: S
  @inlinable init(_ style: S) { self.style = style }

  @inlinable package func begin(_ collector: _Chart3DCollector) -> SavedForeground3D {
    collector.beginForeground(collector.channels.paint(of: style))
  }

  @inlinable package func end(_ collector: _Chart3DCollector, _ saved: SavedForeground3D) {
    collector.endForeground(saved)
  }
}

struct SurfaceStyleModifier3D<S: Chart3DSurfaceStyle>: Chart3DContentModifier {
  let style: S

  func begin(_ collector: _Chart3DCollector) -> SavedForeground3D {
    collector.beginForeground(style._paint.paint(collector.channels.environment), nil)
  }

  func end(_ collector: _Chart3DCollector, _ saved: SavedForeground3D) { collector.endForeground(saved) }
}

@usableFromInline package struct ForegroundChannelModifier3D: Chart3DContentModifier {
  let channel: ChannelValue
  @usableFromInline init(_ channel: ChannelValue) { self.channel = channel }

  @usableFromInline package func begin(_ collector: _Chart3DCollector) -> SavedForeground3D {
    collector.beginForeground(nil, channel)
  }

  @usableFromInline package func end(_ collector: _Chart3DCollector, _ saved: SavedForeground3D) {
    collector.endForeground(saved)
  }
}
