import Foundation
import SwiftUI
import Testing

/// Actions for assistive technology and invisible keyboard shortcuts.
@MainActor @Suite struct AccessibilityActionTests {
  private struct Card: View {
    @State private var log = "idle"
    @State private var level = 3
    @State private var isOff = false

    var body: some View {
      VStack {
        Text("Sales").accessibilityAction { log = "used" }
          .accessibilityAction(named: "Share") { log = "shared" }
          .accessibilityAction(.magicTap) { log = "magic" }
        Text("Level \(level)")
          .accessibilityAdjustableAction { level += $0 == .increment ? 1 : -1 }
        Text("Menu").accessibilityActions {
          Button("Copy") { log = "copied" }
          Button("Never") {}.disabled(true)
        }
        Text("Off").accessibilityAction(named: "Try") {}.disabled(true)
        Text("Away").accessibilityAction(.escape) { log = "escaped" }
        Text(verbatim: log)
      }
    }
  }

  @Test("Actions are buttons after their view, and not reachable by a pointer")
  func actions() throws {
    let browser = Browser(Card())
    let names = browser.parts.compactMap { $0["l"] as? String }
    #expect(
      names == [
        "Sales", "Sales", "Share", "Magic Tap", "Level 3", "Increment", "Decrement", "Menu", "Copy", "Never",
        "Off",
        "Try", "Away", "idle",
      ])
    for control in browser.controls { #expect(control["r"] as? String == "action") }
    #expect(
      browser.control("Never")?["off"] as? Bool == true && browser.control("Try")?["off"] as? Bool == true)
    let (card, share) = (browser.parts[0]["f"] as? [Double], browser.control("Share")?["f"] as? [Double])
    #expect(card != nil && card == share)
    for (name, result) in [
      ("Sales", "used"), ("Share", "shared"), ("Magic Tap", "magic"), ("Copy", "copied"),
    ] {
      browser.use(name, "press")
      #expect(browser.texts().last == result)
    }
    browser.use("Increment", "press")
    browser.use("Increment", "press")
    browser.use("Decrement", "press")
    #expect(browser.texts().contains("Level 4"))
    browser.send("[\"escape\"]")
    #expect(browser.texts().last == "escaped")
  }

  @Test("A picture has no actions")
  func picture() {
    #expect(
      ImageRenderer(content: Text("Sales").accessibilityAction(named: "Share") {}).transcript()
        == ImageRenderer(content: Text("Sales")).transcript())
  }

  @Test("Siblings with greater sort priority are read first")
  func priorities() {
    let view = VStack {
      Text("one")
      Text("two").accessibilitySortPriority(1)
      HStack {
        Text("inner")
        Text("first").accessibilitySortPriority(5)
      }.accessibilityElement(children: .contain)
      Text("three").accessibilitySortPriority(-1)
      Text("four").accessibilitySortPriority(1)
    }
    let words = ImageRenderer(content: view).transcript().split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    #expect(words == ["two.", "four.", "one.", "first.", "inner.", "three."])
  }

  @Test("Accessibility children represent the parts of a drawing")
  func children() {
    let view = Circle().accessibilityLabel("Share").accessibilityChildren {
      Text("Bergen, 20 %")
      Text("Oslo, 80 %")
    }
    let words = ImageRenderer(content: view).transcript()
    #expect(words.contains("Bergen, 20 %") && words.contains("Oslo, 80 %"))
    #expect(
      ImageRenderer(content: Circle().accessibilityChildren { Text("Oslo") }.accessibilityLabel("Share"))
        .transcript()
        .split(separator: "\n").first?.contains("Share") == true)
  }
}
