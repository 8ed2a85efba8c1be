/// Who may read a value of a message.
///
/// As on a device, numbers and types are shown, and all else is written as `<private>` where it is not called public:
/// logs of servers are kept and read by many. `OPENCHARTS_LOG=debug,private` shows it, but for what is sensitive.
public struct OSLogPrivacy: Equatable, Sendable {
  /// What stands for a value that is not shown.
  public enum Mask: Sendable {
    /// A number that is the same for equal values, as long as the program runs.
    case hash
    /// Words that say no more than that something is hidden.
    case none
  }

  enum Reader { case auto, everybody, author, nobody }
  let reader: Reader
  var mask = Mask.none

  /// Numbers and types for everybody, all else private.
  public static let auto = OSLogPrivacy(reader: .auto)
  /// Everybody may read it.
  public static let `public` = OSLogPrivacy(reader: .everybody)
  /// Shown where `OPENCHARTS_LOG` has the word `private`.
  public static let `private` = OSLogPrivacy(reader: .author)
  /// Never shown.
  public static let sensitive = OSLogPrivacy(reader: .nobody)

  /// As ``auto``, and where that hides it, a mask.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(reader: .auto, mask: mask) }
  /// As ``private``, and where that hides it, a mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(reader: .author, mask: mask) }
  /// Never shown; a mask stands for it.
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
