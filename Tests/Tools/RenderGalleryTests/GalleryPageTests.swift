import Foundation
import Gallery
import SwiftUI
import Testing

@testable import render_gallery

@Suite("The index of the gallery")
@MainActor
struct GalleryPageTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Examples")

  private static func entry(_ name: String) throws -> GalleryPage.Entry {
    let example = try #require(Gallery.all.first { $0.name == name })
    let scene = ImageRenderer(content: example.picture(in: .light)).scene()
    let source = try String(contentsOf: folder.appendingPathComponent("\(name).swift"), encoding: .utf8)
    return GalleryPage.Entry(example, scene, source: source)
  }

  /// A page of some examples, and its list items by identifier.
  private func page(_ names: String...) throws -> (html: String, items: [String: String]) {
    var page = GalleryPage()
    page.entries = try names.map(Self.entry)
    let html = page.html
    var items: [String: String] = [:]
    for part in html.components(separatedBy: "<li id=\"").dropFirst() {
      items[String(part.prefix { $0 != "\"" })] = part.components(separatedBy: "</li>")[0]
    }
    return (html, items)
  }

  @Test("has a thumbnail, the interactive page, the files and the code of each example")
  func items() throws {
    let (html, items) = try page("CafeSales", "BudgetDonut")
    #expect(items.keys.sorted() == ["BudgetDonut", "CafeSales"])
    let cafe = try #require(items["CafeSales"])
    for part in [
      "<h2><a href=\"CafeSales.html\">Bars</a></h2>",
      "<img src=\"CafeSales.svg\" width=\"360\" height=\"260\"",
      "srcset=\"CafeSales-dark.svg\"", "href=\"CafeSales.pdf\"", "href=\"CafeSales-dark.png\"",
      "A bar for each category: the shortest chart there is.", "y: .value(&quot;Cups&quot;, sale.cups)",
      "alt=\"Bar chart with 7 values.",
    ] {
      #expect(cafe.contains(part), "\(part)")
    }
    #expect(!html.contains("http"), "it needs no network")
  }

  @Test("knows the kinds of marks of each example, and offers the existing kinds")
  func kinds() throws {
    let (html, items) = try page("CafeSales", "PenguinWeights", "BudgetDonut", "Dashboard")
    #expect(items["CafeSales"]?.contains("data-kinds=\"bar\"") == true)
    #expect(items["BudgetDonut"]?.contains("data-kinds=\"sector\"") == true)
    let box = try #require(items["PenguinWeights"])
    for kind in ["bar", "rule", "point"] { #expect(box.prefix(120).contains(kind), "\(kind)") }
    #expect(html.contains("value=\"bar\"><span>Bars<small>"))
    #expect(html.contains("value=\"\" checked><span>All<small>4</small>"))
    #expect(try !page("CafeSales").html.contains("value=\"sector\""), "no example has sectors")
  }

  @Test("knows the marks of 3-D charts, and every example has a kind")
  func everyKind() throws {
    let (html, items) = try page("CafeSales", "SincSurfaces")
    #expect(html.contains("value=\"surface\"><span>Surfaces<small>1</small>"))
    #expect(items["SincSurfaces"]?.contains("Marks: surfaces") == true)
    for example in Gallery.all {
      let scene = ImageRenderer(content: example.picture(in: .light)).scene()
      #expect(!GalleryPage.kinds(of: scene.list).isEmpty, "\(example.name)")
    }
  }

  @Test("plays the sound of an example, and loads it only then")
  func sounds() throws {
    let (_, items) = try page("CafeSales")
    let player =
      "<audio controls preload=\"none\" src=\"CafeSales.wav\" aria-label=\"Sound of Bars\"></audio>"
    #expect(items["CafeSales"]?.contains(player) == true)
  }

  @Test("lists the topics of each example, and several examples for every topic")
  func topics() throws {
    let (html, items) = try page("CafeSales", "BudgetDonut")
    #expect(items["CafeSales"]?.contains("data-topics=\"comparison\"") == true)
    #expect(items["BudgetDonut"]?.contains("Parts of a whole. Marks: sectors") == true)
    #expect(html.contains("name=\"topic\" value=\"parts\"><span>Parts of a whole<small>1</small>"))
    #expect(!html.contains("value=\"space\""), "no example has three dimensions")
    for example in Gallery.all { #expect(!example.topics.isEmpty, "\(example.name)") }
    for topic in ExampleTopic.allCases {
      #expect(Gallery.all.count { $0.topics.contains(topic) } >= 4, "\(topic)")
    }
  }

  @Test("takes the description of an example from the comment before its view")
  func comment() {
    let source = "import Charts\n\n/// Bars: `BarMark`\n/// in two lines.\npublic struct Two: View {}\n"
    #expect(GalleryPage.comment(of: "Two", in: source) == "Bars: `BarMark` in two lines.")
    #expect(
      GalleryPage.comment(of: "Three", in: source) == nil && GalleryPage.comment(of: "Two", in: "") == nil)
  }
}
