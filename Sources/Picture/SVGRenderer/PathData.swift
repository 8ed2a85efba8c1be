import OpenChartsDisplayList

/// Writes outlines as SVG path data: hundredths of a point, relative within each subpath, so that rounding errors do
/// not add up and equal shapes give equal text.
struct PathData {
  private var x = 0
  private var y = 0
  private var startX = 0
  private var startY = 0
  private var command: UInt8 = 0
  private var followsNumber = false
  /// Whether the previous point was not finite. The outline then continues at the next finite point.
  private var isBroken = true

  /// Appends an outline scaled about the origin and then translated.
  static func append(
    _ path: VectorPath, to buffer: inout ByteBuffer, offset: Point = .zero, scale: Double = 1
  ) {
    var data = PathData()
    data.append(path, to: &buffer, offset: offset, scale: scale)
  }

  private mutating func append(
    _ path: VectorPath, to out: inout ByteBuffer, offset: Point, scale: Double
  ) {
    var next = 0
    func point(_ i: Int) -> Point {
      let p = path.points[i]
      return Point(p.x * scale + offset.x, p.y * scale + offset.y)
    }
    out.reserve(path.points.count * 10)
    for verb in path.verbs {
      let first = next
      next += verb.pointCount
      if verb == .close {
        guard !isBroken else { continue }
        out.append("z")
        command = 0
        followsNumber = false
        (x, y) = (startX, startY)
        continue
      }
      var isFinite = true
      for i in first..<next where !point(i).isFinite { isFinite = false }
      guard isFinite else {
        isBroken = true
        continue
      }
      let end = point(next - 1)
      if verb == .move || isBroken {
        move(to: end, &out)
        continue
      }
      let (toX, toY) = (ByteBuffer.hundredths(end.x), ByteBuffer.hundredths(end.y))
      switch verb {
      case .line: line(toX, toY, &out)
      case .quad:
        begin(UInt8(ascii: "q"), &out)
        control(point(first), &out)
        number(toX - x, &out)
        number(toY - y, &out)
      case .cubic:
        begin(UInt8(ascii: "c"), &out)
        control(point(first), &out)
        control(point(first + 1), &out)
        number(toX - x, &out)
        number(toY - y, &out)
      case .move, .close: break
      }
      (x, y) = (toX, toY)
    }
  }

  private mutating func move(to p: Point, _ out: inout ByteBuffer) {
    (x, y) = (ByteBuffer.hundredths(p.x), ByteBuffer.hundredths(p.y))
    (startX, startY) = (x, y)
    command = 0
    begin(UInt8(ascii: "M"), &out)
    number(x, &out)
    number(y, &out)
    isBroken = false
  }

  private mutating func line(_ toX: Int, _ toY: Int, _ out: inout ByteBuffer) {
    if toY == y {
      begin(UInt8(ascii: "h"), &out)
      number(toX - x, &out)
    } else if toX == x {
      begin(UInt8(ascii: "v"), &out)
      number(toY - y, &out)
    } else {
      begin(UInt8(ascii: "l"), &out)
      number(toX - x, &out)
      number(toY - y, &out)
    }
  }

  private mutating func begin(_ letter: UInt8, _ out: inout ByteBuffer) {
    guard letter != command else { return }
    out.append(byte: letter)
    command = letter
    followsNumber = false
  }

  private mutating func control(_ p: Point, _ out: inout ByteBuffer) {
    number(ByteBuffer.hundredths(p.x) - x, &out)
    number(ByteBuffer.hundredths(p.y) - y, &out)
  }

  private mutating func number(_ value: Int, _ out: inout ByteBuffer) {
    if followsNumber, value >= 0 { out.append(byte: UInt8(ascii: " ")) }
    out.append(hundredths: value)
    followsNumber = true
  }
}
