import DisplayList

/// Red, green, blue and opacity, multiplied by the opacity.
typealias Sample = SIMD4<Float>

extension Sample {
  init(_ color: RGBA, opacity: Double = 1) {
    let a = Float(Swift.min(Swift.max(color.a * opacity, 0), 1))
    self.init(Float(color.r) * a, Float(color.g) * a, Float(color.b) * a, a)
  }

  func over(_ ground: Sample) -> Sample { self + ground * (1 - w) }

  /// The colour on an opaque ground.
  func color(on ground: RGBA) -> RGBA {
    let mixed = over(Sample(ground.opaque))
    return RGBA(Double(mixed.x), Double(mixed.y), Double(mixed.z))
  }
}

/// The part of a picture that may be drawn on, in samples.
struct SampleClip {
  var columns: Range<Int>
  var rows: Range<Int>
  /// For each sample of the picture whether it may be drawn on; `nil` where all within the ranges may.
  var mask: [Bool]?

  mutating func limit(_ columns: Range<Int>, _ rows: Range<Int>) {
    self.columns = self.columns.clamped(to: columns)
    self.rows = self.rows.clamped(to: rows)
  }
}

/// A line of a grid or an axis through the middle of a cell.
struct CellLine {
  /// 1 up, 2 right, 4 down, 8 left.
  var directions: UInt8 = 0
  var color = Sample.zero
  var isDashed = false
}

/// The picture before it becomes characters: areas in 8 × 8 samples a cell, lines and points as 2 × 4 dots, and what
/// stands in whole cells.
struct CellSamples {
  let columns: Int
  let rows: Int
  /// Points to samples.
  let scale: Size
  var areas: [Sample]
  /// No opacity where there is no dot.
  var dots: [Sample]
  var lines: [CellLine]
  var texts: [CellLetter?]

  init(columns: Int, rows: Int, cell: Size) {
    (self.columns, self.rows) = (columns, rows)
    scale = Size(8 / cell.width, 8 / cell.height)
    areas = Array(repeating: .zero, count: columns * rows * 64)
    dots = Array(repeating: .zero, count: columns * rows * 8)
    lines = Array(repeating: CellLine(), count: columns * rows)
    texts = Array(repeating: nil, count: columns * rows)
  }

  var width: Int { columns * 8 }
  var height: Int { rows * 8 }
  var whole: SampleClip { SampleClip(columns: 0..<width, rows: 0..<height) }

  /// A dot where a place in samples lies.
  mutating func dot(_ x: Double, _ y: Double, _ color: Sample, _ clip: SampleClip) {
    guard x.isFinite, y.isFinite, abs(x) < 1e6, abs(y) < 1e6 else { return }
    // What lies on the edge of a plot belongs to it.
    let column = Int(max(x, Double(clip.columns.lowerBound)).rounded(.down))
    let row = Int(max(y, Double(clip.rows.lowerBound)).rounded(.down))
    let (left, top) = (min(column, clip.columns.upperBound - 1), min(row, clip.rows.upperBound - 1))
    guard clip.columns.contains(left), clip.rows.contains(top), abs(x - Double(left)) <= 3,
      abs(y - Double(top)) <= 2, clip.mask?[top * width + left] != false
    else { return }
    dots[(top / 2) * columns * 2 + left / 4] = color
  }

  /// A stretch of a row of samples.
  mutating func span(_ row: Int, _ from: Int, _ to: Int, _ clip: SampleClip, _ color: (Int) -> Sample) {
    guard clip.rows.contains(row) else { return }
    let from = max(from, clip.columns.lowerBound)
    let to = min(to, clip.columns.upperBound)
    guard from < to else { return }
    for x in from..<to {
      let place = row * width + x
      if clip.mask?[place] == false { continue }
      areas[place] = color(x).over(areas[place])
    }
  }
}
