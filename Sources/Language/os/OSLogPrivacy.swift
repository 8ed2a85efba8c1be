/// Who may read a value of a message.
///
/// As on a device, numbers and types are shown, and all else is written as `<private>` where it is not called public:
/// logs of servers are kept and read by many. `OPENCHARTS_LOG=debug,private` shows it, but for what is sensitive.
public struct OSLogPrivacy: Equatable, Sendable {
  /// What stands for a value that is not shown.
  public enum Mask: Sendable {
    /// A number that is the same for equal values, as long as the program runs.
    case hash
    case none
  }

  enum Reader { case auto, everybody, author, nobody }
  let reader: Reader
  var mask = Mask.none

  public static let auto = OSLogPrivacy(reader: .auto)
  public static let `public` = OSLogPrivacy(reader: .everybody)
  public static let `private` = OSLogPrivacy(reader: .author)
  public static let sensitive = OSLogPrivacy(reader: .nobody)

  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(reader: .auto, mask: mask) }
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(reader: .author, mask: mask) }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(reader: .nobody, mask: mask) }

  func shown(_ value: String, isNumber: Bool, showsPrivate: Bool) -> String {
    let isShown =
      switch reader {
      case .auto: isNumber || showsPrivate
      case .everybody: true
      case .author: showsPrivate
      case .nobody: false
      }
    if isShown { return value }
    guard mask == .hash else { return reader == .nobody ? "<sensitive>" : "<private>" }
    // Seeded anew in each process: nobody can make a table of values and their numbers.
    return "<mask.hash: '\(String(UInt(bitPattern: value.hashValue), radix: 16))'>"
  }
}
