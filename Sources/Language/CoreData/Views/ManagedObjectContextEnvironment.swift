import OpenChartsViewCore
import OpenChartsViewValues

private struct ManagedObjectContextKey: EnvironmentKey {
  /// A context without a store: each fetch from it gives nothing.
  static let defaultValue = NSManagedObjectContext(concurrencyType: .mainQueue)
}

extension EnvironmentValues {
  /// The context of the objects of a view.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}
