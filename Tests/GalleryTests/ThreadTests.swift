import Foundation
import Gallery
import SwiftUI
import Testing

/// Scenes are created on the main actor and written on any thread. Run these tests with `--sanitize=thread` from time
/// to time.
@MainActor @Suite(.serialized) struct ThreadTests {
  nonisolated static let names = Gallery.all.map(\.name)
  nonisolated private static let zone: Int32 = setenv("TZ", "UTC", 1)
  private func scene(_ name: String) throws -> RenderedScene {
    #expect(Self.zone == 0)
    let example = try #require(Gallery.all.first { $0.name == name })
    // In a debug build, blurring this example in full size for a PDF takes a minute.
    let share = name == "Heartbeat" ? 0.2 : 1
    let renderer = ImageRenderer(
      content: example.view().frame(width: share * example.size.width, height: share * example.size.height))
    renderer.scale = 0.25
    return renderer.scene()
  }

  /// All outputs of a scene. Its sound is represented by the tones of the file.
  private nonisolated static let formats: [(name: String, data: @Sendable (RenderedScene) throws -> Data)] = [
    ("svg", { Data(try $0.svg().utf8) }), ("png", { try $0.png() }), ("pdf", { try $0.pdf() }),
    ("html", { Data(try $0.html().utf8) }), ("txt", { Data($0.transcript().utf8) }),
    ("tones", { Data("\($0.score().tones)".utf8) }),
    ("audit", { Data($0.audit().map(\.description).joined(separator: "\n").utf8) }),
  ]

  /// Each format is written on its own thread, all at the same time, from a scene that has computed nothing yet.
  @Test(arguments: names)
  func everyThreadWritesTheSameBytesAsTheMainThread(name: String) async throws {
    let known = try scene(name)
    var expected: [String: Data] = [:]
    for format in Self.formats { expected[format.name] = try format.data(known) }
    let fresh = try scene(name)
    try await withThrowingTaskGroup(of: (String, Data, Bool).self) { group in
      for format in Self.formats {
        group.addTask { (format.name, try format.data(fresh), Thread.isMainThread) }
      }
      for try await (format, data, isMain) in group {
        #expect(!isMain)
        #expect(data == expected[format], "\(format) of \(name)")
      }
    }
  }
}
