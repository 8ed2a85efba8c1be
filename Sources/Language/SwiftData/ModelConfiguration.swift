/// The storage of a container's objects: memory or a file.
public struct ModelConfiguration: Hashable, Sendable, Identifiable {
  /// Whether objects are shared by an app group. Has no effect: there are no app groups on Linux.
  public struct GroupContainer: Hashable, Sendable {
    private let name: String
    /// The default.
    public static let automatic = GroupContainer(name: "automatic")
    /// No app group.
    public static let none = GroupContainer(name: "none")
    /// The app group with a name.
    public static func identifier(_ groupName: String) -> GroupContainer { GroupContainer(name: groupName) }
  }

  /// Whether objects are shared by iCloud. Has no effect: there is no iCloud on Linux.
  public struct CloudKitDatabase: Hashable, Sendable {
    private let name: String
    /// The default.
    public static let automatic = CloudKitDatabase(name: "automatic")
    /// No database.
    public static let none = CloudKitDatabase(name: "none")
    /// The private database with a name.
    public static func `private`(_ privateDBName: String) -> CloudKitDatabase {
      CloudKitDatabase(name: privateDBName)
    }
  }

  /// The name, empty by default.
  public let name: String
  /// The classes that this configuration stores; `nil` for all classes of the container.
  public let schema: Schema?
  /// Whether objects are stored in memory: true unless the configuration has a URL.
  public let isStoredInMemoryOnly: Bool
  /// Whether changes may be saved.
  public let allowsSave: Bool
  let url: URL?

  /// Creates a configuration that keeps objects in memory.
  ///
  /// `isStoredInMemoryOnly` has no effect. On Apple platforms, objects are stored in the app's folder if it is false.
  /// On Linux, use the initialiser with a URL to store them in a file.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    (self.name, self.schema, self.isStoredInMemoryOnly) = (name ?? "", schema, true)
    (self.allowsSave, url) = (allowsSave, nil)
  }

  /// Creates a configuration that keeps objects in an SQLite file, which is created if it does not exist.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    (self.name, self.schema, isStoredInMemoryOnly) = (name ?? "", schema, false)
    (self.allowsSave, self.url) = (allowsSave, url)
  }

  /// The name and the path of the file.
  public var id: String { name + (url.map { " " + $0.path } ?? "") }

  /// Configurations are equal if they have the same name, URL, schema and permission to save.
  public static func == (a: Self, b: Self) -> Bool {
    (a.name, a.url, a.allowsSave) == (b.name, b.url, b.allowsSave) && a.schema === b.schema
  }

  /// Hashes the name and the URL.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(url)
  }
}
