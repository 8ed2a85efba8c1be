/// The colours of `--palette`.
package enum PaletteName: String, CaseIterable, Sendable {
  case standard
  /// The colours of M. Okabe and K. Ito 2002, for all kinds of colour vision.
  case okabeIto = "okabe-ito"
  case tableau
  /// The scale of N. Smith and S. van der Walt 2015.
  case viridis
  case blues, greys

  /// The number of colours for more than eight names.
  var moreColorCount: Int { self == .standard ? 2 : 0 }
}
