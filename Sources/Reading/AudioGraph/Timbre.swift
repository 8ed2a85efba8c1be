import Foundation

/// The timbre of a tone, which distinguishes series by ear.
package enum Timbre: String, Sendable, Codable, CaseIterable {
  case sine, triangle, softSquare, organ
  /// Five levels of brightness, from no overtones to many, at equal power. They encode the position on the z axis.
  case bright0, bright1, bright2, bright3, bright4

  private static let series: [Timbre] = [.sine, .triangle, .softSquare, .organ]
  private static let levels: [Timbre] = [.bright0, .bright1, .bright2, .bright3, .bright4]

  /// Creates the timbre of a series by its index; the four timbres repeat.
  package init(series index: Int) { self = Self.series[index % Self.series.count] }

  /// Creates the timbre for a position on the z axis, 0 to 1.
  package init(depth share: Double) { self = Self.levels[Self.brightness(at: share)] }

  /// Returns the brightness level, 0 to 4, for a position on the z axis. 0 for NaN.
  package static func brightness(at share: Double) -> Int {
    share.isFinite ? min(max(Int((share * 4).rounded()), 0), 4) : 0
  }

  /// The brightness level; `nil` for the timbres of series.
  package var level: Int? { Self.levels.firstIndex(of: self) }

  /// Amplitudes of the harmonics, starting with the fundamental. Few enough to stay below half the sample rate.
  package var harmonics: [Double] {
    switch self {
    case .sine: [1]
    case .triangle: [1, 0, -1.0 / 9, 0, 1.0 / 25]
    case .softSquare: [1, 0, 0.3, 0, 0.12, 0, 0.05]
    case .organ: [1, 0, 0.55, 0, 0.4]
    case .bright0, .bright1, .bright2, .bright3, .bright4: Self.overtones(level ?? 0)
    }
  }

  /// Returns a geometric series of amplitudes with a total power of 1.
  private static func overtones(_ level: Int) -> [Double] {
    let parts = (0..<8).map { pow(Double(level) * 0.1875, Double($0)) }
    let power = parts.reduce(0) { $0 + $1 * $1 }.squareRoot()
    return parts.map { $0 / power }
  }
}
