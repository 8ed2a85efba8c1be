import Foundation

/// A protocol for bitmaps in terminals.
package enum TerminalGraphics: String, Hashable, Sendable, CaseIterable {
  case kitty, sixel, iterm

  /// Returns the escape sequences that show a PNG at the cursor, scaled to a number of cells.
  ///
  /// - Parameter isInTmux: Whether to ask tmux to pass the sequences to the outer terminal.
  package static func kittySequences(_ png: [UInt8], columns: Int, rows: Int, isInTmux: Bool = false)
    -> [UInt8]
  {
    let text = Array(Data(png).base64EncodedString().utf8)
    var result: [UInt8] = []
    var start = 0
    repeat {
      let end = min(start + 4096, text.count)
      // The first piece contains the parameters; `q=2` suppresses replies, which would appear in the shell.
      let head = start == 0 ? "a=T,f=100,q=2,c=\(columns),r=\(rows)\(isInTmux ? ",C=1" : "")," : "q=2,"
      let piece = "\u{1B}_G\(head)m=\(end < text.count ? 1 : 0);".utf8 + text[start..<end] + [0x1B, 0x5C]
      result += wrapped(Array(piece), isInTmux)
      start = end
    } while start < text.count
    return placed(result, rows, isInTmux)
  }

  package static func itermSequence(_ png: [UInt8], columns: Int, rows: Int, isInTmux: Bool = false)
    -> [UInt8]
  {
    let head =
      "\u{1B}]1337;File=inline=1;size=\(png.count);width=\(columns);height=\(rows);preserveAspectRatio=0:"
    let text = Array(head.utf8) + Array(Data(png).base64EncodedString().utf8) + [0x07]
    return placed(wrapped(text, isInTmux), rows, isInTmux)
  }

  /// tmux passes on the content of its passthrough escape sequence, in which each escape character is doubled.
  private static func wrapped(_ bytes: [UInt8], _ isInTmux: Bool) -> [UInt8] {
    guard isInTmux else { return bytes }
    return Array("\u{1B}Ptmux;".utf8) + bytes.flatMap { $0 == 0x1B ? [$0, $0] : [$0] } + [0x1B, 0x5C]
  }

  /// tmux does not know the height of the picture: create the rows first, then move the cursor below them.
  private static func placed(_ bytes: [UInt8], _ rows: Int, _ isInTmux: Bool) -> [UInt8] {
    guard isInTmux else { return bytes + [0x0A] }
    return Array(repeating: 0x0A, count: rows) + Array("\u{1B}[\(rows)A".utf8) + bytes
      + Array("\u{1B}[\(rows)B\r".utf8)
  }
}
