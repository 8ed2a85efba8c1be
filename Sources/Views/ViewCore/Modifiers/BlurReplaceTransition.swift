import Foundation
import OpenChartsViewValues

/// A transition that is animated in live sessions.
protocol AnimatedTransition {
  /// The animation; `nil` for a combination with a transition that is only a body.
  @MainActor var animated: AnyTransition? { get }
}

/// A transition that blurs, fades and scales a view. In a live session the view fades and scales, without the blur.
public struct BlurReplaceTransition: Transition {
  /// The directions in which the view scales.
  public struct Configuration: Equatable, Sendable {
    fileprivate let removedScale: CGFloat
    /// The view grows when it is inserted and shrinks when it is removed.
    public static let downUp = Configuration(removedScale: 0.5)
    /// The view grows when it is inserted and when it is removed.
    public static let upUp = Configuration(removedScale: 1.5)
  }

  /// The directions in which the view scales.
  public var configuration: Configuration

  /// Creates the transition.
  nonisolated public init(configuration: Configuration) { self.configuration = configuration }

  /// The view, blurred, transparent and scaled unless the phase is `identity`.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let scale = phase == .identity ? 1 : phase == .willAppear ? 0.5 : configuration.removedScale
    content.blur(radius: phase.isIdentity ? 0 : 10).opacity(phase.isIdentity ? 1 : 0).scaleEffect(scale)
  }
}

extension BlurReplaceTransition: AnimatedTransition {
  nonisolated var animated: AnyTransition? {
    .asymmetric(insertion: .scale(scale: 0.5), removal: .scale(scale: configuration.removedScale))
      .combined(with: .opacity)
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// Blurs, fades and scales the view, in the configuration `downUp`.
  nonisolated public static var blurReplace: BlurReplaceTransition { blurReplace(.downUp) }

  /// Blurs, fades and scales the view.
  nonisolated public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition { BlurReplaceTransition(configuration: config) }
}

extension AnyTransition {
  /// Wraps a transition. One that is written as a body has no animation.
  @MainActor public init<T: Transition>(_ transition: T) {
    self = (transition as? any AnimatedTransition)?.animated ?? .identity
  }
}
