import DisplayList
import Foundation
import HTMLRenderer
import ViewCore

/// Makes the pictures of a page: the same content in several widths, light and dark, with more contrast.
@MainActor package struct PageBuilder<Content: View> {
  /// Widths from 200 to 2000 points, each a quarter more than the one before: a picture is never stretched further.
  private static var widths: [Double] { [200, 250, 312, 390, 488, 610, 762, 953, 1191, 1490, 1862] }
  /// Bytes of drawing that a page may have, roughly.
  private static var budget: Int { 2_000_000 }
  /// The same where a chart in three dimensions is drawn: its faces take many bytes, and the page can draw it anew.
  private static var sceneBudget: Int { 60_000 }

  /// A picture with all of each of its charts that scrolls.
  private typealias Picture = (scene: RenderedScene, unrolled: [any UnrolledChart])

  private let proposal: ProposedViewSize
  private let scale: CGFloat
  private let content: (PageAppearance, ProposedViewSize) -> Content

  /// `content` makes the views for an appearance and the size that they will be offered.
  package init(
    proposal: ProposedViewSize, scale: CGFloat = 2,
    content: @escaping (PageAppearance, ProposedViewSize) -> Content
  ) {
    self.proposal = proposal
    self.scale = scale
    self.content = content
  }

  package func html() -> String { HTMLRenderer.render(page()) }

  private func page() -> PageContent {
    let light = picture(.light, proposal)
    let base = light.scene
    let pictures = pictures(with: light, proposal)
    var layouts = [Self.layout(base, pictures)]
    var main = 0
    let width = base.size.width
    // Wide and narrow in turns, so that a small budget is spent evenly.
    let budget = base.turnable.isEmpty ? Self.budget : Self.sceneBudget
    let room =
      HTMLRenderer.holdsPixels(for: base.list)
      ? 1 : max(budget / max(HTMLRenderer.cost(of: base.list, size: Size(base.size)), 1), 1)
    let step = max(1, (Self.widths.count + room - 1) / room)
    var wanted = stride(from: Self.widths.count - 1, through: 0, by: -step).map { Self.widths[$0] }
    wanted.removeAll { abs($0 - width) < width * 0.11 }
    if room > 1, width > 0 {
      for width in wanted.sorted() {
        let offer = ProposedViewSize(width: width, height: height(at: width, of: base.size))
        let first = picture(.light, offer)
        // Content that chooses its width has only that one.
        guard abs(first.scene.size.width - width) < 1 else { continue }
        layouts.append(Self.layout(first.scene, self.pictures(with: first, offer)))
      }
    }
    let baseSize = layouts[0].size
    layouts.sort { $0.size.width < $1.size.width }
    main = layouts.firstIndex { $0.size == baseSize } ?? 0
    var page = PageContent(layouts: layouts)
    page.mainLayout = main
    page.title = base.title
    page.language = base.language ?? "en"
    page.grounds = pictures.compactMapValues(\.scene.background)
    page.unrolled = pictures.mapValues(\.unrolled)
    return page
  }

  /// As high as asked for; wider pictures grow by the root of what they gain.
  private func height(at width: CGFloat, of size: CGSize) -> CGFloat {
    (size.height * max(1, (width / max(size.width, 1)).squareRoot())).rounded()
  }

  /// The pictures of all appearances, of which the light one is known.
  private func pictures(
    with light: Picture, _ proposal: ProposedViewSize
  ) -> [PageAppearance: Picture] {
    var pictures = [PageAppearance.light: light]
    for appearance in PageAppearance.allCases where appearance != .light {
      pictures[appearance] = picture(appearance, proposal)
    }
    return pictures
  }

  private static func layout(
    _ light: RenderedScene, _ pictures: [PageAppearance: Picture]
  ) -> PageLayout {
    let alike = pictures.filter { $1.scene.size == light.size }
    return PageLayout(size: Size(light.size), pictures: alike.mapValues(\.scene.list))
  }

  private func picture(_ appearance: PageAppearance, _ proposal: ProposedViewSize) -> Picture {
    var environment = EnvironmentValues()
    environment.colorScheme = appearance.isDark ? .dark : .light
    environment.colorSchemeContrast = appearance.hasContrast ? .increased : .standard
    let renderer = ImageRenderer(content: content(appearance, proposal))
    renderer.proposedSize = proposal
    renderer.scale = scale
    renderer.isOpaque = true
    return renderer.picture(in: environment)
  }
}

extension ImageRenderer {
  /// One self-contained page: the picture in several widths, light and dark, its text, its data, and a script to
  /// inspect and hear them.
  ///
  /// The page follows the width of its window and what its reader prefers; content that sets its own size, its
  /// colour scheme or its contrast keeps them. It is complete: it asks for no other file, and shows the picture and the
  /// data without its script too.
  ///
  /// The content is drawn once for each width and appearance, which takes as many times as long as ``svg()``.
  /// - Throws: Nothing; as the other formats may throw, a call looks like theirs.
  public func html() throws -> String {
    PageBuilder(proposal: proposedSize, scale: pixelScale) { _, _ in self.content }.html()
  }
}
