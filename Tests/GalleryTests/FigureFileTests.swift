import Foundation
import Gallery
import OpenChartsPictures
import SwiftUI
import Testing

/// Figure files, in which one process sends a picture to another, as for Swift charts in reports.
@MainActor @Suite struct FigureFileTests {
  nonisolated static let names = Gallery.all.map(\.name)

  private func scene(_ name: String) throws -> RenderedScene {
    let example = try #require(Gallery.all.first { $0.name == name })
    return ImageRenderer(content: example.picture(in: .light)).scene()
  }

  @Test(arguments: names)
  func aPictureIsReadAsItWasWritten(name: String) throws {
    let file = FigureFile(try scene(name), hasSound: false)
    let bytes = try file.data()
    let again = try FigureFile(bytes)
    #expect(try again.data() == bytes)
    #expect(again.size == file.size && !again.words.isEmpty)
  }

  @Test func soundsAndValuesAreThoseOfTheCharts() throws {
    let scene = try scene("CafeSales")
    let file = try FigureFile(FigureFile(scene, hasSound: true).data())
    #expect(file.values == scene.figureValues && file.values != nil)
    #expect(file.sound?.starts(with: Data("RIFF".utf8)) == true)
    #expect(FigureFile(scene, hasSound: false).sound == nil)
    let text = ImageRenderer(content: Text("Fine")).scene()
    #expect(FigureFile(text, hasSound: true).sound == nil && FigureFile(text, hasSound: true).words == "Fine")
  }

  @Test func damagedFilesAreErrors() throws {
    let bytes = try FigureFile(try scene("CafeSales"), hasSound: false).data()
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(throws: (any Error).self) { try FigureFile(Data()) }
    #expect(throws: (any Error).self) { try FigureFile(bytes.prefix(bytes.count / 2)) }
    // A path with a command but without its point, and a glyph without a position.
    for damage in ["\"verbs\":[": "\"verbs\":[1,", "\"glyphs\":[": "\"glyphs\":[7,"] {
      let damaged = text.replacing(damage.key, with: damage.value)
      #expect(damaged != text)
      #expect(throws: (any Error).self) { try FigureFile(Data(damaged.utf8)) }
    }
  }
}
