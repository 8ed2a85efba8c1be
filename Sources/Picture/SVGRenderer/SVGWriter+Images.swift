import OpenChartsDisplayList

extension SVGWriter {
  /// Writes an image with its original file as a data URL.
  mutating func write(_ item: ImageItem) {
    guard item.isVisible else { return }
    body.append("<image x=\"", length: item.rect.x)
    body.append("\" y=\"", length: item.rect.y)
    body.append("\" width=\"", length: item.rect.width)
    body.append("\" height=\"", length: item.rect.height, "\" preserveAspectRatio=\"none\"")
    if let colors = item.colors { writeReference(" filter=\"url(#", filterNumber(colors)) }
    // The orientation in the file's metadata is ignored, for all image formats.
    body.append(" style=\"image-orientation:none")
    if item.interpolation == .none { body.append(";image-rendering:pixelated") }
    body.append("\"")
    body.append(" href=\"data:image/")
    switch item.image.format {
    case .png: body.append("png;base64,")
    case .jpeg: body.append("jpeg;base64,")
    }
    appendBase64(item.image.bytes)
    body.append("\"/>")
  }

  private mutating func appendBase64(_ bytes: [UInt8]) {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    body.reserve(bytes.count / 3 * 4 + 4)
    var i = 0
    while i < bytes.count {
      let count = min(3, bytes.count - i)
      var word = Int(bytes[i]) << 16
      if count > 1 { word |= Int(bytes[i + 1]) << 8 }
      if count > 2 { word |= Int(bytes[i + 2]) }
      for k in 0..<4 {
        body.append(byte: k <= count ? letters[word >> (18 - 6 * k) & 63] : UInt8(ascii: "="))
      }
      i += 3
    }
  }
}
