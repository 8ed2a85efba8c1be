import Foundation
import OpenChartsDisplayList
import SwiftUI
import Testing

@MainActor @Suite struct ImageTests {
  /// Runs a test with a bundle in a temporary folder, which is then removed.
  private func withBundle(_ files: [String: Data], _ body: @MainActor (Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, data) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    try body(#require(Bundle(path: folder.path)))
  }

  private func png(_ color: Color, _ width: CGFloat, _ height: CGFloat) throws -> Data {
    let renderer = ImageRenderer(content: color.frame(width: width, height: height))
    renderer.scale = 1
    return try renderer.png()
  }

  @Test func aResourceNamesAFileOrAColourOfACatalogue() throws {
    let contents = Data(#"{"images": [{"filename": "a.png", "scale": "1x"}]}"#.utf8)
    let tone = Data(
      #"{"colors": [{"color": {"components": {"red": "1.0", "green": "0.0", "blue": "0.0"}}}]}"#.utf8)
    try withBundle([
      "A.xcassets/Sky.imageset/Contents.json": contents,
      "A.xcassets/Sky.imageset/a.png": try png(.blue, 7, 5),
      "A.xcassets/Tone.colorset/Contents.json": tone,
    ]) { bundle in
      let sky = ImageResource(name: "Sky", bundle: bundle)
      #expect(ImageRenderer(content: Image(sky)).scene().size == CGSize(width: 7, height: 5))
      #expect(ImageRenderer(content: Image(sky)).transcript().contains("Sky"))
      #expect(!ImageRenderer(content: Image(decorative: sky)).transcript().contains("Sky"))
      let color = Color(ColorResource(name: "Tone", bundle: bundle))
      #expect(color.rgba(in: EnvironmentValues()) == RGBA(1, 0, 0))
      #expect(ImageRenderer(content: Label("Evening", image: sky)).transcript().contains("Evening"))
    }
  }

  @Test("Links that form loops, and files that are devices, do not delay a search")
  func loops() throws {
    let contents = Data(#"{"images": [{"filename": "a.png", "scale": "1x"}]}"#.utf8)
    try withBundle([
      "A.xcassets/Group/Sky.imageset/Contents.json": contents,
      "A.xcassets/Group/Sky.imageset/a.png": try png(.blue, 7, 5),
      "Own.bundle/readme": Data(),
    ]) { bundle in
      let catalog = bundle.bundlePath + "/A.xcassets"
      for index in 0..<12 {
        try FileManager.default.createSymbolicLink(
          atPath: "\(catalog)/A\(index)", withDestinationPath: catalog)
        try FileManager.default.createSymbolicLink(
          atPath: "\(bundle.bundlePath)/B\(index).bundle", withDestinationPath: bundle.bundlePath)
      }
      let endless = catalog + "/Endless.colorset"
      try FileManager.default.createDirectory(atPath: endless, withIntermediateDirectories: false)
      try FileManager.default.createSymbolicLink(
        atPath: endless + "/Contents.json", withDestinationPath: "/dev/zero")
      let start = ContinuousClock.now
      let sky = ImageResource(name: "Sky", bundle: bundle)
      #expect(ImageRenderer(content: Image(sky)).scene().size == CGSize(width: 7, height: 5))
      for name in ["Missing", "Endless"] {
        let color = Color(ColorResource(name: name, bundle: bundle))
        #expect(!ImageRenderer(content: color.frame(width: 9, height: 9)).scene().diagnostics.isEmpty)
      }
      // Paths through twelve links at six levels would be three million folders.
      #expect(ContinuousClock.now - start < .seconds(20))
    }
  }

  @Test("An SVG of a catalogue is drawn in its size, larger, and as a template in the foreground style")
  func svgs() throws {
    func contents(_ properties: String = "") -> Data {
      Data("{\"images\": [{\"filename\": \"a.svg\", \"idiom\": \"universal\"}]\(properties)}".utf8)
    }
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12"><path fill="blue" d="M0 0h24v12H0z"/></svg>
      """
    try withBundle([
      "A.xcassets/Box.imageset/Contents.json": contents(), "A.xcassets/Box.imageset/a.svg": Data(svg.utf8),
      "A.xcassets/Mask.imageset/Contents.json":
        contents(", \"properties\": {\"template-rendering-intent\": \"template\"}"),
      "A.xcassets/Mask.imageset/a.svg": Data(svg.utf8),
      "A.xcassets/Broken.imageset/Contents.json": contents(),
      "A.xcassets/Broken.imageset/a.svg": Data("<svg".utf8),
    ]) { bundle in
      let image = Image("Box", bundle: bundle)
      #expect(ImageRenderer(content: image).scene().size == CGSize(width: 24, height: 12))
      @MainActor func drawn(_ view: some View) throws -> Data {
        try ImageRenderer(content: view.frame(width: 240, height: 120)).png()
      }
      let clear = try drawn(Color.clear)
      let blue = try drawn(image.resizable())
      #expect(blue != clear)
      #expect(try drawn(image.resizable().foregroundStyle(.red)) == blue)
      let mask = Image("Mask", bundle: bundle).resizable()
      let red = try drawn(mask.foregroundStyle(.red))
      #expect(red != clear && red != blue)
      #expect(try drawn(mask.foregroundStyle(.green)) != red)
      let broken = ImageRenderer(content: Image("Broken", bundle: bundle)).scene()
      #expect(broken.diagnostics.contains { $0.contains("“Broken”") })
    }
  }

  @Test func aPictureRepeatsOverAShape() throws {
    try withBundle(["Dot.png": try png(.blue, 4, 6)]) { bundle in
      let image = Image("Dot", bundle: bundle)
      let view = Rectangle().fill(ImagePaint(image: image, scale: 2)).frame(width: 40, height: 40).padding(5)
      let svg = try ImageRenderer(content: view).svg()
      #expect(svg.contains("patternUnits=\"userSpaceOnUse\" x=\"5\" y=\"5\" width=\"8\" height=\"12\""))
      #expect(svg.contains("<image") && svg.contains("fill=\"url(#"))
      // Every pixel is blue, in the selected part and at the ends of the image.
      let part = Rectangle().fill(
        .image(image, sourceRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1))
      ).frame(width: 40, height: 40)
      let renderer = ImageRenderer(content: part)
      let plain = ImageRenderer(content: Color.blue.frame(width: 40, height: 40))
      #expect(try renderer.png() == plain.png())
      let symbol = ImageRenderer(content: Circle().fill(ImagePaint(image: Image(systemName: "star"))))
      #expect(symbol.scene().diagnostics.contains { $0.contains("star") })
      #expect(
        ImageRenderer(content: Circle().fill(ImagePaint(image: Image("Nope", bundle: bundle)))).scene()
          .diagnostics.contains { $0.contains("Nope") })
    }
  }

  @Test func effectsOfColourReachAFile() throws {
    try withBundle(["Dot.png": try png(.blue, 4, 4)]) { bundle in
      let view = Image("Dot", bundle: bundle).grayscale(1).colorInvert()
      let item = try #require(images(Probe.tree(view, width: 9, height: 9).draw().list.items).first)
      #expect(item.colors == ColorMatrix.identity.then(.saturation(0)).then(.inversion))
      let svg = try ImageRenderer(content: view).svg()
      #expect(svg.contains("<feColorMatrix") && svg.contains("filter=\"url(#"))
    }
  }

  /// The start of a JPEG, with its size.
  private func jpegHead(_ width: UInt8, _ height: UInt8) -> Data {
    Data([0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, height, 0, width, 1, 1, 0x11, 0])
  }

  private func images(_ items: [DisplayItem]) -> [ImageItem] {
    items.flatMap { item -> [ImageItem] in
      switch item {
      case .image(let image): [image]
      case .group(let group): images(group.children) + images(group.mask ?? [])
      case .path, .rects, .symbols, .scene, .text: []
      }
    }
  }

  private func images(
    _ view: some View, width: CGFloat? = nil, height: CGFloat? = nil,
    _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> [ImageItem] {
    images(Probe.tree(view, width: width, height: height, change).draw().list.items)
  }

  @Test func aFileHasItsOwnSizeOrTheOneItIsOffered() throws {
    try withBundle(["Logo.png": png(.red, 30, 20)]) { bundle in
      let logo = Image("Logo", bundle: bundle)
      #expect(Probe.size(logo, width: 90, height: 90) == CGSize(30, 20))
      #expect(Probe.size(logo.resizable(), width: 90, height: 80) == CGSize(90, 80))
      #expect(Probe.size(logo.resizable()) == CGSize(30, 20))
      #expect(Probe.size(logo.resizable().scaledToFit(), width: 90, height: 90) == CGSize(90, 60))
      let filled = images(logo.resizable().scaledToFill().frame(width: 60, height: 60)).first?.rect
      #expect(filled?.width == 90 && filled?.height == 60)
      #expect(Probe.texts(Image("Logo.png", bundle: bundle)) == ["Logo.png."])
    }
  }

  @Test func theScaleOfADeviceChoosesTheFile() throws {
    let files = try [
      "Logo.png": png(.red, 10, 10), "Logo@2x.png": png(.red, 20, 20), "Photo@3x.jpg": jpegHead(30, 60),
    ]
    try withBundle(files) { bundle in
      for scale in [1.0, 2, 3] {
        let logo = images(Image("Logo", bundle: bundle)) { $0.displayScale = scale }
        #expect(logo.first?.image.width == (scale == 1 ? 10 : 20) && logo.first?.rect.width == 10)
        let photo = images(Image("Photo", bundle: bundle)) { $0.displayScale = scale }.first
        #expect(photo?.image.format == .jpeg && photo?.rect.size == Size(10, 20))
      }
    }
  }

  @Test func aCatalogueChoosesByScaleAndAppearance() throws {
    let contents = """
      {"images": [
        {"idiom": "universal", "scale": "1x"},
        {"idiom": "universal", "scale": "2x", "filename": "light.png"},
        {"idiom": "universal", "scale": "2x", "filename": "dark.png",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]}
      ], "properties": {"template-rendering-intent": "template"}}
      """
    let set = "Assets.xcassets/Brand/Logo.imageset/"
    let files = try [
      set + "Contents.json": Data(contents.utf8), set + "light.png": png(.red, 20, 20),
      set + "dark.png": png(.blue, 40, 40),
    ]
    try withBundle(files) { bundle in
      let logo = Image("Logo", bundle: bundle)
      #expect(images(logo).map(\.rect.width) == [10])
      #expect(images(logo) { $0.colorScheme = .dark }.map(\.rect.width) == [20])
      #expect(images(logo) { $0.displayScale = 1 }.map(\.image.width) == [20])
      // A template image has the foreground style in the shape of the image.
      @MainActor func group(_ image: Image) -> GroupItem? {
        let items = Probe.tree(image.foregroundStyle(.green)).draw().list.items
        if case .group(let group)? = items.first { return group }
        return nil
      }
      #expect(group(logo)?.mask?.count == 1 && group(logo.renderingMode(.template))?.mask?.count == 1)
      #expect(group(logo.renderingMode(.original)) == nil)
    }
  }

  @Test func documentsHoldTheFile() throws {
    let file = try png(.red, 3, 2)
    try withBundle(["Logo.png": file, "Photo.jpg": jpegHead(4, 4)]) { bundle in
      let logo = Image("Logo", bundle: bundle).resizable()
      @MainActor func svg(_ view: some View) throws -> String {
        try ImageRenderer(content: view.frame(width: 30, height: 20)).svg()
      }
      let plain = try svg(logo)
      #expect(plain.contains("href=\"data:image/png;base64,\(file.base64EncodedString())\""))
      #expect(plain.contains("width=\"30\" height=\"20\"") && !plain.contains("pixelated"))
      #expect(try svg(logo.interpolation(.none)).contains("image-rendering:pixelated"))
      let photo = try svg(Image("Photo", bundle: bundle))
      #expect(photo.contains("data:image/jpeg;base64,\(jpegHead(4, 4).base64EncodedString())\""))
    }
  }

  @Test func aMissingFileIsAGreyBoxAndSaid() throws {
    try withBundle(["Words.png": Data("words".utf8)]) { bundle in
      for name in ["Nothing", "Words"] {
        let image = Image(name, bundle: bundle)
        let scene = ImageRenderer(content: image).scene()
        let message = "There is no PNG, JPEG or SVG image named “\(name)”: a grey box is drawn instead."
        #expect(scene.diagnostics == [message])
        #expect(images(image).isEmpty && Probe.rects(image) == [CGRect(x: 0, y: 0, width: 20, height: 20)])
      }
      let unnamed = Image("", bundle: bundle)
      #expect(ImageRenderer(content: unnamed).scene().diagnostics == [] && Probe.rects(unnamed) == [])
    }
  }

  @Test func readersHearTheNameOrTheLabelAndNothingOfDecoration() throws {
    try withBundle(["Logo.png": png(.red, 3, 2)]) { bundle in
      #expect(Probe.texts(Image("Logo", bundle: bundle)) == ["Logo."])
      #expect(Probe.texts(Image("Logo", bundle: bundle, label: Text("Our sign"))) == ["Our sign."])
      #expect(Probe.texts(Image(decorative: "Logo", bundle: bundle)).isEmpty)
    }
  }
}
