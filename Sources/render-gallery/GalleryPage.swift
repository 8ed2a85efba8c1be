import Gallery
import SwiftUI

/// The page of the gallery.
struct GalleryPage {
  private var sections = ""
  private var links = ""

  /// Of an example's pictures, without extension.
  static func fileName(_ example: Example, _ scheme: ColorScheme) -> String {
    scheme == .dark ? "\(example.name)-dark" : example.name
  }

  mutating func add(_ example: Example, source: String) {
    links += "<a href=\"#\(example.name)\">\(Self.escaped(example.title))</a>\n"
    sections += "<section id=\"\(example.name)\">\n<h2>\(Self.escaped(example.title))</h2>\n"
    sections += "<div class=\"example\">\n<div>\n"
    for scheme in [ColorScheme.light, .dark] {
      let name = Self.fileName(example, scheme)
      let words = "\(example.title), \(scheme == .dark ? "dark" : "light")"
      let links = ["svg", "png", "pdf"].map { "<a href=\"\(name).\($0)\">\($0.uppercased())</a>" }
      sections += """
        <figure><img src="\(name).svg" width="\(Int(example.size.width))" \
        height="\(Int(example.size.height))" alt="\(Self.escaped(words))" loading="lazy">\
        <figcaption>\(links.joined(separator: " "))</figcaption></figure>

        """
    }
    sections +=
      "<p><a href=\"\(example.name).html\">Open the page of \(Self.escaped(example.title))</a></p>\n</div>\n"
    if !source.isEmpty {
      sections += "<pre tabindex=\"0\"><code>\(Self.escaped(source))</code></pre>\n"
    }
    sections += "</div>\n</section>\n"
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
    :root { color-scheme: light dark }
    body { font: 16px/1.5 Inter, -apple-system, "Segoe UI", sans-serif; margin: 2rem auto; max-width: 85rem;
      padding: 0 1rem }
    nav { columns: 14rem }
    nav a { display: block }
    section { border-top: 1px solid #8886; margin-top: 2rem }
    .example { align-items: start; display: grid; gap: 1rem }
    figure { border: 1px solid #8884; border-radius: 10px; margin: 0 0 1rem; overflow: hidden;
      width: fit-content }
    figure img { display: block; height: auto; max-width: 100% }
    figcaption { border-top: 1px solid #8884; display: flex; font-size: .8rem; gap: .8rem;
      padding: .2rem .8rem }
    pre { background: #8881; border-radius: 10px; font-size: .85rem; margin: 0; max-height: 40rem;
      overflow: auto; padding: 1rem }
    @media (min-width: 60rem) { .example { grid-template-columns: max-content minmax(0, 1fr) } }
    </style>
    </head>
    <body>
    <h1>OpenCharts: gallery</h1>
    <nav>
    \(links)</nav>
    <main>
    \(sections)</main>
    </body>
    </html>

    """
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
  }
}
