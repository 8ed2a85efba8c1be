import OpenChartsDisplayList

/// Patterns: tiles that the viewer repeats.
extension SVGWriter {
  /// Returns the number of a pattern's definition; `nil` if its tile is empty.
  mutating func patternNumber(_ pattern: FillPattern) -> Int? {
    let tile = pattern.tile
    guard tile.width > 0, tile.height > 0, tile.width.isFinite, tile.height.isFinite else { return nil }
    let (number, isNew) = definitions.number(for: .pattern(pattern))
    guard isNew else { return number }
    let (path, stroke) = pattern.drawing
    definitions.buffer.append("<pattern id=\"", identifier: number)
    definitions.buffer.append("\" patternUnits=\"userSpaceOnUse\" width=\"", length: tile.width)
    definitions.buffer.append("\" height=\"", length: tile.height, "\"><path d=\"")
    PathData.append(path, to: &definitions.buffer)
    definitions.buffer.append("\"")
    if let stroke {
      definitions.buffer.append(" fill=\"none\"")
      definitions.buffer.append(paint: " stroke=\"", opacity: " stroke-opacity=\"", pattern.ink)
      definitions.buffer.append(" stroke-width=\"", length: stroke.width, "\"")
    } else {
      definitions.buffer.append(paint: " fill=\"", opacity: " fill-opacity=\"", pattern.ink)
    }
    definitions.buffer.append("/></pattern>")
    return number
  }

  /// Returns the number of a repeated image's definition; `nil` if the tile is empty.
  mutating func tileNumber(_ tile: ImageTile, bounds: Rect?) -> Int? {
    guard tile.isSound else { return nil }
    let origin = bounds?.origin ?? Point(0, 0)
    let (number, isNew) = definitions.number(for: .tiles(tile, at: origin))
    guard isNew else { return number }
    let (width, height) = (tile.size.width / tile.part.width, tile.size.height / tile.part.height)
    var item = ImageItem(
      tile.image,
      in: Rect(x: -tile.part.x * width, y: -tile.part.y * height, width: width, height: height))
    item.colors = tile.colors
    let outer = body
    body = ByteBuffer()
    write(item)
    let content = body
    body = outer
    definitions.buffer.append("<pattern id=\"", identifier: number)
    definitions.buffer.append("\" patternUnits=\"userSpaceOnUse\" x=\"", length: origin.x)
    definitions.buffer.append("\" y=\"", length: origin.y)
    definitions.buffer.append("\" width=\"", length: tile.size.width)
    definitions.buffer.append("\" height=\"", length: tile.size.height)
    definitions.buffer.append("\"><g opacity=\"", factor: tile.opacity, "\">")
    definitions.buffer.append(content)
    definitions.buffer.append("</g></pattern>")
    return number
  }
}
