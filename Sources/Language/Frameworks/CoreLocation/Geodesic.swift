import Foundation

/// Distances on the ellipsoid of the WGS 84 system.
enum Geodesic {
  private static let semiMajorAxis = 6_378_137.0
  private static let flattening = 1 / 298.257_223_563

  /// The length of the shortest way between two places, in metres.
  ///
  /// The haversine formula on reduced latitudes with Lambert's correction for the flattening (W. D. Lambert, 1942, The
  /// distance between two widely separated points on the surface of the earth), whose error is below 50 m for the
  /// longest ways. The correction has no limit at opposite places, where the way on the sphere is returned.
  static func distance(_ a: CLLocationCoordinate2D, _ b: CLLocationCoordinate2D) -> Double {
    let degree = Double.pi / 180
    let (latitude1, latitude2) = (reduced(a.latitude * degree), reduced(b.latitude * degree))
    let (mean, half) = ((latitude1 + latitude2) / 2, (latitude2 - latitude1) / 2)
    let sineOfLongitude = sin((b.longitude - a.longitude) * degree / 2)
    let haversine =
      sin(half) * sin(half) + cos(latitude1) * cos(latitude2) * sineOfLongitude * sineOfLongitude
    guard haversine > 0 else { return 0 }
    let angle = 2 * asin(min(haversine.squareRoot(), 1))
    guard haversine < 1 - 1e-6 else { return semiMajorAxis * angle }
    let x = (angle - sin(angle)) * pow(sin(mean) * cos(half), 2) / (1 - haversine)
    let y = (angle + sin(angle)) * pow(cos(mean) * sin(half), 2) / haversine
    return semiMajorAxis * (angle - flattening / 2 * (x + y))
  }

  private static func reduced(_ latitude: Double) -> Double {
    abs(latitude) < .pi / 2 ? atan((1 - flattening) * tan(latitude)) : latitude
  }
}
