/// Controls whether a value in a message is visible.
///
/// As on Apple's devices, numbers and types are visible, and all other values are written as `<private>` unless they
/// are public. The reason is that server logs are stored and have many readers. `OPENCHARTS_LOG=debug,private` shows
/// private values, but not sensitive ones.
public struct OSLogPrivacy: Equatable, Sendable {
  /// The replacement for a hidden value.
  public enum Mask: Sendable {
    /// A hash that is the same for equal values during one run of the program.
    case hash
    /// A constant text, without a hash.
    case none
  }

  enum Reader { case auto, everybody, author, nobody }
  let reader: Reader
  var mask = Mask.none

  /// Numbers and types are public, all other values are private.
  public static let auto = OSLogPrivacy(reader: .auto)
  /// The value is always visible.
  public static let `public` = OSLogPrivacy(reader: .everybody)
  /// The value is visible only if `OPENCHARTS_LOG` contains `private`.
  public static let `private` = OSLogPrivacy(reader: .author)
  /// The value is never visible.
  public static let sensitive = OSLogPrivacy(reader: .nobody)

  /// Like ``auto``, with a mask for hidden values.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(reader: .auto, mask: mask) }
  /// Like ``private``, with a mask for hidden values.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(reader: .author, mask: mask) }
  /// Never visible; the mask replaces the value.
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
    // Hashes have a different seed in each process, so that a table of hashes cannot reveal values.
    return "<mask.hash: '\(String(UInt(bitPattern: value.hashValue), radix: 16))'>"
  }
}
