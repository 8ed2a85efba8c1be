import Synchronization

/// The stored properties of a model class. They are looked up once for each class.
struct EntityLayout: Sendable {
  let name: String
  let type: any PersistentModel.Type
  let properties: [Schema.PropertyMetadata]
  /// The sets of properties whose combined values are unique among all objects.
  let uniqueSets: [[Schema.PropertyMetadata]]

  private static let cache = Mutex<[ObjectIdentifier: EntityLayout]>([:])

  init(_ type: any PersistentModel.Type) {
    let key = ObjectIdentifier(type)
    if let cached = Self.cache.withLock({ $0[key] }) {
      self = cached
      return
    }
    let all = type.schemaMetadata
    (name, self.type, properties) = (type.entityName, type, all)
    uniqueSets =
      all.filter(\.isUnique).map { [$0] }
      + type._uniqueKeys.map { keys in keys.compactMap { key in all.first { $0.keyPath == key } } }
    let new = self
    Self.cache.withLock { $0[key] = new }
  }

  init(of object: any PersistentModel) { self.init(Swift.type(of: object)) }

  /// Returns the classes and all classes that they are related to, without duplicates.
  static func closure(of types: [any PersistentModel.Type]) -> [EntityLayout] {
    var (visited, result) = (Set<ObjectIdentifier>(), [EntityLayout]())
    var waiting = Array(types.reversed())
    while let type = waiting.popLast() {
      guard visited.insert(ObjectIdentifier(type)).inserted else { continue }
      let layout = EntityLayout(type)
      result.append(layout)
      waiting += layout.properties.compactMap(\.target).reversed()
    }
    return result
  }
}
