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
    guard let data = FileManager.default.contents(atPath: path + "/Contents.json"),
      let json = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any],
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

/// Finds entries of asset catalogues.
enum AssetFolders {
  /// The folder of the executable.
  static let main: String = {
    guard let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"),
      let slash = path.lastIndex(of: "/")
    else { return "." }
    return String(path[..<slash])
  }()

  /// Returns the folder of this name in the catalogues of a folder, or in the bundles beside an executable. A name with
  /// slashes (`Icons/star.imageset`) is a path within a catalogue or one of its folders.
  static func find(_ name: String, in folder: String) -> String? {
    let parts = name.split(separator: "/").map(String.init)
    func search(_ path: String, depth: Int) -> String? {
      guard depth > 0, let first = parts.first else { return nil }
      let all = names(path).filter { !$0.hasPrefix(".") }
      if all.contains(first),
        parts.count == 1
          || names("\(path)/\(parts.dropLast().joined(separator: "/"))").contains(parts[parts.count - 1])
      {
        return "\(path)/\(name)"
      }
      for inner in all where !inner.contains(".") {
        if let match = search("\(path)/\(inner)", depth: depth - 1) { return match }
      }
      return nil
    }
    for inner in names(folder) {
      if inner.hasSuffix(".xcassets"), let match = search("\(folder)/\(inner)", depth: 6) { return match }
      if inner.hasSuffix(".resources") || inner.hasSuffix(".bundle"),
        let match = find(name, in: "\(folder)/\(inner)")
      {
        return match
      }
    }
    return nil
  }

  /// Returns a folder and the bundles in it.
  static func resources(of folder: String) -> [String] {
    let bundles = names(folder).filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }
    return [folder] + bundles.map { "\(folder)/\($0)" }
  }

  private static func names(_ path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
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
