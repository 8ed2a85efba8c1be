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
    return "'use strict';\n{\n" + parts.map { tabbed(text($0)) }.joined(separator: "\n") + "}\n"
  }()

  /// Pages have a tab for each two spaces at the beginning of a line.
  private static func tabbed(_ text: String) -> String {
    let lines = text.split { $0 == "\n" }
    let tabbed = lines.map { line -> String in
      let depth = line.prefix { $0 == " " }.count / 2
      return String(repeating: "\t", count: depth) + line.dropFirst(depth * 2)
    }
    return tabbed.joined(separator: "\n")
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
