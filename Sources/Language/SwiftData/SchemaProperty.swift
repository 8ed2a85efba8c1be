import OpenChartsViewValues

extension Schema {
  /// The arguments of `@Attribute`.
  public struct Attribute: Sendable {
    /// A setting of an attribute.
    public struct Option: Hashable, Sendable {
      let name: String
      /// No two objects have the same value: an inserted object replaces the existing object with its value.
      public static let unique = Option(name: "unique")
      /// Large data may be stored in separate files. Has no effect: the store's own file contains it.
      public static let externalStorage = Option(name: "externalStorage")
      /// The value may be encrypted by CloudKit. Has no effect: there is no CloudKit on Linux.
      public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")
      /// Keeps the value in the history of deleted objects. Has no effect: there is no such history.
      public static let preserveValueOnDeletion = Option(name: "preserveValueOnDeletion")
      /// The value is not stored.
      public static let ephemeral = Option(name: "ephemeral")
      /// The value is indexed by Spotlight. Has no effect: there is no Spotlight on Linux.
      public static let spotlight = Option(name: "spotlight")
      /// The value is encoded as a whole by a transformer. On Linux, stores use the value's `Codable` form instead.
      public static func transformable(by transformerName: String) -> Option { Option(name: "transformable") }
      /// The value is encoded as a whole by a transformer. On Linux, stores use the value's `Codable` form instead.
      public static func transformable(by transformerType: ValueTransformer.Type) -> Option {
        Option(name: "transformable")
      }
    }

    let options: [Option]
    let originalName: String?

    /// Creates the settings of an attribute.
    public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
      (self.options, self.originalName) = (options, originalName)
    }
  }

  /// The arguments of `@Relationship`.
  public struct Relationship: @unchecked Sendable {
    /// The consequence for related objects when an object is deleted.
    public enum DeleteRule: String, Codable, Sendable {
      /// The related objects are kept, and still refer to the deleted object.
      case noAction
      /// The related objects are kept, without the reference.
      case nullify
      /// The related objects are deleted too.
      case cascade
      /// The object cannot be deleted while it has related objects.
      case deny
    }

    /// A setting of a relationship.
    public struct Option: Hashable, Sendable {
      let name: String
      /// Each object may be related to only one object.
      public static let unique = Option(name: "unique")
    }

    let deleteRule: DeleteRule
    // An immutable key path. The standard library does not declare key paths as sendable.
    let inverse: AnyKeyPath?
    let originalName: String?

    /// Creates the settings of a relationship.
    public init(
      _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
      maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
      hashModifier: String? = nil
    ) {
      (self.deleteRule, self.inverse, self.originalName) = (deleteRule, inverse, originalName)
    }
  }
}
