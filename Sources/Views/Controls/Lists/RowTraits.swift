import Foundation
import OpenChartsViewCore

/// The properties that a row sets for its list.
struct RowTraits {
  var insets: EdgeInsets?
  var background: AnyView?
  var hiddenSeparators: VerticalEdge.Set = []
  var separatorTint: Color?
  var badge: Text?
  /// Whether the row itself draws its badge, before its trailing accessory.
  var showsBadge = false
  var isDeleteDisabled = false
  var isMoveDisabled = false
  /// The changes that the buttons of the row offer in edit mode.
  var commands: [RowCommands] = []

  func hidesSeparator(_ edge: VerticalEdge.Set) -> Bool { hiddenSeparators.contains(edge) }
}

private enum RowTraitsKey {}

extension LayoutTraits {
  var row: RowTraits {
    get { values[ObjectIdentifier(RowTraitsKey.self)] as? RowTraits ?? RowTraits() }
    set { values[ObjectIdentifier(RowTraitsKey.self)] = newValue }
  }
}

private struct RowChange: NodeModifier {
  let change: (inout RowTraits) -> Void
  @MainActor func wrap(_ node: ViewNode, in context: _ViewContext) -> ViewNode {
    let wrapper = WrapperNode(node)
    change(&wrapper.traits.row)
    return wrapper
  }
}

extension View {
  nonisolated func asRow(_ change: @escaping (inout RowTraits) -> Void) -> some View {
    NodeModified(content: self, modifier: RowChange(change: change))
  }

  /// Sets the insets of a list row's content; `nil` uses the list's insets. The innermost call wins.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    asRow { $0.insets = $0.insets ?? insets }
  }

  /// Sets the background of a list row. `nil` changes nothing.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    asRow { row in row.background = row.background ?? view.map { AnyView($0) } }
  }

  /// Hides the separators above or below a list row, or both. `visible` and `automatic` change nothing.
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    asRow { if visibility == .hidden { $0.hiddenSeparators.formUnion(edges) } }
  }

  /// Applies `listRowSeparator(_:edges:)` to each row of a section: sections have no separators.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    asRow { if visibility == .hidden { $0.hiddenSeparators.formUnion(edges) } }
  }

  /// Sets the colour of the separator above a list row, or of the separator below if the next row sets no colour. `nil`
  /// uses the list's colour; `edges` is ignored.
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)
    -> some View
  {
    asRow { $0.separatorTint = $0.separatorTint ?? color }
  }

  /// Applies `listRowSeparatorTint(_:edges:)` to each row of a section. `edges` is ignored.
  nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)
    -> some View
  {
    asRow { $0.separatorTint = $0.separatorTint ?? color }
  }

  /// Shows a number at the trailing edge of a list row. Zero shows nothing.
  nonisolated public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(count, format: .number))
  }

  /// Shows a text at the trailing edge of a list row or on a tab's label. `nil` shows nothing.
  nonisolated public func badge(_ label: Text?) -> some View {
    asRow { $0.badge = $0.badge ?? label }.changing { $0.rowBadge = label ?? $0.rowBadge }
  }

  /// Shows a localized text at the trailing edge of a list row or on a tab's label.
  nonisolated public func badge(_ key: LocalizedStringKey) -> some View { badge(Text(key)) }
}

extension EnvironmentValues {
  /// The badge of the row that contains this view.
  @Entry var rowBadge: Text?
}

extension View {
  /// Sets whether the row is exempt from ``DynamicViewContent/onDelete(perform:)``.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    asRow { $0.isDeleteDisabled = isDisabled }
  }

  /// Sets whether the row is exempt from ``DynamicViewContent/onMove(perform:)``.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    asRow { $0.isMoveDisabled = isDisabled }
  }
}
