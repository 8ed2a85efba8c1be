@_exported import Foundation

/// A value of a record's field.
public protocol CKRecordValueProtocol {}
/// A value of a record's field.
public typealias CKRecordValue = CKRecordValueProtocol

extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}

/// A zone of a database.
open class CKRecordZone: NSObject, @unchecked Sendable {
  /// The name of a zone.
  public struct ID: Hashable, Sendable {
    /// The name.
    public let zoneName: String
    /// The owner's name.
    public let ownerName: String
    /// Creates a name.
    public init(zoneName: String = ID.defaultZoneName, ownerName: String = CKCurrentUserDefaultName) {
      (self.zoneName, self.ownerName) = (zoneName, ownerName)
    }
    /// The name of the default zone.
    public static let defaultZoneName = "_defaultZone"
    /// The default zone.
    public static let `default` = ID()
  }
  /// The name.
  public let zoneID: ID
  /// Creates a zone.
  public init(zoneID: ID) { self.zoneID = zoneID }
  /// Creates a zone of the user.
  public convenience init(zoneName: String) { self.init(zoneID: ID(zoneName: zoneName)) }
  /// The default zone.
  open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
}

/// A record with fields. It is never stored on a server.
open class CKRecord: NSObject, @unchecked Sendable {
  /// The type of a record.
  public typealias RecordType = String
  /// The name of a field.
  public typealias FieldKey = String

  /// The name of a record.
  public struct ID: Hashable, Sendable {
    /// The name.
    public let recordName: String
    /// The zone.
    public let zoneID: CKRecordZone.ID
    /// Creates a name, a random one by default.
    public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
      (self.recordName, self.zoneID) = (recordName, zoneID)
    }
  }

  /// The effect that deleting a record has on the records that refer to it.
  public enum ReferenceAction: UInt, Sendable {
    /// In order of the cases: none, and deleting them too.
    case none, deleteSelf
  }

  /// A relation to another record.
  public struct Reference: Hashable, Sendable, CKRecordValueProtocol {
    /// The other record.
    public let recordID: ID
    /// The effect of deleting it.
    public let action: ReferenceAction
    /// Creates a relation.
    public init(recordID: ID, action: ReferenceAction) { (self.recordID, self.action) = (recordID, action) }
    /// Creates a relation.
    public init(record: CKRecord, action: ReferenceAction) {
      self.init(recordID: record.recordID, action: action)
    }
  }

  /// The type.
  public let recordType: RecordType
  /// The name.
  public let recordID: ID
  /// The time at which the server stored the record first. Always `nil`.
  open var creationDate: Date? { nil }
  /// The time at which the server stored the record last. Always `nil`.
  open var modificationDate: Date? { nil }
  private var fields: [FieldKey: any CKRecordValueProtocol] = [:]

  /// Creates a record.
  public init(recordType: RecordType, recordID: ID = ID()) {
    (self.recordType, self.recordID) = (recordType, recordID)
  }

  /// The value of a field.
  open subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
    get { fields[key] }
    set { fields[key] = newValue }
  }
  /// The value of a field, if it has the type.
  public subscript<Value: CKRecordValueProtocol>(key: FieldKey) -> Value? {
    get { fields[key] as? Value }
    set { fields[key] = newValue }
  }
  /// Returns the value of a field.
  open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { fields[key] }
  /// Returns the value of a field.
  open func value(forKey key: String) -> Any? { fields[key] }
  /// Sets the value of a field.
  open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) { fields[key] = object }
  /// Sets the value of a field. Values of other types are ignored.
  open func setValue(_ value: Any?, forKey key: String) { fields[key] = value as? any CKRecordValueProtocol }
  /// The names of all fields, sorted.
  open func allKeys() -> [FieldKey] { fields.keys.sorted() }
}

/// A file of a record.
open class CKAsset: NSObject, CKRecordValueProtocol, @unchecked Sendable {
  /// The address.
  public let fileURL: URL?
  /// Creates a value from a file.
  public init(fileURL: URL) { self.fileURL = fileURL }
}

/// A search for records.
open class CKQuery: NSObject, @unchecked Sendable {
  /// The type of the records.
  public let recordType: CKRecord.RecordType
  /// The condition.
  public let predicate: NSPredicate
  /// The order.
  open var sortDescriptors: [NSSortDescriptor]?
  /// Creates a search.
  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
    (self.recordType, self.predicate) = (recordType, predicate)
  }
}
