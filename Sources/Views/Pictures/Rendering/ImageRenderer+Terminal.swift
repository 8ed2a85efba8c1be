import OpenChartsDisplayList
import OpenChartsTerminalRenderer
import OpenChartsViewCore

extension ImageRenderer {
  /// Returns the content as characters for a terminal: areas are blocks, lines and points are braille, and colours
  /// are escape sequences. Each row ends in a line feed.
  ///
  ///     print(renderer.terminal(columns: 80, rows: 24), terminator: "")
  ///
  /// The content is laid out for cells of 8 × 16 points, with texts as wide as their cells; ``proposedSize`` has no
  /// effect. Set the terminal's colour scheme on the content: `.environment(\.colorScheme, .dark)`.
  ///
  /// - Parameters:
  ///   - columns: The maximum width in cells.
  ///   - rows: The maximum height in cells.
  ///   - characters: Blocks and braille, or only ASCII.
  ///   - colors: The terminal's colours; without colours there are no escape sequences.
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
  /// Returns the picture as characters for a terminal; see ``ImageRenderer/terminal(columns:rows:characters:colors:)``.
  ///
  /// A scene of ``ImageRenderer/scene(columns:rows:)`` keeps the layout of its texts. Any other scene is scaled down to
  /// the cells if it is larger; texts that would then overlap are moved by a cell or left out.
  public func terminal(
    columns: Int = 80, rows: Int = 24, characters: TerminalCharacters = .blocks,
    colors: TerminalColors = .trueColor
  ) -> String {
    var options = TerminalOptions(columns: columns, rows: rows)
    (options.characters, options.colors) = (characters, colors)
    return terminal(options, defaultBackground: nil)
  }

  /// Returns the content as text. `reported` is the background colour that the terminal reports; `nil` means the
  /// system's background.
  package func terminal(_ options: TerminalOptions, defaultBackground reported: RGBA?) -> String {
    var options = options
    options.background = background ?? reported ?? defaultBackground
    let cell = CellTypesetter.cell
    /// Uses cells of the usual size, or smaller ones if the content does not fit.
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
