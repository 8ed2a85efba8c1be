import AppKit.NSImage
import Foundation
import OpenChartsDisplayList
import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct UIImageTests {
  /// A picture of four colours, 8 by 6 points at two pixels each.
  private func picture() throws -> UIImage {
    let renderer = ImageRenderer(
      content: VStack(spacing: 0) {
        HStack(spacing: 0) {
          Color(UIColor.red)
          Color(UIColor.green)
        }
        HStack(spacing: 0) {
          Color(UIColor.blue)
          Color.clear
        }
      }.frame(width: 8, height: 6))
    renderer.scale = 2
    return try #require(renderer.uiImage)
  }

  /// The image items of the picture, also those within groups and masks.
  private func items(_ view: some View) -> [ImageItem] {
    func found(_ items: [DisplayItem]) -> [ImageItem] {
      items.flatMap { item -> [ImageItem] in
        switch item {
        case .image(let image): [image]
        case .group(let group): found(group.children) + found(group.mask ?? [])
        default: []
        }
      }
    }
    return found(ImageRenderer(content: view).scene().list.items)
  }

  /// The image as a PNG file, drawn with one pixel for each pixel of the image.
  private func drawn(_ image: UIImage) throws -> Data {
    let renderer = ImageRenderer(content: Image(uiImage: image).background(.white))
    renderer.scale = image.scale
    return try renderer.png()
  }

  @Test("A renderer's image has the same pixels after encoding and decoding")
  func pngs() throws {
    let image = try picture()
    #expect(image.size == CGSize(width: 8, height: 6) && image.scale == 2)
    #expect(image.cgImage?.width == 16 && image.cgImage?.height == 12)
    let data = try #require(image.pngData())
    #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let again = try #require(UIImage(data: data, scale: 2))
    #expect(again == image && again.hashValue == image.hashValue)
    #expect(try drawn(again) == drawn(image))
    #expect(UIImage(data: data)?.size == CGSize(width: 16, height: 12))
  }

  @Test("A JPEG has the size of the picture, white where it is transparent, and becomes a PNG")
  func jpegs() throws {
    let image = try picture()
    let fine = try #require(image.jpegData(compressionQuality: 1))
    let short = try #require(image.jpegData(compressionQuality: 0))
    #expect(fine.starts(with: [0xFF, 0xD8]) && short.count < fine.count)
    let read = try #require(UIImage(data: fine, scale: 2))
    #expect(read.size == image.size)
    let png = try #require(read.pngData())
    let converted = try #require(UIImage(data: png, scale: 2))
    #expect(converted.size == image.size)
    #expect(try drawn(converted) == drawn(read))
    // A picture in one light grey has the same grey after JPEG encoding.
    let plain = ImageRenderer(content: Color(white: 0.8).frame(width: 16, height: 16))
    let grey = try #require(plain.uiImage?.jpegData(compressionQuality: 0.95).flatMap { UIImage(data: $0) })
    let wanted = try plain.png()
    #expect(try drawn(grey) == wanted)
    let clear = ImageRenderer(content: Color.clear.frame(width: 16, height: 16))
    let white = try #require(clear.uiImage?.jpegData(compressionQuality: 1).flatMap { UIImage(data: $0) })
    #expect(try drawn(white) == ImageRenderer(content: Color.white.frame(width: 16, height: 16)).png())
  }

  @Test("Data that are not an image give nil, and a damaged file has no pixels", arguments: [0, 1, 20, 40])
  func damage(length: Int) throws {
    let whole = try #require(try picture().jpegData(compressionQuality: 0.8))
    #expect(UIImage(data: whole.prefix(min(length, 19))) == nil)
    #expect(UIImage(data: Data("GIF89a".utf8)) == nil)
    #expect(UIImage(contentsOfFile: "/nowhere/at-all.png") == nil)
    #expect(UIImage(named: "NotThere") == nil && UIImage(systemName: "qqqq") == nil)
    let png = try #require(try picture().pngData())
    // The header alone gives a size but no pixels.
    let head = try #require(UIImage(data: png.prefix(40)))
    #expect(head.jpegData(compressionQuality: 0.5) == nil)
  }

  @Test("A file's name sets its pixels per point; a catalogue image has an appearance")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("A.xcassets/Sky.imageset"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let data = try #require(try picture().pngData())
    let path = folder.appendingPathComponent("Photo@2x.png").path
    try data.write(to: URL(fileURLWithPath: path))
    #expect(UIImage(contentsOfFile: path)?.size == CGSize(width: 8, height: 6))
    #expect(NSImage(contentsOfFile: path)?.size == CGSize(width: 8, height: 6))
    try data.write(to: folder.appendingPathComponent("A.xcassets/Sky.imageset/a.png"))
    try Data(#"{"images": [{"filename": "a.png", "scale": "2x"}]}"#.utf8)
      .write(to: folder.appendingPathComponent("A.xcassets/Sky.imageset/Contents.json"))
    let bundle = try #require(Bundle(path: folder.path))
    let sky = try #require(UIImage(named: "Sky", in: bundle, compatibleWith: nil))
    #expect(sky.size == CGSize(width: 8, height: 6) && sky.pngData() == data)
    #expect(ImageRenderer(content: Image(uiImage: sky)).transcript().contains("Sky"))
  }

  @Test("Assistive technology ignores an unnamed image until it is labelled")
  func labels() throws {
    let image = try picture()
    #expect(ImageRenderer(content: Image(uiImage: image)).transcript() == "")
    let labelled = Image(uiImage: image).accessibilityLabel("A garden")
    #expect(ImageRenderer(content: labelled).transcript().contains("A garden"))
    let pixels = try #require(image.cgImage)
    #expect(
      ImageRenderer(content: Image(pixels, scale: 2, label: Text("Pond"))).transcript().contains("Pond"))
    #expect(ImageRenderer(content: Image(decorative: pixels, scale: 2)).scene().size == image.size)
  }

  @Test("A template image takes the foreground style, a tinted image keeps its colour")
  func tints() throws {
    let image = try picture()
    func color(_ view: some View) throws -> String {
      try ImageRenderer(content: view.foregroundStyle(Color(UIColor.blue))).svg()
    }
    let plain = try color(Image(uiImage: image))
    let template = try color(Image(uiImage: image.withRenderingMode(.alwaysTemplate)))
    let tinted = try color(Image(uiImage: image.withTintColor(.red)))
    #expect(!plain.contains("mask") && template.contains("mask") && tinted.contains("mask"))
    #expect(template.contains("fill=\"#00f\"") && tinted.contains("fill=\"#f00\""))
    #expect(items(Image(uiImage: image)).first?.image.width == 16)
    let symbol = try #require(UIImage(systemName: "star"))
    #expect(symbol.isSymbolImage && symbol.pngData() == nil && symbol.cgImage == nil)
    #expect(try color(Image(uiImage: symbol)) == color(Image(systemName: "star")))
    #expect(try color(Image(uiImage: symbol.withTintColor(.red))) != color(Image(systemName: "star")))
  }

  @Test("An empty image has no size and no pixels, and shows nothing")
  func empty() throws {
    let none = UIImage()
    #expect(none.size == .zero && none.scale == 1 && none.cgImage == nil && none.pngData() == nil)
    #expect(none == UIImage() && !none.isSymbolImage)
    let shown = ImageRenderer(content: HStack { Image(uiImage: none).resizable().scaledToFit() })
    #expect(shown.scene().diagnostics == [])
    let row = HStack(spacing: 0) {
      Image(uiImage: none)
      Color.red.frame(width: 4, height: 4)
    }
    #expect(ImageRenderer(content: row).scene().size == CGSize(width: 4, height: 4))
    #expect(items(row).allSatisfy { !$0.isVisible })
  }

  @Test(
    "An image is rotated by its orientation",
    arguments: [
      // Four colours: top left and right, bottom left and right.
      (.up, "rgb-"), (.down, "-bgr"), (.left, "g-rb"), (.right, "br-g"), (.upMirrored, "gr-b"),
      (.downMirrored, "b-rg"), (.leftMirrored, "rbg-"), (.rightMirrored, "-gbr"),
    ] as [(UIImage.Orientation, String)])
  func orientations(orientation: UIImage.Orientation, corners: String) throws {
    let pixels = try #require(try picture().cgImage)
    let image = UIImage(cgImage: pixels, scale: 2, orientation: orientation)
    let colors: [Character: Color] = [
      "r": Color(UIColor.red), "g": Color(UIColor.green), "b": Color(UIColor.blue), "-": .clear,
    ]
    let parts = corners.map { colors[$0] ?? .black }
    let isUpright = [.up, .down, .upMirrored, .downMirrored].contains(orientation)
    let size = isUpright ? CGSize(width: 8, height: 6) : CGSize(width: 6, height: 8)
    let wanted = VStack(spacing: 0) {
      HStack(spacing: 0) {
        parts[0]
        parts[1]
      }
      HStack(spacing: 0) {
        parts[2]
        parts[3]
      }
    }.frame(width: size.width, height: size.height).background(.white)
    let renderer = ImageRenderer(content: wanted)
    renderer.scale = 2
    #expect(image.size == size && image.imageOrientation == orientation && image.cgImage == pixels)
    #expect(try drawn(image) == renderer.png())
    #expect(image.withRenderingMode(.alwaysOriginal).imageOrientation == orientation)
  }

  @Test("A symbol has the size, the weight and the scale of its configuration")
  func configurations() throws {
    func symbol(_ configuration: UIImage.SymbolConfiguration?) throws -> UIImage {
      try #require(UIImage(systemName: "star", withConfiguration: configuration))
    }
    func svg(_ image: UIImage) throws -> String {
      try ImageRenderer(content: Image(uiImage: image).font(.caption)).svg()
    }
    let star = Image(systemName: "star")
    #expect(try svg(symbol(nil)) == ImageRenderer(content: star.font(.caption)).svg())
    let large = try symbol(.init(pointSize: 40, weight: .bold, scale: .large))
    let same = star.imageScale(.large).font(.system(size: 40, weight: .bold))
    #expect(try svg(large) == ImageRenderer(content: same).svg())
    #expect(large.size == ImageRenderer(content: Image(uiImage: large)).scene().size)
    // A weight without a size keeps the size of the surrounding text.
    let bold = try symbol(.init(weight: .bold))
    #expect(try svg(bold) == ImageRenderer(content: star.font(.caption.bold())).svg())
    let both = UIImage.SymbolConfiguration(pointSize: 40).applying(.init(weight: .bold)).applying(
      .init(scale: .large))
    #expect(large.configuration == both && large == large.withConfiguration(both))
    #expect(UIImage(systemName: "qqqq", withConfiguration: both) == nil)
    #expect(UIImage(named: "NotThere", in: nil, with: nil) == nil)
    #expect(try picture().configuration == nil)
  }

  @Test("AppKit's image has the same behaviour")
  func appKit() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 4, height: 4))
    let image = try #require(renderer.nsImage)
    #expect(image.size == CGSize(width: 4, height: 4))
    let cgImage = try #require(renderer.cgImage)
    #expect(NSImage(cgImage: cgImage, size: CGSize(width: 2, height: 2)).size == CGSize(width: 2, height: 2))
    #expect(NSImage(cgImage: cgImage, size: .zero) == image)
    #expect(try ImageRenderer(content: Image(nsImage: image)).png() == renderer.png())
    #expect(NSImage(data: Data()) == nil && NSImage(named: "NotThere") == nil)
    #expect(NSImage(systemSymbolName: "star", accessibilityDescription: nil) != nil)
  }
}
