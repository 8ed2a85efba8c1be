import OpenChartsDisplayList

/// The blending of what a ``CGContext`` draws with the content below it.
public enum CGBlendMode: Int32, Hashable, Sendable {
  /// Source-over blending, and modes as defined in the W3C's “Compositing and Blending”.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  /// More modes of the W3C's “Compositing and Blending”.
  case difference, exclusion, hue, saturation, color, luminosity
  /// Makes what is covered transparent. Applies to filled paths and rectangles.
  case clear
  /// Adds the components.
  case plusLighter = 27

  var blend: Blend {
    switch self {
    case .normal, .clear: .normal
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

/// The parts of a path that are drawn.
public enum CGPathDrawingMode: Int32, Sendable {
  /// The area by the nonzero winding rule, the area by the even-odd rule, or the outline.
  case fill, eoFill, stroke
  /// The area and then the outline, by the nonzero winding rule or by the even-odd rule.
  case fillStroke, eoFillStroke
}

/// The quality of scaled images.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The context's own choice: medium.
  case `default`
  /// Shows one square per pixel.
  case none
  /// The fastest smoothing.
  case low
  /// The smoothest.
  case high
  /// A smoothing between low and high.
  case medium

  var interpolation: ImageItem.Interpolation {
    switch self {
    case .default, .medium: .medium
    case .none: .none
    case .low: .low
    case .high: .high
    }
  }
}
