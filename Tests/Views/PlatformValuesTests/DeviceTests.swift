import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct DeviceTests {
  @Test("The device idiom is a phone, and the device's names are the machine's")
  func device() {
    let device = UIDevice.current
    #expect(device.userInterfaceIdiom == .phone && device.systemName == "Linux")
    #expect(device.systemVersion.split(separator: ".").count == 3)
    #expect(device.batteryState == .unknown && device.batteryLevel == -1 && device.identifierForVendor == nil)
    #expect(UIScreen.main.nativeBounds.width == UIScreen.main.bounds.width * UIScreen.main.scale)
    #expect(UIScreen.main.traitCollection.userInterfaceStyle == .light)
  }

  @Test("The application opens no URLs, returns false, and is always active")
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

  @Test("Copied text can be pasted")
  func pasteboard() {
    #expect(!UIPasteboard.general.hasStrings)
    UIPasteboard.general.string = "rain"
    #expect(UIPasteboard.general.string == "rain" && UIPasteboard.general.hasStrings)
    UIPasteboard.general.strings = ["snow", "hail"]
    #expect(UIPasteboard.general.string == "snow" && UIPasteboard.general.strings == ["snow", "hail"])
    UIPasteboard.general.string = nil
  }

  @Test(
    "There is one window, no rotation, and no assistive technology to notify")
  func surroundings() {
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    #expect(
      scene?.interfaceOrientation.isLandscape == false && UIApplication.shared.connectedScenes.count == 1)
    #expect(scene?.screen.bounds == UIScreen.main.bounds && scene?.keyWindow?.frame == UIScreen.main.bounds)
    #expect(scene?.keyWindow === UIApplication.shared.windows.first && scene?.keyWindow?.isKeyWindow == true)
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    #expect(!UIDevice.current.isGeneratingDeviceOrientationNotifications && UIScreen.main.brightness == 1)
    UIAccessibility.post(notification: .announcement, argument: "Done")
    #expect(!UIAccessibility.isVoiceOverRunning && !UIAccessibility.isReduceMotionEnabled)
    let traits = UITraitCollection.current
    #expect(traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .regular)
    #expect(traits.preferredContentSizeCategory == .large)
    #expect(UIApplication.shared.preferredContentSizeCategory == .large)
  }

  @Test("Text sizes have an order and SwiftUI's names")
  func categories() {
    let large = UIContentSizeCategory.accessibilityMedium
    #expect(large > .extraExtraExtraLarge && .unspecified < UIContentSizeCategory.extraSmall)
    #expect(large.isAccessibilityCategory && !UIContentSizeCategory.large.isAccessibilityCategory)
    #expect(DynamicTypeSize(large) == .accessibility1 && DynamicTypeSize(.unspecified) == nil)
    #expect(UITraitCollection(preferredContentSizeCategory: large) != .current)
  }

  @Test("User defaults have typed values by key, and the user's folders have names")
  func settingsAndFolders() throws {
    let suite = "opencharts-test-values"
    let settings = try #require(UserDefaults(suiteName: suite))
    defer { settings.removePersistentDomain(forName: suite) }
    settings.setValue(7, forKey: "count")
    #expect(settings.value(forKey: "count") as? Int == 7 && settings.integer(forKey: "count") == 7)
    settings.setValue(nil, forKey: "count")
    #expect(settings.value(forKey: "count") == nil)
    let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
    #expect(URL.cachesDirectory == caches && URL.documentsDirectory.isFileURL)
  }
}
