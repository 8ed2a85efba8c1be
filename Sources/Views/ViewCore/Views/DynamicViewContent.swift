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
