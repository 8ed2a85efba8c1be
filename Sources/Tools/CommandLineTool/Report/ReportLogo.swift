import Foundation
import OpenChartsCairoRenderer
import OpenChartsDisplayList

/// The logo of a report: above the title, and in the heads of the further pages of a PDF.
struct ReportLogo {
  /// The alternative text; empty if the logo is decoration.
  let words: String
  private let light: ReportImages.Picture
  /// The picture on dark pages; `nil` means the other one, on a light plate.
  private let dark: ReportImages.Picture?

  /// The heights above the title and in the heads of pages, and the maximum width, in points.
  static let (height, runningHeight, width) = (36.0, 18.0, 220.0)

  /// Reads the files; `nil` without a logo.
  ///
  /// - Throws: ``ReportProblem`` for a file that is no picture of a known format, is damaged or may not be read.
  init?(_ files: LogoFiles?, _ images: ReportImages) throws(ReportProblem) {
    guard let files, let name = files.light else { return nil }
    light = try images.logo(name, of: files)
    if let name = files.dark { dark = try images.logo(name, of: files) } else { dark = nil }
    words = files.words ?? ""
  }

  /// The picture for light pages and paper, and the hidden one that the style sheet of dark pages shows instead. Printed
  /// pages would have the wrong source of a `picture` element, because browsers choose it too late.
  func html(_ theme: ReportTheme) -> String {
    func image(_ picture: ReportImages.Picture, _ attributes: String) -> String {
      "<img class=\"logo\(attributes) src=\"\(picture.address)\" alt=\"\(ReportPage.escaped(words))\">\n"
    }
    guard let dark else { return image(light, " plain\"") }
    guard theme != .light else { return image(light, "\"") }
    return image(light, " bright\"") + image(dark, " night\" hidden")
  }

  /// The logo for a PDF, as large as a height in points allows; `nil` if the picture cannot be drawn.
  func drawing(isDark: Bool, height: Double) -> ReportDrawing? {
    let picture = isDark ? dark ?? light : light
    guard let (image, size) = picture.raster, size.width > 0, size.height > 0 else { return nil }
    let hasPlate = isDark && dark == nil
    let padding = hasPlate ? height / 8 : 0
    let inner = Size(Self.width - 2 * padding, height - 2 * padding)
    let largestScale = picture.isVector ? Double.infinity : 1
    let scale = min(inner.width / size.width, inner.height / size.height, largestScale)
    let frame = Rect(x: padding, y: padding, width: size.width * scale, height: size.height * scale)
    let outer = Size(frame.width + 2 * padding, frame.height + 2 * padding)
    var items: [DisplayItem] = []
    if hasPlate {
      let plate = Rect(x: 0, y: 0, width: outer.width, height: outer.height)
      items.append(.rects(RectBatch([plate], radii: CornerRadii(padding), fill: .color(.white))))
    }
    items.append(.image(ImageItem(image, in: frame)))
    return ReportDrawing(items: items, size: outer, words: words)
  }
}

extension ReportImages.Picture {
  var isVector: Bool { type == "image/svg+xml" }

  /// The picture as pixels, and its size in points: a pixel of a file is a point. `nil` for other formats than PNG, JPEG
  /// and SVG, and for SVG without librsvg.
  var raster: (image: RasterImage, size: Size)? {
    guard isVector else {
      return RasterImage(bytes).map { ($0, Size(Double($0.width), Double($0.height))) }
    }
    return SVGImage.raster(bytes, scale: 3).map { image, scale in
      (image, Size(Double(image.width) / scale, Double(image.height) / scale))
    }
  }
}
