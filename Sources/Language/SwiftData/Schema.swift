/// The model classes of a container.
public final class Schema: Sendable {
  /// The version of a schema.
  public struct Version: Hashable, Comparable, Sendable, Codable, CustomStringConvertible {
    /// The first number, for incompatible changes.
    public let major: Int
    /// The second number.
    public let minor: Int
    /// The third number.
    public let patch: Int

    /// Creates a version of three numbers.
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      (self.major, self.minor, self.patch) = (major, minor, patch)
    }

    /// Compares the numbers from the first to the last.
    public static func < (a: Self, b: Self) -> Bool {
      (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch)
    }

    /// The numbers with points between them.
    public var description: String { "\(major).\(minor).\(patch)" }
  }

  /// A model class of a schema.
  public struct Entity: Hashable, Sendable {
    /// The name of the class.
    public let name: String
  }

  let layouts: [EntityLayout]
  /// The version that the caller gives.
  public let version: Version

  /// Creates a schema of model classes and of the classes that they are related to.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    layouts = EntityLayout.closure(of: types)
    self.version = version
  }

  /// Creates a schema of model classes and of the classes that they are related to.
  public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
    self.init(types, version: version)
  }

  /// Creates the schema of a version.
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  /// The classes. Classes that were added only because they are related to others come last.
  public var entities: [Entity] { layouts.map { Entity(name: $0.name) } }
}

/// A version of a schema, for apps whose classes have changed.
public protocol VersionedSchema: SendableMetatype {
  /// The version.
  static var versionIdentifier: Schema.Version { get }
  /// The model classes of the version.
  static var models: [any PersistentModel.Type] { get }
}

/// A plan for converting a store of an earlier version to the current one. Its stages are not run, because stores on
/// Linux identify properties by name: added properties get their defaults, and removed properties are dropped.
public protocol SchemaMigrationPlan: SendableMetatype {
  /// The versions, from the oldest to the newest.
  static var schemas: [any VersionedSchema.Type] { get }
  /// The steps between the versions.
  static var stages: [MigrationStage] { get }
}

/// A step of a migration.
public enum MigrationStage: @unchecked Sendable {
  // Safe: the app's closures are never called.
  /// A step without code.
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  /// A step with code before and after it.
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
