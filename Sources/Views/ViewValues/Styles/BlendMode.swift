import DisplayList

/// How colours meet those below them.
public enum BlendMode: Hashable, Sendable {
  /// The usual modes of W3C's Compositing and Blending, and one that adds light.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  /// The usual modes of W3C's Compositing and Blending, and one that adds light.
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
