import Foundation
import Gallery
import SwiftUI
import Testing

/// Scenes are made on the main actor and written anywhere. Run with `--sanitize=thread` now and then.
@MainActor @Suite(.serialized) struct ThreadTests {
  nonisolated static let names = Gallery.all.map(\.name)
  nonisolated private static let zone: Int32 = setenv("TZ", "UTC", 1)
  private func scene(_ name: String) throws -> RenderedScene {
    #expect(Self.zone == 0)
    let example = try #require(Gallery.all.first { $0.name == name })
    // Blurring for a PDF takes a minute in full size where the compiler does not optimise.
    let share = name == "Heartbeat" ? 0.2 : 1
    let renderer = ImageRenderer(
      content: example.view().frame(width: share * example.size.width, height: share * example.size.height))
    renderer.scale = 0.25
    return renderer.scene()
  }

  /// Everything that a scene can be asked for; its sound as the tones that a file of it would have.
  private nonisolated static let formats: [(name: String, data: @Sendable (RenderedScene) throws -> Data)] = [
    ("svg", { Data(try $0.svg().utf8) }), ("png", { try $0.png() }), ("pdf", { try $0.pdf() }),
    ("html", { Data(try $0.html().utf8) }), ("txt", { Data($0.transcript().utf8) }),
    ("tones", { Data("\($0.score().tones)".utf8) }),
    ("audit", { Data($0.audit().map(\.description).joined(separator: "\n").utf8) }),
  ]

  /// A thread for each format, all at once. The scene that they write has been asked for nothing before, so that
  /// they find nothing ready.
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
