import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct PressSessionTests {
  private struct Styled: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        Rectangle().frame(width: configuration.isPressed ? 77 : 66, height: 10)
      }
    }
  }

  private struct Buttons: View {
    @State private var taps = 0
    @State private var isOff = false
    var body: some View {
      VStack {
        Button("Bordered") { taps += 1 }.buttonStyle(.bordered)
        Button("Own") { taps += 1 }.buttonStyle(Styled())
        Button("More") { taps += 1 }.buttonRepeatBehavior(.enabled)
        Button("Off") { isOff = true }.disabled(isOff)
        Stepper("Count", value: $taps)
        Text(verbatim: "\(taps)")
      }
    }
  }

  private func patch(_ browser: Browser) -> String { "\(browser.messages.last?["patch"] ?? "")" }

  @Test("A button is fainter while it is held down")
  func dimmed() {
    let browser = Browser(Buttons())
    browser.use("Bordered", "down", "true")
    #expect(patch(browser).contains("opacity=\\\"0.5\\\"") || patch(browser).contains("opacity=\"0.5\""))
    let count = browser.messages.count
    browser.use("Bordered", "down", "true")
    #expect(browser.messages.count == count)
    browser.use("Bordered", "down", "false")
    #expect(browser.messages.count == count + 1)
    #expect(!patch(browser).contains("0.5\""))
    #expect(browser.texts().last == "0")
  }

  @Test("A style sees that its button is pressed, until it is released")
  func style() {
    let browser = Browser(Buttons())
    browser.use("Own", "down", "true")
    #expect(patch(browser).contains("77"))
    browser.use("Own", "press")
    #expect(patch(browser).contains("66"))
    #expect(browser.texts().last == "1")
  }

  @Test("A control that is disabled while pressed looks disabled")
  func disabled() {
    let browser = Browser(Buttons())
    browser.use("Off", "down", "true")
    browser.use("Off", "press")
    #expect(browser.control("Off")?["off"] as? Bool == true)
    browser.use("Off", "down", "true")
    #expect(browser.control("Off")?["off"] as? Bool == true)
  }

  @Test("Repeating buttons and all steppers are marked as repeating")
  func repeating() {
    let browser = Browser(Buttons())
    #expect(browser.control("More")?["again"] as? Bool == true)
    #expect(browser.control("Increment")?["again"] as? Bool == true)
    #expect(browser.control("Own")?["again"] == nil)
    for _ in 0..<3 { browser.use("More", "press") }
    #expect(browser.texts().last == "3")
  }

  @Test("Fields request the keyboard that the views set")
  func keyboards() throws {
    struct Fields: View {
      @State private var text = ""
      var body: some View {
        VStack {
          TextField("Plain", text: $text)
          TextField("Mail", text: $text).keyboardType(.emailAddress).textContentType(.emailAddress)
            .textInputAutocapitalization(.never).autocorrectionDisabled().submitLabel(.send)
          SecureField("Code", text: $text).keyboardType(.numberPad).textContentType(.oneTimeCode)
          TextEditor(text: $text).textInputAutocapitalization(.words).submitLabel(.return)
        }
        .disableAutocorrection(nil)
      }
    }
    let browser = Browser(Fields())
    func asked(_ label: String) -> [String: String] {
      let part = browser.controls.first { $0["p"] as? String == label } ?? [:]
      var found: [String: String] = [:]
      for key in ["mode", "fill", "enter", "caps", "check"] { found[key] = part[key] as? String }
      return found
    }
    #expect(asked("Plain") == [:])
    #expect(
      asked("Mail") == ["mode": "email", "fill": "email", "enter": "send", "caps": "none", "check": "off"])
    #expect(asked("Code") == ["mode": "numeric", "fill": "one-time-code"])
    #expect(asked("") == ["enter": "enter", "caps": "words"])
  }

  @Test("Fields below an alert keep their text in the picture")
  func covered() {
    struct Sample: View {
      @State private var text = "Marie"
      @State private var asks = false
      var body: some View {
        VStack {
          TextField("Name", text: $text)
          Button("Ask") { asks = true }
        }
        .alert("Really?", isPresented: $asks) { Button("Yes") {} }
      }
    }
    let browser = Browser(Sample())
    #expect(!"\(browser.messages)".contains(">Marie<"))
    browser.use("Ask", "press")
    #expect("\(browser.messages.last ?? [:])".contains("Marie"))
    let count = browser.messages.count
    browser.use("Yes", "press")
    #expect(!"\(browser.messages.dropFirst(count).compactMap { $0["patch"] })".contains("Marie"))
    #expect(browser.control("Name")?["t"] as? String == "Marie")
  }
}
