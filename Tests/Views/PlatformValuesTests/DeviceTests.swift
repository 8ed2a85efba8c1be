import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct DeviceTests {
  @Test("To layouts the machine is a phone, and of itself it says what it is")
  func device() {
    let device = UIDevice.current
    #expect(device.userInterfaceIdiom == .phone && device.systemName == "Linux")
    #expect(device.systemVersion.split(separator: ".").count == 3)
    #expect(device.batteryState == .unknown && device.batteryLevel == -1 && device.identifierForVendor == nil)
    #expect(UIScreen.main.nativeBounds.width == UIScreen.main.bounds.width * UIScreen.main.scale)
    #expect(UIScreen.main.traitCollection.userInterfaceStyle == .light)
  }

  @Test("The program opens nothing, says so, and is always active")
  func application() async throws {
    let url = try #require(URL(string: "https://example.org"))
    let application = UIApplication.shared
    #expect(!application.canOpenURL(url))
    #expect(await !application.open(url))
    var answer: Bool?
    application.open(url) { isOpen in answer = isOpen }
    #expect(answer == false && application.applicationState == .active)
    let (first, second) = (application.beginBackgroundTask(), application.beginBackgroundTask(withName: "x"))
    #expect(first != second && first != .invalid)
    application.endBackgroundTask(first)
  }

  @Test("What is copied is there to be pasted")
  func pasteboard() {
    #expect(!UIPasteboard.general.hasStrings)
    UIPasteboard.general.string = "rain"
    #expect(UIPasteboard.general.string == "rain" && UIPasteboard.general.hasStrings)
    UIPasteboard.general.string = nil
  }
}
