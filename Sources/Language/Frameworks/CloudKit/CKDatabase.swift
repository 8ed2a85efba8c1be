import Foundation

/// Records in iCloud. The device has no account: each request fails with ``CKError/Code/notAuthenticated``.
open class CKDatabase: NSObject, @unchecked Sendable {
  /// The users who see the records.
  public enum Scope: Int, Sendable {
    /// In order of the cases: all users, the user, and those with whom records are shared.
    case `public` = 1
    case `private`, shared
  }
  /// The users who see the records.
  public let databaseScope: Scope

  init(scope: Scope) { databaseScope = scope }

  private func fail(_ report: @escaping @Sendable (CKError) -> Void) {
    DispatchQueue.global().async { report(CKError(.notAuthenticated)) }
  }

  /// Throws ``CKError/Code/notAuthenticated``.
  @discardableResult open func save(_ record: CKRecord) async throws -> CKRecord {
    throw CKError(.notAuthenticated)
  }
  /// Throws ``CKError/Code/notAuthenticated``.
  @discardableResult open func save(_ zone: CKRecordZone) async throws -> CKRecordZone {
    throw CKError(.notAuthenticated)
  }
  /// Throws ``CKError/Code/notAuthenticated``.
  open func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw CKError(.notAuthenticated) }
  /// Throws ``CKError/Code/notAuthenticated``.
  @discardableResult open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID {
    throw CKError(.notAuthenticated)
  }
  /// Throws ``CKError/Code/notAuthenticated``.
  open func records(
    matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil,
    desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = 0
  ) async throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
  ) { throw CKError(.notAuthenticated) }
  /// Throws ``CKError/Code/notAuthenticated``.
  @discardableResult open func modifyRecords(
    saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID]
  ) async throws -> (
    saveResults: [CKRecord.ID: Result<CKRecord, any Error>],
    deleteResults: [CKRecord.ID: Result<Void, any Error>]
  ) { throw CKError(.notAuthenticated) }

  /// Fails with ``CKError/Code/notAuthenticated``.
  @preconcurrency open func save(
    _ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
  ) { fail { completionHandler(nil, $0) } }
  /// Fails with ``CKError/Code/notAuthenticated``.
  @preconcurrency open func fetch(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
  ) { fail { completionHandler(nil, $0) } }
  /// Fails with ``CKError/Code/notAuthenticated``.
  @preconcurrency open func delete(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
  ) { fail { completionHandler(nil, $0) } }
  /// Fails with ``CKError/Code/notAuthenticated``.
  @preconcurrency open func perform(
    _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
    completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void
  ) { fail { completionHandler(nil, $0) } }
  /// Reports ``CKError/Code/notAuthenticated`` to the operation's closure of completion.
  open func add(_ operation: CKQueryOperation) {
    fail { operation.queryResultBlock?(.failure($0)) }
  }
}

/// A search for records that reports each as it arrives.
open class CKQueryOperation: NSObject, @unchecked Sendable {
  /// The position after a part of the results. Never made.
  public struct Cursor: Hashable, Sendable {}
  /// The search.
  open var query: CKQuery?
  /// The maximum number of results. Stored, but has no effect.
  open var resultsLimit = 0
  /// The fields to fetch. Stored, but has no effect.
  open var desiredKeys: [CKRecord.FieldKey]?
  /// Receives each record. Never called.
  @preconcurrency open var recordMatchedBlock: (@Sendable (CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// Receives the end.
  @preconcurrency open var queryResultBlock: (@Sendable (Result<Cursor?, any Error>) -> Void)?
  /// Creates an operation.
  public init(query: CKQuery) { self.query = query }
}
