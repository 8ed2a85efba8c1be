import Charts
import Foundation
import Spatial
import SwiftUI

/// Pages of one scene from several viewing directions. Tests compare them with a page on which the scene was rotated to
/// the same directions.
@MainActor enum RotatedSamples {
  /// Azimuth and inclination in degrees.
  private static let poses: [(String, Double, Double)] = [
    ("first", -30, 15), ("right", 50, 40), ("behind", 160, -25),
  ]

  static func write(to folder: URL) throws {
    let rotatedFolder = folder.appendingPathComponent("turned", isDirectory: true)
    try FileManager.default.createDirectory(at: rotatedFolder, withIntermediateDirectories: true)
    for (name, azimuth, inclination) in poses {
      let pose = Chart3DPose(azimuth: .degrees(azimuth), inclination: .degrees(inclination))
      for (kind, projection) in [("", Chart3DCameraProjection.orthographic), ("-near", .perspective)] {
        let view = Everything().chart3DPose(pose).chart3DCameraProjection(projection)
        try write(view, to: rotatedFolder.appendingPathComponent("\(name)\(kind).html"))
      }
    }
    try write(ManyFaces(parts: 41), to: rotatedFolder.appendingPathComponent("cubes.html"))
    try write(ManyPoints(), to: rotatedFolder.appendingPathComponent("points.html"))
  }

  private static func write(_ view: some View, to url: URL) throws {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 400, height: 360)
    try renderer.write(to: url)
  }
}

/// Marks of every kind in one scene.
private struct Everything: View {
  private let positions = [0.2, 0.5, 0.8]

  var body: some View {
    Chart3D {
      SurfacePlot(x: "Length", y: "Height", z: "Depth") { x, z in 0.25 + 0.2 * sin(5 * x) * cos(4 * z) }
        .foregroundStyle(.heightBased)
      ForEach(positions, id: \.self) { position in
        PointMark(
          x: .value("Length", position), y: .value("Height", 0.8), z: .value("Depth", 1 - position)
        )
        .symbolSize(0.12).foregroundStyle(.orange)
        PointMark(x: .value("Length", position), y: .value("Height", 0.62), z: .value("Depth", 0.5))
          .symbol(.cube).symbolSize(0.1).foregroundStyle(.green)
        RuleMark(x: .value("Length", position), y: .value("Height", 0.5..<0.95), z: .value("Depth", 0.2))
          .foregroundStyle(.red)
      }
      RectangleMark(
        x: .value("Length", 0.1..<0.4), y: .value("Height", 0.55..<0.75), z: .value("Depth", 0.8)
      )
      .foregroundStyle(.blue)
    }
    .chartXScale(domain: 0...1).chartYScale(domain: 0...1).chartZScale(domain: 0...1)
  }
}

/// Cubes in a square grid: twelve triangles each.
private struct ManyFaces: View {
  let parts: Int

  var body: some View {
    Chart3D(0..<parts * parts, id: \.self) { index in
      let (x, z) = (Double(index % parts), Double(index / parts))
      PointMark(x: .value("x", x), y: .value("y", sin(x / 9) * cos(z / 7)), z: .value("z", z))
        .symbol(.cube).symbolSize(0.012)
    }
  }
}

/// More points than a page shows while its scene is rotated.
private struct ManyPoints: View {
  var body: some View {
    Chart3D(0..<60_000, id: \.self) { index in
      let t = Double(index) / 60_000
      PointMark(x: .value("x", cos(300 * t) * t), y: .value("y", t), z: .value("z", sin(300 * t) * t))
        .symbolSize(0.005)
    }
  }
}
