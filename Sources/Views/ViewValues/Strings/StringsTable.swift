import Foundation
import OpenChartsLimits
import Synchronization

/// Tables of localized strings: catalogues (`.xcstrings`), and `.strings` files in `.lproj` folders.
package enum StringsTable {
  /// Returns the text of a key; `nil` if there is no table or no such key.
  ///
  /// The folder of the executable is searched for tables once per process, so a program without tables pays for the
  /// search only once.
  ///
  /// - Parameter numbers: The numeric arguments of the key; `nil` for arguments of other types. They select plural
  ///   forms, such as “1 step” and “2 steps”.
  package static func lookUp(
    _ key: String, table: String?, bundle: Bundle?, locale: Locale, numbers: [Double?] = []
  ) -> String? {
    let root: String
    if let bundle {
      root = bundle.resourcePath ?? bundle.bundlePath
    } else {
      guard let mainRoot else { return nil }
      root = mainRoot
    }
    let languages = folders(locale)
    if let catalog = StringsCatalog.at("\(root)/\(table ?? "Localizable").xcstrings"),
      let text = catalog.text(of: key, languages: languages, numbers: numbers)
    {
      return text
    }
    for folder in languages {
      let path = "\(root)/\(folder).lproj/\(table ?? "Localizable").strings"
      // A `.stringsdict` file with plural forms takes precedence.
      let language = folder == "Base" ? "en" : folder
      if let forms = StringsCatalog.dictionary(at: path + "dict", language: language),
        let text = forms.text(of: key, languages: [language], numbers: numbers)
      {
        return text
      }
      if let text = contents(path)?[key] { return text }
    }
    return nil
  }

  /// The folder of the executable, if it contains tables.
  private static let mainRoot: String? = {
    guard
      let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"),
      let slash = path.lastIndex(of: "/")
    else { return nil }
    let folder = String(path[..<slash])
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.contains { $0.hasSuffix(".lproj") || $0.hasSuffix(".xcstrings") } ? folder : nil
  }()

  /// Returns folder names for a locale, the closest first.
  private static func folders(_ locale: Locale) -> [String] {
    let whole = String(locale.identifier.prefix { $0 != "@" })
    let language = String(whole.prefix { $0 != "_" && $0 != "-" })
    let dashed = String(whole.map { $0 == "_" ? "-" : $0 })
    var names = [whole, dashed, language]
    if language != "en" { names.append("en") }
    names.append("Base")
    return names
  }

  private static let cache = Mutex(BoundedCache<String, [String: String]?>(limit: Limits.cachedFiles.value))

  private static func contents(_ path: String) -> [String: String]? {
    cache.withLock { cache in
      cache.value(for: path) {
        PlainFile.contents(path).flatMap { data in
          (try? PropertyListSerialization.propertyList(from: Data(data), format: nil)) as? [String: String]
        }
      }
    }
  }
}
