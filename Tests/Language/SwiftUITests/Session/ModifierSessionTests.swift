import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct ModifierSessionTests {
  private struct Sheet: View {
    let isHeld: Bool
    @State private var isShown = false
    var body: some View {
      Button("Open") { isShown = true }
        .sheet(isPresented: $isShown) {
          VStack {
            Text("Within")
            Button("Done") { isShown = false }
          }
          .interactiveDismissDisabled(isHeld)
        }
    }
  }

  @Test("Escape closes a sheet, unless its content disables dismissal", arguments: [false, true])
  func held(isHeld: Bool) {
    let browser = Browser(Sheet(isHeld: isHeld))
    browser.use("Open", "press")
    #expect(browser.texts().contains("Within"))
    browser.send("[\"escape\"]")
    #expect(browser.texts().contains("Within") == isHeld)
    if isHeld { browser.use("Done", "press") }
    #expect(!browser.texts().contains("Within"))
  }

  private func picks(_ browser: Browser) -> [String] {
    browser.parts.filter { $0["pick"] as? Bool == true }.compactMap { $0["l"] as? String }
  }

  @Test("Texts can be selected where `textSelection` allows it")
  func selection() {
    let browser = Browser(
      VStack {
        Text("One")
        VStack {
          Text("Two")
          Text("Three").textSelection(.disabled)
          Button("Four") {}
        }
        .textSelection(.enabled)
      })
    #expect(picks(browser) == ["Two"])
    let covered = Browser(
      Text("Below").sheet(isPresented: .constant(true)) { Text("Above") }.textSelection(.enabled))
    #expect(picks(covered) == ["Above"])
  }

  private final class Log {
    var addresses: [String] = []
  }

  private struct Links: View {
    let log: Log
    @Environment(\.openURL) private var openURL
    var body: some View {
      VStack {
        Link("Own", destination: URL(string: "shop://item/7")!)
        Link("Web", destination: URL(string: "https://example.org/")!)
        Button("Call") {
          openURL(URL(string: "shop://item/8")!) { log.addresses.append("\($0)") }
          openURL(URL(string: "https://example.org/")!) { log.addresses.append("\($0)") }
        }
      }
    }
  }

  @Test("URLs of the app's scheme go to the views that handle them, other URLs to the browser")
  func addresses() {
    let log = Log()
    let browser = Browser(Links(log: log).onOpenURL { log.addresses.append($0.absoluteString) })
    #expect(browser.control("Web")?["to"] as? String == "https://example.org/")
    #expect(browser.control("Own")?["to"] == nil)
    browser.use("Own", "press")
    #expect(log.addresses == ["shop://item/7"])
    browser.use("Call", "press")
    #expect(log.addresses == ["shop://item/7", "shop://item/8", "true", "false"])
    let nobody = Browser(Links(log: log))
    nobody.use("Call", "press")
    #expect(log.addresses.suffix(2) == ["false", "false"])
  }

  @Test(
    "Links lead only to web pages, mail addresses and telephone numbers",
    arguments: [
      ("https://example.org/a?b=c", true), ("http://example.org/", true), ("mailto:a@example.org", true),
      ("tel:123", true), ("sms:123", true), ("/place", true), ("#place", true),
      ("javascript:alert(1)", false),
      ("JAVASCRIPT:x", false), ("data:text/html,x", false), ("vbscript:x", false),
      ("file:///etc/passwd", false),
      ("//host/x", false), ("blob:x", false), ("http:x", false), ("https:///x", false),
      ("shop://item", false),
    ])
  func linkAddresses(text: String, isTaken: Bool) throws {
    let address = try #require(URL(string: text))
    let browser = Browser(Link("There", destination: address))
    #expect(browser.control("There")?["to"] as? String == (isTaken ? text : nil))
  }

  @Test("Views below a sheet still handle URLs")
  func belowASheet() {
    let log = Log()
    let browser = Browser(
      Text("Below").onOpenURL { log.addresses.append($0.absoluteString) }
        .sheet(isPresented: .constant(true)) { Link("Own", destination: URL(string: "shop://item/7")!) })
    browser.use("Own", "press")
    #expect(log.addresses == ["shop://item/7"])
  }
}
