/// A kind of colour vision: normal, or without one kind of cone.
///
/// The matrices are for complete deficiency and apply to linear sRGB (Machado, Oliveira and Fernandes, "A
/// Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE TVCG 15, 2009).
package enum ColorVision: String, Hashable, Sendable, CaseIterable {
  case normal, protanopia, deuteranopia, tritanopia

  /// The three kinds that lack a type of cone.
  package static let deficiencies: [ColorVision] = [.protanopia, .deuteranopia, .tritanopia]

  /// Returns the sRGB colour (0 to 1) that shows normal vision how this kind of vision sees a colour.
  package func simulated(_ color: SIMD3<Double>) -> SIMD3<Double> {
    guard let rows else { return color }
    let linear = color.linear
    return SIMD3(
      (rows.0 * linear).sum(), (rows.1 * linear).sum(), (rows.2 * linear).sum()
    ).encoded
  }

  private var rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)? {
    switch self {
    case .normal: nil
    case .protanopia:
      (
        SIMD3(0.152286, 1.052583, -0.204868), SIMD3(0.114503, 0.786281, 0.099216),
        SIMD3(-0.003882, -0.048116, 1.051998)
      )
    case .deuteranopia:
      (
        SIMD3(0.367322, 0.860646, -0.227968), SIMD3(0.280085, 0.672501, 0.047413),
        SIMD3(-0.011820, 0.042940, 0.968881)
      )
    case .tritanopia:
      (
        SIMD3(1.255528, -0.076749, -0.178779), SIMD3(-0.078411, 0.930809, 0.147602),
        SIMD3(0.004733, 0.691367, 0.303900)
      )
    }
  }
}
