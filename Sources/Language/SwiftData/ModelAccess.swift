// The accessors that the macro generates call these functions.
extension PersistentModel {
  /// Records that a view or another observer reads a property.
  public func _access(_ keyPath: KeyPath<Self, some Any>) { _record.registrar.access(self, keyPath: keyPath) }

  /// Changes a property, and notifies its observers and the context.
  public func _change<Value>(
    _ keyPath: KeyPath<Self, Value>, from old: Value, to new: Value, _ store: () -> Void
  ) {
    _record.registrar.withMutation(of: self, keyPath: keyPath, store)
    if !_record.isRestoring { _record.context?.noteChange(of: self) }
  }

  /// Changes a relationship to at most one object, and its inverse.
  public func _change<Target: PersistentModel>(
    _ keyPath: KeyPath<Self, Target?>, from old: Target?, to new: Target?, _ store: () -> Void
  ) {
    change(keyPath, from: old.map { [$0] } ?? [], to: new.map { [$0] } ?? [], store)
  }

  /// Changes a relationship to exactly one object, and its inverse.
  public func _change<Target: PersistentModel>(
    _ keyPath: KeyPath<Self, Target>, from old: Target, to new: Target, _ store: () -> Void
  ) {
    change(keyPath, from: [old], to: [new], store)
  }

  /// Changes a relationship to many objects, and its inverse.
  public func _change<Target: PersistentModel>(
    _ keyPath: KeyPath<Self, [Target]>, from old: [Target], to new: [Target], _ store: () -> Void
  ) {
    change(keyPath, from: old, to: new, store)
  }

  /// Changes a relationship to many objects or none, and its inverse.
  public func _change<Target: PersistentModel>(
    _ keyPath: KeyPath<Self, [Target]?>, from old: [Target]?, to new: [Target]?, _ store: () -> Void
  ) {
    change(keyPath, from: old ?? [], to: new ?? [], store)
  }

  private func change<Value, Target: PersistentModel>(
    _ keyPath: KeyPath<Self, Value>, from old: [Target], to new: [Target], _ store: () -> Void
  ) {
    _record.registrar.withMutation(of: self, keyPath: keyPath, store)
    guard !_record.isRestoring else { return _record.forgetMembers(of: keyPath) }
    _record.context?.noteChange(of: self)
    guard !_record.isLinking else { return }
    _record.forgetMembers(of: keyPath)
    RelationshipLink.follow(keyPath, of: self, from: old, to: new)
  }
}
