import Foundation
import ViewValues

// What is here is about keyboards, pointers and hands. A still picture has none of them and shows no
// difference; the doc comment of each says so.

/// What a hand feels.
public struct SensoryFeedback: Hashable, Sendable {
  private let name: String
  /// Not felt here.
  public static let success = SensoryFeedback(name: "success")
  /// Not felt here.
  public static let warning = SensoryFeedback(name: "warning")
  /// Not felt here.
  public static let error = SensoryFeedback(name: "error")
  /// Not felt here.
  public static let selection = SensoryFeedback(name: "selection")
  /// Not felt here.
  public static let increase = SensoryFeedback(name: "increase")
  /// Not felt here.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Not felt here.
  public static let start = SensoryFeedback(name: "start")
  /// Not felt here.
  public static let stop = SensoryFeedback(name: "stop")
  /// Not felt here.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// Not felt here.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// Not felt here.
  public static let impact = SensoryFeedback(name: "impact")
}

/// How fine the steps of a crown are.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable {
  /// How far the crown is turned for a step.
  case low, medium, high
}

extension View {
  /// Runs when someone ends input in a field within, in a live session.
  nonisolated public func onSubmit(_ action: @escaping () -> Void) -> some View {
    changing { environment in
      let outer = environment.submit
      environment.submit = {
        action()
        outer?()
      }
    }
  }
  /// Whether people can select texts within and copy them, in a live session; the text of a page can always be
  /// selected, that of other pictures never.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    changing { $0.allowsTextSelection = S.allowsSelection }
  }

  /// Words about the use of it, which assistive technology reads as a hint; no pointer shows them here.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(textKey) }
  /// Words about the use of it, which assistive technology reads as a hint; no pointer shows them here.
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(text) }

  /// A hand feels nothing of a picture.
  nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T)
    -> some View
  { self }
  /// A picture has no crown.
  nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true
  ) -> some View where V.Stride: BinaryFloatingPoint { self }
  /// A picture has no crown.
  nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View
  where V.Stride: BinaryFloatingPoint { self }

  /// Whether scrolling puts the keyboard away; a picture has neither.
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  /// Whether bars that show how far one has scrolled are there: a picture does not show them.
  nonisolated public func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> some View { self }
  /// A symbol's movement; a picture shows it at rest.
  nonisolated public func symbolEffect<T: Equatable>(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, value: T
  ) -> some View { self }
  /// A symbol's movement; a picture shows it at rest.
  nonisolated public func symbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }
  /// Hides what is private while a device is locked; a picture belongs to nobody's lock screen.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
  /// A picture has no status bar.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// A picture has no controls of a system.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  /// All stacks look alike here.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}

/// Whether text can be selected.
public protocol TextSelectability {
  /// Whether text can be chosen.
  static var allowsSelection: Bool { get }
}
/// Text can be selected.
public struct EnabledTextSelectability: TextSelectability { public static let allowsSelection = true }
/// Text cannot be selected.
public struct DisabledTextSelectability: TextSelectability { public static let allowsSelection = false }
extension TextSelectability where Self == EnabledTextSelectability {
  /// Text can be chosen.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  /// Text cannot be chosen.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// Whether scrolling takes the keyboard away.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String
  /// Kept; a browser decides about its keyboard.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// Kept; a browser decides about its keyboard.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// Kept; a browser decides about its keyboard.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// Kept; a browser decides about its keyboard.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// Whether scroll views show where they are.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String
  /// Without effect here, where browsers decide about it.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// Without effect here, where browsers decide about it.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// Without effect here, where browsers decide about it.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Without effect here, where browsers decide about it.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// A movement of a symbol.
public protocol SymbolEffect {}
/// Symbols stand still here.
public struct BounceSymbolEffect: SymbolEffect {
  /// Symbols stand still here.
  public var up: BounceSymbolEffect { self }
  /// Symbols stand still here.
  public var down: BounceSymbolEffect { self }
}
/// Symbols stand still here.
public struct PulseSymbolEffect: SymbolEffect {}
/// Symbols stand still here.
public struct VariableColorSymbolEffect: SymbolEffect {
  /// Symbols stand still here.
  public var iterative: VariableColorSymbolEffect { self }
  /// Symbols stand still here.
  public var cumulative: VariableColorSymbolEffect { self }
}
/// Symbols stand still here.
public struct RotateSymbolEffect: SymbolEffect {}
/// Symbols stand still here.
public struct BreatheSymbolEffect: SymbolEffect {}
extension SymbolEffect where Self == BounceSymbolEffect {
  /// Symbols stand still here.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  /// Symbols stand still here.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// Symbols stand still here.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  /// Symbols stand still here.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  /// Symbols stand still here.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// How often and how fast a symbol moves.
public struct SymbolEffectOptions: Sendable {
  /// Symbols stand still here.
  public static let `default` = SymbolEffectOptions()
  /// Symbols stand still here.
  public static let repeating = SymbolEffectOptions()
  /// Symbols stand still here.
  public static let nonRepeating = SymbolEffectOptions()
  /// Symbols stand still here.
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Symbols stand still here.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
}

/// How older navigation views are shown.
public protocol NavigationViewStyle {}
/// Without effect: how screens are shown follows from the room.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Without effect: how screens are shown follows from the room.
  public init() {}
}
/// As the system has it.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// As the system has it.
  public init() {}
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// Without effect: how screens are shown follows from the room.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// As the system has it.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
