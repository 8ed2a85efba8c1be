import DisplayList

/// Colours as a terminal is told them.
struct ColorCodes {
  let colors: TerminalColors

  /// The parameters of an escape sequence that sets a colour: of the letters, or of the ground behind them.
  func code(_ color: RGBA, isGround: Bool) -> String {
    func byte(_ value: Double) -> Int { Int(min(max(value, 0), 1) * 255 + 0.5) }
    let (r, g, b) = (byte(color.r), byte(color.g), byte(color.b))
    switch colors {
    case .none: return ""
    case .trueColor: return "\(isGround ? 48 : 38);2;\(r);\(g);\(b)"
    case .palette: return "\(isGround ? 48 : 38);5;\(Self.paletteIndex(r, g, b))"
    case .sixteen:
      let index = Self.nearest(r, g, b, among: Self.standard)
      return "\((index < 8 ? 30 + index : 82 + index) + (isGround ? 10 : 0))"
    }
  }

  /// Steps of the cube of 6 × 6 × 6 colours, and the greys beside it.
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

  /// What terminals show for their sixteen colours, more or less.
  private static let standard = [
    (0, 0, 0), (187, 0, 0), (0, 170, 0), (170, 110, 0), (30, 70, 220), (170, 0, 170), (0, 150, 170),
    (185, 185, 185), (100, 100, 100), (255, 85, 85), (85, 235, 85), (250, 220, 80), (90, 150, 255),
    (255, 100, 255), (90, 230, 240), (255, 255, 255),
  ]

  private static func nearest(_ r: Int, _ g: Int, _ b: Int, among all: [(Int, Int, Int)]) -> Int {
    let distances = all.map { ($0.0 - r) * ($0.0 - r) + ($0.1 - g) * ($0.1 - g) + ($0.2 - b) * ($0.2 - b) }
    return distances.indices.min { distances[$0] < distances[$1] } ?? 0
  }
}
