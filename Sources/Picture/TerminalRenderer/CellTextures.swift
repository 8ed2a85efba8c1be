import DisplayList

/// What tells series apart where there are no colours: a character for each colour, in the order in which they come.
struct CellTextures {
  private var order: [SIMD3<Float>: Int] = [:]
  /// Colours of lines and points alone.
  private var marked: Set<SIMD3<Float>> = []
  private let isASCII: Bool
  /// Colours that areas have, also where lines have them too.
  private var filled: Set<SIMD3<Float>> = []
  private let ground: RGBA
  /// Of colours that stand for numbers: how far the nearest one and the farthest one are from the ground.
  private var reach: (least: Double, greatest: Double) = (1, 0)

  init(_ samples: CellSamples, _ background: RGBA, isASCII: Bool) {
    (self.isASCII, ground) = (isASCII, background)
    func add(_ sample: Sample) {
      guard sample.w > 0.05, order.count <= 12 else { return }
      let key = Self.key(sample)
      if order[key] == nil { order[key] = order.count }
    }
    // Keys say the order in which a reader meets the series.
    for case let letter? in samples.texts where letter.isKey { add(letter.color) }
    for color in samples.areas { add(color) }
    for color in samples.dots {
      add(color)
      if color.w > 0.05 { marked.insert(Self.key(color)) }
    }
    var last = Sample.zero
    for color in samples.areas where color.w > 0.05 && color != last {
      // Neighbours mostly have one colour.
      last = color
      marked.remove(Self.key(color))
      filled.insert(Self.key(color))
      let distance = distance(color)
      reach = (min(reach.least, distance), max(reach.greatest, distance))
    }
  }

  /// How far a colour is seen from the ground, from 0 to 1.
  private func distance(_ color: Sample) -> Double {
    let seen = color.color(on: ground)
    return (abs(seen.r - ground.r) + abs(seen.g - ground.g) + abs(seen.b - ground.b)) / 3
  }

  /// Whether areas have this colour.
  func isFilled(_ color: Sample) -> Bool { filled.contains(Self.key(color)) }

  /// The colour without its opacity, in coarse steps.
  private static func key(_ sample: Sample) -> SIMD3<Float> {
    (SIMD3(sample.x, sample.y, sample.z) / max(sample.w, 0.01) * 24).rounded(.toNearestOrAwayFromZero)
  }

  private var isRamp: Bool { order.count > 8 }

  /// What fills an area.
  func texture(_ color: Sample) -> Character {
    let all: [Character] =
      isASCII ? ["#", "=", "%", ":", "@", "+", "&", "-"] : ["█", "▒", "░", "▓", "▚", "▞", "▤", "▥"]
    guard isRamp || order[Self.key(color)] == nil else {
      return all[(order[Self.key(color)] ?? 0) % all.count]
    }
    // From the least to the greatest that occur: a ramp never begins at the ground and rarely ends opposite of it.
    let width = reach.greatest - reach.least
    let place = width > 1e-6 ? (distance(color) - reach.least) / width : 1
    let shades: [Character] = isASCII ? [".", ":", "+", "%", "#"] : ["░", "▒", "▓", "█"]
    return shades[min(max(Int(place * Double(shades.count)), 0), shades.count - 1)]
  }

  /// What a line or a point is drawn with; `nil` for the first series, whose dots are finer.
  func marker(_ color: Sample) -> Character? {
    let all: [Character] = ["*", "o", "x", "+", "@", "%", "&", "$"]
    let index = isRamp ? 0 : order[Self.key(color)] ?? 0
    return index == 0 && !isASCII ? nil : all[index % all.count]
  }

  /// A key of a legend: as what it stands for.
  func key(_ color: Sample) -> Character {
    guard marked.contains(Self.key(color)) else { return texture(color) }
    return marker(color) ?? "●"
  }
}
