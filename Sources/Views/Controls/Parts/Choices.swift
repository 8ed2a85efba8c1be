import Foundation
import OpenChartsViewCore

/// The choices of a control, each with its tag.
struct Choices {
  struct Option {
    let node: ViewNode
    let tag: AnyHashable
  }
  let options: [Option]

  /// A view without a tag uses the id that `ForEach` gave it. Views without either are omitted.
  @MainActor init(of content: some View, in context: _ViewContext) {
    var inner = context.inStack(nil)
    inner.environment.readsTags = true
    inner.environment.isInList = false
    options = inner.nodes(of: content).compactMap { node in
      (node.tag ?? node.traits.implicitTag).map { Option(node: node, tag: $0) }
    }
  }

  func index(of value: AnyHashable) -> Int? {
    let plain = Self.unwrapped(value)
    return options.firstIndex { $0.tag == value || (plain != nil && Self.unwrapped($0.tag) == plain) }
  }

  /// Unwraps optionals, because the selection may be optional while the tags are not, or the reverse.
  private static func unwrapped(_ value: AnyHashable) -> AnyHashable? {
    let mirror = Mirror(reflecting: value.base)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { $0.value as? AnyHashable }.flatMap(unwrapped)
  }

  /// The tag as a value of the selection's type; `nil` if the types do not match.
  static func value<Value: Hashable>(_ tag: AnyHashable, as type: Value.Type) -> Value? {
    tag.base as? Value ?? unwrapped(tag)?.base as? Value
  }
}
