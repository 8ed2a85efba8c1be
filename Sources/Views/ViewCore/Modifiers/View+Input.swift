import Foundation
import OpenChartsViewValues

// These modifiers concern keyboards, pointers and haptics. A picture has none of them; each comment states the
// effect.

/// Haptic feedback. No-op: there is no haptic hardware on Linux.
public struct SensoryFeedback: Hashable, Sendable {
  private let name: String
  /// Signals success. Has no effect.
  public static let success = SensoryFeedback(name: "success")
  /// Signals a warning. Has no effect.
  public static let warning = SensoryFeedback(name: "warning")
  /// Signals an error. Has no effect.
  public static let error = SensoryFeedback(name: "error")
  /// Signals a change of the selection. Has no effect.
  public static let selection = SensoryFeedback(name: "selection")
  /// Signals that a value rose above a threshold. Has no effect.
  public static let increase = SensoryFeedback(name: "increase")
  /// Signals that a value fell below a threshold. Has no effect.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Signals the start of an activity. Has no effect.
  public static let start = SensoryFeedback(name: "start")
  /// Signals the end of an activity. Has no effect.
  public static let stop = SensoryFeedback(name: "stop")
  /// Signals the alignment of a dragged item. Has no effect.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// Signals a change between levels. Has no effect.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// Signals a collision. Has no effect.
  public static let impact = SensoryFeedback(name: "impact")

  /// The weight of colliding objects. Has no effect.
  public enum Weight: Hashable, Sendable {
    /// A light, a medium and a heavy object. Has no effect.
    case light, medium, heavy
  }

  /// The hardness of colliding objects. Has no effect.
  public enum Flexibility: Hashable, Sendable {
    /// A rigid, a solid and a soft object. Has no effect.
    case rigid, solid, soft
  }

  /// Signals a collision of objects with a weight. Has no effect.
  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback { impact }

  /// Signals a collision of objects with a hardness. Has no effect.
  public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback { impact }
}

/// The fields whose submission runs an action.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Text fields and secure fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Search fields.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// The sensitivity of a digital crown.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable {
  /// The rotation for one step. Has no effect: there is no digital crown.
  case low, medium, high
}

extension View {
  /// Runs an action when the user submits a text field or a search in this view, in a live session. Outer actions run
  /// after inner ones.
  ///
  /// - Parameter triggers: The fields that run the action: text fields by default, and not the search.
  nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void)
    -> some View
  {
    changing { environment in
      if triggers.contains(.text) { environment.submit = Self.running(action, before: environment.submit) }
      if triggers.contains(.search) {
        environment.searchSubmit = Self.running(action, before: environment.searchSubmit)
      }
    }
  }

  nonisolated private static func running(_ action: @escaping () -> Void, before outer: (() -> Void)?) -> ()
    -> Void
  {
    {
      action()
      outer?()
    }
  }

  /// Sets whether the user can select and copy text in this view, in a live session. Text on a static page can always
  /// be selected; text in a picture cannot.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    changing { $0.allowsTextSelection = S.allowsSelection }
  }

  /// Sets a help text, which assistive technology reads as a hint. There is no tooltip.
  @StringOverload
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(textKey) }

  /// No-op: there is no haptic hardware on Linux.
  nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T)
    -> some View
  { self }
  /// No-op: there is no haptic hardware on Linux. The condition is not called.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }
  /// No-op: there is no haptic hardware on Linux. The closure is not called.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }
  /// No-op: there is no digital crown.
  nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true
  ) -> some View where V.Stride: BinaryFloatingPoint { self }
  /// No-op: there is no digital crown.
  nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View
  where V.Stride: BinaryFloatingPoint { self }

  /// No-op: there is no on-screen keyboard.
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  /// No-op: symbols are not animated.
  nonisolated public func symbolEffect<T: Equatable>(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, value: T
  ) -> some View { self }
  /// No-op: symbols are not animated.
  nonisolated public func symbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }
  /// No-op: there is no status bar.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// No-op: there are no system overlays.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  /// No-op: every navigation view is a stack.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}

/// Whether the user can select text.
public protocol TextSelectability {
  /// Whether the user can select text.
  static var allowsSelection: Bool { get }
}
/// Text can be selected in a live session.
public struct EnabledTextSelectability: TextSelectability { public static let allowsSelection = true }
/// Text cannot be selected in a live session.
public struct DisabledTextSelectability: TextSelectability { public static let allowsSelection = false }
extension TextSelectability where Self == EnabledTextSelectability {
  /// Text can be selected in a live session.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  /// Text cannot be selected in a live session.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// The behaviour of the keyboard while scrolling. No effect: the browser decides it.
public enum ScrollDismissesKeyboardMode: Hashable, Sendable {
  /// The default; when scrolling begins; along with the finger; not at all. Has no effect.
  case automatic, immediately, interactively, never
}

/// The style of older navigation views. No effect: every one is a stack.
public protocol NavigationViewStyle {}
/// A stack of screens, which every navigation view is.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}
/// The system's default: a stack of screens.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A stack of screens.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The system's default: a stack of screens.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
