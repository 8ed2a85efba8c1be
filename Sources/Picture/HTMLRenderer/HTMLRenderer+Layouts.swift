import OpenChartsDisplayList
import OpenChartsSVGRenderer

extension HTMLRenderer {
  /// The maximum height of a short window, such as a frame in another document, in units of the browser's font size.
  /// There, the picture is limited by the window's height.
  static let shortWindow = 39
  /// The height of title, margins and tools in a short window, in the same units.
  private static let reservedHeight = 5.5
  /// The minimum scale to which a short window may reduce a picture before a lower layout is preferred.
  private static let leastScale = 0.85

  /// Returns the drawings. Without the style sheet, the light drawing of the main layout shows, and no other. The main
  /// layout is also the one for paper.
  static func drawings(_ sheet: PictureSheet, _ content: PageContent) -> String {
    sheet.layouts.prefix(content.layouts.count).enumerated().map { number, layout in
      let isMain = number == content.mainLayout
      let inner = layout.drawings.enumerated().map { group, svg in
        let isShown = isMain && layout.choice[.light] == group
        return
          "<div class=\"layout g\(group)\" data-layout=\"\(number)\"\(isShown ? "" : " hidden")>\(svg)</div>\n"
      }
      return "<div class=\"w w\(number)\"\(isMain ? " data-main" : " hidden")>\n\(inner.joined())</div>\n"
    }.joined()
  }

  /// Returns the CSS rules that select one of the drawings, by the page's width and the user's preferences.
  static func layoutRules(_ content: PageContent, _ sheet: PictureSheet) -> String {
    var text = ".w, .layout, .part > * { display: none }\n.w0, .g0 { display: block }\n"
    for (number, layout) in content.layouts.enumerated() {
      let ratio = layout.size.width / max(layout.size.height, 1)
      text += ".w\(number) { --ratio: \(JSONText.number((ratio * 1e4).rounded() / 1e4)); "
      text += "--width: \(JSONText.number(layout.size.width.rounded()))px }\n"
    }
    // A wider layout appears only when its labels of 11 points, Apple's size, have at least 12 pixels.
    for (number, layout) in content.layouts.enumerated().dropFirst() {
      text += choice(number, at: layout.size.width * 12 / 11)
    }
    // In a short window, choose the widest layout that is at most 15 % higher than the lowest layout. A higher layout
    // is chosen if it fits the window at a scale of at least `leastScale`. If a page shows only the picture, the height
    // is not limited, so the width alone decides.
    let page = "main:not(:has(#picture:target)) "
    let low = 1.15 * (content.layouts.map(\.size.height).min() ?? 0)
    for (number, layout) in content.layouts.enumerated() {
      let (width, height) = (layout.size.width, layout.size.height)
      let least = height <= low ? 0 : rem(height * leastScale + 16 * reservedHeight)
      text +=
        "@media screen and (max-height: \(shortWindow)rem) and (min-height: \(JSONText.number(least))rem) { "
      text += choice(number, at: number == 0 ? 0 : width, in: page) + "}\n"
    }
    for appearance in PageAppearance.allCases {
      var rules = ""
      for (number, layout) in sheet.layouts.enumerated() where layout.drawings.count > 1 {
        let selector = number < content.layouts.count ? ".w\(number)" : ".p\(number)"
        for group in layout.drawings.indices {
          let isShown = layout.choice[appearance] == group
          rules += "\(selector) > .g\(group) { display: \(isShown ? "block" : "none") } "
        }
      }
      if !rules.isEmpty { text += appearance.query.map { "@media \($0) { \(rules)}\n" } ?? rules + "\n" }
    }
    return text
  }

  /// Returns the rule that shows a layout instead of narrower ones.
  ///
  /// - Parameters:
  ///   - width: The minimum width of the page in pixels.
  ///   - scope: The beginning of selectors.
  private static func choice(_ number: Int, at width: Double, in scope: String = "") -> String {
    "@container (min-width: \(JSONText.number(rem(width)))rem) "
      + "{ \(scope).w { display: none } \(scope).w\(number) { display: block } }\n"
  }

  /// Converts pixels to units of the browser's font size, of 16 pixels unless the user enlarges text: labels grow with
  /// the text of the page.
  private static func rem(_ pixels: Double) -> Double { pixels.rounded(.up) / 16 }
}
