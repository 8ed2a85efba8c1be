import Foundation
import OpenChartsCairoRenderer
import OpenChartsPictures
import SwiftUI

/// A recorded picture of a view, with which tests compare the view.
///
///     try ChartSnapshot("revenue").verify(ChartView())
///
/// The picture is in the folder `Snapshots` beside the file of the test. If there is none, the test records it and
/// fails once. If the view has changed, the test writes `revenue-changed.svg` beside the picture, and for pixel formats
/// also `revenue-difference.png`. With `RECORD_SNAPSHOTS=1` in the environment, all pictures are recorded again.
///
/// Views have the locale `en_US` and the time zone UTC unless they set others. ``verify(_:)`` throws an error, so it
/// works in Swift Testing and in XCTest.
public struct ChartSnapshot: Sendable {
  /// The file format of a recorded picture.
  public enum Format: Sendable, Hashable {
    /// An SVG, compared exactly.
    case svg
    /// A PNG with two pixels per point. `tolerance` is the fraction of pixels that may differ, from 0 to 1. `levels` is
    /// the largest difference of a colour component, from 0 to 255, at which pixels count as equal.
    case png(tolerance: Double = 0.001, levels: Int = 2)
  }

  /// The name of the file without its extension.
  public let name: String
  /// The proposed size in points.
  public let size: CGSize
  /// The file format of the recorded picture.
  public let format: Format
  private let folder: URL

  /// - Parameters:
  ///   - name: The name of the file, unique in its folder; letters, digits, spaces, hyphens and underscores.
  ///   - size: The proposed size in points.
  ///   - format: The file format of the recorded picture, by default an SVG.
  ///   - filePath: The file of the test.
  public init(
    _ name: String, size: CGSize = CGSize(width: 390, height: 300), format: Format = .svg,
    filePath: String = #filePath
  ) {
    precondition(
      !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || " -_".contains($0) },
      "the name of a snapshot is \(name), but it names a file: use letters, digits, spaces, - and _")
    (self.name, self.size, self.format) = (name, size, format)
    folder = URL(fileURLWithPath: filePath).deletingLastPathComponent().appendingPathComponent("Snapshots")
  }

  /// Compares a view with its recorded picture.
  ///
  /// - Throws: ``ChartSnapshotError`` if the picture differs, or was recorded because it was missing; the errors of the
  ///   file system.
  @MainActor public func verify(_ view: some View) throws {
    try verify(
      view, isRecording: ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"].map { $0 != "0" } ?? false)
  }

  @MainActor package func verify(_ view: some View, isRecording: Bool) throws {
    let drawn = try picture(of: view)
    let recorded = file("")
    try? FileManager.default.removeItem(at: file("-changed"))
    try? FileManager.default.removeItem(at: difference)
    let exists = FileManager.default.fileExists(atPath: recorded.path)
    guard exists, !isRecording else {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try drawn.write(to: recorded, options: .atomic)
      guard isRecording else { throw ChartSnapshotError.recorded(recorded) }
      return
    }
    let recordedPicture = try Data(contentsOf: recorded)
    guard recordedPicture != drawn else { return }
    var pixelDifference: PixelDifference?
    if case .png(let tolerance, let levels) = format {
      pixelDifference = PixelDifference([UInt8](recordedPicture), [UInt8](drawn), tolerance: levels)
      if let pixelDifference, pixelDifference.share <= tolerance { return }
    }
    try drawn.write(to: file("-changed"), options: .atomic)
    if let picture = pixelDifference?.picture { try Data(picture).write(to: difference, options: .atomic) }
    throw ChartSnapshotError.changed(
      recorded, file("-changed"), difference: pixelDifference?.picture == nil ? nil : difference,
      share: pixelDifference?.share)
  }

  @MainActor private func picture(of view: some View) throws -> Data {
    let content = view.environment(\.locale, Locale(identifier: "en_US"))
      .environment(\.timeZone, TimeZone(secondsFromGMT: 0) ?? .current)
    let renderer = ImageRenderer(content: content)
    renderer.proposedSize = ProposedViewSize(size)
    renderer.scale = 2
    return format == .svg ? Data(try renderer.svg().utf8) : try renderer.png()
  }

  private func file(_ suffix: String) -> URL {
    folder.appendingPathComponent("\(name)\(suffix).\(format == .svg ? "svg" : "png")")
  }

  private var difference: URL { folder.appendingPathComponent("\(name)-difference.png") }
}

/// The reason why a picture differs from its recorded picture.
public enum ChartSnapshotError: Error, Hashable, CustomStringConvertible, LocalizedError {
  /// There was no recorded picture. The test has recorded it.
  case recorded(URL)
  /// The recorded and the new picture, a picture of the pixels that differ, and the fraction of these pixels, from 0 to
  /// 1.
  case changed(URL, URL, difference: URL?, share: Double?)

  public var description: String {
    switch self {
    case .recorded(let file):
      return "\(file.path) was missing and is recorded; look at it and run the test again"
    case .changed(let recordedFile, let new, let difference, let share):
      let part = share.map { ", in \(Self.percent($0)) of its pixels" } ?? ""
      let picture = difference.map { " and \($0.path)" } ?? ""
      return "the picture differs from \(recordedFile.path)\(part): compare \(new.path)\(picture), "
        + "or record it with RECORD_SNAPSHOTS=1"
    }
  }
  public var errorDescription: String? { description }

  private static func percent(_ share: Double) -> String {
    let tenths = (share * 1000).rounded(.up) / 10
    return "\(tenths == tenths.rounded() ? String(Int(tenths)) : String(tenths)) %"
  }
}
