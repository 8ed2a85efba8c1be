/// A square of the picture while it is drawn: for each of sixteen samples a pixel, how near what is seen there lies, and
/// its colour.
///
/// Every sample belongs to the one face that covers its middle, so that neighbours share no sample and leave none out:
/// outlines are smooth, and no seam shows within a surface.
final class SceneTile {
  /// Pixels a side.
  static let side = 32
  /// Samples a pixel has along each side.
  static let samples = 4
  /// Samples a side.
  static let width = side * samples
  /// Nothing is as far away.
  static let farthest = -Float.greatestFiniteMagnitude
  /// By how much, in points, something has to be nearer than what comes later in painter's order: coplanar faces stay in
  /// that order whatever their depths are rounded to.
  static let slack: Float = 1.0 / 256

  /// Samples a side of a block.
  private static let block = 16
  private static let blocks = width / block

  let depths: UnsafeMutablePointer<Float>
  /// Premultiplied ARGB.
  let colors: UnsafeMutablePointer<UInt32>
  /// For each block, a depth behind which nothing can be seen in it any more.
  private let floors: UnsafeMutablePointer<Float>
  /// Where the tile's first sample lies in the picture.
  private(set) var left = 0
  private(set) var top = 0

  init() {
    // Reading four samples at a time may reach beyond the last row.
    let count = Self.width * Self.width + 3
    depths = .allocate(capacity: count)
    colors = .allocate(capacity: count)
    depths.initialize(repeating: Self.farthest, count: count)
    colors.initialize(repeating: 0, count: count)
    floors = .allocate(capacity: Self.blocks * Self.blocks)
    floors.initialize(repeating: Self.farthest, count: Self.blocks * Self.blocks)
  }

  deinit {
    depths.deallocate()
    colors.deallocate()
    floors.deallocate()
  }

  /// Empties the tile for another place of the picture, in samples.
  func begin(left: Int, top: Int) {
    let count = Self.width * Self.width
    depths.update(repeating: Self.farthest, count: count)
    colors.update(repeating: 0, count: count)
    floors.update(repeating: Self.farthest, count: Self.blocks * Self.blocks)
    (self.left, self.top) = (left, top)
  }

  // MARK: - What is hidden

  /// Learns how far one can see in each block. What is drawn between two calls is hidden a little later than it might be.
  func measureFloors() {
    for by in 0..<Self.blocks {
      for bx in 0..<Self.blocks {
        var least = SIMD8<Float>(repeating: .greatestFiniteMagnitude)
        for row in 0..<Self.block {
          let start = UnsafeRawPointer(depths + (by * Self.block + row) * Self.width + bx * Self.block)
          let (a, b) = (
            start.loadUnaligned(as: SIMD8<Float>.self),
            start.loadUnaligned(fromByteOffset: 32, as: SIMD8<Float>.self)
          )
          least.replace(with: a, where: a .< least)
          least.replace(with: b, where: b .< least)
        }
        floors[by * Self.blocks + bx] = least.min()
      }
    }
  }

  /// Whether something whose nearest place has a depth lies behind all that a rectangle of samples shows.
  func hides(_ depth: Float, x: Range<Int>, y: Range<Int>) -> Bool {
    for by in y.lowerBound / Self.block...(y.upperBound - 1) / Self.block {
      for bx in x.lowerBound / Self.block...(x.upperBound - 1) / Self.block
      where depth > floors[by * Self.blocks + bx] + Self.slack { return false }
    }
    return true
  }

  // MARK: - Pixels

  /// The colours of the tile's pixels: the means of their samples.
  func resolve(to pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int) {
    for y in 0..<height {
      let row = UnsafeRawPointer(colors + y * Self.samples * Self.width)
      let next = Self.width * MemoryLayout<UInt32>.stride
      let target = pixels + y * stride
      for x in 0..<width {
        let at = row + x * Self.samples * MemoryLayout<UInt32>.stride
        let a = at.loadUnaligned(as: SIMD4<UInt32>.self)
        let b = (at + next).loadUnaligned(as: SIMD4<UInt32>.self)
        let c = (at + 2 * next).loadUnaligned(as: SIMD4<UInt32>.self)
        let d = (at + 3 * next).loadUnaligned(as: SIMD4<UInt32>.self)
        let first = SIMD4(repeating: a.x)
        let differences = (a ^ first) | (b ^ first) | (c ^ first) | (d ^ first)
        if differences == .zero {
          target[x] = a.x
          continue
        }
        // Two bytes of a word at a time: sixteen of them do not reach into their neighbour.
        let low = SIMD4<UInt32>(repeating: 0x00FF_00FF)
        let rb = (a & low) &+ (b & low) &+ (c & low) &+ (d & low)
        let ag =
          ((a &>> 8) & low) &+ ((b &>> 8) & low) &+ ((c &>> 8) & low) &+ ((d &>> 8) & low)
        let rounding: UInt32 = 0x0008_0008
        target[x] =
          ((rb.wrappedSum() &+ rounding) &>> 4) & 0x00FF_00FF
          | (((ag.wrappedSum() &+ rounding) &>> 4) & 0x00FF_00FF) &<< 8
      }
    }
  }
}
