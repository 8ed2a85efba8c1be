/// A square tile of the picture during drawing: each pixel has 16 samples with a depth and a colour.
///
/// Every sample belongs to the single face that covers its centre, so that adjacent faces neither share nor omit
/// samples. Outlines are smooth, and surfaces have no seams.
final class SceneTile {
  /// The pixels per side.
  static let side = 32
  /// The samples per pixel along each side.
  static let samples = 4
  /// The samples per side.
  static let width = side * samples
  /// The depth of an empty sample.
  static let farthest = -Float.greatestFiniteMagnitude
  /// A depth tolerance in points. A mark hides a later mark of the painter's order only if it is nearer by more than
  /// this depth. Coplanar faces therefore keep the painter's order despite rounding errors.
  static let slack: Float = 1.0 / 256

  /// The samples per side of a block.
  private static let block = 16
  private static let blocks = width / block

  let depths: UnsafeMutablePointer<Float>
  /// Premultiplied ARGB colours.
  let colors: UnsafeMutablePointer<UInt32>
  /// For each block, a depth behind which everything is hidden.
  private let floors: UnsafeMutablePointer<Float>
  /// The position of the tile's first sample in the picture.
  private(set) var left = 0
  private(set) var top = 0

  init() {
    // Reading four samples at a time may extend beyond the last row.
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

  /// Clears the tile for another position in the picture, in samples.
  func begin(left: Int, top: Int) {
    let count = Self.width * Self.width
    depths.update(repeating: Self.farthest, count: count)
    colors.update(repeating: 0, count: count)
    floors.update(repeating: Self.farthest, count: Self.blocks * Self.blocks)
    (self.left, self.top) = (left, top)
  }

  // MARK: - Occlusion

  /// Measures the farthest visible depth in each block. Marks drawn after this call do not occlude until the next
  /// one.
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

  /// Returns whether a mark whose nearest depth is given is hidden everywhere in a rectangle of samples.
  func hides(_ depth: Float, x: Range<Int>, y: Range<Int>) -> Bool {
    for by in y.lowerBound / Self.block...(y.upperBound - 1) / Self.block {
      for bx in x.lowerBound / Self.block...(x.upperBound - 1) / Self.block
      where depth > floors[by * Self.blocks + bx] + Self.slack { return false }
    }
    return true
  }

  // MARK: - Pixels

  /// Writes the pixels of the tile, each the mean of its samples.
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
        // Add two bytes of each word at a time. Each byte has 16 bits for its sum, so the sum of sixteen samples does
        // not overflow into the next byte.
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
