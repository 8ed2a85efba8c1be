internal import OpenChartsCCairo
import OpenChartsDisplayList

/// A PDF that Cairo writes, page by page.
final class PDFFile {
  let surface: OpaquePointer
  private let output = ByteSink()

  /// - Parameter size: The size of a page, in points.
  init(size: Size, title: String, author: String? = nil) throws {
    try CairoLibrary.load()
    let pdfSurface = cairo.pdf_surface_create_for_stream(
      { closure, data, length in
        guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
        let sink = Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue()
        sink.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(output).toOpaque(), size.width, size.height)
    guard let pdfSurface else { throw CairoError.library("no page") }
    surface = pdfSurface
    // Later versions use compressed object streams, in which the structure could not be completed.
    cairo.pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_4)
    if !title.isEmpty { cairo.pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title) }
    if let author { cairo.pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_AUTHOR, author) }
    // The same picture gives the same bytes, so the creation date is fixed.
    cairo.pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
  }

  deinit { cairo.surface_destroy(surface) }

  func endPage() { cairo.surface_show_page(surface) }

  /// Returns the complete file.
  func finished() throws -> [UInt8] {
    cairo.surface_finish(surface)
    let status = cairo.surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw CairoError.library(CairoLibrary.text(of: status))
    }
    return withExtendedLifetime(output) {
      PDFResources.removeDuplicates(in: &output.bytes)
      return output.bytes
    }
  }

  /// Returns the complete file with its structure.
  ///
  /// - Throws: ``CairoError/structure(_:)`` if the structure cannot be added.
  func finished(with structure: PDFStructure) throws -> [UInt8] { try structure.added(to: try finished()) }

  /// The creation date in the format of PDF. The same picture gives the same bytes, so the date is fixed.
  static let date = "D:20000101000000Z"
}

/// Collects the bytes that Cairo writes.
private final class ByteSink {
  var bytes: [UInt8] = []
}
