import DisplayList
import HTMLRenderer
import ViewCore

extension RenderedScene {
  /// The drawing of a tree of views.
  ///
  /// - Parameters:
  ///   - list: What is seen instead, on the way to the drawing; `nil` for the drawing itself.
  ///   - isOpaque: Whether the system's background lies under it.
  @MainActor package init(
    _ drawing: Drawing, showing list: DisplayList? = nil, of tree: ViewTree, scale: Double, isOpaque: Bool,
    diagnostics: [String]
  ) {
    // The content may have chosen its appearance by `environment` at its top.
    let environment = tree.root?.environment ?? tree.environment
    let ground = BackgroundStyle()._paint(in: environment).brush.representativeColor
    // The texts of a terminal have the terminal's fonts.
    let missing = environment.textMeasurer.cell == nil ? MissingGlyphs(in: drawing.list.items).messages : []
    self.init(
      list: list ?? drawing.list, size: tree.size, scale: scale, background: isOpaque ? ground : nil,
      language: environment.locale.identifier(.bcp47),
      hitAreas: drawing.gestures.compactMap(\.path.controlBounds), diagnostics: diagnostics + missing)
    self.ground = ground
    reducesMotion = environment.accessibilityReduceMotion
    turnable = drawing.turnable
  }

  /// Keeps scrolling charts at full length, for a page.
  package mutating func keepLengths(of unrolled: [any UnrolledChart]) {
    lengths = HTMLRenderer.lengths(of: list, from: unrolled)
  }
}
