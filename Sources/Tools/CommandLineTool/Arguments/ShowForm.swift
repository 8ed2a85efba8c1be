import OpenChartsTerminalRenderer

/// How a terminal shows a picture: as pixels in the protocol of some terminals, or as characters.
package enum ShowForm: String, CaseIterable, Sendable {
  case kitty, sixel, iterm
  /// Unicode block elements and braille.
  case blocks
  case ascii

  var graphics: TerminalGraphics? {
    switch self {
    case .kitty: .kitty
    case .sixel: .sixel
    case .iterm: .iterm
    case .blocks, .ascii: nil
    }
  }
}
