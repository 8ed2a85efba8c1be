/// The files of a logo, as a report or a theme file names them.
struct LogoFiles: Equatable, Sendable {
  /// The keys of its settings.
  enum Key: String, CaseIterable {
    case light = "logo"
    case dark = "dark-logo"
    case words = "logo-text"
  }

  /// The name of the picture.
  var light: String?
  /// The name of the picture on dark pages; `nil` means the same one, on a light plate.
  var dark: String?
  /// The alternative text; `nil` if the logo is decoration.
  var words: String?
  /// The folder that names start from, with a slash at the end; empty for the current folder.
  var folder = ""
  /// The line of the report that names the logo or its theme.
  var line = 1
  /// Whether the command line names its theme. Then its files may be outside the folder of the report.
  var isTrusted = false

  subscript(_ key: Key) -> String? {
    get {
      switch key {
      case .light: light
      case .dark: dark
      case .words: words
      }
    }
    set {
      switch key {
      case .light: light = newValue
      case .dark: dark = newValue
      case .words: words = newValue
      }
    }
  }

  /// The key that needs another one; `nil` if none does.
  var incompleteKey: Key? { light != nil ? nil : dark != nil ? .dark : words != nil ? .words : nil }

  /// The paths of its pictures, relative to the current folder.
  var paths: [String] { [light, dark].compactMap { $0.map(path) } }

  func path(_ name: String) -> String { name.hasPrefix("/") ? name : folder + name }
}
