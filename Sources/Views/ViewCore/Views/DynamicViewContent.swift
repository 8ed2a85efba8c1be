import Foundation
import ViewValues

/// Views made from data. Rows stay as they are made: neither in a picture nor in a live session does a reader take out or
/// move any.
@MainActor @preconcurrency
public protocol DynamicViewContent<Data>: View {
  /// The collection behind the views.
  associatedtype Data: Collection
  /// What the views are made from.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
  /// Has no effect here: nobody takes rows out, in a live session neither. Offer a button, or `swipeActions`, for that.
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent<Data> {
    self
  }
  /// Has no effect here: nobody moves rows, in a live session neither.
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?)
    -> some DynamicViewContent<Data>
  {
    self
  }
}
