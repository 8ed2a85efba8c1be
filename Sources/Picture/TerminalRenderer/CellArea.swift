/// The coverage of a cell by areas, as 8 × 8 samples.
struct CellArea {
  let colors: [Sample]
  /// The number of covered samples.
  let cover: Int
  /// The colour that the cell appears to have.
  let main: Sample

  init(_ colors: [Sample]) {
    self.colors = colors
    (cover, main) = Self.main(colors)
  }

  private static func isCovered(_ sample: Sample) -> Bool { sample.w > 0.05 }

  /// Returns the number of covered samples and the most frequent colour. The mean is used only if there are many
  /// colours, as in a gradient: the mean of two series would be a third colour that is not in the legend.
  private static func main(_ colors: [Sample]) -> (cover: Int, color: Sample) {
    var counts: [(color: Sample, count: Int)] = []
    var total = Sample.zero
    var cover = 0
    for color in colors where isCovered(color) {
      cover += 1
      total += color
      if let index = counts.firstIndex(where: { $0.color == color }) {
        counts[index].count += 1
      } else {
        counts.append((color, 1))
      }
    }
    guard let first = counts.first else { return (0, .zero) }
    let most = counts.reduce(first) { $1.count > $0.count ? $1 : $0 }
    return (cover, most.count * 3 >= cover ? most.color : total / Float(cover))
  }

  /// Returns how many samples have exactly this colour.
  func count(_ color: Sample) -> Int { colors.count { $0 == color } }

  /// Returns the mean colour of the covered samples in a part of the cell, and the covered fraction of that part. The
  /// colour does not depend on the fraction, because the block already shows the shape.
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

  /// Returns the block whose two parts have the smallest colour variance.
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
