import OpenChartsDisplayList
import OpenChartsPixels

/// Renders a scene with a depth buffer: at each sample, near marks hide far ones in any order, so that intersecting
/// surfaces and half-hidden balls are correct.
///
/// Translucent marks are composited over what is behind them, in painter's order. The same scene gives the same bytes
/// on any number of threads.
package struct SceneRaster: Sendable {
  private let scene: SceneItem
  /// The scale from points to samples.
  private let scale: Double
  private let x: Double
  private let y: Double
  private let parts: [PreparedPart]

  /// Marks further from the picture than this, in samples, are not drawn.
  private static let limit = 4e6

  /// - Parameters:
  ///   - scale: The number of pixels per point.
  ///   - origin: The position of the scene's (0, 0) in the picture, in pixels.
  package init(_ scene: SceneItem, scale: Double, origin: Point) {
    self.scene = scene
    let samples = Double(SceneTile.samples)
    (self.scale, x, y) = (scale * samples, origin.x * samples, origin.y * samples)
    var first = 0
    let (scale, x, y) = (self.scale, self.x, self.y)
    parts = scene.parts.map { part in
      let prepared = PreparedPart(part, first: first, scale: scale, x: x, y: y)
      first += prepared.count
      return prepared
    }
  }

  /// Fills a picture, replacing all its pixels.
  package func draw(on pixels: PixelBuffer) {
    guard pixels.width > 0, pixels.height > 0 else { return }
    let columns = (pixels.width + SceneTile.side - 1) / SceneTile.side
    let rows = (pixels.height + SceneTile.side - 1) / SceneTile.side
    func bins(isOpaque: Bool) -> SceneBins {
      SceneBins(columns: columns, rows: rows) { visit in
        for index in parts.indices where isOpaque ? parts[index].hasOpaque : parts[index].hasTranslucent {
          reach(of: index, isOpaque: isOpaque, columns: columns, rows: rows, visit)
        }
      }
    }
    let opaque = bins(isOpaque: true)
    let translucent = bins(isOpaque: false)
    // Each tile writes its own pixels.
    nonisolated(unsafe) let pixels = pixels
    @Sendable func newWorker() -> TileWorker { TileWorker() }
    let all = (0..<columns * rows).map { $0..<$0 + 1 }
    _ = Threads.gather(all, from: newWorker) { worker, tiles in
      for tile in tiles {
        let (left, top) = (tile % columns * SceneTile.side, tile / columns * SceneTile.side)
        let (width, height) = (
          min(SceneTile.side, pixels.width - left), min(SceneTile.side, pixels.height - top)
        )
        let target = pixels.row(top) + left
        let (solid, clear) = (opaque[tile], translucent[tile])
        if solid.isEmpty, clear.isEmpty {
          for row in 0..<height { (target + row * pixels.stride).update(repeating: 0, count: width) }
          continue
        }
        worker.tile.begin(left: left * SceneTile.samples, top: top * SceneTile.samples)
        draw(solid, isOpaque: true, on: worker.tile)
        draw(clear, isOpaque: false, on: worker.tile)
        worker.tile.resolve(to: target, width: width, height: height, stride: pixels.stride)
      }
    }
  }

  private final class TileWorker { let tile = SceneTile() }

  // MARK: - Tiles of marks

  /// Visits the opaque or the translucent marks of a part, each with the tiles that it may touch.
  private func reach(
    of index: Int, isOpaque: Bool, columns: Int, rows: Int,
    _ visit: (Int, ClosedRange<Int>, ClosedRange<Int>) -> Void
  ) {
    let part = parts[index]
    let side = Double(SceneTile.width)
    func visitBox(_ mark: Int, _ left: Double, _ top: Double, _ right: Double, _ bottom: Double) {
      guard left >= -Self.limit, top >= -Self.limit, right <= Self.limit, bottom <= Self.limit else { return }
      let (firstX, lastX) = (Int((left / side).rounded(.down)), Int((right / side).rounded(.down)))
      let (firstY, lastY) = (Int((top / side).rounded(.down)), Int((bottom / side).rounded(.down)))
      guard lastX >= 0, lastY >= 0, firstX < columns, firstY < rows else { return }
      visit(
        part.first + mark, max(firstX, 0)...min(lastX, columns - 1), max(firstY, 0)...min(lastY, rows - 1))
    }
    switch scene.parts[index] {
    case .faces(let batch):
      batch.corners.withUnsafeBufferPointer { corners in
        var start = 0
        for (face, last) in batch.ends.enumerated() {
          let end = Int(last)
          defer { start = end }
          let alpha = batch.colors[face].a
          guard alpha > 0, (alpha >= 1) == isOpaque, end - start > 2 else { continue }
          var (left, top, right, bottom) = (
            Double.infinity, Double.infinity, -Double.infinity, -Double.infinity
          )
          var isSound = true
          for corner in corners[start..<end] {
            isSound = isSound && corner.x.isFinite && corner.y.isFinite
            (left, right) = (min(left, corner.x), max(right, corner.x))
            (top, bottom) = (min(top, corner.y), max(bottom, corner.y))
          }
          guard isSound else { continue }
          visitBox(face, left * scale + x, top * scale + y, right * scale + x, bottom * scale + y)
        }
      }
    case .balls where part.sprites != nil:
      // All of them are opaque and visible.
      part.sprites?.all.withUnsafeBufferPointer { sprites in
        for (number, ball) in part.placed.enumerated() where ball.depth.isFinite {
          let (px, py) = (Double(ball.x), Double(ball.y))
          let radius = Double(radius(sprites[Int(ball.sprite)].radius))
          guard px.isFinite, py.isFinite else { continue }
          visitBox(number, px - radius, py - radius, px + radius, py + radius)
        }
      }
    case .balls(let batch):
      batch.centers.withUnsafeBufferPointer { centers in
        for ball in centers.indices {
          let code = Int(batch.codes[ball])
          guard part.isVisible[code], part.isOpaque[code] == isOpaque, batch.depths[ball].isFinite else {
            continue
          }
          let (px, py) = (centers[ball].x * scale + x, centers[ball].y * scale + y)
          let radius = Double(radius(batch.radii[ball]))
          guard px.isFinite, py.isFinite, radius.isFinite else { continue }
          visitBox(ball, px - radius, py - radius, px + radius, py + radius)
        }
      }
    case .lines(let lines):
      for (number, line) in lines.enumerated() {
        guard line.color.a > 0, (line.color.a >= 1) == isOpaque, line.start.isFinite, line.end.isFinite,
          line.width > 0, line.width.isFinite, line.startDepth.isFinite, line.endDepth.isFinite
        else { continue }
        let radius = Double(radius(Float(line.width / 2)))
        visitBox(
          number, min(line.start.x, line.end.x) * scale + x - radius,
          min(line.start.y, line.end.y) * scale + y - radius,
          max(line.start.x, line.end.x) * scale + x + radius,
          max(line.start.y, line.end.y) * scale + y + radius)
      }
    }
  }

  /// Returns a radius in samples, at least 0.75, so that very small marks stay visible.
  private func radius(_ points: Float) -> Float { max(points * Float(scale), 0.75) }

  // MARK: - One tile

  /// The number of balls that are fetched at a time.
  private static let fetched = 256
  /// The number of marks on a tile after which occlusion is measured.
  private static let occlusionThreshold = 128

  /// Draws marks on a tile: opaque marks from near to far, so that most hidden ones are skipped; translucent ones
  /// from far to near.
  private func draw(_ marks: ArraySlice<UInt32>, isOpaque: Bool, on tile: SceneTile) {
    guard var part = parts.indices.last else { return }
    if !isOpaque { part = 0 }
    var (drawn, next) = (0, Self.occlusionThreshold)
    var rest = marks
    while let mark = isOpaque ? rest.last : rest.first {
      while Int(mark) < parts[part].first { part -= 1 }
      while Int(mark) >= parts[part].first + parts[part].count { part += 1 }
      // All following marks of this part.
      let (low, high) = (parts[part].first, parts[part].first + parts[part].count)
      let run = isOpaque ? rest.suffix { Int($0) >= low } : rest.prefix { Int($0) < high }
      rest = isOpaque ? rest[..<run.startIndex] : rest[run.endIndex...]
      draw(run, of: part, isOpaque: isOpaque, on: tile) {
        drawn += 1
        guard drawn == next else { return }
        next *= 2
        tile.measureFloors()
      }
    }
  }

  private func draw(
    _ run: ArraySlice<UInt32>, of index: Int, isOpaque: Bool, on tile: SceneTile, _ didDraw: () -> Void
  ) {
    let part = parts[index]
    let first = part.first
    func each(_ body: (Int) -> Void) {
      for offset in 0..<run.count {
        let mark = run[isOpaque ? run.endIndex - 1 - offset : run.startIndex + offset]
        body(Int(mark) - first)
        didDraw()
      }
    }
    switch scene.parts[index] {
    case .faces(let batch): each { draw(batch, $0, isOpaque: isOpaque, on: tile) }
    case .balls where isOpaque && part.sprites != nil:
      let eyeDistance = scene.eyeDistance
      part.sprites?.all.withUnsafeBufferPointer { sprites in
        part.placed.withUnsafeBufferPointer { balls in
          // Fetch some balls together before drawing them. They are far apart in memory, so each single access would
          // wait.
          withUnsafeTemporaryAllocation(of: SpriteBall.self, capacity: Self.fetched) { fetched in
            var end = run.endIndex
            while end > run.startIndex {
              let count = min(Self.fetched, end - run.startIndex)
              for i in 0..<count {
                fetched.initializeElement(at: i, to: balls[Int(run[end - 1 - i]) - first])
              }
              for ball in fetched[..<count] {
                let sprite = sprites[Int(ball.sprite)]
                var bulge = sprite.radius
                if let eyeDistance { bulge *= Float(max(1 + Double(ball.depth) / eyeDistance, 0)) }
                tile.draw(sprite, x: ball.x, y: ball.y, depth: ball.depth, bulge: bulge)
                didDraw()
              }
              end -= count
            }
          }
        }
      }
    case .balls(let batch):
      batch.centers.withUnsafeBufferPointer { centers in
        part.ramps.withUnsafeBufferPointer { ramps in
          guard let base = ramps.baseAddress else { return }
          each { ball in
            let depth = batch.depths[ball]
            tile.draw(
              TileBall(
                x: Float(centers[ball].x * scale + x), y: Float(centers[ball].y * scale + y),
                radius: radius(batch.radii[ball]), depth: depth,
                bulge: batch.radii[ball] * Float(scene.bulge(atDepth: Double(depth)))),
              base + Int(batch.codes[ball]) * SceneTile.shades, isOpaque: isOpaque)
          }
        }
      }
    case .lines(let lines):
      each { number in
        let line = lines[number]
        func end(_ p: Point, _ depth: Float) -> SIMD3<Float> {
          SIMD3(Float(p.x * scale + x), Float(p.y * scale + y), depth)
        }
        let middle = Double(line.startDepth + line.endDepth) / 2
        tile.draw(
          TileLine(
            start: end(line.start, line.startDepth), end: end(line.end, line.endDepth),
            radius: radius(Float(line.width / 2)),
            bulge: Float(line.width / 2 * scene.bulge(atDepth: middle))),
          PixelBuffer.premultiplied(line.color), isOpaque: isOpaque)
      }
    }
  }

  private func draw(_ batch: FaceBatch, _ face: Int, isOpaque: Bool, on tile: SceneTile) {
    let (start, end) = (face == 0 ? 0 : Int(batch.ends[face - 1]), Int(batch.ends[face]))
    func corner(_ i: Int) -> TileCorner {
      let (p, one) = (batch.corners[i], Double(1 << TileCorner.fraction))
      let depth = batch.depths[i]
      return TileCorner(
        x: Int(((p.x * scale + x) * one).rounded()), y: Int(((p.y * scale + y) * one).rounded()),
        depth: depth.isFinite ? depth : SceneTile.farthest)
    }
    let a = corner(start)
    var b = corner(start + 1)
    let isSmooth = !batch.cornerColors.isEmpty
    let flat = PixelBuffer.premultiplied(batch.colors[face])
    for i in start + 2..<end {
      let c = corner(i)
      let fill: SceneTile.Fill =
        isSmooth
        ? .smooth(
          Self.shade(batch.cornerColors[start]), Self.shade(batch.cornerColors[i - 1]),
          Self.shade(batch.cornerColors[i])) : .flat(flat)
      tile.draw(a, b, c, fill, isOpaque: isOpaque)
      b = c
    }
  }

  private static func shade(_ color: RGBA) -> TileShade {
    let a = Float(min(max(color.a, 0), 1) * 255)
    func part(_ v: Double) -> Float { Float(min(max(v, 0), 1)) * a }
    return TileShade(a, part(color.r), part(color.g), part(color.b))
  }
}

extension ArraySlice {
  /// Returns the longest suffix whose elements all satisfy the condition.
  fileprivate func suffix(while isInside: (Element) -> Bool) -> ArraySlice {
    var start = endIndex
    while start > startIndex, isInside(self[start - 1]) { start -= 1 }
    return self[start...]
  }
}
