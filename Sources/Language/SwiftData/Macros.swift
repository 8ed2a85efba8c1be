/// Makes a class a model, whose objects are kept in a model container.
///
/// Its variables are stored and observed. Constants with a value, computed and static properties, and variables with
/// `@Transient` or observers are not stored.
@attached(member, names: named(_record), named(schemaMetadata), named(init(backingData:)))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "OpenChartsSwiftUIMacros", type: "ModelMacro")

/// Makes a variable of a model observed. ``Model()`` attaches this macro.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() =
  #externalMacro(module: "OpenChartsSwiftUIMacros", type: "PersistedPropertyMacro")

/// Sets the storage options of an attribute of a model.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "OpenChartsSwiftUIMacros", type: "MarkerMacro")

/// Sets the inverse property of the related objects, and the effect of a deletion on them.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
  inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "OpenChartsSwiftUIMacros", type: "MarkerMacro")

/// Excludes a variable of a model from the store. It needs a default value.
@attached(peer)
public macro Transient() = #externalMacro(module: "OpenChartsSwiftUIMacros", type: "MarkerMacro")

/// Declares sets of properties whose combined values are unique: an inserted object replaces the earlier one with the
/// same values.
@freestanding(declaration, names: named(_uniqueKeys))
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
  #externalMacro(module: "OpenChartsSwiftUIMacros", type: "MarkerMacro")

/// Declares properties that a database would index. Has no effect: conditions are evaluated in memory.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
  #externalMacro(module: "OpenChartsSwiftUIMacros", type: "MarkerMacro")

/// Makes an actor use a separate context of a container.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init(modelContainer:)))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "OpenChartsSwiftUIMacros", type: "ModelActorMacro")
