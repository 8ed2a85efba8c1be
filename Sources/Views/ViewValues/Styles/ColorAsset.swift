import Foundation
import OpenChartsDisplayList
import OpenChartsLimits
import Synchronization

/// A colour in an asset catalogue.
///
/// Catalogues are read in source form (`Name.colorset/Contents.json`), because there is no asset compiler on Linux.
package struct ColorAsset: Hashable, Sendable {
  let name: String
  /// The folder of the bundle's resources; `nil` means the program's folder.
  let folder: String?

  /// Returns the components in an appearance; `nil` if the catalogue has no such colour.
  func rgba(dark: Bool, increasedContrast: Bool) -> RGBA? {
    guard let entries = Self.entries(name, in: folder ?? AssetFolders.main) else { return nil }
    func fit(_ entry: Entry) -> Int? {
      if entry.isDark && !dark || entry.isContrasted && !increasedContrast { return nil }
      return (entry.isDark == dark ? 2 : 0) + (entry.isContrasted == increasedContrast ? 1 : 0)
    }
    return entries.compactMap { entry in fit(entry).map { ($0, entry) } }.max { $0.0 < $1.0 }?.1.color
  }

  private struct Entry: Sendable {
    var color: RGBA
    var isDark: Bool
    var isContrasted: Bool
  }

  private static let cache = Mutex(BoundedCache<String, [Entry]?>(limit: Limits.cachedNames.value))

  private static func entries(_ name: String, in folder: String) -> [Entry]? {
    cache.withLock { cache in
      cache.value(for: folder + "\n" + name) {
        AssetFolders.find("\(name).colorset", in: folder).flatMap(read)
      }
    }
  }

  private static func read(_ path: String) -> [Entry]? {
    guard let data = PlainFile.contents(path + "/Contents.json"),
      let json = (try? JSONSerialization.jsonObject(with: Data(data))) as? [String: Any],
      let colors = json["colors"] as? [[String: Any]]
    else { return nil }
    return colors.compactMap { entry in
      guard let color = entry["color"] as? [String: Any],
        let parts = color["components"] as? [String: String]
      else { return nil }
      func part(_ name: String) -> Double {
        guard let text = parts[name] else { return name == "alpha" ? 1 : 0 }
        if text.hasPrefix("0x") { return Double(Int(text.dropFirst(2), radix: 16) ?? 0) / 255 }
        guard let value = Double(text), value.isFinite else { return 0 }
        // Integers without a point are bytes, except for alpha.
        return name == "alpha" || text.contains(".") ? value : value / 255
      }
      let isGray = parts["white"] != nil
      let rgb =
        isGray ? [part("white"), part("white"), part("white")] : [part("red"), part("green"), part("blue")]
      let space: Color.RGBColorSpace =
        switch color["color-space"] as? String {
        case "display-p3": .displayP3
        case "extended-linear-srgb": .sRGBLinear
        default: .sRGB
        }
      guard
        case .rgba(let rgba) = Color(
          space, red: rgb[0], green: rgb[1], blue: rgb[2], opacity: part("alpha")
        ).storage
      else { return nil }
      let appearances = (entry["appearances"] as? [[String: String]] ?? []).compactMap { $0["value"] }
      return Entry(
        color: rgba, isDark: appearances.contains("dark"), isContrasted: appearances.contains("high"))
    }
  }
}

extension Color {
  /// Creates a colour from an asset catalogue in the bundle's resources. A missing colour is grey, and the picture's
  /// diagnostics report it.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.asset(ColorAsset(name: name, folder: bundle.map { $0.resourcePath ?? $0.bundlePath })))
  }

  /// Creates a colour from an asset catalogue; `nil` if it has no such colour.
  package init?(asset name: String, bundle: Bundle?) {
    let asset = ColorAsset(name: name, folder: bundle.map { $0.resourcePath ?? $0.bundlePath })
    guard asset.rgba(dark: false, increasedContrast: false) != nil else { return nil }
    self.init(.asset(asset))
  }
}
