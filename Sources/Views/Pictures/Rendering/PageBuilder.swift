import Foundation
import OpenChartsDisplayList
import OpenChartsHTMLRenderer
import OpenChartsViewCore

/// Makes the pictures of a page: the same content in several widths, light and dark, and with increased contrast.
@MainActor package struct PageBuilder<Content: View> {
  /// Widths from 200 to 2000 points, each a quarter larger than the previous one, so that no picture is stretched by
  /// more than a quarter.
  private static var widths: [Double] { [200, 250, 312, 390, 488, 610, 762, 953, 1191, 1490, 1862] }
  /// The widths for a page with a 3-D chart. They are dense for the widths of telephones, because a stretched picture
  /// there would have larger text instead of a larger box.
  private static var sceneWidths: [Double] { [200, 250, 300, 390, 530, 762, 1191, 1862] }
  /// The ratio of height to width at which the box of a 3-D chart and its labels fill the chart.
  private static var sceneRatio: Double { 1.15 }
  /// The approximate maximum size of a page's drawings in bytes.
  private static var budget: Int { 2_000_000 }
  /// The maximum size for a page with a 3-D chart: its faces take many bytes, and the page's script can draw it.
  private static var sceneBudget: Int { 60_000 }

  /// The number of values above which the size of the data reduces the budget for drawings.
  private static var valueLimit: Int { 5_000 }

  /// The approximate size in bytes of the values beyond ``valueLimit``.
  private static func dataBytes(of list: DisplayList) -> Int {
    min(20 * max(HTMLRenderer.valueCount(of: list) - valueLimit, 0), budget)
  }

  /// A picture and its scrolling charts at full length.
  private typealias Picture = (scene: RenderedScene, unrolled: [any UnrolledChart])

  private let proposal: ProposedViewSize
  private let scale: CGFloat
  private let widest: Double
  private let content: (PageAppearance, ProposedViewSize) -> Content

  /// `content` returns the views for an appearance and a proposed size.
  ///
  /// - Parameter widest: The maximum width of the page in points; wider pictures are left out.
  package init(
    proposal: ProposedViewSize, scale: CGFloat = 2, widest: Double = .infinity,
    content: @escaping (PageAppearance, ProposedViewSize) -> Content
  ) {
    self.proposal = proposal
    self.scale = scale
    self.widest = widest
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
    // Alternately wide and narrow, so that a small budget covers the whole range.
    let budget = base.rotatable.isEmpty ? Self.budget - Self.dataBytes(of: base.list) : Self.sceneBudget
    let layoutLimit =
      HTMLRenderer.holdsPixels(for: base.list)
      ? 1 : max(budget / max(HTMLRenderer.cost(of: base.list, size: Size(base.size)), 1), 1)
    let widths = (base.rotatable.isEmpty ? Self.widths : Self.sceneWidths).filter {
      abs($0 - width) >= width * 0.11 && $0 <= widest
    }
    let step = max(1, (widths.count + layoutLimit - 1) / layoutLimit)
    let wanted = stride(from: widths.count - 1, through: 0, by: -step).map { widths[$0] }
    if layoutLimit > 1, width > 0 {
      for width in wanted.sorted() {
        let offer = ProposedViewSize(width: width, height: height(at: width, of: base))
        let first = picture(.light, offer)
        // Content with a fixed width needs only one picture.
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
    page.backgrounds = pictures.compactMapValues(\.scene.background)
    page.unrolled = pictures.mapValues(\.unrolled)
    return page
  }

  /// The height to propose for a width. For wider pictures, the height of the base picture is multiplied by the square
  /// root of the ratio of the widths. For narrower pictures, the height is the same. If all charts are 3-D, the height
  /// is reduced by the part that no chart can use.
  private func height(at width: CGFloat, of base: RenderedScene) -> CGFloat {
    let ratio = width / max(base.size.width, 1)
    guard ratio < 1 else { return (base.size.height * ratio.squareRoot()).rounded() }
    let unusedHeights = base.list.readCharts.map { chart in
      chart?.sceneModel.map { max(0, $0.frame.height - $0.frame.width * ratio * Self.sceneRatio) } ?? 0
    }
    return (base.size.height - (unusedHeights.min() ?? 0)).rounded()
  }

  /// Returns the pictures of all appearances; the light one is passed in.
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
  /// Returns a self-contained page: the picture in several widths, light and dark, its text, its data, and a script
  /// that inspects and plays them.
  ///
  /// The page follows the width of the window and the user's preferences, except where the content sets its size, its
  /// colour scheme or its contrast. It loads no other file. Picture and data also appear without the script.
  ///
  /// The content is drawn once for each width and appearance, and each drawing takes as long as ``svg()``.
  /// - Throws: Nothing at present. It is declared as throwing like the other formats.
  public func html() throws -> String {
    PageBuilder(proposal: proposedSize, scale: pixelScale) { _, _ in self.content }.html()
  }
}
