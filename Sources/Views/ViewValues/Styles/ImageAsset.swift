import Foundation
import OpenChartsCairoRenderer
import OpenChartsDisplayList
import OpenChartsLimits
import Synchronization

/// A pixel image by name: in an asset catalogue, or a file in the bundle's resources.
package struct ImageAsset: Hashable, Sendable {
  package let name: String
  /// The folder of the bundle's resources; `nil` means the program's folder.
  package let folder: String?
  /// An image from the program's memory, instead of a file.
  private var given: File?

  package init(name: String, folder: String?) {
    self.name = name
    self.folder = folder
  }

  /// Creates an image without a name; `scale` is in pixels per point.
  package init(_ image: RasterImage, scale: Double) {
    (name, folder) = ("", nil)
    given = File(image: image, scale: scale, isTemplate: false)
  }

  package struct File: Hashable, Sendable {
    package var image: RasterImage
    /// Pixels per point.
    package var scale: Double
    package var isTemplate: Bool

    /// The size in points.
    package var size: CGSize {
      CGSize(width: Double(image.width) / scale, height: Double(image.height) / scale)
    }
  }

  /// The traits that select one of the files of a name.
  package struct Traits: Hashable, Sendable {
    package var isDark: Bool
    package var isContrasted: Bool
    package var scale: Double

    package init(isDark: Bool, isContrasted: Bool, scale: Double) {
      self.isDark = isDark
      self.isContrasted = isContrasted
      self.scale = scale
    }
  }

  /// Returns the best file: first by appearance, then by the nearest scale at or above the device's scale.
  package func file(for traits: Traits) -> File? {
    if let given { return given }
    return Self.cache.withLock { $0.value(for: Key(asset: self, traits: traits)) { loadFile(for: traits) } }
  }

  /// The message for an image without a file.
  package func missing(_ replacement: String) -> String {
    let set = AssetFolders.find("\(name).imageset", in: folder ?? AssetFolders.main)
    let files = set.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0) } ?? []
    if let problem = SVGImage.problem, files.contains(where: { $0.lowercased().hasSuffix(".svg") }) {
      return "The image “\(name)” is an SVG: \(problem). \(replacement) is drawn instead."
    }
    return "There is no PNG, JPEG or SVG image named “\(name)”: \(replacement) is drawn instead."
  }

  private struct Key: Hashable {
    var asset: ImageAsset
    var traits: Traits
  }
  /// Costs are bytes; a missing file counts as the size of its key.
  private static let cache = Mutex(
    BoundedCache<Key, File?>(limit: Limits.cachedImageBytes.value) { ($0?.image.bytes.count ?? 0) + 256 })

  private func loadFile(for traits: Traits) -> File? {
    guard !name.isEmpty else { return nil }
    let root = folder ?? AssetFolders.main
    if let set = AssetFolders.find("\(name).imageset", in: root) { return Self.file(of: set, for: traits) }
    for resourceFolder in AssetFolders.resources(of: root) {
      if let file = looseFile(in: resourceFolder, scale: traits.scale) { return file }
    }
    return nil
  }

  /// Returns `Name.png`, `Name@2x.png` and so on. The extension may be part of the name.
  private func looseFile(in folder: String, scale: Double) -> File? {
    var (stem, endings) = (name, ["png", "jpg", "jpeg"])
    if let dot = name.lastIndex(of: "."), endings.contains(name[name.index(after: dot)...].lowercased()) {
      stem = String(name[..<dot])
      endings = [String(name[name.index(after: dot)...])]
    }
    for factor in Self.order([1, 2, 3], for: scale) {
      let mark = factor == 1 ? "" : "@\(Int(factor))x"
      for ending in endings {
        if let image = Self.read("\(folder)/\(stem)\(mark).\(ending)") {
          return File(image: image, scale: factor, isTemplate: false)
        }
      }
    }
    return nil
  }

  private struct Entry {
    var path: String
    var scale: Double
    /// How well the file fits the appearance; `nil` if it is for another appearance.
    var fit: Int?
  }

  /// Returns the file of an image set, whose contents list the scale and appearance of each file.
  private static func file(of set: String, for traits: Traits) -> File? {
    guard let data = PlainFile.contents(set + "/Contents.json"),
      let json = (try? JSONSerialization.jsonObject(with: Data(data))) as? [String: Any],
      let images = json["images"] as? [[String: Any]]
    else { return nil }
    let intent = (json["properties"] as? [String: Any])?["template-rendering-intent"] as? String
    let entries = images.compactMap { image -> Entry? in
      guard let name = image["filename"] as? String else { return nil }
      let appearances = (image["appearances"] as? [[String: String]] ?? []).compactMap { $0["value"] }
      let (isDark, isContrasted) = (appearances.contains("dark"), appearances.contains("high"))
      let isForAnother = isDark && !traits.isDark || isContrasted && !traits.isContrasted
      let fit = (isDark == traits.isDark ? 2 : 0) + (isContrasted == traits.isContrasted ? 1 : 0)
      let scale = (image["scale"] as? String).flatMap { Double($0.dropLast()) } ?? 1
      return Entry(
        path: "\(set)/\(name)", scale: scale > 0 && scale.isFinite ? scale : 1,
        fit: isForAnother ? nil : fit)
    }
    for fit in (0...3).reversed() {
      let fitting = entries.filter { $0.fit == fit }
      for factor in order(fitting.map(\.scale), for: traits.scale) {
        for entry in fitting where entry.scale == factor {
          let read =
            entry.path.lowercased().hasSuffix(".svg")
            ? drawSVG(entry.path, scale: traits.scale) : read(entry.path).map { ($0, factor) }
          guard let (image, scale) = read else { continue }
          return File(image: image, scale: scale, isTemplate: intent == "template")
        }
      }
    }
    return nil
  }

  /// Sorts scales: first those at or above the given one, ascending, then those below, descending.
  private static func order(_ scales: [Double], for scale: Double) -> [Double] {
    scales.filter { $0 >= scale }.sorted() + scales.filter { $0 < scale }.sorted(by: >)
  }

  /// Returns the pixels of an SVG file and their number per point.
  private static func drawSVG(_ path: String, scale: Double) -> (RasterImage, Double)? {
    PlainFile.contents(path, limit: Limits.imageBytes).flatMap { SVGImage.raster($0, scale: scale) }
  }

  private static func read(_ path: String) -> RasterImage? { RasterImage(contentsOfFile: path) }
}

extension RasterImage {
  /// Reads a PNG or JPEG file; `nil` for other files, for files that are not regular, and for too large ones.
  package convenience init?(contentsOfFile path: String) {
    guard let bytes = PlainFile.contents(path, limit: Limits.imageBytes) else { return nil }
    self.init(bytes)
  }
}
