import Foundation
import ViewCore

/// What a row tells its list about how it wants to be shown.
struct RowTraits {
  var insets: EdgeInsets?
  var background: AnyView?
  var hiddenSeparators: VerticalEdge.Set = []
  var separatorTint: Color?
  var badge: Text?
  /// Whether the row shows its badge itself, before what stands at its end.
  var showsBadge = false
  var isDeleteDisabled = false
  var isMoveDisabled = false

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

  /// Space around the content of a row of a list; `nil` is the list's own. What is nearest to the row counts.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    asRow { $0.insets = $0.insets ?? insets }
  }

  /// The ground of a row of a list.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    asRow { row in row.background = row.background ?? view.map { AnyView($0) } }
  }

  /// Hides the lines between a row of a list and its neighbours, above, below or both. A visible or automatic one
  /// changes nothing.
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    asRow { if visibility == .hidden { $0.hiddenSeparators.formUnion(edges) } }
  }

  /// The same as `listRowSeparator(_:edges:)` on each row of a section: sections have no lines of their own here.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    asRow { if visibility == .hidden { $0.hiddenSeparators.formUnion(edges) } }
  }

  /// The colour of the line above a row of a list, or of the one below it where the next row sets none; `nil` is the
  /// list's own. The edges are ignored.
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)
    -> some View
  {
    asRow { $0.separatorTint = $0.separatorTint ?? color }
  }

  /// The same as `listRowSeparatorTint(_:edges:)` on each row of a section. The edges are ignored.
  nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)
    -> some View
  {
    asRow { $0.separatorTint = $0.separatorTint ?? color }
  }

  /// A number at the trailing edge of a row of a list; none for zero.
  nonisolated public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(count, format: .number))
  }

  /// A text at the trailing edge of a row of a list, or on the label of a tab; `nil` is none.
  nonisolated public func badge(_ label: Text?) -> some View {
    asRow { $0.badge = $0.badge ?? label }.changing { $0.rowBadge = label ?? $0.rowBadge }
  }

  /// The same with a text that is looked up in the translations.
  nonisolated public func badge(_ key: LocalizedStringKey) -> some View { badge(Text(key)) }
}

private struct RowBadgeKey: EnvironmentKey { static var defaultValue: Text? { nil } }

extension EnvironmentValues {
  /// The badge of the row that this is in.
  var rowBadge: Text? {
    get { self[RowBadgeKey.self] }
    set { self[RowBadgeKey.self] = newValue }
  }
}

extension View {
  /// Whether nobody may take out this row, where ``DynamicViewContent/onDelete(perform:)`` lets them.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    asRow { $0.isDeleteDisabled = isDisabled }
  }

  /// Whether nobody may move this row, where ``DynamicViewContent/onMove(perform:)`` lets them.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    asRow { $0.isMoveDisabled = isDisabled }
  }
}
