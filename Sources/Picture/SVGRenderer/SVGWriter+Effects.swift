import OpenChartsDisplayList

/// Clips, filters and masks.
extension SVGWriter {
  mutating func clipNumber(_ path: VectorPath, evenOdd: Bool) -> Int {
    let (number, isNew) = definitions.number(for: .clip(path, evenOdd: evenOdd))
    if isNew {
      definitions.buffer.append("<clipPath id=\"", identifier: number, "\"><path d=\"")
      PathData.append(path, to: &definitions.buffer)
      definitions.buffer.append(evenOdd ? "\" clip-rule=\"evenodd\"/></clipPath>" : "\"/></clipPath>")
    }
    return number
  }

  // Returns the number of a filter. Its region is larger than any picture, because a fraction of the content's box
  // would be zero for a line.
  mutating func filterNumber(blur: Double, shadow: GroupItem.Shadow?) -> Int {
    let (number, isNew) = definitions.number(for: .filter(blur: blur, shadow: shadow))
    guard isNew else { return number }
    definitions.buffer.append("<filter id=\"", identifier: number)
    definitions.buffer.append(
      """
      " filterUnits="userSpaceOnUse" x="-9999" y="-9999" width="29999" height="29999" \
      color-interpolation-filters="sRGB">
      """)
    if blur > 0 {
      definitions.buffer.append("<feGaussianBlur stdDeviation=\"", length: blur)
      definitions.buffer.append(shadow == nil ? "\"/>" : "\" result=\"content\"/>")
    }
    if let shadow {
      // Uses basic primitives: librsvg 2.54 does not draw elements with feDropShadow.
      definitions.buffer.append("<feOffset dx=\"", length: shadow.x)
      definitions.buffer.append("\" dy=\"", length: shadow.y)
      definitions.buffer.append(
        "\"/><feGaussianBlur stdDeviation=\"", length: shadow.radius / 2, "\" result=\"shape\"/><feFlood")
      definitions.buffer.append(paint: " flood-color=\"", opacity: " flood-opacity=\"", shadow.color)
      definitions.buffer.append("/><feComposite in2=\"shape\" operator=\"in\"/><feMerge><feMergeNode/>")
      definitions.buffer.append("<feMergeNode in=\"")
      definitions.buffer.append(blur > 0 ? "content" : "SourceGraphic")
      definitions.buffer.append("\"/></feMerge>")
    }
    definitions.buffer.append("</filter>")
    return number
  }

  /// Returns the number of a filter that changes colours.
  mutating func filterNumber(_ colors: ColorMatrix) -> Int {
    let (number, isNew) = definitions.number(for: .colors(colors))
    guard isNew else { return number }
    definitions.buffer.append("<filter id=\"", identifier: number)
    definitions.buffer.append(
      "\" color-interpolation-filters=\"sRGB\"><feColorMatrix type=\"matrix\" values=\"")
    for row in colors.rows {
      for value in [row[0], row[1], row[2], 0, row[3]] {
        definitions.buffer.append(factor: value, decimals: 4)
        definitions.buffer.append(" ")
      }
    }
    definitions.buffer.append("0 0 0 ")
    definitions.buffer.append(factor: colors.alpha, decimals: 4)
    definitions.buffer.append(" 0\"/></filter>")
    return number
  }

  mutating func maskNumber(_ items: [DisplayItem]) -> Int {
    let (number, isNew) = definitions.number(for: .mask(items))
    guard isNew else { return number }
    let outer = body
    body = ByteBuffer()
    write(items)
    let content = body
    body = outer
    definitions.buffer.append("<mask id=\"", identifier: number)
    definitions.buffer.append(
      """
      " maskUnits="userSpaceOnUse" x="-9999" y="-9999" width="29999" height="29999" \
      style="mask-type:alpha">
      """)
    definitions.buffer.append(content)
    definitions.buffer.append("</mask>")
    return number
  }
}
