import FuzzTables
import OpenChartsCairoRenderer
import OpenChartsDisplayList
import OpenChartsLimits

extension FuzzTarget {
  /// Fuzz targets for documents, messages and images.
  package static let documents: [FuzzTarget] = [
    FuzzTarget("image", fuzzImage), FuzzTarget("markdown", fuzzMarkdown),
    FuzzTarget("message", fuzzMessage), FuzzTarget("catalog", fuzzCatalog), FuzzTarget("model", fuzzModel),
    FuzzTarget("inline", fuzzInlineMarkdown),
  ]
}

/// Decodes an image file, and encodes it again if it has at most 512 × 512 pixels.
package func fuzzImage(_ bytes: UnsafeRawBufferPointer) {
  guard let image = RasterImage(Array(bytes)) else { return }
  precondition(image.width > 0 && image.height > 0)
  guard image.width <= 512, image.height <= 512 else { return }
  if let png = ImageFile.png(image, scale: 2) { precondition(png.count > 8) }
  _ = ImageFile.jpeg(image, quality: 0.5)
}
