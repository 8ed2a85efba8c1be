/// The contribution of one symbol to the sums of the pixels around it, for each subpixel offset.
struct DiscKernel {
  /// The number of subpixel offsets per axis.
  static let phases = 8

  /// The number of sums per row of the picture, margins included.
  let stride: Int
  /// For each offset, rows in groups of eight; all offsets have the same size.
  private(set) var values: [SIMD8<UInt16>] = []
  let height: Int
  let groups: Int
  /// The offset from the sum at the symbol's pixel to the first sum that it changes.
  let shift: Int

  /// - Parameter steps: Converts a byte of coverage to steps of density.
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
