import DisplayList

extension SVGWriter {
  /// Writes polygons one by one in tenths of a point, as whole numbers from corner to corner, which takes half the bytes
  /// of lengths with decimals. Neighbours of one colour are one path.
  mutating func write(_ batch: FaceBatch) {
    guard batch.count > 0 else { return }
    body.append("<g fill=\"currentColor\" transform=\"scale(.1)\">")
    var face = 0
    while face < batch.count {
      let color = batch.colors[face]
      var next = face + 1
      // What lets the ground through would show it twice where faces meet.
      while next < batch.count, color.a >= 1, batch.colors[next] == color { next += 1 }
      guard color.a > 0 else {
        face = next
        continue
      }
      body.append("<path")
      if color.a >= 1 {
        body.append(" stroke=\"currentColor\" stroke-width=\"4\" stroke-linejoin=\"round\"")
      } else {
        body.append(" fill-opacity=\"")
        body.append(factor: color.a)
        body.append("\"")
      }
      body.append(paint: " color=\"", opacity: "", RGBA(color.r, color.g, color.b))
      body.append(" d=\"")
      for index in face..<next { writeCorners(batch[index]) }
      body.append("\"/>")
      face = next
    }
    body.append("</g>")
  }

  private mutating func writeCorners(_ corners: ArraySlice<Point>) {
    guard corners.allSatisfy({ $0.isFinite && abs($0.x) < 1e7 && abs($0.y) < 1e7 }) else { return }
    var last = (x: 0, y: 0)
    for (number, corner) in corners.enumerated() {
      let place = (x: Int((corner.x * 10).rounded()), y: Int((corner.y * 10).rounded()))
      if number == 0 {
        body.append("M")
        body.append(place.x)
        writeNext(place.y)
      } else {
        let (dx, dy) = (place.x - last.x, place.y - last.y)
        if number == 1 {
          body.append("l")
          body.append(dx)
        } else {
          writeNext(dx)
        }
        writeNext(dy)
      }
      last = place
    }
    body.append("z")
  }

  /// A number after another: its sign parts them, else a space does.
  private mutating func writeNext(_ number: Int) {
    if number >= 0 { body.append(" ") }
    body.append(number)
  }
}
