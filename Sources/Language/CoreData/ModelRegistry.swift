import OpenChartsCModelRegistration
import OpenChartsIsolation
import Synchronization

/// The models that the program has registered by name, and the entities of classes without a model.
enum ModelRegistry {
  private struct State: @unchecked Sendable {
    // Proof: the mutex guards the properties. Models and entities change only before they are registered, apart from
    // the classes that entities find, which are the same each time.
    var models: [(name: String, model: NSManagedObjectModel)] = []
    var entitiesOfClasses: [ObjectIdentifier: NSEntityDescription] = [:]
  }

  private static let state = Mutex(State())
  /// Calls the program's function once, at the first use of the registry.
  private static let registration: Void = opencharts_register_models()

  static func register(_ model: NSManagedObjectModel, named name: String) {
    let model = UncheckedSendable(model)
    state.withLock { $0.models.append((name, model.value)) }
  }

  static var all: [NSManagedObjectModel] {
    registration
    return state.withLock { UncheckedSendable($0.models.map(\.model)) }.value
  }

  static func model(named name: String) -> NSManagedObjectModel? {
    registration
    return state.withLock { state in UncheckedSendable(state.models.last { $0.name == name }?.model) }.value
  }

  /// The entity of a class in the registered models, or else one without properties, so that objects of a class whose
  /// model is unknown can be used.
  static func entity(of type: NSManagedObject.Type) -> NSEntityDescription {
    if let entity = all.lazy.compactMap({ $0.entity(of: type) }).first { return entity }
    return state.withLock { state in
      let key = ObjectIdentifier(type)
      if let entity = state.entitiesOfClasses[key] { return UncheckedSendable(entity) }
      let entity = NSEntityDescription()
      entity.name = String(describing: type)
      entity.managedObjectClassName = entity.name
      _ = entity.hasObjects(of: type)
      state.entitiesOfClasses[key] = entity
      return UncheckedSendable(entity)
    }.value
  }
}
