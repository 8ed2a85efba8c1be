import Foundation
import Testing
import UserNotifications

@Suite struct NotificationTests {
  @Test func requestsAreKeptUntilTheyAreRemovedAndPermissionIsRefused() async throws {
    let center = UNUserNotificationCenter.current()
    let content = UNMutableNotificationContent()
    (content.title, content.sound) = ("Walk", .default)
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
    for name in ["a", "b", "a"] {
      try await center.add(UNNotificationRequest(identifier: name, content: content, trigger: trigger))
    }
    var pending = await center.pendingNotificationRequests().map(\.identifier)
    #expect(pending == ["b", "a"])
    center.removePendingNotificationRequests(withIdentifiers: ["b"])
    pending = await center.pendingNotificationRequests().map(\.identifier)
    #expect(pending == ["a"])
    center.removeAllPendingNotificationRequests()
    #expect(await center.pendingNotificationRequests().isEmpty)
    #expect(try await center.requestAuthorization(options: [.alert, .sound]) == false)
    #expect(await center.notificationSettings().authorizationStatus == .denied)
    #expect(trigger.nextTriggerDate() ?? .distantPast > Date())
  }
}
