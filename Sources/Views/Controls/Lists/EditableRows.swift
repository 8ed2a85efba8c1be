import Foundation
import OpenChartsViewCore

/// Rows that the user can delete or move with commands in their context menus, in a live session.
struct EditableRows<Content: DynamicViewContent> {
  let content: Content
  /// The available change; `nil` for none.
  let change: RowChanging?
}

/// An action that changes rows, with their offsets.
enum RowChanging {
  case delete((IndexSet) -> Void)
  case move((IndexSet, Int) -> Void)
}

extension EditableRows: DynamicViewContent, _PrimitiveView {
  var data: Content.Data { content.data }

  @MainActor func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    var rows = _ViewNodes()
    content._makeNodes(in: context.child(.index(0)), into: &rows)
    // A row maps to an element only if there is one row per element.
    guard context.environment.isLive, let change, rows.list.count == data.count else {
      for node in rows.list { nodes.append(node) }
      return
    }
    for (rowIndex, node) in rows.list.enumerated() {
      let commands = RowCommands(change: change, rowIndex: rowIndex, count: rows.list.count)
      nodes.append(
        commands.isFor(node.traits.row)
          ? node.withCommands(AnyView(commands), in: context.child(.index(rowIndex + 1))) : node)
    }
  }
}

/// The commands of one row.
private struct RowCommands {
  let change: RowChanging
  let rowIndex: Int
  let count: Int

  func isFor(_ row: RowTraits) -> Bool {
    switch change {
    case .delete: !row.isDeleteDisabled
    case .move: !row.isMoveDisabled && count > 1
    }
  }
}

extension RowCommands: View {
  @ViewBuilder var body: some View {
    switch change {
    case .delete(let action):
      Button(role: .destructive, action: { action([rowIndex]) }, label: { Text(control: .delete) })
    case .move(let action):
      if rowIndex > 0 {
        Button(action: { action([rowIndex], rowIndex - 1) }, label: { Text(control: .moveUp) })
      }
      if rowIndex < count - 1 {
        Button(action: { action([rowIndex], rowIndex + 2) }, label: { Text(control: .moveDown) })
      }
    }
  }
}

extension DynamicViewContent {
  /// Lets the user delete rows in a live session, with a command in the row's context menu. The action receives the
  /// offsets of the rows in the data and must remove them; `nil` disables the command.
  ///
  ///     struct Names: View {
  ///       @State private var names = ["Ada", "Bo", "Cy"]
  ///       var body: some View {
  ///         List { ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) } }
  ///       }
  ///     }
  ///
  /// Has no effect in a picture.
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent<Data> {
    EditableRows(content: self, change: action.map { .delete($0) })
  }

  /// Lets the user move rows in a live session, with commands in the row's context menu. The action receives the
  /// offsets of the rows in the data and the offset before which to insert them, and must move them; `nil` disables
  /// the commands.
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?)
    -> some DynamicViewContent<Data>
  {
    EditableRows(content: self, change: action.map { .move($0) })
  }
}
