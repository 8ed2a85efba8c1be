import OpenChartsDisplayList

/// Distinguishes series without colours: each colour gets a character, in order of appearance.
struct CellTextures {
  private var order: [SIMD3<Float>: Int] = [:]
  /// The colours that only lines and points have.
  private var marked: Set<SIMD3<Float>> = []
  private let isASCII: Bool
  /// The colours of areas, including those that lines also have.
  private var filled: Set<SIMD3<Float>> = []
  private let background: RGBA
  /// The range of distances from the background, over the colours of areas. It is used if colours represent numbers.
  private var reach: (least: Double, greatest: Double) = (1, 0)

  init(_ samples: CellSamples, _ background: RGBA, isASCII: Bool) {
    (self.isASCII, self.background) = (isASCII, background)
    func add(_ sample: Sample) {
      guard sample.w > 0.05, order.count <= 12 else { return }
      let key = Self.key(sample)
      if order[key] == nil { order[key] = order.count }
    }
    // Legend keys first, because users see the series in this order.
    for case let letter? in samples.texts where letter.isKey { add(letter.color) }
    for color in samples.areas { add(color) }
    for color in samples.dots {
      add(color)
      if color.w > 0.05 { marked.insert(Self.key(color)) }
    }
    var last = Sample.zero
    for color in samples.areas where color.w > 0.05 && color != last {
      // Adjacent samples usually have equal colours.
      last = color
      marked.remove(Self.key(color))
      filled.insert(Self.key(color))
      let distance = distance(color)
      reach = (min(reach.least, distance), max(reach.greatest, distance))
    }
  }

  /// Returns the visible distance of a colour from the background, from 0 to 1.
  private func distance(_ color: Sample) -> Double {
    let visibleColor = color.color(on: background)
    return
      (abs(visibleColor.r - background.r) + abs(visibleColor.g - background.g)
      + abs(visibleColor.b - background.b))
      / 3
  }

  /// Returns whether areas have this colour.
  func isFilled(_ color: Sample) -> Bool { filled.contains(Self.key(color)) }

  /// Returns the colour without its opacity, quantised to coarse steps.
  private static func key(_ sample: Sample) -> SIMD3<Float> {
    (SIMD3(sample.x, sample.y, sample.z) / max(sample.w, 0.01) * 24).rounded(.toNearestOrAwayFromZero)
  }

  private var isRamp: Bool { order.count > 8 }

  /// Returns the character that fills an area.
  func texture(_ color: Sample) -> Character {
    let all: [Character] =
      isASCII ? ["#", "=", "%", ":", "@", "+", "&", "-"] : ["█", "▒", "░", "▓", "▚", "▞", "▤", "▥"]
    guard isRamp || order[Self.key(color)] == nil else {
      return all[(order[Self.key(color)] ?? 0) % all.count]
    }
    // Use the range of existing distances: a colour ramp never starts at the background and rarely ends opposite to
    // it.
    let width = reach.greatest - reach.least
    let fraction = width > 1e-6 ? (distance(color) - reach.least) / width : 1
    let shades: [Character] = isASCII ? [".", ":", "+", "%", "#"] : ["░", "▒", "▓", "█"]
    return shades[min(max(Int(fraction * Double(shades.count)), 0), shades.count - 1)]
  }

  /// Returns the character for a line or a point; `nil` for the first series, which uses the finer braille dots.
  func marker(_ color: Sample) -> Character? {
    let all: [Character] = ["*", "o", "x", "+", "@", "%", "&", "$"]
    let index = isRamp ? 0 : order[Self.key(color)] ?? 0
    return index == 0 && !isASCII ? nil : all[index % all.count]
  }

  /// Returns the character of a legend key, which matches its marks.
  func key(_ color: Sample) -> Character {
    guard marked.contains(Self.key(color)) else { return texture(color) }
    return marker(color) ?? "●"
  }
}
