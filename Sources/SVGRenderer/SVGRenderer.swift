import DisplayList

/// What goes around the drawing.
package struct SVGOptions: Sendable {
  package var title = ""
  package var description = ""
  /// BCP 47 language of the text.
  package var language: String?
  package var background: RGBA?
  package init() {}
}

/// Writes a display list as a standalone SVG document.
package enum SVGRenderer {
  package static func render(_ list: DisplayList, size: Size, options: SVGOptions) -> String { "" }
}
