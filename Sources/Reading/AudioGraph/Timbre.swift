import Foundation

/// The colour of a tone: what tells one series from the next by ear.
package enum Timbre: String, Sendable, Codable, CaseIterable {
  case sine, triangle, softSquare, organ
  /// From no overtone to many, each as loud as the others: what tells how far along the z axis a value lies.
  case bright0, bright1, bright2, bright3, bright4

  private static let series: [Timbre] = [.sine, .triangle, .softSquare, .organ]
  private static let levels: [Timbre] = [.bright0, .bright1, .bright2, .bright3, .bright4]

  /// The timbre of a series by its index; after the last the first comes again.
  package init(series index: Int) { self = Self.series[index % Self.series.count] }

  /// The timbre of a value at a share of the z axis.
  package init(depth share: Double) { self = Self.levels[Self.brightness(at: share)] }

  /// How bright a value at a share of the z axis is: 0 to 4.
  package static func brightness(at share: Double) -> Int {
    share.isFinite ? min(max(Int((share * 4).rounded()), 0), 4) : 0
  }

  /// The same of a timbre; `nil` for those of series.
  package var level: Int? { Self.levels.firstIndex(of: self) }

  /// Amplitudes of the harmonics, the fundamental first. Few enough to stay below half the sample rate.
  package var harmonics: [Double] {
    switch self {
    case .sine: [1]
    case .triangle: [1, 0, -1.0 / 9, 0, 1.0 / 25]
    case .softSquare: [1, 0, 0.3, 0, 0.12, 0, 0.05]
    case .organ: [1, 0, 0.55, 0, 0.4]
    case .bright0, .bright1, .bright2, .bright3, .bright4: Self.overtones(level ?? 0)
    }
  }

  /// Each a share of the one before, together of power 1.
  private static func overtones(_ level: Int) -> [Double] {
    let parts = (0..<8).map { pow(Double(level) * 0.1875, Double($0)) }
    let power = parts.reduce(0) { $0 + $1 * $1 }.squareRoot()
    return parts.map { $0 / power }
  }
}
