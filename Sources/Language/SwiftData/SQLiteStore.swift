import Synchronization

/// Keeps objects in an SQLite file: one row for each value, so that a class may gain and lose properties.
///
/// The tables are `object(entity, key)`, in the order of insertion, and `value(key, property, data)` with the JSON of
/// attributes and the keys of related objects.
final class SQLiteStore: ModelStore {
  private let database: Mutex<SQLiteDatabase>
  private static let tables = """
    CREATE TABLE IF NOT EXISTS object (number INTEGER PRIMARY KEY, entity TEXT NOT NULL, key TEXT NOT NULL UNIQUE);
    CREATE INDEX IF NOT EXISTS object_entity ON object (entity);
    CREATE TABLE IF NOT EXISTS value (key TEXT NOT NULL, property TEXT NOT NULL, data TEXT NOT NULL,
      PRIMARY KEY (key, property)) WITHOUT ROWID;
    """

  init(_ url: URL, _ entities: [EntityLayout]) throws {
    let new = try SQLiteDatabase(url)
    try new.run(Self.tables)
    database = Mutex(new)
    // Report a property that cannot be stored immediately, not only at the first save.
    for entity in entities {
      for property in entity.properties where property.decode != nil && !property.isCodable {
        throw SwiftDataError(
          "\(entity.name).\(property.name) cannot be stored in a file: its type is not Codable")
      }
    }
  }

  func identifiers(of entity: EntityLayout) throws -> [PersistentIdentifier] {
    try database.withLock { database in
      var result: [PersistentIdentifier] = []
      try database.run("SELECT key FROM object WHERE entity = ? ORDER BY number", [Data(entity.name.utf8)]) {
        row in
        result.append(try Self.identifier(entity.name, row.text(0)))
      }
      return result
    }
  }

  func values(of identifier: PersistentIdentifier, _ entity: EntityLayout) throws -> [StoredValue?]? {
    let key = Data(identifier.key.uuidString.utf8)
    let stored: [String: Data]? = try database.withLock { database in
      var exists = false
      try database.run("SELECT 1 FROM object WHERE key = ?", [key]) { _ in exists = true }
      guard exists else { return nil }
      var result: [String: Data] = [:]
      try database.run("SELECT property, data FROM value WHERE key = ?", [key]) { row in
        result[row.text(0)] = row.data(1)
      }
      return result
    }
    guard let stored else { return nil }
    return try entity.properties.map { property in
      guard let data = stored[property.name] ?? property.originalName.flatMap({ stored[$0] }) else {
        return nil
      }
      do { return try Self.value(property, data) } catch {
        throw SwiftDataError(
          "\(entity.name).\(property.name): the stored value does not fit its type: \(error)")
      }
    }
  }

  func save(_ changes: StoreChanges) throws {
    // Encode all values first, so that an error leaves the file unchanged.
    let rows = try changes.rows.map { row in
      (
        row.entity.name, Data(row.identifier.key.uuidString.utf8),
        try zip(row.entity.properties, row.values).map { property, value in
          (Data(property.name.utf8), try Self.data(value, of: property, row.entity))
        }
      )
    }
    try database.withLock { database in
      try database.run("BEGIN IMMEDIATE")
      do {
        for (entity, key, values) in rows {
          try database.run(
            "INSERT INTO object (entity, key) VALUES (?, ?) ON CONFLICT (key) DO NOTHING",
            [Data(entity.utf8), key])
          for (property, data) in values {
            try database.run("INSERT OR REPLACE INTO value VALUES (?, ?, ?)", [key, property, data])
          }
        }
        for identifier in changes.deleted {
          let key = Data(identifier.key.uuidString.utf8)
          try database.run("DELETE FROM object WHERE key = ?", [key])
          try database.run("DELETE FROM value WHERE key = ?", [key])
        }
        try database.run("COMMIT")
      } catch {
        try? database.run("ROLLBACK")
        throw error
      }
    }
  }

  // MARK: - Values

  private static func data(
    _ value: StoredValue, of property: Schema.PropertyMetadata, _ entity: EntityLayout
  ) throws -> Data {
    switch value {
    case .value(let any):
      guard let value = any as? any Encodable else {
        throw SwiftDataError(
          "\(entity.name).\(property.name) cannot be stored in a file: its type is not Codable")
      }
      return try StoredText.encode(value)
    case .object(let identifier): return try StoredText.encode(identifier.map { [$0] } ?? [])
    case .objects(let identifiers): return try StoredText.encode(identifiers)
    }
  }

  private static func value(_ property: Schema.PropertyMetadata, _ data: Data) throws -> StoredValue {
    if let decode = property.decode { return .value(try decode(data)) }
    return .objects(try StoredText.decode([PersistentIdentifier].self, from: data))
  }

  private static func identifier(_ entity: String, _ key: String) throws -> PersistentIdentifier {
    guard let key = UUID(uuidString: key) else {
      throw SwiftDataError("the key \(key) of a \(entity) is no UUID")
    }
    return PersistentIdentifier(entityName: entity, key: key)
  }
}
