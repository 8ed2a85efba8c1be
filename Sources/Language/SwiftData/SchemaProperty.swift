extension Schema {
  /// The arguments of `@Attribute`.
  public struct Attribute: Sendable {
    /// A setting of an attribute.
    public struct Option: Hashable, Sendable {
      let name: String
      /// No two objects have the same value: an object that is inserted replaces the earlier one.
      public static let unique = Option(name: "unique")
      /// Large data may be stored in separate files. Has no effect: the store's own file contains it.
      public static let externalStorage = Option(name: "externalStorage")
      /// The value may be encrypted by CloudKit, which does not exist on Linux.
      public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")
      /// Keeps the value in the history of deleted objects. Has no effect: there is no such history.
      public static let preserveValueOnDeletion = Option(name: "preserveValueOnDeletion")
      /// The value is not stored.
      public static let ephemeral = Option(name: "ephemeral")
      /// The value is indexed by Spotlight, which does not exist on Linux.
      public static let spotlight = Option(name: "spotlight")
      /// The value is encoded as a whole by a transformer. On Linux, stores use its `Codable` form.
      public static func transformable(by transformerName: String) -> Option { Option(name: "transformable") }
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
      /// They are kept, and still refer to the deleted object.
      case noAction
      /// They are kept, without the reference.
      case nullify
      /// They are deleted too.
      case cascade
      /// The object cannot be deleted while there are any.
      case deny
    }

    /// A setting of a relationship.
    public struct Option: Hashable, Sendable {
      let name: String
      /// Only one object may have the relationship to another.
      public static let unique = Option(name: "unique")
    }

    let deleteRule: DeleteRule
    // An immutable key path; the library does not say that it is sendable.
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
