import CairoRenderer
import DisplayList
import FuzzTables
import Limits

extension FuzzTarget {
  /// Readers of documents, messages and images.
  package static let documents: [FuzzTarget] = [
    FuzzTarget("image", fuzzImage), FuzzTarget("markdown", fuzzMarkdown),
    FuzzTarget("message", fuzzMessage), FuzzTarget("catalog", fuzzCatalog),
    FuzzTarget("inline", fuzzInlineMarkdown),
  ]
}

/// An image file: its header, and its pixels where the header allows few.
package func fuzzImage(_ bytes: UnsafeRawBufferPointer) {
  guard let image = RasterImage(Array(bytes)) else { return }
  precondition(image.width > 0 && image.height > 0)
  guard image.width <= 512, image.height <= 512 else { return }
  if let png = ImageFile.png(image, scale: 2) { precondition(png.count > 8) }
  _ = ImageFile.jpeg(image, quality: 0.5)
}
