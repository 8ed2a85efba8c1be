import Gallery
import OpenChartsChartEngine
import OpenChartsChartModel
import OpenChartsDisplayList
import OpenChartsPictures
import OpenChartsSVGRenderer
import SwiftUI

/// The index of the gallery: a thumbnail of each example, which links to its interactive page. Examples can be filtered
/// by kind of mark and searched by words. The index is one file, which needs only the pictures and pages in the same
/// folder.
struct GalleryPage {
  /// The texts about one example.
  struct Entry {
    /// The stem of the example's file names.
    var name: String
    var title: String
    /// The topics of the example.
    var topics: [ExampleTopic]
    /// Whether the example has a chart with an audio graph.
    var isHeard = true
    /// The size of the picture, in points.
    var size: CGSize
    /// The kinds of its marks, in drawing order.
    var kinds: [MarkKind]
    /// The alternative text of the picture.
    var description: String
    /// The source code; empty if it is not available.
    var source: String
  }

  var entries: [Entry] = []

  /// The outputs of an example other than pictures and pages.
  static let others = OutputFormat.allCases.filter { $0.kind == .text || $0.kind == .sound }

  /// The path of an example's pictures, without extension.
  static func fileName(_ name: String, _ scheme: ColorScheme) -> String {
    scheme == .dark ? "\(name)-dark" : name
  }

  /// The kinds of all marks of a picture's charts.
  static func kinds(of list: DisplayList) -> [MarkKind] {
    var markKinds: [MarkKind] = []
    for drawn in list.charts.map(\.drawn) {
      let names = drawn.marks.map(\.name) + (drawn.scene?.kinds ?? [])
      for kind in names.map({ MarkKind($0) }) where !markKinds.contains(kind) { markKinds.append(kind) }
    }
    return markKinds
  }

  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>OpenCharts: gallery</title>
    <style>
    \(String(decoding: PackageResources.index_css, as: UTF8.self))</style>
    </head>
    <body>
    <header>
    <h1>OpenCharts: gallery</h1>
    <p>Each picture opens its page: values by pointer and keys, sound, and the data as a table.</p>
    \(form)</header>
    <main>
    <p role="status">\(entries.count) examples</p>
    <ul class="examples">
    \(entries.map(item).joined())</ul>
    </main>
    <script>
    \(String(decoding: PackageResources.index_js, as: UTF8.self))</script>
    </body>
    </html>

    """
  }

  /// The search form. It is hidden until the script runs, because it has no effect without the script.
  private var form: String {
    let topics = ExampleTopic.allCases.map { topic in
      (topic.rawValue, topic.name, entries.count { $0.topics.contains(topic) })
    }
    // A surface exists in 3-D charts only, so it is not a kind of mark.
    let kinds = (MarkKind.allCases + [MarkKind("surface")]).map { kind in
      (kind.name, Self.name(kind), entries.count { $0.kinds.contains(kind) })
    }
    return """
      <form role="search" hidden>
      <label class="find">Words in title, text or code <input type="search" name="find" autocomplete="off"></label>
      \(choices("kind", "Kind of mark", kinds))\(choices("topic", "Topic", topics))</form>

      """
  }

  /// The choices of a filter: all values, or one of them.
  private func choices(
    _ group: String, _ legend: String, _ options: [(value: String, name: String, count: Int)]
  ) -> String {
    let all = [(value: "", name: "All", count: entries.count)] + options.filter { $0.count > 0 }
    let labels = all.map { value, name, count in
      "<label><input type=\"radio\" name=\"\(group)\" value=\"\(value)\"\(value.isEmpty ? " checked" : "")>"
        + "<span>\(name)<small>\(count)</small></span></label>\n"
    }
    return """
      <fieldset>
      <legend>\(legend)</legend>
      <div class="choices">
      \(labels.joined())</div>
      </fieldset>

      """
  }

  private func item(_ entry: Entry) -> String {
    let title = Markup.escaped(entry.title)
    let commentMarkup = Self.comment(of: entry.name, in: entry.source).map {
      "<p class=\"told\">\(Self.marked($0))</p>\n"
    }
    let topics = entry.topics.map(\.name).joined(separator: ", ")
    let marks = "Marks: " + entry.kinds.map { Self.name($0).lowercased() }.joined(separator: ", ")
    let code =
      entry.source.isEmpty
      ? ""
      : "<pre tabindex=\"0\" role=\"region\" aria-label=\"Code of \(title)\"><code>"
        + "\(Markup.escaped(entry.source))</code></pre>\n"
    return """
      <li id="\(entry.name)" data-kinds="\(entry.kinds.map(\.name).joined(separator: " "))" \
      data-topics="\(entry.topics.map(\.rawValue).joined(separator: " "))">
      <div class="thumbnail"><picture>\
      <source media="(prefers-color-scheme: dark)" srcset="\(Self.fileName(entry.name, .dark)).svg">\
      <img src="\(entry.name).svg" width="\(Int(entry.size.width))" height="\(Int(entry.size.height))" \
      alt="\(Markup.escaped(entry.description))" loading="lazy"></picture></div>
      <div class="about">
      <h2><a href="\(entry.name).html">\(title)</a></h2>
      \(commentMarkup ?? "")<p class="marks">\(topics). \(marks)</p>
      <details><summary>\(code.isEmpty ? "Files" : "Code and files")\
      <span class="unseen"> of \(title)</span></summary>
      \(files(entry.name, .light))\(files(entry.name, .dark))\(words(entry))\(code)</details>
      </div>
      </li>

      """
  }

  private func files(_ name: String, _ scheme: ColorScheme) -> String {
    let (file, word) = (Self.fileName(name, scheme), scheme == .dark ? "Dark" : "Light")
    let links = OutputFormat.allCases.filter { $0.kind == .picture }.map(\.rawValue).map {
      "<a href=\"\(file).\($0)\"><span class=\"unseen\">\(word) </span>\($0.uppercased())</a>"
    }
    return "<p class=\"files\"><span>\(word)</span> \(links.joined(separator: " "))</p>\n"
  }

  /// The transcript and the sound.
  private func words(_ entry: Entry) -> String {
    let links = Self.others.filter { $0.kind == .text || entry.isHeard }.map { format in
      "<a href=\"\(entry.name).\(format.rawValue)\">\(format.kind == .text ? "Transcript" : "Sound")</a>"
    }
    let isSound = Self.others.contains { $0.kind == .sound } && entry.isHeard
    let player =
      isSound
      ? "<audio controls preload=\"none\" src=\"\(entry.name).wav\" "
        + "aria-label=\"Sound of \(Markup.escaped(entry.title))\"></audio>\n" : ""
    return "<p class=\"files\"><span>Words</span> \(links.joined(separator: " "))</p>\n" + player
  }

  private static func name(_ kind: MarkKind) -> String {
    kind.name.prefix(1).uppercased() + kind.name.dropFirst() + "s"
  }

  /// The doc comment before a view.
  static func comment(of name: String, in source: String) -> String? {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    guard let structLine = lines.firstIndex(where: { $0.contains("struct \(name):") }) else { return nil }
    let comment = lines[..<structLine].reversed().prefix { $0.hasPrefix("///") }.reversed()
    let text = comment.map { $0.dropFirst(3).trimmingPrefix(" ") }.joined(separator: " ")
    return text.isEmpty ? nil : text
  }

  /// Converts code in backquotes to code elements.
  private static func marked(_ text: String) -> String {
    Markup.escaped(text).split(separator: "`", omittingEmptySubsequences: false).enumerated().map {
      index, part in
      index % 2 == 1 ? "<code>\(part)</code>" : String(part)
    }.joined()
  }
}
