import Foundation
import ViewValues

// What is here is about keyboards, pointers and hands. A still picture has none of them and shows no
// difference; the doc comment of each says so.

/// What a hand feels.
public struct SensoryFeedback: Hashable, Sendable {
  private let name: String
  public static let success = SensoryFeedback(name: "success")
  public static let warning = SensoryFeedback(name: "warning")
  public static let error = SensoryFeedback(name: "error")
  public static let selection = SensoryFeedback(name: "selection")
  public static let increase = SensoryFeedback(name: "increase")
  public static let decrease = SensoryFeedback(name: "decrease")
  public static let start = SensoryFeedback(name: "start")
  public static let stop = SensoryFeedback(name: "stop")
  public static let alignment = SensoryFeedback(name: "alignment")
  public static let levelChange = SensoryFeedback(name: "levelChange")
  public static let impact = SensoryFeedback(name: "impact")
}

/// How fine the steps of a crown are.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable { case low, medium, high }

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

  /// Text under a resting pointer; a picture has no pointer. Assistive technology reads it as a hint.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(textKey) }
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
public protocol TextSelectability { static var allowsSelection: Bool { get } }
public struct EnabledTextSelectability: TextSelectability { public static let allowsSelection = true }
public struct DisabledTextSelectability: TextSelectability { public static let allowsSelection = false }
extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// A movement of a symbol.
public protocol SymbolEffect {}
public struct BounceSymbolEffect: SymbolEffect {
  public var up: BounceSymbolEffect { self }
  public var down: BounceSymbolEffect { self }
}
public struct PulseSymbolEffect: SymbolEffect {}
public struct VariableColorSymbolEffect: SymbolEffect {
  public var iterative: VariableColorSymbolEffect { self }
  public var cumulative: VariableColorSymbolEffect { self }
}
public struct RotateSymbolEffect: SymbolEffect {}
public struct BreatheSymbolEffect: SymbolEffect {}
extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// How often and how fast a symbol moves.
public struct SymbolEffectOptions: Sendable {
  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions()
  public static let nonRepeating = SymbolEffectOptions()
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions() }
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
}

/// How older navigation views are shown.
public protocol NavigationViewStyle {}
public struct StackNavigationViewStyle: NavigationViewStyle { public init() {} }
public struct DefaultNavigationViewStyle: NavigationViewStyle { public init() {} }
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
