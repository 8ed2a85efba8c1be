/// A policy for objects that two contexts have changed.
///
/// Policies have no effect: the last context that saves an object wins.
public final class NSMergePolicy: NSObject, Sendable {
  /// The winner of a conflict: the values of the context or of the store.
  public let mergeType: NSMergePolicyType

  /// Creates a policy.
  public init(merge type: NSMergePolicyType) { mergeType = type }

  /// Saving fails.
  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  /// The properties of the store win.
  public static let mergeByPropertyStoreTrump = NSMergePolicy(
    merge: .mergeByPropertyStoreTrumpMergePolicyType)
  /// The properties of the context win.
  public static let mergeByPropertyObjectTrump = NSMergePolicy(
    merge: .mergeByPropertyObjectTrumpMergePolicyType)
  /// The object of the context wins.
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  /// The object of the store wins.
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
}

/// The policies for objects that two contexts have changed, by winner.
public enum NSMergePolicyType: UInt, Sendable {
  /// Saving fails.
  case errorMergePolicyType
  /// The properties of the store win.
  case mergeByPropertyStoreTrumpMergePolicyType
  /// The properties of the context win.
  case mergeByPropertyObjectTrumpMergePolicyType
  /// The object of the context wins.
  case overwriteMergePolicyType
  /// The object of the store wins.
  case rollbackMergePolicyType
}

/// Saving fails.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSErrorMergePolicy: NSMergePolicy = .error
/// The properties of the store win.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSMergeByPropertyStoreTrumpMergePolicy: NSMergePolicy = .mergeByPropertyStoreTrump
/// The properties of the context win.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSMergeByPropertyObjectTrumpMergePolicy: NSMergePolicy = .mergeByPropertyObjectTrump
/// The object of the context wins.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSOverwriteMergePolicy: NSMergePolicy = .overwrite
/// The object of the store wins.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSRollbackMergePolicy: NSMergePolicy = .rollback
