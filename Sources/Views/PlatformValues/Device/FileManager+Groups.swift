import Foundation

extension FileManager {
  /// Returns the folder that the apps of a group share: one of that name in the user's application support. It is created;
  /// `nil` if it cannot be, or if the name is not that of a folder.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    guard !groupIdentifier.isEmpty, !groupIdentifier.hasPrefix("."), !groupIdentifier.contains("/"),
      let support = urls(for: .applicationSupportDirectory, in: .userDomainMask).first
    else { return nil }
    let folder = support.appendingPathComponent("Group Containers").appendingPathComponent(groupIdentifier)
    do { try createDirectory(at: folder, withIntermediateDirectories: true) } catch { return nil }
    return folder
  }
}
