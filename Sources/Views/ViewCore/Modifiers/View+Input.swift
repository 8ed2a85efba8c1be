import Foundation
import ViewValues

// What is here is about keyboards, pointers and hands. A still picture has none of them and shows no
// difference; the doc comment of each says so.

/// What a hand feels on a device; without effect here.
public struct SensoryFeedback: Hashable, Sendable {
  private let name: String
  /// Something has worked. Nothing here lets a hand feel it.
  public static let success = SensoryFeedback(name: "success")
  /// Something needs attention. Nothing here lets a hand feel it.
  public static let warning = SensoryFeedback(name: "warning")
  /// Something has failed. Nothing here lets a hand feel it.
  public static let error = SensoryFeedback(name: "error")
  /// Another choice was made. Nothing here lets a hand feel it.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value has risen past a threshold. Nothing here lets a hand feel it.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value has fallen below a threshold. Nothing here lets a hand feel it.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Something has begun. Nothing here lets a hand feel it.
  public static let start = SensoryFeedback(name: "start")
  /// Something has ended. Nothing here lets a hand feel it.
  public static let stop = SensoryFeedback(name: "stop")
  /// Something that is dragged has lined up. Nothing here lets a hand feel it.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// One of several levels was reached. Nothing here lets a hand feel it.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// Two things have met. Nothing here lets a hand feel it.
  public static let impact = SensoryFeedback(name: "impact")

  /// How heavy things are that meet. Nothing here lets a hand feel it.
  public struct Weight: Hashable, Sendable {
    private let name: String
    /// How heavy they are; no hand feels it here.
    public static let light = Weight(name: "light")
    /// How heavy they are; no hand feels it here.
    public static let medium = Weight(name: "medium")
    /// How heavy they are; no hand feels it here.
    public static let heavy = Weight(name: "heavy")
  }

  /// How hard things are that meet. Nothing here lets a hand feel it.
  public struct Flexibility: Hashable, Sendable {
    private let name: String
    /// How hard they are; no hand feels it here.
    public static let rigid = Flexibility(name: "rigid")
    /// How hard they are; no hand feels it here.
    public static let solid = Flexibility(name: "solid")
    /// How hard they are; no hand feels it here.
    public static let soft = Flexibility(name: "soft")
  }

  /// Two things of some weight have met. Nothing here lets a hand feel it.
  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback { impact }

  /// Two things of some hardness have met. Nothing here lets a hand feel it.
  public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback { impact }
}

/// How fine the steps of a crown are.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable {
  /// How far the crown turns for a step; without effect, because nothing here has a crown.
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
  /// The same with a verbatim string.
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(text) }

  /// A hand feels nothing of a picture.
  nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T)
    -> some View
  { self }
  /// A hand feels nothing of a picture; the condition is not asked.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }
  /// A hand feels nothing of a picture; the closure is not asked.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }
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
  /// A picture has no status bar.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// A picture has no controls of a system.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  /// All stacks look alike here.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}

/// Whether text can be selected.
public protocol TextSelectability {
  /// Whether text can be selected.
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

/// How scrolling puts a keyboard away. Without effect here: a browser decides that for itself.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String
  /// As the view around it suggests; without effect here.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// As soon as scrolling begins; without effect here.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// Along with the finger that scrolls; without effect here.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// Not at all; without effect here.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// Whether bars show how far one has scrolled; without effect here.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String
  /// As the scroll view suggests; without effect here.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// Shown; without effect here.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// Hidden; without effect here.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Hidden whatever the pointer; without effect here.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// A movement of a symbol. Symbols are at rest here, so none has an effect.
public protocol SymbolEffect {}
/// Jumps once; without effect here.
public struct BounceSymbolEffect: SymbolEffect {
  /// The same, upwards.
  public var up: BounceSymbolEffect { self }
  /// The same, downwards.
  public var down: BounceSymbolEffect { self }
}
/// Fades and comes back; without effect here.
public struct PulseSymbolEffect: SymbolEffect {}
/// Lights up part after part; without effect here.
public struct VariableColorSymbolEffect: SymbolEffect {
  /// The same, one part at a time.
  public var iterative: VariableColorSymbolEffect { self }
  /// The same, each part staying lit.
  public var cumulative: VariableColorSymbolEffect { self }
}
/// Turns; without effect here.
public struct RotateSymbolEffect: SymbolEffect {}
/// Grows and shrinks slowly; without effect here.
public struct BreatheSymbolEffect: SymbolEffect {}
extension SymbolEffect where Self == BounceSymbolEffect {
  /// Jumps once; without effect here.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  /// Fades and comes back; without effect here.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// Lights up part after part; without effect here.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  /// Turns; without effect here.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  /// Grows and shrinks slowly; without effect here.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// How often and how fast a symbol moves; all are the same here, because symbols are at rest.
public struct SymbolEffectOptions: Sendable {
  /// As often and as fast as the effect suggests.
  public static let `default` = SymbolEffectOptions()
  /// Again and again; without effect here.
  public static let repeating = SymbolEffectOptions()
  /// Once; without effect here.
  public static let nonRepeating = SymbolEffectOptions()
  /// So many times; without effect here.
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// So many times as fast; without effect here.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
}

/// How older navigation views are shown. Without effect here: all show a stack.
public protocol NavigationViewStyle {}
/// One screen in front of another, as all navigation views are here.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// One screen in front of another.
  public init() {}
}
/// As the system chooses: here one screen in front of another.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// As the system chooses.
  public init() {}
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One screen in front of another.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// As the system chooses: here one screen in front of another.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
