import Synchronization

/// Keeps both sides of a relationship consistent, and related objects in one context.
enum RelationshipLink {
  /// The inverse of each relationship that was looked up, by its class and key path.
  private static let inverses = Mutex<[Key: Schema.PropertyMetadata?]>([:])

  private struct Key: Hashable, @unchecked Sendable {
    // Safe: key paths are immutable, but the standard library does not declare them as sendable.
    let keyPath: AnyKeyPath
    let target: ObjectIdentifier
  }

  /// Updates the inverse of a changed relationship. Skips the objects at the start of both lists that are equal.
  static func follow<Owner: PersistentModel, Target: PersistentModel>(
    _ keyPath: AnyKeyPath, of owner: Owner, from old: [Target], to new: [Target]
  ) {
    let same = zip(old, new).prefix { $0 === $1 }.count
    let (removed, added) = (old[same...], new[same...])
    guard !removed.isEmpty || !added.isEmpty else { return }
    let inverse = inverse(of: keyPath, Owner.self, Target.self)
    let stays = Set(added.map { ObjectIdentifier($0) })
    // Skip deleted objects, because their relationships need not be correct.
    for target in removed where !stays.contains(ObjectIdentifier(target)) && !target._record.isDeleted {
      inverse?.unlink(target, owner)
    }
    let wasThere = Set(removed.map { ObjectIdentifier($0) })
    for target in added where !wasThere.contains(ObjectIdentifier(target)) {
      join(owner, target)
      inverse?.link(target, owner)
    }
  }

  /// Updates the inverses of all relationships of an object that is added to a context.
  static func followAll(of owner: any PersistentModel) {
    for property in EntityLayout(of: owner).properties { property.follow?(owner) }
  }

  /// If only one of two related objects has a context, inserts the other object into it.
  private static func join(_ owner: any PersistentModel, _ target: any PersistentModel) {
    if let context = owner._record.context {
      if target._record.context == nil { context.add(target) }
    } else {
      target._record.context?.add(owner)
    }
  }

  /// Returns the property of the target that refers to the owner: the inverse that either side declares, else the only
  /// property with the owner's class.
  private static func inverse<Owner: PersistentModel, Target: PersistentModel>(
    of keyPath: AnyKeyPath, _ owner: Owner.Type, _ target: Target.Type
  ) -> Schema.PropertyMetadata? {
    let key = Key(keyPath: keyPath, target: ObjectIdentifier(target))
    if let cached = inverses.withLock({ $0[key] }) { return cached }
    let (ownerProperties, others) = (EntityLayout(owner).properties, EntityLayout(target).properties)
    let property = ownerProperties.first { $0.keyPath == keyPath }
    let result: Schema.PropertyMetadata?
    if let declared = property?.relationship?.inverse {
      result = others.first { $0.keyPath == declared }
    } else if let declaring = others.first(where: { $0.relationship?.inverse == keyPath }) {
      result = declaring
    } else {
      let back = others.filter {
        $0.target == owner && $0.relationship?.inverse == nil && $0.keyPath != keyPath
      }
      let ways = ownerProperties.filter { $0.target == target }
      result = back.count == 1 && ways.count == 1 ? back[0] : nil
    }
    inverses.withLock { $0[key] = result }
    return result
  }
}
