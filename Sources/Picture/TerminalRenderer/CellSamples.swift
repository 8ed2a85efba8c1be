import OpenChartsDisplayList

/// Premultiplied red, green, blue and opacity.
typealias Sample = SIMD4<Float>

extension Sample {
  init(_ color: RGBA, opacity: Double = 1) {
    let a = Float(Swift.min(Swift.max(color.a * opacity, 0), 1))
    self.init(Float(color.r) * a, Float(color.g) * a, Float(color.b) * a, a)
  }

  func over(_ background: Sample) -> Sample { self + background * (1 - w) }

  /// Returns the colour composited on an opaque background.
  func color(on background: RGBA) -> RGBA {
    let mixed = over(Sample(background.opaque))
    return RGBA(Double(mixed.x), Double(mixed.y), Double(mixed.z))
  }
}

/// The part of a picture that may be drawn on, in samples.
struct SampleClip {
  var columns: Range<Int>
  var rows: Range<Int>
  /// Whether each sample of the picture may be drawn on; `nil` if all samples within the ranges may.
  var mask: [Bool]?

  mutating func limit(_ columns: Range<Int>, _ rows: Range<Int>) {
    self.columns = self.columns.clamped(to: columns)
    self.rows = self.rows.clamped(to: rows)
  }
}

/// A grid or axis line through the centre of a cell.
struct CellLine {
  /// A bit mask: 1 up, 2 right, 4 down, 8 left.
  var directions: UInt8 = 0
  var color = Sample.zero
  var isDashed = false
}

/// The picture before conversion to characters: areas as 8 × 8 samples per cell, lines and points as 2 × 4 dots per
/// cell, and texts as whole cells.
struct CellSamples {
  let columns: Int
  let rows: Int
  /// The number of samples per point.
  let scale: Size
  var areas: [Sample]
  /// The colours of dots; opacity 0 where there is no dot.
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

  /// Sets the dot at a position in samples.
  mutating func dot(_ x: Double, _ y: Double, _ color: Sample, _ clip: SampleClip) {
    guard x.isFinite, y.isFinite, abs(x) < 1e6, abs(y) < 1e6 else { return }
    // A position on the edge of a plot belongs to the plot.
    let column = Int(max(x, Double(clip.columns.lowerBound)).rounded(.down))
    let row = Int(max(y, Double(clip.rows.lowerBound)).rounded(.down))
    let (left, top) = (min(column, clip.columns.upperBound - 1), min(row, clip.rows.upperBound - 1))
    guard clip.columns.contains(left), clip.rows.contains(top), abs(x - Double(left)) <= 3,
      abs(y - Double(top)) <= 2, clip.mask?[top * width + left] != false
    else { return }
    dots[(top / 2) * columns * 2 + left / 4] = color
  }

  /// Draws a span of samples in a row.
  mutating func span(_ row: Int, _ from: Int, _ to: Int, _ clip: SampleClip, _ color: (Int) -> Sample) {
    guard clip.rows.contains(row) else { return }
    let from = max(from, clip.columns.lowerBound)
    let to = min(to, clip.columns.upperBound)
    guard from < to else { return }
    for x in from..<to {
      let index = row * width + x
      if clip.mask?[index] == false { continue }
      areas[index] = color(x).over(areas[index])
    }
  }
}
