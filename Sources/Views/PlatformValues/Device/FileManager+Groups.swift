import Foundation

extension FileManager {
  /// Returns the folder that the apps of a group share, with the group's name, in the user's application support
  /// folder. Creates the folder; `nil` if this fails, or if the group's name is not a valid folder name.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    guard !groupIdentifier.isEmpty, !groupIdentifier.hasPrefix("."), !groupIdentifier.contains("/"),
      let support = urls(for: .applicationSupportDirectory, in: .userDomainMask).first
    else { return nil }
    let folder = support.appendingPathComponent("Group Containers").appendingPathComponent(groupIdentifier)
    do { try createDirectory(at: folder, withIntermediateDirectories: true) } catch { return nil }
    return folder
  }
}
