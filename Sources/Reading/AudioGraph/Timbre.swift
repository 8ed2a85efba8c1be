import Foundation

/// The colour of a tone: what tells one series from the next by ear.
package enum Timbre: String, Sendable, Codable, CaseIterable {
  case sine, triangle, softSquare, organ

  /// The timbre of a series by its index; after the last the first comes again.
  package init(series index: Int) { self = Self.allCases[index % Self.allCases.count] }

  /// Amplitudes of the harmonics, the fundamental first. Few enough to stay below half the sample rate.
  package var harmonics: [Double] {
    switch self {
    case .sine: [1]
    case .triangle: [1, 0, -1.0 / 9, 0, 1.0 / 25]
    case .softSquare: [1, 0, 0.3, 0, 0.12, 0, 0.05]
    case .organ: [1, 0, 0.55, 0, 0.4]
    }
  }
}
