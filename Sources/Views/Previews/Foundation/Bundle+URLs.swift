import Foundation

extension Bundle {
  /// Returns the resources with an extension, like `urls(forResourcesWithExtension:subdirectory:)` on Apple's systems.
  /// Foundation on Linux returns another type; `opencharts preview` replaces calls of its function with this one.
  public func _urls(forResourcesWithExtension ext: String?, subdirectory subpath: String?) -> [URL]? {
    let nsURLs = urls(forResourcesWithExtension: ext, subdirectory: subpath)
    return nsURLs?.map { URL(fileURLWithPath: $0.path ?? "") }
  }
}
