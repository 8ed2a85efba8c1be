@_exported import Foundation
@_exported import SwiftUI

/// A tip for users. Tips are never displayed: a picture shows the app to a user who knows them.
public protocol Tip: Identifiable, Sendable {
  /// The headline.
  var title: Text { get }
  /// The text below the headline.
  var message: Text? { get }
  /// The picture beside the text.
  var image: Image? { get }
  /// The buttons.
  @Tips.ActionBuilder var actions: [Action] { get }
  /// The conditions for displaying the tip. Never evaluated.
  @Tips.RuleBuilder var rules: [Rule] { get }
  /// The settings of the tip.
  @Tips.OptionsBuilder var options: [any TipOption] { get }
  /// A button of a tip.
  typealias Action = Tips.Action
  /// A condition for displaying a tip.
  typealias Rule = Tips.Rule
  /// An event that a condition counts.
  typealias Event = Tips.Event<Tips.EmptyDonation>
  /// A setting of a tip.
  typealias Option = TipOption
}

extension Tip {
  /// The name of the type.
  public var id: String { String(describing: Self.self) }
  public var message: Text? { nil }
  public var image: Image? { nil }
  public var actions: [Tips.Action] { [] }
  public var rules: [Tips.Rule] { [] }
  public var options: [any TipOption] { [] }
  /// Always pending.
  public var status: Tips.Status { .pending }
  /// Always false.
  public var shouldDisplay: Bool { false }
  /// The values of ``shouldDisplay``: false.
  public var shouldDisplayUpdates: AsyncStream<Bool> {
    AsyncStream { continuation in
      continuation.yield(false)
      continuation.finish()
    }
  }
  /// No-op: the tip is not displayed anyway.
  public func invalidate(reason: Tips.InvalidationReason) {}
}

/// A setting of a tip.
public protocol TipOption: Sendable {}
