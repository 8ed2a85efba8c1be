/// The style sheet and the script of every page, from the files beside this one.
enum PageScript {
  static let style = text(PackageResources.page_css)

  /// All parts in one scope, in the order of their need.
  static let script: String = {
    let parts = [
      PackageResources.data_js, PackageResources.picture_js, PackageResources.marker_js,
      PackageResources.view_js, PackageResources.keys_js, PackageResources.outline_js,
      PackageResources.sound_js, PackageResources.table_js, PackageResources.tools_js,
    ]
    return "'use strict';\n{\n" + parts.map(text).joined(separator: "\n") + "}\n"
  }()

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
