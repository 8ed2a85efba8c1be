/// What areas cover of a cell: its 8 × 8 samples.
struct CellArea {
  let colors: [Sample]
  /// How many samples are covered.
  let cover: Int
  /// What a reader takes for the colour of the cell.
  let main: Sample

  init(_ colors: [Sample]) {
    self.colors = colors
    (cover, main) = Self.main(colors)
  }

  private static func isCovered(_ sample: Sample) -> Bool { sample.w > 0.05 }

  /// The most frequent colour. Only where there are many, as in a ramp, does a mean stand for them: that of two series
  /// would be a third one, which is in no legend.
  private static func main(_ colors: [Sample]) -> (cover: Int, color: Sample) {
    var counts: [(color: Sample, count: Int)] = []
    var total = Sample.zero
    var cover = 0
    for color in colors where isCovered(color) {
      cover += 1
      total += color
      if let known = counts.firstIndex(where: { $0.color == color }) {
        counts[known].count += 1
      } else {
        counts.append((color, 1))
      }
    }
    guard let first = counts.first else { return (0, .zero) }
    let most = counts.reduce(first) { $1.count > $0.count ? $1 : $0 }
    return (cover, most.count * 3 >= cover ? most.color : total / Float(cover))
  }

  /// How many samples have exactly this colour.
  func count(_ color: Sample) -> Int { colors.count { $0 == color } }

  /// The colour of a part, and how much of that is covered. The colour is that of what covers it, however little:
  /// the block has the shape already.
  func part(_ mask: UInt64) -> (color: Sample, share: Float) {
    guard mask != 0 else { return (.zero, 0) }
    var part: [Sample] = []
    part.reserveCapacity(mask.nonzeroBitCount)
    var bits = mask
    while bits != 0 {
      part.append(colors[bits.trailingZeroBitCount])
      bits &= bits - 1
    }
    let main = Self.main(part)
    return (main.color, Float(main.cover) / Float(part.count))
  }

  /// The block whose two parts differ least within themselves.
  func nearestBlock() -> CellGlyph {
    var best = (error: Float.infinity, glyph: CellGlyph.full)
    let total = colors.reduce(.zero, +)
    let squares = colors.reduce(Float(0)) { $0 + ($1 * $1).sum() }
    for glyph in CellGlyph.blocks {
      var inside = Sample.zero
      var bits = glyph.mask
      while bits != 0 {
        inside += colors[bits.trailingZeroBitCount]
        bits &= bits - 1
      }
      let count = Float(glyph.mask.nonzeroBitCount)
      let outside = total - inside
      // The sum of squared differences from the two means.
      var error = squares - (inside * inside).sum() / count
      if count < 64 { error -= (outside * outside).sum() / (64 - count) }
      if error < best.error - 1e-4 { best = (error, glyph) }
    }
    return best.glyph
  }
}
