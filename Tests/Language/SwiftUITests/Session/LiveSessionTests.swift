import Foundation
import OpenChartsDisplayList
import SwiftUI
import Testing

@MainActor @Suite struct LiveSessionTests {
  private struct Controls: View {
    @State private var isOn = false
    @State private var share = 0.5
    @State private var count = 3
    @State private var name = ""
    @State private var color = "Blue"
    @State private var view = 0
    @State private var day = Date(timeIntervalSinceReferenceDate: 0)
    @State private var taps = 0
    @State private var isSheet = false

    var body: some View {
      VStack {
        Toggle("Sound", isOn: $isOn)
        Slider(value: $share, in: 0...10, step: 1) { Text("Height") }
        Stepper("Count", value: $count, in: 0...4)
        TextField("Name", text: $name).onSubmit { taps = 100 }
        Picker("Colour", selection: $color) { ForEach(["Blue", "Green"], id: \.self) { Text($0) } }
        Picker("View", selection: $view) {
          Text("Day").tag(0)
          Text("Week").tag(1)
        }
        .pickerStyle(.segmented)
        DatePicker("Date", selection: $day, displayedComponents: .date)
        Button("Tap") { taps += 1 }
        Button("Off") { taps += 1 }.disabled(true)
        Button("Sheet") { isSheet = true }
        Text(
          verbatim:
            "\(isOn) \(share) \(count) \(name) \(color) \(view) \(Int(day.timeIntervalSinceReferenceDate)) \(taps)"
        )
      }
      .environment(\.timeZone, .gmt)
      .sheet(isPresented: $isSheet) { Button("Done") { isSheet = false } }
    }
  }

  @Test("After a change, only the elements that differ are sent")
  func differences() throws {
    let browser = Browser(Controls(), width: 400, height: 700)
    let count = browser.parts.count
    browser.use("Tap", "press")
    let message = try #require(browser.messages.last { $0["parts"] != nil })
    let entries = try #require(message["parts"] as? [Any])
    let changed = entries.compactMap { $0 as? [String: Any] }
    #expect(changed.count == 1)
    #expect((changed.first?["l"] as? String)?.hasSuffix(" 1") == true)
    #expect(browser.parts.count == count)
    #expect(browser.control("Sound") != nil)
  }

  @Test("Every control is an HTML control with its name, and writes its value")
  func controls() throws {
    let browser = Browser(Controls(), width: 400, height: 700)
    let kinds = browser.controls.compactMap { part in
      (part["l"] as? String).flatMap { label in (part["r"] as? String).map { "\(label): \($0)" } }
    }
    #expect(
      kinds == [
        "Sound: switch", "Height: slider", "Decrement: button", "Increment: button", "Name: field",
        "Colour: choice",
        "Day: radio", "Week: radio", "Date: date", "Tap: button", "Off: button", "Sheet: button",
      ])
    browser.use("Sound", "on", "true")
    browser.use("Height", "share", "0.71")
    browser.use("Increment", "press")
    browser.use("Increment", "press")
    browser.use("Name", "text", "\"Ada\"")
    browser.use("Colour", "index", "1")
    browser.use("Week", "press")
    browser.use("Date", "text", "\"2001-01-03\"")
    browser.use("Tap", "press")
    browser.use("Off", "press")
    #expect(browser.texts().last == "true 7.0 4 Ada Green 1 172800 1")
    browser.use("Name", "submit")
    #expect(browser.texts().last?.hasSuffix(" 100") == true)
    browser.use("Sheet", "press")
    #expect(browser.controls.map { $0["l"] as? String } == ["Done"])
    browser.use("Done", "press")
    #expect(browser.controls.count == 12)
  }

  @Test("A change is sent as the elements that differ; without changes nothing is sent")
  func patches() throws {
    struct Sample: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          Text("Still")
          Button("Change") { isOn.toggle() }
          Rectangle().fill(isOn ? .red : .blue).frame(width: 50, height: 50)
        }
      }
    }
    let browser = Browser(Sample())
    let first = try #require(browser.messages.first)
    #expect((first["picture"] as? String)?.contains("<text") == true)
    #expect(first["size"] as? [Double] == [400, 300])
    let count = browser.messages.count
    browser.use("Change", "press")
    let message = try #require(browser.messages.last)
    #expect(browser.messages.count == count + 1)
    #expect(message["picture"] == nil)
    #expect((message["patch"] as? [[Any]])?.count == 1)
    browser.send("[\"hover\",1,1]")
    #expect(browser.messages.count == count + 1)
  }

  @Test("A reconnected browser gets the whole picture, with unchanged state")
  func resuming() {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Text(verbatim: "\(count)")
          Button("Add") { count += 1 }
        }
      }
    }
    let browser = Browser(Counter())
    browser.use("Add", "press")
    browser.send("[\"hello\",{\"w\":300,\"h\":200},null]")
    #expect(browser.messages.last?["picture"] != nil)
    #expect(browser.texts() == ["1"])
  }

  @Test("The user's settings reach the views")
  func look() {
    struct Sample: View {
      @Environment(\.colorScheme) private var scheme
      @Environment(\.colorSchemeContrast) private var contrast
      @Environment(\.accessibilityReduceMotion) private var motion
      @Environment(\.dynamicTypeSize) private var size
      @Environment(\.locale) private var locale
      var body: some View {
        Text(verbatim: "\(scheme) \(contrast) \(motion) \(size) \(locale.identifier)")
      }
    }
    let browser = Browser(
      Sample(), look: ",\"dark\":true,\"contrast\":true,\"motion\":true,\"text\":24,\"lang\":\"de-DE\"")
    #expect(browser.texts() == ["dark increased true accessibility1 de-DE"])
    #expect(browser.messages.first?["dark"] as? Bool == true)
  }

  @Test("onAppear, onChange, task and onDisappear run at the right times")
  func lifecycle() async {
    @MainActor final class Log {
      var entries: [String] = []
    }
    struct Sample: View {
      let log: Log
      @State private var isThere = true
      @State private var count = 0
      var body: some View {
        VStack {
          Button("Toggle") { isThere.toggle() }
          Button("Count") { count += 1 }
          if isThere {
            Text("here")
              .onAppear { log.entries.append("appear") }
              .onDisappear { log.entries.append("disappear") }
              .task(id: count) {
                log.entries.append("task \(count)")
                try? await Task.sleep(for: .seconds(1_000_000))
                log.entries.append("cancelled")
              }
          }
        }
        .onChange(of: count) { log.entries.append("change \($0) \($1)") }
      }
    }
    let log = Log()
    let browser = Browser(Sample(log: log))
    func run() async { for _ in 0..<20 { await Task.yield() } }
    await run()
    #expect(log.entries == ["appear", "task 0"])
    browser.use("Count", "press")
    await run()
    #expect(log.entries.contains("change 0 1"))
    #expect(log.entries.contains("task 1"))
    browser.use("Toggle", "press")
    #expect(log.entries.last(where: { $0 != "cancelled" }) == "disappear")
    browser.session.end()
  }

  @Test("Messages that no page sends are rejected and have no effect")
  func hostile() {
    let browser = Browser(Controls(), width: 400, height: 700)
    let before = browser.texts()
    let broken = [
      "", "{}", "[]", "null", "[1]", "[\"p\"]", "[\"p\",\"d\",1,\"mouse\",1e999,0]",
      "[\"p\",\"x\",1,\"mouse\",1,1]",
      "[\"p\",\"d\",1,\"nose\",1,1]", "[\"control\"]", "[\"control\",\"a\",\"press\"]",
      "[\"control\",1,\"explode\"]",
      "[\"wheel\",1]", "[\"pinch\",\"c\",0,1,1]", "[\"pinch\",\"c\",-1,1,1]", "[\"inspect\",0,\"fly\"]",
      "[\"hello\"]",
      "[\"painted\",1.5]", "[\"painted\",99]", String(repeating: "[", count: 1_000),
    ]
    for text in broken { #expect(!browser.send(text), "\(text)") }
    // Well-formed messages about objects that do not exist.
    for text in [
      "[\"control\",999999,\"press\"]", "[\"inspect\",7,\"ArrowRight\"]", "[\"p\",\"u\",5,\"mouse\",1,1]",
      "[\"p\",\"m\",5,\"touch\",-1000000,1000000]",
      "[\"look\",{\"w\":-5,\"h\":1e9,\"lang\":\"\",\"zone\":\"Nowhere\"}]",
    ] {
      #expect(browser.send(text), "\(text)")
    }
    browser.send("[\"look\",{\"w\":400,\"h\":700}]")
    #expect(browser.texts() == before)
  }

  @Test("Any sequence of well-formed messages leaves the session working", arguments: 0..<20)
  func anything(seed: Int) {
    var random = Generator(state: UInt64(seed) &* 0x9E37_79B9 &+ 11)
    let browser = Browser(Controls(), width: 400, height: 700)
    for _ in 0..<200 {
      let x = Double.random(in: -50...450, using: &random)
      let y = Double.random(in: -50...750, using: &random)
      let id = Int.random(in: 1...3, using: &random)
      let key = browser.controls.randomElement(using: &random)?["k"] as? Int ?? 0
      let message =
        switch Int.random(in: 0..<9, using: &random) {
        case 0: "[\"p\",\"d\",\(id),\"touch\",\(x),\(y)]"
        case 1, 2: "[\"p\",\"m\",\(id),\"touch\",\(x),\(y)]"
        case 3: "[\"p\",\"u\",\(id),\"touch\",\(x),\(y)]"
        case 4: "[\"p\",\"c\",\(id),\"touch\",\(x),\(y)]"
        case 5: "[\"hover\",\(x),\(y)]"
        case 6: "[\"wheel\",\(x),\(y),\(x),\(y)]"
        case 7: "[\"pinch\",\"\("bce".randomElement(using: &random) ?? "b")\",\(abs(x) + 0.1),\(x),\(y)]"
        default: "[\"control\",\(key),\"press\"]"
        }
      browser.send(message)
      if Int.random(in: 0..<10, using: &random) == 0 { browser.wait(0.4) }
    }
    #expect(!browser.messages.contains { $0["broken"] != nil })
    #expect(!browser.controls.isEmpty)
  }

  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }
}
