#if canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Finds the static faces of Inter, the substitute for the system font, without fontconfig.
///
/// A query to fontconfig takes tens of milliseconds in a new process; opening a known path takes none. If the
/// environment names a fontconfig configuration, only fontconfig is used.
final class InterFaces: Sendable {
  static let shared = InterFaces()

  private let directory: String?
  private let ending: String

  private static let directories = [
    "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/inter", "/usr/share/fonts/inter",
    "/usr/share/fonts/rsms-inter-fonts", "/usr/share/fonts/OTF", "/usr/share/fonts/TTF",
    "/usr/local/share/fonts/inter", "/usr/local/share/fonts",
  ]
  private static let weights = [
    "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
  ]

  private init() {
    var installedDirectory: String?
    var suffix = ".otf"
    let isConfigured = ["FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT"].contains {
      (name: String) in getenv(name) != nil
    }
    search: for directory in isConfigured ? [] : Self.directories {
      for ending in [".otf", ".ttf"] where access("\(directory)/Inter-Regular\(ending)", R_OK) == 0 {
        installedDirectory = directory
        suffix = ending
        break search
      }
    }
    directory = installedDirectory
    ending = suffix
  }

  /// Returns the face nearest to a weight; `nil` if Inter is not installed.
  func source(weight: Int, italic: Bool) -> FontSource? {
    guard let directory else { return nil }
    let step = min(max((weight + 50) / 100, 1), 9) - 1
    var name = Self.weights[step]
    if italic { name = name == "Regular" ? "Italic" : name + "Italic" }
    return FontSource(path: "\(directory)/Inter-\(name)\(ending)")
  }
}
