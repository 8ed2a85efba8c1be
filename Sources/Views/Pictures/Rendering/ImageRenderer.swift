import Foundation
import OpenChartsDisplayList
import OpenChartsViewCore

/// Draws a view as a picture.
///
///     let renderer = ImageRenderer(content: ChartView())
///     renderer.proposedSize = ProposedViewSize(width: 390, height: 300)
///     try renderer.write(to: URL(fileURLWithPath: "chart.svg"))
///
/// The picture shows the view after `onAppear` and `onChange` have run. Animations are at their end, and scroll views at
/// their start. The background is transparent unless ``isOpaque`` is set.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  public nonisolated let objectWillChange = ObservableObjectPublisher()

  /// The view to draw. Setting it notifies observers.
  public var content: Content { didSet { objectWillChange.send() } }

  /// The size proposed to the content, in points. Unspecified by default, so the content takes its ideal size.
  public var proposedSize = ProposedViewSize.unspecified

  /// Pixels per point of raster output; 1 unless set.
  ///
  /// Once set, positions are rounded to its pixels in every format. Until then they are rounded to half
  /// points, so that an SVG and a PNG at twice its size agree.
  public var scale: CGFloat = 1 { didSet { hasScale = true } }
  private var hasScale = false

  /// Puts the system's background, white or black by colour scheme, under the content.
  public var isOpaque = false

  /// Makes an SVG follow the color scheme that its viewer prefers: the content is light, or dark if dark is preferred.
  ///
  ///     let renderer = ImageRenderer(content: ChartView())
  ///     renderer.adaptsToColorScheme = true
  ///     renderer.isOpaque = true
  ///     try renderer.write(to: URL(fileURLWithPath: "sales.svg"))   // for a light or dark page
  ///
  /// The content is drawn once in each color scheme, into one file. Viewers without style sheets show the light
  /// colors. Content that sets its own color scheme keeps it. Other formats show the content in light; a page of
  /// ``html()`` always adapts.
  public var adaptsToColorScheme = false

  /// Draws the text of an SVG as outlines, so that it looks the same in programs without its fonts.
  ///
  /// Such a file suits slides, print shops and programs that shape no Arabic. Its text cannot be selected or edited, but
  /// screen readers read it. Emoji, and characters that no installed font has, remain text. The file is two to
  /// three times as long. Other formats are unaffected.
  public var drawsTextAsOutlines = false

  /// Creates a renderer of a view. The view is drawn when a picture is requested.
  public init(content: Content) { self.content = content }

  /// Returns the picture as a value that any thread can write in several formats without drawing it again.
  ///
  /// Later changes of the content or of the renderer have no effect on it. Scrolling charts are also drawn at their full
  /// length, in case the scene becomes a page, because views can be evaluated only on the main actor.
  public func scene() -> RenderedScene {
    var (scene, unrolled) = picture(in: EnvironmentValues())
    scene.keepLengths(of: unrolled)
    adapt(&scene)
    return scene
  }

  /// The picture for all formats except pages.
  private var drawn: RenderedScene { picture(in: EnvironmentValues()).scene }

  private func adapt(_ scene: inout RenderedScene) {
    guard adaptsToColorScheme else { return }
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
    scene.adapt(toDark: picture(in: environment).scene)
  }

  func take<Other: View>(scaleOf other: ImageRenderer<Other>) {
    guard other.hasScale else { return }
    scale = other.scale
  }

  /// Pixels per point. Positions are rounded to whole pixels.
  package var pixelScale: CGFloat { hasScale && scale > 0 && scale.isFinite ? scale : 2 }

  /// Returns the picture, and its scrolling charts at full length.
  package func picture(in base: EnvironmentValues) -> (scene: RenderedScene, unrolled: [any UnrolledChart]) {
    var environment = base
    let diagnostics = DiagnosticCollector()
    environment.diagnostics = diagnostics
    environment.displayScale = pixelScale
    let tree = ViewTree()
    defer { tree.dismantle() }
    tree.update(PresentationHost(content: content), in: environment, proposal: proposedSize)
    let drawing = tree.draw()
    var scene = RenderedScene(
      drawing, of: tree, scale: Double(scale), isOpaque: isOpaque, diagnostics: diagnostics.messages)
    scene.drawsTextAsOutlines = drawsTextAsOutlines
    return (scene, drawing.unrolled)
  }

  /// Returns the content as an SVG document, drawn again at each call; see ``RenderedScene/svg()``. For several
  /// formats use ``scene()``, which draws once.
  public func svg() throws -> String {
    var scene = drawn
    adapt(&scene)
    return try scene.svg()
  }

  /// Returns the content as a PNG with ``scale`` pixels per point, drawn again at each call; see ``RenderedScene/png()`` for its
  /// limits and errors.
  public func png() throws -> Data { try drawn.png() }

  /// Returns the content as a PDF of one page, drawn again at each call; see ``RenderedScene/pdf()`` for limits and
  /// errors.
  public func pdf() throws -> Data { try drawn.pdf() }

  /// Writes a file in the format that its extension names: svg, png, pdf, html, eml, txt for the
  /// transcript, or wav for the audio graph.
  ///
  /// A page is made by ``html()``, for several widths. Other files, and errors, are as in ``RenderedScene/write(to:)``.
  public func write(to url: URL) throws {
    let format = OutputFormat(fileExtension: url.pathExtension)
    if format?.kind == .page { return try Data(try html().utf8).write(to: url, options: .atomic) }
    var scene = drawn
    if format == .svg { adapt(&scene) }
    try scene.write(to: url)
  }

  /// Returns what a screen reader says, one element per line, in the language of the content's environment; empty if no
  /// element has text. See ``RenderedScene/transcript()``.
  public func transcript() -> String { drawn.transcript() }
}
