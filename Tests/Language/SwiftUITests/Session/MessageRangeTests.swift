import Charts
import Foundation
import OpenChartsDisplayList
import SwiftUI
import Testing

@testable import OpenChartsSessions

/// Every message that a page can send, with extreme values in every field.
@MainActor @Suite struct MessageRangeTests {
  /// JSON texts for one field: the extremes of integers and doubles, and values of other types.
  private static let extremes = [
    "-9223372036854775808", "-9223372036854775807", "9223372036854775807", "9223372036854775808",
    "18446744073709551615", "-2147483649", "2147483648", "9007199254740993", "-1", "0", "-0.0", "0.5", "1",
    "1e300", "-1e300", "1e-320", "1.7976931348623157e308", "1e999", "-1e999", "NaN", "Infinity", "1000000",
    "-1000000", "1000000.1", "true", "null", "\"\"", "\"99999999999999999999-12-31\"", "\"25:61\"",
    "\"\\u0000\"", "[]", "{}", "\"" + String(repeating: "9", count: 5_000) + "\"",
  ]

  /// Well-formed messages as fields; `KEY` is the key of a control.
  private static let messages: [[String]] =
    [
      ["\"hello\"", "{\"w\":400,\"h\":900}", "null"], ["\"look\"", "{\"w\":400,\"h\":900}"],
      ["\"hover\"", "100", "60"], ["\"hover\""], ["\"wheel\"", "100", "60", "3", "-3"],
      ["\"rest\"", "100", "60"], ["\"escape\""], ["\"page\""], ["\"painted\"", "1"],
    ]
    + ["d", "m", "u", "c"].map { ["\"p\"", "\"\($0)\"", "1", "\"touch\"", "100", "60"] }
    + ["b", "c", "e"].map { ["\"pinch\"", "\"\($0)\"", "1.2", "100", "60"] }
    + [
      "enter", "leave", "zoomIn", "zoomOut", "scrollBack", "scrollOn", "ArrowRight", "ArrowLeft", "ArrowUp",
      "ArrowDown", "PageUp", "PageDown", "Home", "End", "Ctrl+End", "[", "]", "n", "N", "d", "s", "x", "y",
      "l", "r",
      "b",
    ].map { ["\"inspect\"", "0", "\"\($0)\""] }
    + [
      ["press"], ["on", "true"], ["share", "0.3"], ["index", "1"], ["text", "\"12\""], ["submit"],
      ["focus", "true"], ["down", "true"], ["rest"],
    ].map { ["\"control\"", "KEY", "\"\($0[0])\""] + $0.dropFirst() }

  private static let looks = [
    "w", "h", "scale", "text", "dark", "contrast", "motion", "transparency", "lang", "zone",
  ]

  struct Everything: View {
    @State private var count = 3
    @State private var share = 0.5
    @State private var name = ""
    @State private var day = Date(timeIntervalSince1970: 0)
    @State private var isOn = false
    @State private var choice = 1
    @State private var selected: Double?

    var body: some View {
      ScrollView {
        VStack {
          Stepper("Count", value: $count)
          Slider(value: $share, in: 0...1_000, step: 1)
          TextField("Name", text: $name)
          TextField("Number", value: $count, format: .number)
          DatePicker("Day", selection: $day)
          Toggle("On", isOn: $isOn)
          Picker("Choice", selection: $choice) { ForEach(0..<3, id: \.self) { Text("\($0)").tag($0) } }
          Text("drag").gesture(DragGesture().onChanged { _ in count &+= 1 })
            .simultaneousGesture(MagnifyGesture().onChanged { share = Double($0.magnification) })
          Chart(0..<40, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0 % 7)) }
            .chartXSelection(value: $selected).chartScrollableAxes(.horizontal).chartXVisibleDomain(
              length: 10
            )
            .frame(height: 120)
        }
      }
    }
  }

  private static func text(_ fields: [String]) -> String { "[" + fields.joined(separator: ",") + "]" }

  @Test("No field of any message ends the program, with any extreme value")
  func extremes() throws {
    let browser = Browser(Everything(), width: 400, height: 900)
    let keys = browser.controls.compactMap { $0["k"] as? Int }
    #expect(keys.count >= 8)
    var count = 0
    func send(_ fields: [String]) {
      browser.send(Self.text(fields))
      count += 1
    }
    for message in Self.messages {
      for key in message.contains("KEY") ? keys : [0] {
        let fields = message.map { $0 == "KEY" ? "\(key)" : $0 }
        send(fields)
        for index in fields.indices.dropFirst() {
          for value in Self.extremes {
            var changed = fields
            changed[index] = value
            send(changed)
          }
        }
        send(fields + ["1"])
        if fields.count > 1 { send(fields.dropLast()) }
      }
    }
    for name in Self.looks {
      for value in Self.extremes {
        for word in ["hello", "look"] { send(["\"\(word)\"", "{\"w\":400,\"h\":900,\"\(name)\":\(value)}"]) }
      }
    }
    #expect(count > 5_000)
    // The session still draws and responds.
    browser.wait(1)
    browser.send("[\"hello\",{\"w\":400,\"h\":900},null]")
    browser.wait(1)
    #expect(browser.control("Count")?.isEmpty == false || !browser.controls.isEmpty)
    #expect(!browser.messages.contains { $0["broken"] != nil })
  }

  @Test("The browser can acknowledge only drawings that were sent")
  func painted() {
    let browser = Browser(Text("a"))
    let last = browser.messages.compactMap { $0["n"] as? Int }.max() ?? 0
    #expect(last == 1)
    for number in ["1", "1.0"] { #expect(browser.send("[\"painted\",\(number)]"), "\(number)") }
    for number in ["0", "-1", "2", "9223372036854775807", "-9223372036854775808", "1e999", "\"1\"", "null"] {
      #expect(!browser.send("[\"painted\",\(number)]"), "\(number)")
    }
  }

  @Test("Each field has the range that arithmetic on it needs")
  func ranges() {
    func isRefused(_ text: String) -> Bool { ClientMessage(text, lastNumber: 5) == nil }
    for far in ["1000001", "-1000001", "1e300", "-9223372036854775808"] {
      #expect(isRefused("[\"hover\",\(far),1]"))
      #expect(isRefused("[\"wheel\",1,1,\(far),0]"))
      #expect(isRefused("[\"wheel\",1,1,0,\(far)]"))
      #expect(isRefused("[\"rest\",1,\(far)]"))
      #expect(isRefused("[\"p\",\"d\",1,\"mouse\",\(far),1]"))
      #expect(isRefused("[\"pinch\",\"b\",1,1,\(far)]"))
    }
    for number in ["4294967296", "-9223372036854775808", "9223372036854775807", "0.5"] {
      #expect(isRefused("[\"p\",\"d\",\(number),\"mouse\",1,1]"))
      #expect(isRefused("[\"control\",\(number),\"press\"]"))
      #expect(isRefused("[\"control\",1,\"index\",\(number)]"))
      #expect(isRefused("[\"inspect\",\(number),\"ArrowRight\"]"))
    }
    #expect(isRefused("[\"inspect\",-1,\"ArrowRight\"]"))
    #expect(isRefused("[\"hello\",{\"w\":\"wide\"},null]"))
    #expect(isRefused("[\"hello\",{},\"\(String(repeating: "x", count: 65))\"]"))
    #expect(isRefused("[\"hello\",{},7]"))
    #expect(
      ClientMessage("[\"pinch\",\"b\",1e300,1,1]", lastNumber: 0)
        == .pinch(.began, scale: 1_000, at: Point(1, 1)))
    #expect(ClientMessage("[\"control\",1,\"share\",1e300]", lastNumber: 0) == .control(key: 1, .share(1)))
    #expect(ClientMessage("[\"control\",1,\"index\",-1]", lastNumber: 0) == .control(key: 1, .index(-1)))
    #expect(ClientMessage("[\"painted\",5]", lastNumber: 5) == .painted(5))
  }
}
