import Foundation
import OpenChartsPhrases
import OpenChartsViewCore

/// Rows that the user can delete or move with commands in their context menus in a live session, and with buttons in edit
/// mode.
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
    guard let change, rows.list.count == data.count else {
      for node in rows.list { nodes.append(node) }
      return
    }
    for (rowIndex, node) in rows.list.enumerated() {
      let commands = RowCommands(change: change, rowIndex: rowIndex, count: rows.list.count)
      guard commands.isFor(node.traits.row) else {
        nodes.append(node)
        continue
      }
      let row = node.withCommands(AnyView(commands), in: context.child(.index(rowIndex + 1)))
      row.traits.row.commands.append(commands)
      nodes.append(row)
    }
  }
}

/// The commands of one row.
struct RowCommands {
  let change: RowChanging
  let rowIndex: Int
  let count: Int

  var deletes: Bool { if case .delete = change { true } else { false } }

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

/// The buttons of a row in edit mode, for some of its commands.
struct RowButtons: View {
  let commands: [RowCommands]

  var body: some View {
    ForEach(commands.indices, id: \.self) { index in
      let (rowIndex, count) = (commands[index].rowIndex, commands[index].count)
      switch commands[index].change {
      case .delete(let action):
        button(.delete, "minus.circle.fill", role: .destructive) { action([rowIndex]) }
      case .move(let action):
        button(.moveUp, "chevron.up") { action([rowIndex], rowIndex - 1) }.disabled(rowIndex == 0)
        button(.moveDown, "chevron.down") { action([rowIndex], rowIndex + 2) }
          .disabled(rowIndex == count - 1)
      }
    }
    .labelStyle(.iconOnly)
    .buttonStyle(.borderless)
  }

  private func button(
    _ name: ControlPhrase, _ symbol: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) -> some View {
    Button(
      role: role, action: action,
      label: {
        Label(title: { Text(control: name) }, icon: { Image(systemName: symbol) })
      })
  }
}

extension DynamicViewContent {
  /// Lets the user delete rows in a live session, with a command in the row's context menu and a button in edit mode. The
  /// action receives the offsets of the rows in the data and must remove them; `nil` disables the command.
  ///
  ///     struct Names: View {
  ///       @State private var names = ["Ada", "Bo", "Cy"]
  ///       var body: some View {
  ///         List { ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) } }
  ///       }
  ///     }
  ///
  /// A picture shows the buttons of edit mode.
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent<Data> {
    EditableRows(content: self, change: action.map { .delete($0) })
  }

  /// Lets the user move rows in a live session, with commands in the row's context menu and buttons in edit mode. The
  /// action receives the offsets of the rows in the data and the offset before which to insert them, and must move them;
  /// `nil` disables the commands.
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?)
    -> some DynamicViewContent<Data>
  {
    EditableRows(content: self, change: action.map { .move($0) })
  }
}
