import Foundation
import ViewValues

/// Views made from data, whose rows people can take out and move in a live session.
@MainActor @preconcurrency
public protocol DynamicViewContent<Data>: View {
  /// The collection behind the views.
  associatedtype Data: Collection
  /// What the views are made from.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
  /// Runs when someone takes rows out of a list; nobody does in a picture.
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent<Data> {
    self
  }
  /// Runs when someone moves rows of a list; nobody does in a picture.
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?)
    -> some DynamicViewContent<Data>
  {
    self
  }
}
