import OpenChartsDisplayList
import OpenChartsViewValues

extension View {
  nonisolated private func colors(_ amount: Double, _ matrix: (Double) -> ColorMatrix) -> some View {
    effect(.colors(amount.isFinite ? matrix(amount) : .identity))
  }

  /// Reduces the saturation: 0 changes nothing, 1 leaves greys.
  nonisolated public func grayscale(_ amount: Double) -> some View {
    colors(amount) { .saturation(1 - min(max($0, 0), 1)) }
  }

  /// Multiplies the saturation: 0 leaves greys, 1 changes nothing, greater values intensify colours.
  nonisolated public func saturation(_ amount: Double) -> some View { colors(amount) { .saturation($0) } }

  /// Adds brightness: 0 changes nothing, 1 gives white, negative values darken.
  nonisolated public func brightness(_ amount: Double) -> some View { colors(amount) { .brightness($0) } }

  /// Multiplies the contrast: 0 gives grey, 1 changes nothing, negative values invert colours.
  nonisolated public func contrast(_ amount: Double) -> some View { colors(amount) { .contrast($0) } }

  /// Rotates hues around the colour circle.
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    colors(angle.radians) { .hueRotation($0) }
  }

  /// Inverts every colour.
  nonisolated public func colorInvert() -> some View { effect(.colors(.inversion)) }

  /// Multiplies the components of every colour by the components of a given colour.
  nonisolated public func colorMultiply(_ color: Color) -> some View { effect(.multiplied(color)) }
}
