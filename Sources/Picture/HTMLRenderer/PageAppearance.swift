import DisplayList

/// What a reader may ask a page to look like.
package enum PageAppearance: Int, CaseIterable, Hashable, Sendable {
  case light, dark, lightContrast, darkContrast

  package var isDark: Bool { self == .dark || self == .darkContrast }
  package var hasContrast: Bool { self == .lightContrast || self == .darkContrast }

  /// The media query that later rules are bound to; `nil` for what holds without one.
  var query: String? {
    switch self {
    case .light: nil
    case .dark: "(prefers-color-scheme: dark)"
    case .lightContrast: "(prefers-contrast: more)"
    case .darkContrast: "(prefers-color-scheme: dark) and (prefers-contrast: more)"
    }
  }
}

/// A picture in one width, in all appearances that a page may need.
package struct PageLayout: Sendable {
  /// Points.
  package var size: Size
  /// At least the light one; where others are missing it stands for them.
  package var pictures: [PageAppearance: DisplayList]

  package init(size: Size, pictures: [PageAppearance: DisplayList]) {
    self.size = size
    self.pictures = pictures
  }

  /// The picture whose accessible nodes speak for all.
  var main: DisplayList { pictures[.light] ?? pictures.values.first ?? DisplayList() }
}

/// Everything that goes into a page.
package struct PageContent {
  /// In order of width; at least one.
  package var layouts: [PageLayout]
  /// The layout that the text and the data are taken from.
  package var mainLayout = 0
  package var title = ""
  /// BCP 47.
  package var language = "en"
  /// The ground that the picture was made for.
  package var grounds: [PageAppearance: RGBA] = [:]
  /// All of the charts of the main layout that scroll, by their numbers.
  package var unrolled: [PageAppearance: [any UnrolledChart]] = [:]

  /// Nonce of the page's script, for a content security policy; letters and digits.
  package var scriptNonce: String?

  package init(layouts: [PageLayout]) { self.layouts = layouts }
}
