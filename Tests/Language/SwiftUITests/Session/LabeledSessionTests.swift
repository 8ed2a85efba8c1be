import Foundation
import SwiftUI
import Testing

/// Elements that contain controls and are combined into one element.
@MainActor @Suite struct LabeledSessionTests {
  @Test("A control in labeled content has the label as its name, and keeps its value and its place")
  func slider() throws {
    struct Sample: View {
      @State private var volume = 0.5
      @State private var isOn = false
      var body: some View {
        VStack {
          LabeledContent("Volume") { Slider(value: $volume) }
          Toggle("After", isOn: $isOn)
        }
      }
    }
    let browser = Browser(Sample())
    #expect(browser.parts.map { $0["r"] as? String } == ["slider", "switch"])
    let slider = try #require(browser.control("Volume"))
    #expect(slider["v"] as? String == "50%")
    browser.use("Volume", "share", "0.25")
    #expect(browser.control("Volume")?["v"] as? String == "25%")
  }

  @Test("Several controls in labeled content are a group of its name")
  func several() throws {
    struct Sample: View {
      @State private var count = 0
      var body: some View {
        LabeledContent("Count, \(count)") {
          HStack {
            Button("More") { count += 1 }
            Button("Less") { count -= 1 }
          }
        }
      }
    }
    let browser = Browser(Sample())
    let group = try #require(browser.parts.first)
    #expect(browser.parts.count == 1)
    #expect(group["r"] as? String == "group")
    #expect((group["l"] as? String)?.hasPrefix("Count, 0") == true)
    #expect(browser.controls.map { $0["l"] as? String } == ["More", "Less"])
    browser.use("More", "press")
    #expect((browser.parts.first?["l"] as? String)?.hasPrefix("Count, 1") == true)
  }

  @Test("Texts of several kinds that are combined are one text, not an empty group")
  func words() {
    let browser = Browser(
      HStack {
        Text("Sales")
        ProgressView(value: 0.5)
      }
      .accessibilityElement(children: .combine))
    #expect(browser.parts.map { $0["r"] as? String } == ["text"])
  }

  @Test("A named container is a group with its content, also when nested")
  func containers() throws {
    struct Sample: View {
      @State private var isOn = true
      var body: some View {
        VStack {
          VStack {
            Text("Words")
            HStack { Toggle("Inner", isOn: $isOn) }
              .accessibilityElement(children: .contain).accessibilityLabel("Inside")
          }
          .accessibilityElement(children: .contain).accessibilityLabel("Outside")
          Button("After") {}
        }
      }
    }
    let browser = Browser(Sample())
    let outer = try #require(browser.parts.first)
    #expect(browser.parts.map { $0["l"] as? String } == ["Outside", "After"])
    let inside = try #require(outer["p"] as? [[String: Any]])
    #expect(inside.map { $0["r"] as? String } == ["text", "group"])
    #expect((inside.last?["p"] as? [[String: Any]])?.map { $0["l"] as? String } == ["Inner"])
  }

  @Test("A group element always has children")
  func shape() {
    struct Sample: View {
      @State private var text = "x"
      @State private var day = Date(timeIntervalSince1970: 0)
      @State private var choice = 1
      var body: some View {
        Form {
          LabeledContent("Field") { TextField("Prompt", text: $text) }
          LabeledContent("Date") { DatePicker("Day", selection: $day) }
          LabeledContent("Pick") {
            Picker("Kind", selection: $choice) { ForEach(0..<3, id: \.self) { Text("\($0)").tag($0) } }
              .pickerStyle(.segmented)
          }
          LabeledContent("Nothing") { EmptyView() }
          LabeledContent {
            Text("B")
          } label: {
            Button("A") {}
          }
        }
      }
    }
    func check(_ part: [String: Any]) {
      let isGroup = ["group", "radiogroup"].contains(part["r"] as? String)
      #expect(isGroup == (part["p"] is [[String: Any]]) || part["r"] as? String == "field", "\(part)")
      for inner in part["p"] as? [[String: Any]] ?? [] { check(inner) }
    }
    let browser = Browser(Sample(), height: 600)
    #expect(browser.parts.count >= 4)
    for part in browser.parts { check(part) }
  }
}
