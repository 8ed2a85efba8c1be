import DisplayList
import Foundation
import ViewCore

/// Draws a view as a picture.
///
///     let renderer = ImageRenderer(content: ChartView())
///     renderer.proposedSize = ProposedViewSize(width: 390, height: 300)
///     try renderer.write(to: URL(fileURLWithPath: "chart.svg"))
///
/// A picture is a moment: `onAppear` and `onChange` have run and what they changed shows, animations are
/// at their end, scroll views at their start. The ground is transparent unless ``isOpaque`` is set.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  public nonisolated let objectWillChange = ObservableObjectPublisher()

  /// The view to draw. Setting it notifies observers.
  public var content: Content { didSet { objectWillChange.send() } }

  /// The size that the content is offered, in points. By default none, so the content takes its ideal size.
  public var proposedSize = ProposedViewSize.unspecified

  /// Pixels per point of raster output; 1 unless set.
  ///
  /// Once set, positions are rounded to its pixels in every format. Until then they are rounded to half
  /// points, so that an SVG and a PNG at twice its size agree.
  public var scale: CGFloat = 1 { didSet { hasScale = true } }
  private var hasScale = false

  /// Puts the system's background, white or black by colour scheme, under the content.
  public var isOpaque = false

  /// Creates a renderer of a view. The view is drawn when a picture is requested.
  public init(content: Content) { self.content = content }

  /// The picture as a value that can be written on any thread, and as often as wanted without drawing it again.
  ///
  /// It is a moment: later changes of the content, or of the renderer, do not reach it.
  ///
  /// Draws scrolling charts at full length, for a page of the scene: their views can be evaluated only here.
  public func scene() -> RenderedScene {
    var (scene, unrolled) = picture(in: EnvironmentValues())
    scene.keepLengths(of: unrolled)
    return scene
  }

  /// The picture to be written at once, as anything but a page.
  private var drawn: RenderedScene { picture(in: EnvironmentValues()).scene }

  func take<Other: View>(scaleOf other: ImageRenderer<Other>) {
    guard other.hasScale else { return }
    scale = other.scale
  }

  /// Pixels to which positions are rounded.
  package var pixelScale: CGFloat { hasScale && scale > 0 && scale.isFinite ? scale : 2 }

  /// The picture, and all of each of its charts that scrolls.
  package func picture(in base: EnvironmentValues) -> (scene: RenderedScene, unrolled: [any UnrolledChart]) {
    var environment = base
    let diagnostics = DiagnosticCollector()
    environment.diagnostics = diagnostics
    environment.displayScale = pixelScale
    let tree = ViewTree()
    defer { tree.dismantle() }
    tree.update(PresentationHost(content: content), in: environment, proposal: proposedSize)
    let drawing = tree.draw()
    let scene = RenderedScene(
      drawing, of: tree, scale: Double(scale), isOpaque: isOpaque, diagnostics: diagnostics.messages)
    return (scene, drawing.unrolled)
  }

  /// Returns the content as an SVG document, drawn again at each call; see ``RenderedScene/svg()``. For several
  /// formats use ``scene()``, which draws once.
  public func svg() throws -> String { try drawn.svg() }

  /// The content as a PNG of ``scale`` pixels a point, drawn anew at each call; see ``RenderedScene/png()`` for its
  /// limits and errors.
  public func png() throws -> Data { try drawn.png() }

  /// The content as a PDF of one page, drawn anew at each call; see ``RenderedScene/pdf()`` for its limits and errors.
  public func pdf() throws -> Data { try drawn.pdf() }

  /// Writes a file in the format that its extension names: svg, png, pdf, html, txt for the
  /// transcript, or wav for the audio graph.
  ///
  /// A page is ``html()``, in several widths; else the file and the errors are those of ``RenderedScene/write(to:)``.
  public func write(to url: URL) throws {
    guard OutputFormat(fileExtension: url.pathExtension)?.kind == .page else {
      return try drawn.write(to: url)
    }
    try Data(try html().utf8).write(to: url, options: .atomic)
  }

  /// Returns the words of a screen reader, one element per line, in the language of the content's environment;
  /// empty if there is nothing to say. See ``RenderedScene/transcript()``.
  public func transcript() -> String { drawn.transcript() }
}
