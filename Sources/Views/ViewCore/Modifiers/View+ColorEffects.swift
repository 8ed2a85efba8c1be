import DisplayList
import ViewValues

extension View {
  nonisolated private func colors(_ amount: Double, _ matrix: (Double) -> ColorMatrix) -> some View {
    effect(.colors(amount.isFinite ? matrix(amount) : .identity))
  }

  /// Takes a share of the colours away: 0 changes nothing, 1 leaves greys.
  nonisolated public func grayscale(_ amount: Double) -> some View {
    colors(amount) { .saturation(1 - min(max($0, 0), 1)) }
  }

  /// How strong colours are: 0 leaves greys, 1 changes nothing, more than 1 makes them stronger.
  nonisolated public func saturation(_ amount: Double) -> some View { colors(amount) { .saturation($0) } }

  /// Makes colours lighter: 0 changes nothing, 1 leaves white; less than 0 makes them darker.
  nonisolated public func brightness(_ amount: Double) -> some View { colors(amount) { .brightness($0) } }

  /// How far light and dark are apart: 0 leaves grey, 1 changes nothing; less than 0 inverts colours.
  nonisolated public func contrast(_ amount: Double) -> some View { colors(amount) { .contrast($0) } }

  /// Turns hues around the circle of colours.
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    colors(angle.radians) { .hueRotation($0) }
  }

  /// Turns every colour into its opposite.
  nonisolated public func colorInvert() -> some View { effect(.colors(.inversion)) }

  /// Multiplies every colour with another, part by part.
  nonisolated public func colorMultiply(_ color: Color) -> some View { effect(.multiplied(color)) }
}
