// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The name of the current user as an owner.
public let CKCurrentUserDefaultName = "__defaultOwner__"

/// Whether a user has an iCloud account.
public enum CKAccountStatus: Int, Sendable {
  /// In order of the cases: unknown, available, forbidden by the device, none, and unavailable for some time.
  case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

extension Notification.Name {
  /// The account has changed. Never posted.
  public static let CKAccountChanged = Notification.Name("CKAccountChangedNotification")
}

/// The data of an app in iCloud. The device has no account: each request fails with
/// ``CKError/Code/notAuthenticated``.
open class CKContainer: NSObject, @unchecked Sendable {
  /// The identifier; `nil` for the app's first container.
  public let containerIdentifier: String?
  /// The data of all users.
  public let publicCloudDatabase = CKDatabase(scope: .public)
  /// The data of the user.
  public let privateCloudDatabase = CKDatabase(scope: .private)
  /// The data that others share with the user.
  public let sharedCloudDatabase = CKDatabase(scope: .shared)

  private static let first = CKContainer(nil)

  private init(_ identifier: String?) { containerIdentifier = identifier }
  /// Creates a container.
  public convenience init(identifier containerIdentifier: String) { self.init(containerIdentifier) }
  /// The app's first container.
  open class func `default`() -> CKContainer { first }

  /// The database of a scope.
  open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
    switch databaseScope {
    case .public: publicCloudDatabase
    case .private: privateCloudDatabase
    case .shared: sharedCloudDatabase
    }
  }

  /// Returns that there is no account.
  open func accountStatus() async throws -> CKAccountStatus { .noAccount }
  /// Reports that there is no account.
  @preconcurrency open func accountStatus(
    completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completionHandler(.noAccount, nil) } }
  /// Throws ``CKError/Code/notAuthenticated``.
  open func userRecordID() async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }
  /// Fails with ``CKError/Code/notAuthenticated``.
  @preconcurrency open func fetchUserRecordID(
    completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completionHandler(nil, CKError(.notAuthenticated)) } }
}
