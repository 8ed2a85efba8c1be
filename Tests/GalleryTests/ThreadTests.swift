import Foundation
import Gallery
import SwiftUI
import Testing

/// Scenes are made on the main actor and written anywhere. Run with `--sanitize=thread` now and then.
@MainActor @Suite struct ThreadTests {
  nonisolated static let names = Gallery.all.map(\.name)
  nonisolated private static let zone: Int32 = setenv("TZ", "UTC", 1)
  /// How many threads write the same scene at once.
  private static let writers = 2

  private func scene(_ name: String) throws -> RenderedScene {
    #expect(Self.zone == 0)
    let example = try #require(Gallery.all.first { $0.name == name })
    let renderer = ImageRenderer(content: example.picture(in: .light))
    renderer.scale = 0.25
    return renderer.scene()
  }

  /// Everything that a scene can be asked for.
  private nonisolated static let formats: [(name: String, data: @Sendable (RenderedScene) throws -> Data)] = [
    ("svg", { Data(try $0.svg().utf8) }), ("png", { try $0.png() }), ("pdf", { try $0.pdf() }),
    ("html", { Data(try $0.html().utf8) }), ("txt", { Data($0.transcript().utf8) }),
    ("wav", { $0.wav() }),
    ("audit", { Data($0.audit().map(\.description).joined(separator: "\n").utf8) }),
  ]

  /// The scene that the threads write has been asked for nothing before, so that they find nothing ready.
  @Test(arguments: names)
  func everyThreadWritesTheSameBytesAsTheMainThread(name: String) async throws {
    let known = try scene(name)
    var expected: [String: Data] = [:]
    for format in Self.formats { expected[format.name] = try format.data(known) }
    let fresh = try scene(name)
    try await withThrowingTaskGroup(of: (String, Data, Bool).self) { group in
      for _ in 0..<Self.writers {
        for format in Self.formats {
          group.addTask { (format.name, try format.data(fresh), Thread.isMainThread) }
        }
      }
      for try await (format, data, isMain) in group {
        #expect(!isMain)
        #expect(data == expected[format], "\(format) of \(name)")
      }
    }
  }
}
