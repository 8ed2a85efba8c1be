/// The parts of the script of every page, each compacted once per process: a report has a page for each chart.
enum ScriptPart {
  static let elements = compacted(PackageResources.elements_js)
  static let unpack = compacted(PackageResources.unpack_js)
  static let data = compacted(PackageResources.data_js)
  static let picture = compacted(PackageResources.picture_js)
  static let marker = compacted(PackageResources.marker_js)
  static let view = compacted(PackageResources.view_js)
  static let axis = compacted(PackageResources.axis_js)
  static let scroll = compacted(PackageResources.scroll_js)
  static let select = compacted(PackageResources.select_js)
  static let notes = compacted(PackageResources.notes_js)
  static let keys = compacted(PackageResources.keys_js)
  static let outline = compacted(PackageResources.outline_js)
  static let sound = compacted(PackageResources.sound_js)
  static let player = compacted(PackageResources.player_js)
  static let table = compacted(PackageResources.table_js)
  static let tools = compacted(PackageResources.tools_js)
  static let slices = compacted(PackageResources.slices_js)
  static let page = compacted(PackageResources.page_js)
  static let frame = compacted(PackageResources.frame_js)
  static let load = compacted(PackageResources.load_js)

  private static func compacted(_ file: [UInt8]) -> String { PageScript.compact(PageScript.text(file)) }
}
