import OpenChartsDisplayList

/// The blending of colours with those below.
public enum BlendMode: Hashable, Sendable {
  /// Source-over blending, and modes as defined in the W3C's “Compositing and Blending”.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  /// More modes of the W3C's “Compositing and Blending”; `plusLighter` adds the components.
  case difference, exclusion, hue, saturation, color, luminosity, plusLighter

  package var blend: Blend {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .plusLighter: .plusLighter
    }
  }
}
