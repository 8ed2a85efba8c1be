import OpenChartsCairoRenderer
import OpenChartsDisplayList
import OpenChartsTerminalRenderer

extension RenderedScene {
  /// Returns escape sequences that draw the picture's pixels in a terminal, at the cursor. The picture covers
  /// `cells`, has `scale` pixels per point, and is drawn over `defaultBackground` where it is transparent.
  package func graphics(
    _ graphics: TerminalGraphics, cells: (columns: Int, rows: Int), scale: Double, defaultBackground: RGBA,
    isInTmux: Bool = false
  ) throws -> [UInt8] {
    let size = Size(size)
    switch graphics {
    case .sixel:
      let picture = try CairoRenderer.pixels(
        list, size: size, scale: scale, background: background ?? defaultBackground)
      return SixelEncoder.encode(picture.pixels, width: picture.width, height: picture.height) + [0x0A]
    case .kitty, .iterm:
      let png = try CairoRenderer.png(
        list, size: size, scale: scale, background: background ?? defaultBackground)
      let write = graphics == .kitty ? TerminalGraphics.kittySequences : TerminalGraphics.itermSequence
      return write(png, cells.columns, cells.rows, isInTmux)
    }
  }
}
