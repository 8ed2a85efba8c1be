import Foundation

/// The name of a type in shortcuts.
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  /// The name.
  public var name: LocalizedStringResource
  /// Creates a name.
  public init(name: LocalizedStringResource) { self.name = name }
  public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }
}

/// The words for a value in shortcuts.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  /// The title.
  public var title: LocalizedStringResource
  /// The text below the title.
  public var subtitle: LocalizedStringResource?
  /// Creates words.
  public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil) {
    (self.title, self.subtitle) = (title, subtitle)
  }
  public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }
}

/// Named choices for a parameter.
public protocol AppEnum: RawRepresentable, CaseIterable, Hashable, Sendable {
  /// The name of the type.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  /// The words for each choice.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

/// A value of an app that users choose as a parameter.
public protocol AppEntity: Identifiable, Sendable {
  /// Finds values.
  associatedtype DefaultQuery: EntityQuery
  /// The name of the type.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  /// The words for this value.
  var displayRepresentation: DisplayRepresentation { get }
  /// Finds values.
  static var defaultQuery: DefaultQuery { get }
}

/// Finds values for parameters. Never called: there is no dialog for choosing them.
public protocol EntityQuery: Sendable {
  /// The type of the values.
  associatedtype Entity: Identifiable & Sendable
  /// Creates a query.
  init()
  /// Returns the values with these identifiers.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// Returns the values to choose from.
  func suggestedEntities() async throws -> [Entity]
  /// Returns the value that a parameter has first.
  func defaultResult() async -> Entity?
}

extension EntityQuery {
  public func suggestedEntities() async throws -> [Entity] { [] }
  public func defaultResult() async -> Entity? { nil }
}
