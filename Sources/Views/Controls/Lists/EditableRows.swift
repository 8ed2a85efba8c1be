import Foundation
import ViewCore

/// Rows that people can take out or move, by the commands of each, in a live session.
struct EditableRows<Content: DynamicViewContent> {
  let content: Content
  /// `nil` changes nothing.
  let change: RowChanging?
}

/// What happens to rows, by their places.
enum RowChanging {
  case delete((IndexSet) -> Void)
  case move((IndexSet, Int) -> Void)
}

extension EditableRows: DynamicViewContent, _PrimitiveView {
  var data: Content.Data { content.data }

  @MainActor func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    var rows = _ViewNodes()
    content._makeNodes(in: context.child(.index(0)), into: &rows)
    // Which element a row belongs to is known where each has one.
    guard context.environment.isLive, let change, rows.list.count == data.count else {
      for node in rows.list { nodes.append(node) }
      return
    }
    for (place, node) in rows.list.enumerated() {
      let commands = RowCommands(change: change, place: place, count: rows.list.count)
      nodes.append(
        commands.isFor(node.traits.row)
          ? node.withCommands(AnyView(commands), in: context.child(.index(place + 1))) : node)
    }
  }
}

/// What can be done with a row at its place.
private struct RowCommands {
  let change: RowChanging
  let place: Int
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
      Button(role: .destructive, action: { action([place]) }, label: { Text(control: .delete) })
    case .move(let action):
      if place > 0 { Button(action: { action([place], place - 1) }, label: { Text(control: .moveUp) }) }
      if place < count - 1 {
        Button(action: { action([place], place + 2) }, label: { Text(control: .moveDown) })
      }
    }
  }
}

extension DynamicViewContent {
  /// Lets people take out rows, in a live session: each has a command for that, among those of its context menu. The
  /// action gets the places of the rows in the data, and takes them out itself; `nil` lets nobody do so.
  ///
  ///     struct Names: View {
  ///       @State private var names = ["Ada", "Bo", "Cy"]
  ///       var body: some View {
  ///         List { ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) } }
  ///       }
  ///     }
  ///
  /// A picture shows the rows as they are.
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent<Data> {
    EditableRows(content: self, change: action.map { .delete($0) })
  }

  /// Lets people move rows, in a live session: each has commands for that, among those of its context menu. The action
  /// gets the places of the rows in the data and the place before which they are to stand; `nil` lets nobody do so.
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?)
    -> some DynamicViewContent<Data>
  {
    EditableRows(content: self, change: action.map { .move($0) })
  }
}
