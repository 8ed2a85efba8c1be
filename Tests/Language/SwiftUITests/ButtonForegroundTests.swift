import Foundation
import OpenChartsDisplayList
import SwiftUI
import Testing

@MainActor @Suite struct ButtonForegroundTests {
  /// The colours of the texts of a view, by text.
  private func colors(_ view: some View) -> [String: RGBA] {
    func texts(_ items: [DisplayItem]) -> [(String, RGBA)] {
      items.flatMap { item -> [(String, RGBA)] in
        switch item {
        case .text(let run): [(run.span.string, run.span.color)]
        case .group(let group): texts(group.children)
        case .path, .rects, .symbols, .scene, .image: []
        }
      }
    }
    let items = Probe.tree(view, width: 320, height: 480).draw().list.items
    return Dictionary(texts(items)) { first, _ in first }
  }

  @Test func aStyleAroundButtonsMenusAndLinksIsTheirs() throws {
    let address = try #require(URL(string: "https://example.org"))
    let view = NavigationStack {
      VStack {
        Button("Button") {}.foregroundColor(.white)
        Menu("Menu") { Button("x") {} }
        NavigationLink("Link") { Text("There") }
        Link("Web", destination: address)
        Button("Delete", role: .destructive) {}
      }
      .foregroundStyle(.white)
    }
    let colors = colors(view)
    for name in ["Button", "Menu", "Link", "Web", "Delete"] { #expect(colors[name] == .white, "\(name)") }
  }

  @Test func withoutAStyleTheyHaveTheTint() {
    let view = NavigationStack {
      VStack {
        Button("Button") {}
        Menu("Menu") { Button("x") {} }
        NavigationLink("Link") { Text("There") }
        Button("Delete", role: .destructive) {}
      }
      .tint(.green)
    }
    let colors = colors(view)
    let green = colors["Button"]
    #expect(green != nil && green != .white && green == colors["Menu"] && green == colors["Link"])
    #expect(colors["Delete"] != green && colors["Delete"] != .white)
  }

  @Test func theGreyOfAContainerLeavesThemTheTint() {
    let view = List {
      Section {
        LabeledContent("Row") { Button("In a row") {} }
      } header: {
        Button("In a header") {}
      } footer: {
        Button("In a footer") {}
      }
    }
    let colors = colors(view)
    let tint = self.colors(Button("Plain") {})["Plain"]
    for name in ["In a row", "In a header", "In a footer"] { #expect(colors[name] == tint, "\(name)") }
  }

  @Test func stylesAroundAStackOrAnAlertStopAtItsOwnGround() {
    let view = NavigationStack {
      Text("Inside").navigationTitle("Title")
        .confirmationDialog("Question", isPresented: .constant(true)) { Button("Answer") {} }
    }
    .foregroundStyle(.white)
    let colors = colors(view)
    #expect(colors["Inside"] == .white)
    #expect(colors["Title"] != nil && colors["Title"] != .white)
    let dialog = self.colors(ImageContent(view: view))
    #expect(dialog["Answer"] != nil && dialog["Answer"] != .white)
  }

  /// The view with its presentations, as in a picture.
  private struct ImageContent<V: View>: View {
    let view: V
    var body: some View { PresentationHost(content: view) }
  }

  @Test func aDisabledButtonIsFainter() throws {
    let on = try #require(colors(Button("A") {}.foregroundStyle(.red))["A"])
    let off = try #require(colors(Button("A") {}.disabled(true).foregroundStyle(.red))["A"])
    #expect(off.a < on.a && off.r == on.r)
  }
}
