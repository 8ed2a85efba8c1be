import OpenChartsDisplayList

/// A character with its colours.
struct PictureCell: Equatable {
  var character: Character? = " "
  /// The text colour; `nil` uses the terminal's own.
  var color: RGBA?
  var background: RGBA?
  /// Whether text and background colours are swapped, for shapes in the unknown background colour.
  var isReversed = false
  var isBold = false
}

/// Chooses the character and the colours of each cell that are closest to the drawing.
struct CellChooser {
  let samples: CellSamples
  let background: RGBA
  let options: TerminalOptions
  /// The characters of colours when there are no terminal colours, in order of appearance.
  private let textures: CellTextures

  init(_ samples: CellSamples, background: RGBA, options: TerminalOptions) {
    (self.samples, self.background, self.options) = (samples, background, options)
    textures = CellTextures(samples, background, isASCII: options.characters == .ascii)
  }

  private var hasColors: Bool { options.colors != .none }

  func cell(_ column: Int, _ row: Int) -> PictureCell {
    let index = row * samples.columns + column
    let area = area(column, row)
    if let letter = samples.texts[index] { return text(letter, on: area) }
    if let dots = dots(column, row, on: area) { return dots }
    if area.cover > 0, !(samples.lines[index].directions != 0 && isEdge(area, column, row)) {
      if let cell = hasColors && options.characters == .blocks ? block(area) : plain(area) { return cell }
    }
    return line(samples.lines[index])
  }

  // MARK: Areas

  private func area(_ column: Int, _ row: Int) -> CellArea {
    var colors: [Sample] = []
    colors.reserveCapacity(64)
    for y in row * 8..<row * 8 + 8 {
      let start = y * samples.width + column * 8
      colors.append(contentsOf: samples.areas[start..<start + 8])
    }
    return CellArea(colors)
  }

  /// Returns whether at most an eighth of the cell is covered by an area that continues from the cell above. The area
  /// is visible there, and a block in this cell would interrupt an axis line.
  private func isEdge(_ area: CellArea, _ column: Int, _ row: Int) -> Bool {
    area.cover <= 8 && row > 0 && self.area(column, row - 1).count(area.main) >= 32
  }

  private func block(_ area: CellArea) -> PictureCell? {
    let full = PictureCell(character: "█", color: area.main.color(on: background))
    if area.cover == 64, area.colors.allSatisfy({ $0 == area.colors[0] }) { return full }
    let glyph = area.nearestBlock()
    let (inside, outside) = (area.part(glyph.mask), area.part(~glyph.mask))
    // An area thinner than half of every block must still be visible.
    let least: Float = max(inside.share, outside.share) < 0.5 ? 0.3 : 0.5
    if inside.share < least, outside.share < least {
      return area.cover > 4 ? PictureCell(character: "▖", color: area.main.color(on: background)) : nil
    }
    let color = inside.color.color(on: background)
    if outside.share < least { return PictureCell(character: glyph.character, color: color) }
    let cellBackground = outside.color.color(on: background)
    if inside.share < least {
      return PictureCell(character: glyph.character, color: cellBackground, isReversed: true)
    }
    return color == cellBackground
      ? full : PictureCell(character: glyph.character, color: color, background: cellBackground)
  }

  /// Returns the cell of an area without colours or without blocks, chosen by how much is covered.
  private func plain(_ area: CellArea) -> PictureCell? {
    let color = hasColors ? area.main.color(on: background) : nil
    let texture = textures.texture(area.main)
    if options.characters == .blocks, texture == "█" {
      let covered = area.colors.enumerated().reduce(UInt64(0)) {
        $1.element.w > 0.05 ? $0 | 1 << UInt64($1.offset) : $0
      }
      func misses(_ glyph: CellGlyph) -> Int { (glyph.mask ^ covered).nonzeroBitCount }
      let best = CellGlyph.blocks.min { misses($0) < misses($1) } ?? .full
      return misses(best) < area.cover ? PictureCell(character: best.character, color: color) : nil
    }
    if area.cover >= 24 { return PictureCell(character: texture, color: color) }
    guard options.characters == .ascii else {
      return area.cover >= 8 ? PictureCell(character: texture, color: color) : nil
    }
    let isLow = area.colors[32...].count { $0.w > 0.05 } * 2 > area.cover
    return area.cover >= 4 ? PictureCell(character: isLow ? "_" : "'", color: color) : nil
  }

  // MARK: Lines, points, text

  private func dots(_ column: Int, _ row: Int, on area: CellArea) -> PictureCell? {
    var bits: UInt8 = 0
    var colors: [(color: Sample, count: Int)] = []
    for y in 0..<4 {
      for x in 0..<2 {
        let dot = samples.dots[(row * 4 + y) * samples.columns * 2 + column * 2 + x]
        guard dot.w > 0 else { continue }
        bits |= 1 << UInt8(y * 2 + x)
        if let index = colors.firstIndex(where: { $0.color == dot }) {
          colors[index].count += 1
        } else {
          colors.append((dot, 1))
        }
      }
    }
    guard bits != 0, let first = colors.first else { return nil }
    let main = colors.reduce(first) { $1.count > $0.count ? $1 : $0 }.color
    // An outline with its area's colour is omitted: the area already shows it.
    if area.count(main) >= 8 { return nil }
    let isFilled = !hasColors && textures.isFilled(main)
    if isFilled, area.cover >= 8 { return nil }
    let marker =
      isFilled ? options.characters == .ascii ? textures.texture(main) : nil : textures.marker(main)
    let character =
      options.characters == .ascii || !hasColors && marker != nil ? marker ?? "*" : CellGlyph.braille(bits)
    guard hasColors else { return PictureCell(character: character) }
    let cellBackground = area.cover >= 32 ? area.main.color(on: background) : nil
    return PictureCell(
      character: character, color: main.color(on: cellBackground ?? background),
      background: options.characters == .ascii ? nil : cellBackground)
  }

  private func line(_ line: CellLine) -> PictureCell {
    guard line.directions != 0 else { return PictureCell() }
    let isLevel = line.directions & 5 == 0
    let isUpright = line.directions & 10 == 0
    var character: Character
    if options.characters == .ascii {
      character = isLevel ? (line.isDashed ? "." : "-") : isUpright ? (line.isDashed ? ":" : "|") : "+"
    } else if line.isDashed && !hasColors && (isLevel || isUpright) {
      character = isLevel ? "┈" : "┊"
    } else {
      character = CellGlyph.lines[Int(line.directions)]
    }
    if options.characters == .blocks, line.isDashed, hasColors, isLevel || isUpright {
      character = isLevel ? "┄" : "┆"
    }
    return PictureCell(character: character, color: hasColors ? line.color.color(on: background) : nil)
  }

  private func text(_ letter: CellLetter, on area: CellArea) -> PictureCell {
    guard let character = letter.character else { return PictureCell(character: nil) }
    if letter.isKey {
      guard hasColors else { return PictureCell(character: textures.key(letter.color)) }
      return PictureCell(
        character: options.characters == .ascii ? textures.key(letter.color) : character,
        color: letter.color.color(on: background))
    }
    let shown = options.characters == .ascii ? PlainLetters.ascii(character) : character
    guard hasColors else { return PictureCell(character: shown) }
    let cellBackground =
      options.characters == .blocks && area.cover >= 32 ? area.main.color(on: background) : nil
    var color = letter.color.color(on: cellBackground ?? background)
    if let cellBackground, Self.contrast(color, cellBackground) < 3 {
      color = Self.contrast(.white, cellBackground) > Self.contrast(.black, cellBackground) ? .white : .black
    }
    return PictureCell(
      character: shown, color: cellBackground == nil && !options.knowsBackground ? nil : color,
      background: cellBackground,
      isBold: letter.isBold)
  }

  private static func contrast(_ a: RGBA, _ b: RGBA) -> Double {
    func light(_ c: RGBA) -> Double { 0.2126 * c.r * c.r + 0.7152 * c.g * c.g + 0.0722 * c.b * c.b + 0.05 }
    return max(light(a), light(b)) / min(light(a), light(b))
  }
}
