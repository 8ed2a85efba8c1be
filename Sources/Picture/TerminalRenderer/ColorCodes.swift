import OpenChartsDisplayList

/// Colours as terminal escape codes.
struct ColorCodes {
  let colors: TerminalColors
  /// With 16 colours, the terminal colour that represents each legend colour.
  private var given: [RGBA: Int] = [:]

  /// - Parameter keys: The colours of a legend in its order. Their codes must be different from each other.
  init(colors: TerminalColors, keys: [RGBA] = []) {
    self.colors = colors
    guard colors == .sixteen else { return }
    var free = Array(Self.hues)
    for key in keys where given[key] == nil {
      let (r, g, b) = Self.bytes(key)
      if max(r, g, b) - min(r, g, b) < 40 {
        given[key] = Self.nearest(r, g, b, among: [7, 8])
      } else if let entry = free.min(by: { Self.difference(key, $0) < Self.difference(key, $1) }) {
        given[key] = entry
        free.removeAll { $0 == entry }
      }
    }
  }

  /// Returns the parameters of an escape sequence that sets the colour of the text or of its background.
  func code(_ color: RGBA, isBackground: Bool) -> String {
    let (r, g, b) = Self.bytes(color)
    switch colors {
    case .none: return ""
    case .trueColor: return "\(isBackground ? 48 : 38);2;\(r);\(g);\(b)"
    case .palette: return "\(isBackground ? 48 : 38);5;\(Self.paletteIndex(r, g, b))"
    case .sixteen:
      let index = given[color] ?? Self.nearest(r, g, b, among: Array(Self.standard.indices))
      return "\((index < 8 ? 30 + index : 82 + index) + (isBackground ? 10 : 0))"
    }
  }

  /// The component values of the 6 × 6 × 6 colour cube.
  private static let steps = [0, 95, 135, 175, 215, 255]

  static func paletteIndex(_ r: Int, _ g: Int, _ b: Int) -> Int {
    func step(_ value: Int) -> Int { value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40 }
    let cube = (step(r), step(g), step(b))
    let grey = min(max(((r + g + b) / 3 - 3) / 10, 0), 23)
    func distance(_ x: Int, _ y: Int, _ z: Int) -> Int {
      (x - r) * (x - r) + (y - g) * (y - g) + (z - b) * (z - b)
    }
    let shade = 8 + grey * 10
    return distance(steps[cube.0], steps[cube.1], steps[cube.2]) <= distance(shade, shade, shade)
      ? 16 + 36 * cube.0 + 6 * cube.1 + cube.2 : 232 + grey
  }

  /// The approximate RGB values of a terminal's 16 colours.
  private static let standard = [
    (0, 0, 0), (187, 0, 0), (0, 170, 0), (170, 110, 0), (30, 70, 220), (170, 0, 170), (0, 150, 170),
    (185, 185, 185), (100, 100, 100), (255, 85, 85), (85, 235, 85), (250, 220, 80), (90, 150, 255),
    (255, 100, 255), (90, 230, 240), (255, 255, 255),
  ]

  /// The indices of the colours that are not black, white or grey.
  private static let hues = Array(1...6) + Array(9...14)

  private static func bytes(_ color: RGBA) -> (Int, Int, Int) {
    func byte(_ value: Double) -> Int { Int(min(max(value, 0), 1) * 255 + 0.5) }
    return (byte(color.r), byte(color.g), byte(color.b))
  }

  private static func nearest(_ r: Int, _ g: Int, _ b: Int, among entries: [Int]) -> Int {
    func distance(_ entry: Int) -> Int {
      let (x, y, z) = standard[entry]
      return (x - r) * (x - r) + (y - g) * (y - g) + (z - b) * (z - b)
    }
    return entries.min { distance($0) < distance($1) } ?? 0
  }

  /// Returns the difference between a palette entry and a colour. Hue has a larger weight than lightness.
  private static func difference(_ color: RGBA, _ entry: Int) -> Double {
    let (r, g, b) = standard[entry]
    let shown = RGBA(Double(r) / 255, Double(g) / 255, Double(b) / 255)
    let turn = abs(hue(color) - hue(shown))
    return min(turn, 360 - turn) / 60 + abs(lightness(color) - lightness(shown))
  }

  private static func lightness(_ color: RGBA) -> Double {
    0.299 * color.r + 0.587 * color.g + 0.114 * color.b
  }

  /// Returns the hue in degrees: red 0, green 120, blue 240.
  private static func hue(_ color: RGBA) -> Double {
    let (high, low) = (max(color.r, color.g, color.b), min(color.r, color.g, color.b))
    guard high > low else { return 0 }
    if high == color.r {
      return (60 * (color.g - color.b) / (high - low) + 360).truncatingRemainder(dividingBy: 360)
    }
    if high == color.g { return 120 + 60 * (color.b - color.r) / (high - low) }
    return 240 + 60 * (color.r - color.g) / (high - low)
  }
}
