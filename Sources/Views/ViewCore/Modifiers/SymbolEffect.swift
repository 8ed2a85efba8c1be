/// An animation of a symbol. No effect: symbols are not animated.
public protocol SymbolEffect {}
/// A bounce. Has no effect.
public struct BounceSymbolEffect: SymbolEffect {
  /// An upward bounce. Has no effect.
  public var up: BounceSymbolEffect { self }
  /// A downward bounce. Has no effect.
  public var down: BounceSymbolEffect { self }
}
/// An animation of a symbol that another replaces. No effect: content changes at once.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}
/// A fade out and in. Has no effect.
public struct PulseSymbolEffect: SymbolEffect {}
/// Lights up one part after the other. Has no effect.
public struct VariableColorSymbolEffect: SymbolEffect {
  /// Goes back and forth. Has no effect.
  public var reversing: VariableColorSymbolEffect { self }
  /// Goes forth only. Has no effect.
  public var nonReversing: VariableColorSymbolEffect { self }
  /// Lights up one part at a time. Has no effect.
  public var iterative: VariableColorSymbolEffect { self }
  /// Keeps each part lit. Has no effect.
  public var cumulative: VariableColorSymbolEffect { self }
}
/// A rotation. Has no effect.
public struct RotateSymbolEffect: SymbolEffect {}
/// A slow change of size. Has no effect.
public struct BreatheSymbolEffect: SymbolEffect {}
/// A shaking. Has no effect.
public struct WiggleSymbolEffect: SymbolEffect {}
/// A larger or smaller symbol. Has no effect: the symbol keeps its size.
public struct ScaleSymbolEffect: SymbolEffect {
  /// Larger. Has no effect.
  public var up: ScaleSymbolEffect { self }
  /// Smaller. Has no effect.
  public var down: ScaleSymbolEffect { self }
  /// All layers at once. Has no effect.
  public var wholeSymbol: ScaleSymbolEffect { self }
  /// One layer after the other. Has no effect.
  public var byLayer: ScaleSymbolEffect { self }
}
/// The change from one symbol to another. Has no effect: symbols change at once.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
  /// The old symbol moves down, and the new one up. Has no effect.
  public var downUp: ReplaceSymbolEffect { self }
  /// Both move up. Has no effect.
  public var upUp: ReplaceSymbolEffect { self }
  /// The old symbol moves off. Has no effect.
  public var offUp: ReplaceSymbolEffect { self }
  /// All layers at once. Has no effect.
  public var wholeSymbol: ReplaceSymbolEffect { self }
  /// One layer after the other. Has no effect.
  public var byLayer: ReplaceSymbolEffect { self }
}
/// The change that fits the symbols. Has no effect: symbols change at once.
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect {}
extension SymbolEffect where Self == WiggleSymbolEffect {
  /// A shaking. Has no effect.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  /// A larger or smaller symbol. Has no effect.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// The change from one symbol to another. Has no effect.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The change that fits the symbols. Has no effect.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
extension SymbolEffect where Self == BounceSymbolEffect {
  /// A bounce. Has no effect.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  /// A fade out and in. Has no effect.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// Lights up one part after the other. Has no effect.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  /// A rotation. Has no effect.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  /// A slow change of size. Has no effect.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// The repetition and speed of a symbol effect. No effect: symbols are not animated.
public struct SymbolEffectOptions: Sendable {
  /// The default of the effect.
  public static let `default` = SymbolEffectOptions()
  /// Repeats forever. Has no effect.
  public static let repeating = SymbolEffectOptions()
  /// Runs once. Has no effect.
  public static let nonRepeating = SymbolEffectOptions()
  /// Repeats `count` times. Has no effect.
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Multiplies the speed. Has no effect.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Multiplies the speed. Has no effect.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

extension ContentTransition {
  /// The change from one symbol to another. Has no effect: symbols change at once.
  public static let symbolEffect = ContentTransition(name: "symbolEffect")
  /// The change from one symbol to another. Has no effect: symbols change at once.
  public static func symbolEffect(
    _ effect: some ContentTransitionSymbolEffect, options: SymbolEffectOptions = .default
  ) -> ContentTransition { symbolEffect }
}
