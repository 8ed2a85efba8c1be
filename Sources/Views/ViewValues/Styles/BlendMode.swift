import DisplayList

/// How colours meet those below them.
public enum BlendMode: Hashable, Sendable {
  /// The usual one, over what lies below, and the others as the W3C defines them in Compositing and Blending.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  /// The same; `plusLighter` adds the light of both.
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
