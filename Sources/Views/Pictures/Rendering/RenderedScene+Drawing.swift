import Foundation
import OpenChartsDisplayList
import OpenChartsHTMLRenderer
import OpenChartsViewCore

extension RenderedScene {
  /// Creates the drawing of a tree of views.
  ///
  /// - Parameters:
  ///   - list: A frame of an animation whose last frame is the drawing. The frame is shown instead of the drawing;
  ///     `nil` shows the drawing.
  ///   - isOpaque: Whether the drawing has the system's background.
  @MainActor package init(
    _ drawing: Drawing, showing list: DisplayList? = nil, of tree: ViewTree, scale: Double, isOpaque: Bool,
    diagnostics: [String]
  ) {
    // The content may have set its appearance by `environment`.
    let environment = tree.root?.environment ?? tree.environment
    let defaultBackground = BackgroundStyle()._paint(in: environment).brush.representativeColor
    // A terminal draws texts with fonts that it chooses.
    let missing = environment.textMeasurer.cell == nil ? MissingGlyphs(in: drawing.list.items).messages : []
    self.init(
      list: list ?? drawing.list, size: tree.size, scale: scale,
      background: isOpaque ? defaultBackground : nil,
      language: environment.locale.languageTag,
      hitAreas: drawing.gestures.compactMap(\.path.controlBounds), diagnostics: diagnostics + missing)
    self.defaultBackground = defaultBackground
    reducesMotion = environment.accessibilityReduceMotion
    rotatable = drawing.rotatable
  }

  /// Keeps scrolling charts at full length, for a page.
  package mutating func keepLengths(of unrolled: [any UnrolledChart]) {
    lengths = HTMLRenderer.lengths(of: list, from: unrolled)
  }
}

extension Locale {
  /// The BCP 47 tag. The default locale is not looked up, which would take a hundredth of the time for the first
  /// picture.
  fileprivate var languageTag: String { identifier == "en_US" ? "en-US" : identifier(.bcp47) }
}
