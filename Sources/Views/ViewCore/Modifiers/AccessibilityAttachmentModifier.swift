import Foundation
import OpenChartsViewValues

/// The changes that modifiers such as `accessibilityLabel(_:)` make to the accessibility elements of a view.
///
///     extension View {
///       func named(_ name: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
///         accessibilityLabel(name).accessibilityAddTraits(.isHeader)
///       }
///     }
public struct AccessibilityAttachmentModifier: ViewModifier, NodeViewModifier {
  let attachment: AccessibilityAttachment

  nonisolated init(_ changes: [AccessibilityChange]) {
    attachment = AccessibilityAttachment(changes: changes)
  }

  /// The view with the changes.
  public func body(content: Content) -> some View { NodeModified(content: content, modifier: attachment) }
}

/// Changes of accessibility elements, from the first to the last.
struct AccessibilityAttachment: NodeModifier {
  let changes: [AccessibilityChange]

  @MainActor func wrap(_ node: ViewNode, in context: _ViewContext) -> ViewNode {
    changes.reduce(node) { AccessibilityChangeNode($0, change: $1) }
  }
}

// The modifiers of `View` once more, for functions that return the type of a view with a single attachment.
// Disfavoured, so that they are considered only there.
extension ModifiedContent where Content: View, Modifier == AccessibilityAttachmentModifier {
  nonisolated private func adding(_ change: AccessibilityChange?) -> Self {
    let changes = modifier.attachment.changes
    return ModifiedContent(
      content: content, modifier: AccessibilityAttachmentModifier(changes + (change.map { [$0] } ?? [])))
  }

  /// Sets the label that assistive technology reads.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(_ label: Text) -> Self { adding(.label(label)) }
  /// Sets the label that assistive technology reads.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Self {
    adding(.label(Text(labelKey)))
  }
  /// Sets the current value, which assistive technology reads after the label.
  @_disfavoredOverload
  nonisolated public func accessibilityValue(_ value: Text) -> Self { adding(.value(value)) }
  /// Sets the current value, which assistive technology reads after the label.
  @_disfavoredOverload
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> Self {
    adding(.value(Text(valueKey)))
  }
  /// Describes the effect of using the view.
  @_disfavoredOverload
  nonisolated public func accessibilityHint(_ hint: Text) -> Self { adding(.hint(hint)) }
  /// Describes the effect of using the view.
  @_disfavoredOverload
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> Self {
    adding(.hint(Text(hintKey)))
  }
  /// Sets a name for tests.
  @_disfavoredOverload
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> Self {
    adding(.identifier(identifier))
  }
  /// Hides the view and its content from assistive technology.
  @_disfavoredOverload
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> Self { adding(hidden ? .hidden : nil) }
  /// Gives the element the role of the traits.
  @_disfavoredOverload
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> Self {
    adding(.addTraits(traits))
  }
  /// Turns an element with the role of the traits into a group without a role.
  @_disfavoredOverload
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> Self {
    adding(.removeTraits(traits))
  }
  /// Sets the reading order among the other elements: greater priorities first.
  @_disfavoredOverload
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> Self {
    adding(.sortPriority(sortPriority))
  }
}
