import Glibc

/// Rows of RGB or RGBA with the filter that leaves the smallest differences.
enum PNGFilter {
  /// Writes each row after its filter type: none, sub (to the left) or up (to the row above).
  ///
  /// The other two filters gain little on drawings and cost more than the compression.
  static func write(_ pixels: PixelBuffer, isOpaque: Bool, to raw: UnsafeMutablePointer<UInt8>) {
    let channels = isOpaque ? 3 : 4
    let rowBytes = pixels.width * channels
    // Two rows as they are, this one and the one above.
    let rows = UnsafeMutablePointer<UInt8>.allocate(capacity: 2 * rowBytes)
    defer { rows.deallocate() }
    rows.initialize(repeating: 0, count: 2 * rowBytes)
    var (above, row) = (rows, rows + rowBytes)
    for y in 0..<pixels.height {
      let out = raw + y * (rowBytes + 1)
      let line = pixels.row(y)
      if y > 0, memcmp(line, pixels.row(y - 1), pixels.width * 4) == 0 {
        out[0] = 2
        (out + 1).update(repeating: 0, count: rowBytes)
        // The row above stays what it is for the next row.
        continue
      }
      if isOpaque { unpackOpaque(line, pixels.width, row) } else { unpack(line, pixels.width, row) }
      filter(row, above: above, count: rowBytes, channels: channels, to: out)
      swap(&above, &row)
    }
  }

  private static func unpackOpaque(_ line: UnsafeMutablePointer<UInt32>, _ width: Int, _ out: UnsafeMutablePointer<UInt8>) {
    var o = out
    for x in 0..<width {
      let p = line[x]
      o[0] = UInt8(truncatingIfNeeded: p >> 16)
      o[1] = UInt8(truncatingIfNeeded: p >> 8)
      o[2] = UInt8(truncatingIfNeeded: p)
      o += 3
    }
  }

  private static func unpack(_ line: UnsafeMutablePointer<UInt32>, _ width: Int, _ out: UnsafeMutablePointer<UInt8>) {
    var o = out
    for x in 0..<width {
      let c = PNGEncoder.straight(line[x])
      (o[0], o[1], o[2], o[3]) = (c.r, c.g, c.b, c.a)
      o += 4
    }
  }

  private static func filter(
    _ row: UnsafeMutablePointer<UInt8>, above: UnsafeMutablePointer<UInt8>, count: Int, channels: Int,
    to out: UnsafeMutablePointer<UInt8>
  ) {
    @inline(__always) func size(_ v: UInt8) -> UInt32 { UInt32(min(v, 0 &- v)) }
    var (sumNone, sumSub, sumUp) = (UInt32(0), UInt32(0), UInt32(0))
    for i in 0..<count { sumUp &+= size(row[i] &- above[i]) }
    for i in 0..<count { sumNone &+= size(row[i]) }
    for i in 0..<channels { sumSub &+= size(row[i]) }
    for i in channels..<max(channels, count) { sumSub &+= size(row[i] &- row[i - channels]) }
    let data = out + 1
    if sumUp <= sumSub, sumUp <= sumNone {
      out[0] = 2
      for i in 0..<count { data[i] = row[i] &- above[i] }
    } else if sumSub <= sumNone {
      out[0] = 1
      for i in 0..<channels { data[i] = row[i] }
      for i in channels..<max(channels, count) { data[i] = row[i] &- row[i - channels] }
    } else {
      out[0] = 0
      data.update(from: row, count: count)
    }
  }
}
