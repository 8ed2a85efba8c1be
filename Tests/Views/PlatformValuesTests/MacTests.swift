import AppKit
import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct MacTests {
  @Test("An app for macOS has no window, and cannot be ended or hidden")
  func application() {
    if let window = NSApplication.shared.keyWindow { window.level = .floating }
    NSApp.activate(ignoringOtherApps: true)
    let hasPolicy = NSApp.setActivationPolicy(.regular)
    #expect(hasPolicy && NSApp.windows.isEmpty && NSApp.isActive && NSApp.currentEvent == nil)
    NSApp.terminate(nil)
    NSApp.appearance = NSAppearance(named: .darkAqua)
    #expect(NSApp.effectiveAppearance.name == .darkAqua)
    NSApp.appearance = nil
  }

  @Test("A window stores its properties, and is centred on the screen")
  func window() {
    let window = NSWindow(
      contentRect: CGRect(x: 0, y: 0, width: 400, height: 300), styleMask: [.titled, .closable],
      backing: .buffered, defer: false)
    window.contentView = NSHostingView(rootView: Text("Rain"))
    window.title = "Rain"
    window.center()
    #expect(window.frame == CGRect(x: 520, y: 300, width: 400, height: 300))
    window.makeKeyAndOrderFront(nil)
    #expect(
      !window.isVisible && window.styleMask.contains(.closable) && !window.styleMask.contains(.resizable))
    let other = NSWindow(contentViewController: NSHostingController(rootView: Text("Rain")))
    #expect(other.contentView === other.contentViewController?.view && other.frame.width > 10)
  }

  @Test("Panels and messages are cancelled at once")
  func panels() {
    let panel = NSSavePanel()
    panel.allowedContentTypes = [.commaSeparatedText]
    panel.nameFieldStringValue = "rain.csv"
    let response = panel.runModal()
    #expect(response == .cancel && panel.url == nil)
    var responses: [NSApplication.ModalResponse] = []
    NSOpenPanel().begin { responses.append($0) }
    let alert = NSAlert()
    alert.messageText = "Delete?"
    alert.addButton(withTitle: "Delete")
    responses.append(alert.runModal())
    #expect(responses == [.cancel, .cancel])
  }

  @Test("The clipboard of macOS has values by type until it is cleared")
  func pasteboard() {
    let pasteboard = NSPasteboard.general
    let count = pasteboard.clearContents()
    let isCopied = pasteboard.setString("rain", forType: .string)
    #expect(
      isCopied && pasteboard.string(forType: .string) == "rain" && pasteboard.data(forType: .png) == nil)
    pasteboard.clearContents()
    #expect(pasteboard.string(forType: .string) == nil && pasteboard.changeCount == count + 1)
  }

  @Test("No event of AppKit is delivered, and no program is opened")
  func events() throws {
    let monitor = NSEvent.addLocalMonitorForEvents(matching: [.keyDown, .leftMouseDown]) { $0 }
    NSCursor.pointingHand.push()
    NSCursor.pop()
    NSHapticFeedbackManager.defaultPerformer.perform(.alignment, performanceTime: .now)
    let isOpen = NSWorkspace.shared.open(try #require(URL(string: "https://example.org")))
    #expect(monitor == nil && !isOpen && NSEvent.modifierFlags.isEmpty)
    #expect(NSScreen.main?.frame.width == 1440 && NSScreen.screens.count == 1)
  }

  @Test("Files can be written with the older option")
  func writing() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data("rain".utf8).write(to: url, options: [.atomicWrite, .completeFileProtection])
    #expect(try String(contentsOf: url, encoding: .utf8) == "rain")
    try FileManager.default.removeItem(at: url)
  }
}
