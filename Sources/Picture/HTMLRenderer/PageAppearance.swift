import OpenChartsDisplayList

/// An appearance of a page, selected by the user's system settings.
package enum PageAppearance: Int, CaseIterable, Hashable, Sendable {
  case light, dark, lightContrast, darkContrast

  package var isDark: Bool { self == .dark || self == .darkContrast }
  package var hasContrast: Bool { self == .lightContrast || self == .darkContrast }

  /// The media query for the appearance's rules; `nil` for the default. Paper is light.
  var query: String? {
    switch self {
    case .light: nil
    case .dark: "screen and (prefers-color-scheme: dark)"
    case .lightContrast: "(prefers-contrast: more)"
    case .darkContrast: "screen and (prefers-color-scheme: dark) and (prefers-contrast: more)"
    }
  }
}

/// A picture in one width, in all appearances that a page may need.
package struct PageLayout: Sendable {
  /// The size in points.
  package var size: Size
  /// The pictures by appearance. The light picture must exist, and replaces missing pictures.
  package var pictures: [PageAppearance: DisplayList]

  package init(size: Size, pictures: [PageAppearance: DisplayList]) {
    self.size = size
    self.pictures = pictures
  }

  /// The picture whose accessibility nodes describe all of them.
  var main: DisplayList { pictures[.light] ?? pictures.values.first ?? DisplayList() }
}

/// The content of a page.
package struct PageContent {
  /// The layouts, ascending by width; at least one.
  package var layouts: [PageLayout]
  /// The index of the layout that provides the text and the data.
  package var mainLayout = 0
  package var title = ""
  /// The language as a BCP 47 tag.
  package var language = "en"
  /// The background colours that the picture was made for.
  package var backgrounds: [PageAppearance: RGBA] = [:]
  /// The full-length sources of the scrolling charts of the main layout, by index.
  package var unrolled: [PageAppearance: [any UnrolledChart]] = [:]

  /// The nonce of the page's script for a Content-Security-Policy; letters and digits.
  package var scriptNonce: String?

  package init(layouts: [PageLayout]) { self.layouts = layouts }
}
