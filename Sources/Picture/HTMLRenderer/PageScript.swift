/// The style sheet and the script of every page, from the files beside this one.
enum PageScript {
  static let style = text(PackageResources.page_css)

  /// In one scope, in the order of their need, the parts that a page has a use for.
  static func script(scrolls: Bool, selects: Bool, turns: Bool = false) -> String {
    let parts =
      [
        PackageResources.elements_js, PackageResources.data_js, PackageResources.picture_js,
        PackageResources.marker_js, PackageResources.view_js,
        scrolls || selects ? PackageResources.axis_js : [],
        scrolls ? PackageResources.scroll_js : [], selects || turns ? PackageResources.link_js : [],
        selects ? PackageResources.select_js : [],
      ] + (turns ? turning : []) + [
        PackageResources.notes_js, PackageResources.keys_js, PackageResources.outline_js,
        PackageResources.sound_js, PackageResources.player_js, PackageResources.table_js,
        PackageResources.tools_js, PackageResources.page_js,
      ]
    return "'use strict';\n{\n" + parts.map { compact(text($0)) }.joined() + "}\n"
  }

  /// What turns charts in three dimensions.
  static let turning = [
    PackageResources.camera_js, PackageResources.space_js, PackageResources.paint_js,
    PackageResources.turn_js,
  ]

  /// As the pages have it: a tab for each two spaces at the beginning of a line, none that it does not need within
  /// it, and of the comments what each part is, because every page carries it.
  static func compact(_ text: String) -> String {
    var result = ""
    for line in text.split(whereSeparator: \.isNewline) {
      let depth = line.prefix { $0 == " " }.count / 2
      let code = line.dropFirst(depth * 2)
      if result.isEmpty {
        result = code.prefix { !":;.".contains($0) } + "\n"
        continue
      }
      if code.hasPrefix("/**") || code.hasPrefix("//") { continue }
      result += String(repeating: "\t", count: depth) + ScriptCompactor.compact(code) + "\n"
    }
    return result
  }

  static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
