import ChartSnapshots
import Foundation
import SwiftUI
import Testing

@Suite("Snapshots of charts") @MainActor final class ChartSnapshotTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: folder) }

  private func snapshot(_ format: ChartSnapshot.Format) -> ChartSnapshot {
    ChartSnapshot(
      "a view", size: CGSize(width: 40, height: 20), format: format, filePath: folder.path + "/Tests.swift")
  }

  private var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/Snapshots")) ?? []).sorted()
  }

  private func view(_ color: Color, _ width: CGFloat = 40) -> some View {
    color.frame(width: width, height: 20).frame(width: 40, height: 20, alignment: .leading).background(.white)
  }

  @Test(arguments: [ChartSnapshot.Format.svg, .png()])
  func aMissingPictureIsRecordedAndFailsOnce(format: ChartSnapshot.Format) throws {
    let snapshot = snapshot(format)
    #expect(throws: ChartSnapshotError.self) { try snapshot.verify(self.view(.blue), isRecording: false) }
    #expect(files.count == 1)
    try snapshot.verify(view(.blue), isRecording: false)
    #expect(files.count == 1)
  }

  @Test func aChangedDrawingIsLeftBesideTheRecordUntilItIsRight() throws {
    let snapshot = snapshot(.svg)
    try snapshot.verify(view(.blue), isRecording: true)
    #expect(throws: ChartSnapshotError.self) { try snapshot.verify(self.view(.red), isRecording: false) }
    #expect(files == ["a view-changed.svg", "a view.svg"])
    try snapshot.verify(view(.blue), isRecording: false)
    #expect(files == ["a view.svg"])
  }

  @Test func pixelsMayDifferByTheToleranceAndNoMore() throws {
    try snapshot(.png()).verify(view(.blue), isRecording: true)
    // One of 40 columns of pixels is white.
    try snapshot(.png(tolerance: 0.03)).verify(view(.blue, 39), isRecording: false)
    let error = #expect(throws: ChartSnapshotError.self) {
      try self.snapshot(.png(tolerance: 0.02)).verify(self.view(.blue, 39), isRecording: false)
    }
    #expect(files == ["a view-changed.png", "a view-difference.png", "a view.png"])
    #expect("\(try #require(error))".contains("in 2.5 % of its pixels"))
    // With a tolerance in levels, two blues that differ slightly count as equal.
    let near = view(Color(red: 0, green: 0.48, blue: 1))
    try snapshot(.png()).verify(near, isRecording: true)
    try snapshot(.png(tolerance: 0, levels: 4))
      .verify(view(Color(red: 0, green: 0.49, blue: 1)), isRecording: false)
    #expect(throws: ChartSnapshotError.self) {
      try self.snapshot(.png(tolerance: 0, levels: 1))
        .verify(self.view(Color(red: 0, green: 0.49, blue: 1)), isRecording: false)
    }
  }

  @Test func anotherSizeDiffersInEveryPixel() throws {
    try snapshot(.png()).verify(view(.blue), isRecording: true)
    #expect(throws: ChartSnapshotError.self) {
      try self.snapshot(.png(tolerance: 0.5)).verify(
        Color.blue.frame(width: 80, height: 20), isRecording: false)
    }
    #expect(files == ["a view-changed.png", "a view.png"])
  }
}
