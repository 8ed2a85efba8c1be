import OpenChartsDisplayList

extension SVGRenderer {
  /// A picture in dark appearance.
  package struct DarkPicture: Sendable {
    package var list: DisplayList
    package var size: Size
    package var background: RGBA?

    package init(_ list: DisplayList, size: Size, background: RGBA?) {
      (self.list, self.size, self.background) = (list, size, background)
    }
  }

  /// Renders a document that shows the dark picture if the user prefers a dark appearance, and otherwise the light one.
  ///
  /// If the two pictures differ only in colours, the document has the elements of the light picture. An element whose
  /// colour differs has a class, and a style rule within a media query sets the dark colour. Viewers without style
  /// rules therefore show the light picture. Otherwise the document contains both drawings.
  package static func render(
    _ light: DisplayList, size: Size, options: SVGOptions, dark: DarkPicture
  ) -> String {
    var darkOptions = options
    darkOptions.background = dark.background
    (darkOptions.title, darkOptions.description, darkOptions.styleSheet) = ("", "", "")
    var day = document(light, size: size, options: options)
    let night = document(dark.list, size: dark.size, options: darkOptions)
    let prefix = prefix(for: day.buffer.bytes + night.buffer.bytes)
    day.buffer.fillPrefix(prefix)
    let name = String(decoding: prefix, as: UTF8.self)
    let start = String(decoding: day.buffer.bytes[..<day.content], as: UTF8.self)
    let drawing = SVGColors(String(decoding: day.buffer.bytes[day.content...], as: UTF8.self))
    func darkText(_ prefix: [UInt8]) -> String {
      var buffer = night.buffer
      buffer.fillPrefix(prefix)
      return String(decoding: buffer.bytes[night.content...], as: UTF8.self)
    }
    let darkDrawing = SVGColors(darkText(prefix))
    guard size == dark.size, drawing.hasSameDrawing(as: darkDrawing) else {
      return start + both(drawing, darkText(self.prefix(for: night.buffer.bytes)), dark.size, name)
    }
    return start + recolored(drawing, as: darkDrawing, name)
  }

  private static let query = "@media(prefers-color-scheme:dark)"
  /// LibreOffice applies the rules of every media query. It does not know this pseudo-class, and so ignores the rules.
  private static let scope = ":root ."

  /// Writes one drawing, with style rules for the colours of the dark picture.
  private static func recolored(_ light: SVGColors, as dark: SVGColors, _ prefix: String) -> String {
    var rules: [String] = []
    var numbers: [String: Int] = [:]
    var body = ""
    var classes: [String] = []
    var attributes = ""
    // All colours of one element share its class attribute.
    func end() {
      if !classes.isEmpty { body += " class=\"\(classes.joined(separator: " "))\"" }
      body += attributes
      (classes, attributes) = ([], "")
    }
    for (pieceIndex, piece) in light.pieces.enumerated() {
      if piece.utf8.contains(UInt8(ascii: "<")) { end() }
      if attributes.isEmpty { body += piece } else { attributes += piece }
      guard pieceIndex < light.attributes.count else { break }
      let (day, night) = (light.attributes[pieceIndex], dark.attributes[pieceIndex])
      attributes += " \(day.name)=\"\(day.value)\""
      if let opacity = day.opacity { attributes += " \(day.opacityName)=\"\(opacity)\"" }
      guard day != night else { continue }
      var rule = "\(day.name):\(night.value)"
      if day.opacity != night.opacity { rule += ";\(day.opacityName):\(night.opacity ?? "1")" }
      if numbers[rule] == nil {
        numbers[rule] = rules.count
        rules.append(rule)
      }
      classes.append("\(prefix)-c\(numbers[rule] ?? 0)")
    }
    end()
    guard !rules.isEmpty else { return body }
    let text = rules.enumerated().map { "\(scope)\(prefix)-c\($0.offset){\($0.element)}" }.joined()
    return "<style>\(query){\(text)}</style>" + body
  }

  /// Two drawings, of which one is displayed.
  private static func both(_ light: SVGColors, _ dark: String, _ size: Size, _ prefix: String) -> String {
    var text = "<style>\(query){\(scope)\(prefix)-day{display:none}"
    text += "\(scope)\(prefix)-night{display:inline}}</style>"
    text += "<g class=\"\(prefix)-day\">"
    for (piece, attribute) in zip(light.pieces, light.attributes) {
      text += piece + " \(attribute.name)=\"\(attribute.value)\""
      if let opacity = attribute.opacity { text += " \(attribute.opacityName)=\"\(opacity)\"" }
    }
    let end = "</svg>\n"
    text += (light.pieces.last ?? "").dropLast(end.count)
    var box = ByteBuffer()
    box.append("<svg class=\"")
    box.append(raw: prefix)
    box.append("-night\" display=\"none\" viewBox=\"0 0 ", length: size.width)
    box.append(" ", length: size.height, "\">")
    return text + "</g>" + String(decoding: box.bytes, as: UTF8.self) + dark.dropLast(end.count) + "</svg>"
      + end
  }
}
