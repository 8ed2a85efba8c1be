/// What one symbol adds to the sums of the pixels around it, for each offset within a pixel.
struct DiscKernel {
  /// Offsets along each axis.
  static let phases = 8

  /// Sums of a row of the picture, margins included.
  let stride: Int
  /// For each offset, by columns, rows of whole groups of eight; of one shape for all.
  private(set) var values: [SIMD8<UInt16>] = []
  let height: Int
  let groups: Int
  /// From the sum at the symbol's pixel to the first of its own.
  let shift: Int

  /// - Parameter steps: What a byte of coverage comes to.
  init(_ masks: [CoverageMask], stride: Int, steps: (UInt8) -> UInt16) {
    let (left, top) = (masks.map(\.left).min() ?? 0, masks.map(\.top).min() ?? 0)
    self.stride = stride
    height = (masks.map { $0.top + $0.height }.max() ?? 0) - top
    groups = ((masks.map { $0.left + $0.width }.max() ?? 0) - left + 7) / 8
    shift = top * stride + left
    for mask in masks {
      let start = values.count
      values.append(contentsOf: repeatElement(SIMD8(), count: height * groups))
      for y in 0..<mask.height {
        for x in 0..<mask.width {
          let column = mask.left - left + x
          values[start + (mask.top - top + y) * groups + column / 8][column % 8] =
            steps(mask.bytes[y * mask.width + x])
        }
      }
    }
  }
}
