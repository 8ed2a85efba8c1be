import DisplayList
import TerminalRenderer
import ViewCore

extension ImageRenderer {
  /// The content as characters, for a terminal: areas as blocks, lines and points as braille, text as text, its
  /// colours as escape sequences. Each row ends in a line feed.
  ///
  ///     print(renderer.terminal(columns: 80, rows: 24), terminator: "")
  ///
  /// The content is laid out for cells of 8 × 16 points, with texts as wide as their cells; ``proposedSize`` has no
  /// effect. Set the terminal's colour scheme on the content: `.environment(\.colorScheme, .dark)`.
  ///
  /// - Parameters:
  ///   - columns: The widest it may be.
  ///   - rows: The highest it may be.
  ///   - characters: Blocks and braille, or ASCII alone.
  ///   - colors: None leave out escape sequences.
  public func terminal(
    columns: Int = 80, rows: Int = 24, characters: TerminalCharacters = .blocks,
    colors: TerminalColors = .trueColor
  ) -> String {
    scene(columns: columns, rows: rows).terminal(
      columns: columns, rows: rows, characters: characters, colors: colors)
  }

  /// The picture laid out for the cells of a terminal, for
  /// ``RenderedScene/terminal(columns:rows:characters:colors:)`` on any thread.
  public func scene(columns: Int, rows: Int) -> RenderedScene {
    let offer = proposedSize
    defer { proposedSize = offer }
    let cell = CellTypesetter.cell
    func length(_ cells: Int, _ side: Double) -> Double {
      Double(min(max(cells, 1), TerminalOptions.limit)) * side
    }
    proposedSize = ProposedViewSize(width: length(columns, cell.width), height: length(rows, cell.height))
    var environment = EnvironmentValues()
    environment.textMeasurer = CellTypesetter()
    return picture(in: environment).scene
  }
}

extension RenderedScene {
  /// The picture as characters, for a terminal; see ``ImageRenderer/terminal(columns:rows:characters:colors:)``.
  ///
  /// A picture of ``ImageRenderer/scene(columns:rows:)`` has its texts as they were laid out. Any other one is
  /// squeezed into the cells where it is larger: then texts that would meet are moved by a cell, or left out.
  public func terminal(
    columns: Int = 80, rows: Int = 24, characters: TerminalCharacters = .blocks,
    colors: TerminalColors = .trueColor
  ) -> String {
    var options = TerminalOptions(columns: columns, rows: rows)
    (options.characters, options.colors) = (characters, colors)
    return terminal(options, ground: nil)
  }

  /// The content as text; `ground` is what a terminal says lies behind its text, and `nil` the system's background.
  package func terminal(_ options: TerminalOptions, ground reported: RGBA?) -> String {
    var options = options
    options.background = background ?? reported ?? ground
    let cell = CellTypesetter.cell
    /// Cells of the usual side where they suffice, else smaller ones.
    func fit(_ length: Double, _ side: Double, _ cells: inout Int) -> Double {
      let limit = min(max(cells, 1), TerminalOptions.limit)
      let wanted = (length / side - 0.01).rounded(.up)
      guard wanted <= Double(limit) else { return length }
      cells = max(Int(wanted), 1)
      return Double(cells) * side
    }
    let width = fit(Double(size.width), cell.width, &options.columns)
    let height = fit(Double(size.height), cell.height, &options.rows)
    var list = list
    if let background {
      let whole = Rect(x: 0, y: 0, width: width, height: height)
      list.items.insert(.rects(RectBatch([whole], fill: .color(background))), at: 0)
    }
    return TerminalRenderer.render(list, size: Size(width, height), options: options)
  }
}
