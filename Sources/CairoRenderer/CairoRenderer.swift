import DisplayList

package enum CairoError: Error, Hashable {
  /// The picture would have more pixels than fit into memory or the format.
  case tooLarge(width: Int, height: Int)
  case library(String)
}

/// Draws display lists with Cairo.
package enum CairoRenderer {
  /// A PNG of `size` points at `scale` pixels per point; without a background it is transparent.
  package static func png(_ list: DisplayList, size: Size, scale: Double, background: RGBA?) throws -> [UInt8] { [] }

  /// A PDF of one page of `size` points.
  package static func pdf(_ list: DisplayList, size: Size, title: String, background: RGBA?) throws -> [UInt8] { [] }
}
