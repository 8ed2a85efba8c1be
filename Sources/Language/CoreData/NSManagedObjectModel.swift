import Synchronization

/// The entities of an app.
///
/// `opencharts preview` reads the models of an app's folder and registers them by name. Other programs create entities
/// in code.
open class NSManagedObjectModel: NSObject {
  private var namedEntities: [String: NSEntityDescription] = [:]

  /// Creates a model without entities.
  public override init() { super.init() }

  /// Finds the registered model with the name of a file, without reading the file; `nil` if there is none.
  public convenience init?(contentsOf url: URL) {
    let name = url.deletingPathExtension().lastPathComponent
    guard let model = ModelRegistry.model(named: name) else { return nil }
    self.init()
    entities = model.entities
  }

  /// Returns a model with the entities of all registered models. `bundles` has no effect.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let all = ModelRegistry.all
    return all.isEmpty ? nil : all.count == 1 ? all[0] : NSManagedObjectModel(byMerging: all)
  }

  /// Creates a model with the entities of several models. Of equal names, the last entity counts.
  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    self.init()
    entities = (models ?? []).flatMap(\.entities)
  }

  /// The entities.
  open var entities: [NSEntityDescription] = [] {
    didSet {
      for entity in entities where entity.managedObjectModel == nil { entity.managedObjectModel = self }
      namedEntities = Dictionary(
        entities.compactMap { entity in entity.name.map { ($0, entity) } }, uniquingKeysWith: { $1 })
    }
  }

  /// The entities by name.
  open var entitiesByName: [String: NSEntityDescription] { namedEntities }

  func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    entities.first { $0.hasObjects(of: type) }
  }
}
