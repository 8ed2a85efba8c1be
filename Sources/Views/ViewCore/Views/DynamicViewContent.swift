import Foundation
import OpenChartsViewValues

/// Views made from data, whose rows the user can delete and move in a live session.
@MainActor @preconcurrency
public protocol DynamicViewContent<Data>: View {
  /// The type of the data.
  associatedtype Data: Collection
  /// The data from which the views are made.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}
